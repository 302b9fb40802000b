import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { kindOfHeading } from '../../../page/lines/headings/section-headings.js';
import { readTextSections } from '../../../page/tree/sections.js';
import { SECTION_WORDS } from './section-words.js';

const HEADINGS = SECTION_WORDS.flatMap(([kind, language, headings]) =>
  headings.split('|').map((heading) => [heading.replace('*', ''), language, kind] as const),
);

itHoldsForEvery('headings stand above their kind of section', HEADINGS, (heading, _language, kind) => {
  // An earlier kind may know the same words in another language; no heading may be lost to "other" or to nothing.
  expect(kindOfHeading(heading)).toBeDefined();
  if (kind !== 'other') expect(Object.values(readTextSections(`${heading}\n• A thing`))).toEqual([['A thing']]);
});

it.each([
  ['dein Profil', 'requirements'],
  ['Von Vorteil', 'nice_to_have'],
  ['Wir bieten', 'benefits'],
  ['Votre profil', 'requirements'],
  ['Что мы предлагаем', 'benefits'],
  ['자격요건', 'requirements'],
  ['우대사항', 'nice_to_have'],
  ['Deine Aufgaben', 'other'],
  ['Our bakery', undefined],
  ['Co budeme požadovat?', 'requirements'],
  ['Co budeme péct?', undefined],
  ['Et vous ?', 'requirements'],
  ['Vos atouts', 'requirements'],
  ['Nos atouts', 'benefits'],
  ['Wir freuen uns auf dich, wenn', 'requirements'],
  ['Wir freuen uns auf Sie', undefined],
  ['Worauf du dich freuen kannst', 'benefits'],
  ['Arbejdet vil kræve, at du:', 'requirements'],
  ['Rigtig godt, hvis du også har bagt med', 'nice_to_have'],
  ['Le candidat doit avoir :', 'requirements'],
  ['Le candidat doit envoyer', 'other'],
  ["What you'll need", 'requirements'],
  ["Documents you'll need", undefined],
  ['Uns überzeugt', 'requirements'],
  ['Wer passt zu uns?', 'requirements'],
  ['Profile', 'requirements'],
  ['Company profile', 'other'],
  ['Chi stiamo cercando', 'requirements'],
  ['¿Qué tienes que saber?', 'requirements'],
  ['Lo que tienes que saber sobre nosotros', 'other'],
  ['Womit Sie uns überzeugen', 'requirements'],
  ['Lassen Sie sich von uns überzeugen', undefined],
  ['What we need from you', 'requirements'],
  ['Documents we need from you', undefined],
  ['Vous vous reconnaissez ?', undefined],
  ['Ti riconosci?', undefined],
  ['Le persone che fanno la differenza', undefined],
  ['Pro nás jste důležití', undefined],
  ['Lan-baldintzak', undefined],
  ['U nas możesz liczyć na:', 'benefits'],
  ['Na nas możesz liczyć', undefined],
  ['Chez nous, tu peux compter sur :', 'benefits'],
  ['Vous pouvez compter sur nous', undefined],
  ['Číst můžete, na nás se můžete spolehnout', undefined],
  ['Amire számíthatsz', 'benefits'],
  ['Ránk számíthatsz', undefined],
  ['Leistungen für dich', 'benefits'],
  ['Package', 'benefits'],
  ['Package handling', undefined],
  ['Je potřeba doložit výpis', undefined],
  ['Vad krävs?', 'requirements'],
  ['Du kan', 'requirements'],
  ['Du kan søke her', undefined],
  ['Bonus', undefined],
])('"%s" stands above %s', (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});

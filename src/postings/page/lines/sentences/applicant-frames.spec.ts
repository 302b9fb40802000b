import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { APPLICANTS } from '../../../text/words/sentences/applicant-frames.js';
import { readToldInSentences } from './told-in-sentences.js';

/** Something that can be asked for, by the language of its row. */
const THINGS: Readonly<Record<string, string>> = {
  en: 'a driving licence',
  de: 'einen Führerschein besitzen',
  fr: 'avoir le permis B',
  es: 'tener carné de conducir',
  ca: 'tenir carnet de conduir',
  pt: 'ter carta de condução',
  it: 'avere la patente B',
  nl: 'een rijbewijs hebben',
  sv: 'ha körkort',
  'da no': 'have kørekort',
  fi: 'omata ajokortti',
  pl: 'posiadać prawo jazdy',
  'cs sk': 'mít řidičský průkaz',
  'hr sr sl': 'imati vozačku dozvolu',
  ro: 'să aibă permis de conducere',
  bg: 'да има шофьорска книжка',
  ru: 'иметь водительские права',
  uk: 'мати водійське посвідчення',
  el: 'να έχει δίπλωμα οδήγησης',
};

itHoldsForEvery(
  'asks something of whoever applies',
  APPLICANTS.flatMap(([language, who, must]) =>
    who.split('|').flatMap((one) => must.split('|').map((verb) => [`${one} ${verb}`, language] as const)),
  ),
  (words, language) => {
    const sentence = `${words} ${THINGS[language] ?? ''}.`;
    expect(readToldInSentences(sentence)).toEqual({ requirements: [sentence] });
  },
);

it.each([
  'Candidates should send a CV by 3 May.',
  'Applicants must be aware that interviews take place in May.',
  'Bewerber sollten ihre Unterlagen bis Mai senden.',
  'Le candidat doit envoyer son dossier avant le 3 mai.',
  'Los candidatos deben enviar su solicitud antes de mayo.',
])('how one applies is nothing that is asked: "%s"', (sentence) => {
  expect(readToldInSentences(sentence)).toEqual({});
});

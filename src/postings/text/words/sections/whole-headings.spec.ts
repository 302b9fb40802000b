import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { kindOfHeading } from '../../../page/lines/headings/section-headings.js';
import { WHOLE_HEADINGS } from './whole-headings.js';

const LINES = WHOLE_HEADINGS.flatMap(([kind, language, lines]) =>
  lines.split('|').map((line) => [line, language, kind] as const),
);

itHoldsForEvery('whole lines stand above their kind of section', LINES, (line, _language, kind) => {
  expect([kindOfHeading(line), kindOfHeading(`${line}:`)]).toEqual([kind, kind]);
});

it.each([
  'So sind Sie abgesichert',
  'Verder ben je altijd welkom',
  'Außerdem sind Sie bei uns versichert',
  'Erweitern Sie Ihre Kompetenzen',
  'Grow your expertise',
  'A cosa serve?',
  'Jelentkezz, ha érdekel',
  'Detta behöver du veta',
  'Personlig egnethet vektlegges',
  'Что важно знать',
  'Nice',
  'A perfect fit for your kitchen',
  'We’d love to hear from you',
  'Optional',
  'Vad kan du förvänta dig av oss?',
  'Danach suchen wir das Gespräch',
  'Cosa sai fare per gioco',
])('"%s" is none of them', (line) => {
  expect(kindOfHeading(line)).toBeUndefined();
});

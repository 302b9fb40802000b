import { expect, it } from '@jest/globals';
import { readRemoteText } from './remote.js';

it.each([
  'Disponibilidad para hornear vía remota ocasionalmente.',
  'Trabajo remoto ocasional.',
  'Occasional remote work is possible.',
  'The job is mainly office based but can at times be worked remotely.',
  'You can sometimes work from home.',
  'Flexible Zeiten mit zeitweisem Teleworking nach Absprache.',
  'Gelegentliche Telearbeit nach Absprache.',
  'Télétravail ponctuel possible.',
  'Lavoro da remoto occasionale.',
  'Du kan tidvis arbeta hemifrån.',
  'Okazjonalna praca zdalna.',
  'Možnost občasné práce z domova.',
  'Je kunt af en toe thuiswerken.',
  'Much of the work is virtual.',
  'Lze pracovat z domova.',
  'Flexible, auch ortsunabhängige Arbeitszeiten.',
])('who works at home now and then, or may, works so on some days: %s', (text) => {
  expect(readRemoteText(text)?.policy).toBe('hybrid');
});

it.each([
  ['Remote position with occasional travel.', 'remote'],
  ['Fully remote with occasional meetups.', 'remote'],
  ['Remote, occasional travel required.', undefined],
  ['Occasional travel and remote work.', undefined],
  ['Occasional visits to remote sites.', undefined],
  ['You sometimes support remote bakers.', undefined],
  ['No occasional remote work.', undefined],
  ['Nelze pracovat z domova.', undefined],
  ['Puedes trabajar desde casa el 100 % del tiempo.', undefined],
])('what is done now and then beside work at home is something else: %s', (text, policy) => {
  expect(readRemoteText(text)?.policy).toBe(policy);
});

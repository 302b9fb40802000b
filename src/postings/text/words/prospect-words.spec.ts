import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readContractText } from '../job-type.js';
import { PROSPECT_WORDS } from './prospect-words.js';

itHoldsForEvery('offers no contract that may come later', PROSPECT_WORDS, (_language, _and, _words, sentence) => {
  expect(readContractText(sentence)?.type).toBeUndefined();
});

it.each([
  'We offer the prospect of growth and a permanent contract.',
  'Posibilidad de crecimiento y contrato indefinido.',
  'Offriamo possibilità di crescita e contratto a tempo indeterminato.',
  'Nabízíme možnost růstu a smlouvu na dobu neurčitou.',
  'Du får möjlighet till utveckling och en tillsvidareanställning.',
])('behind an "and" a contract is offered now: %s', (sentence) => {
  expect(readContractText(sentence)?.type).toBe('permanent');
});

it.each([
  'Option of a permanent or fixed-term contract.',
  'Option of a fixed-term or permanent contract.',
  'Möglichkeit einer unbefristeten oder befristeten Anstellung.',
])('with an "or" either contract is offered: %s', (sentence) => {
  expect(readContractText(sentence)?.type).toBeUndefined();
});

import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readContractText } from '../../kinds/job-type.js';
import { EXTENSION_WORDS, PROSPECT_WORDS } from './prospect-words.js';

itHoldsForEvery('offers no contract that may come later', PROSPECT_WORDS, (_language, _and, _words, sentence) => {
  expect(readContractText(sentence)?.type).not.toBe('permanent');
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

itHoldsForEvery('what is prolonged is no second thing that is offered', EXTENSION_WORDS, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Two months with the prospect of ${word} and a permanent contract.`;
    expect([sentence, readContractText(sentence)?.type]).toEqual([sentence, undefined]);
  }
});

it.each([
  'Sechs Monate mit Aussicht auf Verlängerung und Festanstellung.',
  'Stage de six mois avec possibilité de CDI ou d’alternance.',
  'Six months with the possibility of a permanent contract or an extension.',
  'Seis meses con posibilidad de prórroga o contrato indefinido.',
  'Půl roku s možností prodloužení nebo smlouvy na dobu neurčitou.',
])('is no permanent contract: %s', (sentence) => {
  expect(readContractText(sentence)?.type).toBeUndefined();
});

it('a prospect behind a contract of some time leaves that', () => {
  const sentence = 'Contrat à durée déterminée avec possibilité d’évolution vers un CDI / renouvellement';
  expect(readContractText(sentence)?.type).toBe('fixed-term');
});

it.each([
  'Option of a permanent or fixed-term contract.',
  'Option of a fixed-term or permanent contract.',
  'Möglichkeit einer unbefristeten oder befristeten Anstellung.',
])('with an "or" either contract is offered: %s', (sentence) => {
  expect(readContractText(sentence)?.type).toBeUndefined();
});

import { describe, expect, it } from '@jest/globals';
import { readContractText, readHoursText } from './job-type.js';

describe('the contract a text offers', () => {
  it.each([
    ['Du startest unbefristet.', 'permanent'],
    ['Poste en CDI à pourvoir.', 'permanent'],
    ['Contrato indefinido desde el primer día.', 'permanent'],
    ['Die Stelle ist befristet auf ein Jahr.', 'fixed-term'],
    ['Zunächst befristet, später unbefristet.', undefined],
    ['We are a permanent fixture of the town.', undefined],
  ])('%s → %s', (text, type) => {
    expect(readContractText(text)?.type).toBe(type);
  });
});

describe('the hours a text names', () => {
  it.each([
    ['We need a full time baker.', 'full-time'],
    ['Tjänsten är på heltid.', 'full-time'],
    ['Die Stelle ist in Teilzeit.', 'part-time'],
    ['Vollzeit oder Teilzeit, wie du magst.', undefined],
    ['A full-time student may apply.', undefined],
    ['We bake.', undefined],
  ])('%s → %s', (text, type) => {
    expect(readHoursText(text)?.type).toBe(type);
  });
});

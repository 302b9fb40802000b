import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { WHY_WORDS } from '../../../postings/text/words/headings/why-words.js';
import { isOwnName } from './own-name.js';

const NAMES = ['Lumenfold GmbH & Co. KG', 'lumenfold'];

it.each([
  'Lumenfold',
  'LUMENFOLD GmbH',
  'Why Lumenfold?',
  'Why join Lumenfold',
  'Warum Lumenfold',
  'Pourquoi Lumenfold ?',
  'Perché Lumenfold',
  '¿Por qué Lumenfold?',
  'Por que a Lumenfold',
  'Waarom Lumenfold',
  'Dlaczego Lumenfold?',
  'Dlaczego warto wybrać Lumenfold',
  'Varför Lumenfold',
  'Hvorfor Lumenfold',
  'Miksi Lumenfold',
  'Proč Lumenfold',
  'Miért a Lumenfold?',
  'De ce Lumenfold',
  'Γιατί Lumenfold',
  'Почему Lumenfold',
  'なぜLumenfold',
  '为什么选择 Lumenfold',
])('%s is no opening of Lumenfold', (title) => {
  expect(isOwnName(title, NAMES)).toBe(true);
});

it.each([
  ['Welder', NAMES],
  ['Welder at Lumenfold', NAMES],
  ['Lumenfold Engineer', NAMES],
  ['Lumenfold Support', NAMES],
  ['Koch', ['Koch GmbH']],
  ['Accountant', ['Accountant Ltd']],
  ['Why', NAMES],
] as const)('%s may be one', (title, names) => {
  expect(isOwnName(title, names)).toBe(false);
});

itHoldsForEvery(
  'words ask why somebody should come to the company',
  WHY_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(isOwnName(`${word} Lumenfold`, NAMES)).toBe(true);
    expect(isOwnName(`${word} Mill`, NAMES)).toBe(false);
  },
);

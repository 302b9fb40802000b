import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { ABOUT_WORDS } from '../../../text/words/headings/about-words.js';
import { jobTitleScore } from './job-titles.js';

itHoldsForEvery(
  'words for "about" and an article before a name that ends in an occupation begin no title',
  ABOUT_WORDS.flatMap(([, about, articles]) => about.split('|').map((word) => [word, articles.split('|')[0] ?? ''])),
  (word, article) => {
    expect(jobTitleScore(`${word} ${article} Casa Koch`)).toBe(-1);
  },
);

it.each([
  'Über die Bäckerei Koch',
  'Über Bäckerei Koch',
  'Over het Restaurant De Kok',
  'Over onze Kok',
  'À propos de la Maison Boulanger',
  'Sobre la Casa Panadero',
  'Sobre Casa Panadero',
  'Sobre o Restaurante Padeiro',
  'Om våra Kockar',
  'Despre Casa Brutar',
  'О нашем Ресторане Повар',
])('%s is what a part of a page is about', (heading) => {
  expect(jobTitleScore(heading)).toBe(-1);
});

it.each(['Uber Driver', 'Over The Road Driver', 'Over Road Driver', 'OM Technician'])('%s is a title', (title) => {
  expect(jobTitleScore(title)).toBe(1);
});

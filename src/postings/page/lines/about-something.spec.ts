import { expect, it } from '@jest/globals';
import { jobTitleScore } from './job-titles.js';

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

import { expect, it } from '@jest/globals';
import { readTitlePlace, titleAndPlace } from './title-place.js';

it.each([
  ['Baker (based in Leeds)', 'Baker', 'Leeds'],
  ['Bäcker Standort Ulm', 'Bäcker', 'Ulm'],
  ['Baker (Leeds)', 'Baker (Leeds)', undefined],
  ['Baker (based in the night)', 'Baker (based in the night)', undefined],
  ['Baker (m/w/d)', 'Baker (m/w/d)', undefined],
])('the end of %j', (title, name, place) => {
  expect(titleAndPlace(title)).toEqual({ name, place });
});

it.each([
  ['Senior Baker _ Torino/Milano', 'Torino, Milano'],
  ['Senior Baker _ Rye', undefined],
])('the towns behind a low line in %j', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Пекарь (г. Москва)', 'Москва'],
  ['Пекарь (город Москва)', 'Москва'],
  ['Пекар (м. Київ)', 'Київ'],
  ['Пекар (гр. София)', 'София'],
  ['Пекарь (м. Сокол)', undefined],
  ['Пекарь (на вахту)', undefined],
])('the place behind a word for a town in %j', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { read } from '../../../../test/json-answers.js';
import {
  ADDRESS_NAMES,
  DESCRIPTION_NAMES,
  LEAST_ENDINGS,
  MOST_ENDINGS,
  TITLE_NAMES,
} from '../../text/words/data-name-words.js';
import { fold } from '../../text/words.js';
import { fieldOfName, partOfPay } from './json-labels.js';

const wordsOf = (rows: readonly (readonly [string, string])[]): (readonly [string])[] =>
  rows.flatMap(([, words]) => words.split('|').map((word) => [word] as const));

/** Two openings of a mill, and what the first of them has. */
const first = (entry: Readonly<Record<string, unknown>>): ReturnType<typeof read>[number] | undefined =>
  read({
    jobs: [
      { location: 'Leeds', apply: '/apply/1', ...entry },
      { title: 'Miller', location: 'Leeds' },
    ],
  })[0];

const TEXT = 'You bake the bread of our nine shops at night, and train those who are new.';

describe('names of data in many languages', () => {
  itHoldsForEvery('of titles', wordsOf(TITLE_NAMES), (name) => {
    const entries = ['Baker', 'Miller', 'Clerk'].map((title) => ({ [name]: title, location: 'Leeds', apply: '/a' }));
    expect(read({ jobs: entries }).map(({ job_title: title }) => title)).toEqual(['Baker', 'Miller', 'Clerk']);
  });

  itHoldsForEvery('of texts', wordsOf(DESCRIPTION_NAMES), (name) => {
    expect(first({ title: 'Baker', [name]: TEXT })?.job_description).toBe(TEXT);
  });

  itHoldsForEvery('of addresses', wordsOf(ADDRESS_NAMES), (name) => {
    expect(first({ title: 'Baker', [name]: '/jobs/baker' })?.job_url).toBe('https://kestrelwerk.example/jobs/baker');
  });

  itHoldsForEvery('of the least and the most pay', wordsOf(LEAST_ENDINGS), (ending) => {
    expect(partOfPay(`mzda${fold(ending)}`)).toBe('min');
  });

  itHoldsForEvery('of the most pay', wordsOf(MOST_ENDINGS), (ending) => {
    expect(partOfPay(`mzda${fold(ending)}`)).toBe('max');
  });

  it.each([
    ['data', 'posted_at'],
    ['termin', undefined],
    ['base', undefined],
    ['title', undefined],
    ['fechapublicacion', 'posted_at'],
    ['datumzverejneni', 'posted_at'],
    ['typedecontrat', 'kind'],
    ['soeknadsfrist', 'application_deadline'],
    ['calismasekli', 'kind'],
    ['osasto', 'department'],
  ])('%s is called after %s', (name, field) => {
    expect(fieldOfName(name)).toBe(field);
  });

  it('of pay by itself', () => {
    expect(first({ title: 'Baker', mzdaOd: 45000, mzdaDo: 55000, mena: 'CZK' })).toMatchObject({
      salary_min: 45000,
      salary_max: 55000,
      salary_currency: 'CZK',
    });
  });

  it('keep what is none: days of events, prices, people beside their roles', () => {
    const tours = ['Tour with the master baker', 'Evening with the miller'].map((titel) => ({
      titel,
      ort: 'Leeds',
      termin: '2026-12-12',
      link: `/tours/${titel.length.toString()}`,
    }));
    const people = [
      { nombre: 'Marta Gil', cargo: 'Baker', ciudad: 'Leeds', area: 'Mill' },
      { nombre: 'Anna Berg', cargo: 'Sales manager', ciudad: 'York', area: 'Shop' },
    ];
    expect([read({ tours }), read({ people }), read({ equipo: people })]).toEqual([[], [], []]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { read } from '../../../../test/json-answers.js';
import {
  ADDRESS_NAMES,
  BENEFIT_NAMES,
  DESCRIPTION_NAMES,
  LEAST_ENDINGS,
  MOST_ENDINGS,
  NAMES_OF_MAILBOXES,
  NAMES_OF_PEOPLE,
  NAMES_OF_PHONES,
  PRICE_NAMES,
  REQUIREMENT_NAMES,
  TITLE_NAMES,
} from '../../text/words/sites/data-name-words.js';
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

  itHoldsForEvery('of what is asked for', wordsOf(REQUIREMENT_NAMES), (name) => {
    expect(first({ title: 'Baker', [name]: ['A driving licence'] })?.requirements).toEqual(['A driving licence']);
  });

  itHoldsForEvery('of what is offered', wordsOf(BENEFIT_NAMES), (name) => {
    expect(first({ title: 'Baker', [name]: ['Lunch and a locker'] })?.benefits).toEqual(['Lunch and a locker']);
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
    ['lon', undefined],
    ['loen', 'salary'],
    ['dienst', undefined],
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

  itHoldsForEvery('of prices, which openings have none of', wordsOf(PRICE_NAMES), (name) => {
    const courses = ['Baker', 'Miller'].map((title) => ({ title, city: 'Leeds', [fold(name)]: '20' }));
    expect(read({ courses })).toEqual([]);
  });

  it('of who answers questions', () => {
    const told = [NAMES_OF_PEOPLE, NAMES_OF_MAILBOXES, NAMES_OF_PHONES] as const;
    const [people, mailboxes, phones] = told;
    for (const [at, name] of people.entries()) {
      const mailbox = mailboxes[at % mailboxes.length] ?? '';
      const phone = phones[at % phones.length] ?? '';
      const contact = { [name]: 'Kari Moen', [mailbox]: 'kari.moen@firm.example', [phone]: '+47 22 33 44 55' };
      expect(first({ title: 'Baker', contact })).toMatchObject({
        hiring_manager_name: 'Kari Moen',
        hiring_manager_email: 'kari.moen@firm.example',
        hiring_manager_phone: '+47 22 33 44 55',
      });
    }
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
    const courses = ['Pekař', 'Kuchař'].map((nazev) => ({ nazev, misto: 'Brno', popis: 'Kurz', cena: '2 000 Kč' }));
    expect(read({ kurzy: courses })).toEqual([]);
  });

  it.each([
    ['a venue', [{ venue: 'The Mill' }]],
    ['who answers questions', [{ referent: 'Anna Berg' }]],
    ['a shop named like a person', [{ name: 'Bella Verde' }, { name: 'Green Valley' }, { name: 'Silver Spoon' }]],
  ])('leave openings open beside %s', (_what, beside: readonly object[]) => {
    const entries = ['Baker', 'Miller', 'Store manager'].map((position, at) => ({
      position,
      id: at,
      city: 'Leeds',
      ...beside[at % beside.length],
    }));
    expect(read({ entries })).toHaveLength(3);
  });

  it('leave openings open whose last day is called a date', () => {
    const entries = ['Bäcker (m/w/d)', 'Koch (m/w/d)'].map((titel) => ({
      titel,
      ort: 'Leipzig',
      termin: '2027-01-01',
    }));
    expect(read({ entries })).toHaveLength(2);
  });

  it('of hours and contracts in short words, of people and of adverts as files', () => {
    expect(
      first({
        title: 'Baker',
        stillingsprosent: '100 %',
        ansettelsesform: 'Fast',
        kontaktperson: { navn: 'Kari Moen', epost: 'kari.moen@firm.example' },
        pdf: '/media/baker.pdf',
      }),
    ).toMatchObject({
      job_type: 'full-time',
      contract_type: 'permanent',
      hiring_manager_name: 'Kari Moen',
      hiring_manager_email: 'kari.moen@firm.example',
      job_url: 'https://kestrelwerk.example/media/baker.pdf',
    });
    expect(first({ title: 'Baker', type: 'Media' })?.job_type).toBeUndefined();
  });

  it('of two letters of a script without spaces', () => {
    expect(first({ title: 'Baker', 給与: '月給22万円〜28万円' })).toMatchObject({
      salary_min: 220000,
      salary_max: 280000,
    });
  });

  it('of what a document refers to, and of texts below their own name', () => {
    const data = {
      jobs: [
        { _id: 'a', _type: 'job', titel: 'Baker', standorte: [{ _ref: 'l1' }], body: { body: TEXT } },
        { _id: 'b', _type: 'job', titel: 'Miller', standorte: [{ _ref: 'l1' }, { _ref: 'l2' }] },
      ],
      sites: [
        { _id: 'l1', _type: 'site', name: 'Leeds' },
        { _id: 'l2', _type: 'site', name: 'York' },
      ],
    };
    const [baker, miller] = read(data);
    expect([baker?.location, baker?.job_description, miller?.location]).toEqual(['Leeds', TEXT, 'Leeds; York']);
  });
});

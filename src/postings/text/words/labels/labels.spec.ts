import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { cleanTitle } from '../../../page/advert/html-card.js';
import { parseHtml } from '../../../page/tree/html.js';
import { readLabelled } from '../../../page/advert/label-values.js';
import { readPageTree } from '../../../page/tree/page-tree.js';
import { fold } from '../../words.js';
import { CONTRACT_VALUE_WORDS, KIND_VALUE_WORDS } from './kind-value-words.js';
import { LABELS, labelsOf } from './all-labels.js';
import type { LabelledField } from './labels.js';

const VALUES: Record<Exclude<LabelledField, 'other' | 'title'>, readonly [value: string, expected: JobPosting]> = {
  location: ['Zwettl', { location: 'Zwettl' }],
  region: ['Graz', { location: 'Graz' }],
  department: ['Backstube', { department: 'Backstube' }],
  kind: ['part-time', { job_type: 'part-time' }],
  salary: [
    'EUR 3,000 per month',
    { salary_min: 3000, salary_max: 3000, salary_currency: 'EUR', salary_period: 'month' },
  ],
  experience: ['3 years', { min_years_of_experience: 3 }],
  posted_at: ['4.3.2026', { posted_at: '2026-03-04' }],
  application_deadline: ['4.3.2026', { application_deadline: '2026-03-04' }],
  contact: ['Erika Muster', { hiring_manager_name: 'Erika Muster' }],
};

const read = (html: string): JobPosting => readLabelled(readPageTree(parseHtml(html)).leaves);

const FIELDS = Object.keys(VALUES) as (keyof typeof VALUES)[];

describe('labels of a posting', () => {
  it.each(FIELDS)('each label of %s stands before its value, on its line and in a cell of its own', (field) => {
    const [value, expected] = VALUES[field];
    const failing = labelsOf(field).filter(({ label }) => {
      const readings = [`<p>${label}: ${value}</p>`, `<dl><dt>${label}</dt><dd>${value}</dd></dl>`].map(read);
      return readings.some((reading) => !isDeepStrictEqual({ ...reading }, expected));
    });
    expect(failing).toEqual([]);
  });

  it('each label of a title stands before one, or heads a column of them', () => {
    expect(labelsOf('title').filter(({ label }) => cleanTitle(`${label}: Baker`) !== 'Baker')).toEqual([]);
  });

  it('no label stands for two fields', () => {
    const owners = new Map<string, string>();
    const twice = (Object.keys(LABELS) as LabelledField[]).flatMap((field) =>
      labelsOf(field).flatMap(({ label }) => {
        const owner = owners.get(fold(label)) ?? field;
        owners.set(fold(label), field);
        return owner === field ? [] : [`${label}: ${owner}, ${field}`];
      }),
    );
    expect(twice).toEqual([]);
  });

  it.each([
    ['Ort / Region', 'Graz', { location: 'Graz' }],
    ['Salary (gross)', 'EUR 3,000 per month', VALUES.salary[1]],
    ['Ihr neuer Einsatzort', 'Graz', {}],
    ['Unser Einsatzort', 'Graz', { location: 'Graz' }],
  ])('reads what stands behind "%s"', (label, value, expected) => {
    expect(read(`<dl><dt>${label}</dt><dd>${value}</dd></dl>`)).toEqual(expected);
  });

  it.each([
    ['job_type', KIND_VALUE_WORDS],
    ['contract_type', CONTRACT_VALUE_WORDS],
  ] as const)('reads each word that says a %s only behind its label', (field, words) => {
    const failing = Object.entries(words).flatMap(([kind, said]) =>
      said
        .split('|')
        .filter((word) => read(`<p>Kind of job: ${word}</p><p>Type of contract: ${word}</p>`)[field] !== kind),
    );
    expect(failing).toEqual([]);
  });

  it.each([
    ['Pensum', '100 %', { job_type: 'full-time' }],
    ['Pensum', '50–60%', { job_type: 'part-time' }],
    ['Pensum', '80-100%', {}],
    ['Pensum', '0 %', {}],
    ['Jornada', 'Completa (40 h)', { job_type: 'full-time' }],
    ['Experience', '3', { min_years_of_experience: 3 }],
    ['Hakuaika', '1.12.2026 – 31.12.2026', { application_deadline: '2026-12-31' }],
    ['Apply until', '31-12-2026', { application_deadline: '2026-12-31' }],
  ])('reads what is said shortly behind "%s": %s', (label, value, expected) => {
    expect(read(`<dl><dt>${label}</dt><dd>${value}</dd></dl>`)).toEqual(expected);
  });

  it('takes a country or a house of the company for the place only where nothing else says where', () => {
    expect(read('<dl><dt>Country</dt><dd>Austria</dd><dt>City</dt><dd>Graz</dd></dl>')).toEqual({ location: 'Graz' });
    expect(read('<p>Branch: Graz</p>')).toEqual({ location: 'Graz' });
    expect(read('<p>Branch: Monday to Friday</p>')).toEqual({});
  });

  it('reads the cells of a table by the heads of their columns', () => {
    const rows =
      '<tr><th>Position</th><th>Ort</th><th>Kind</th></tr><tr><td>Baker</td><td>Zwettl</td><td>Vollzeit</td></tr>';
    const { leaves } = readPageTree(parseHtml(`<table>${rows}</table>`));
    expect(readLabelled(leaves.slice(3))).toEqual({ location: 'Zwettl' });
  });

  it('reads the date of the mark-up, whichever way round a page writes it', () => {
    expect(read('<p>Posted on <time datetime="2026-03-04">03/04/2026</time></p>')).toEqual({ posted_at: '2026-03-04' });
    expect(read('<h2>Baker</h2><p>3 April 2026</p>')).toEqual({ posted_at: '2026-04-03' });
  });

  it('takes no date that stands behind a label of something else, and no sentence for a place', () => {
    expect(read('<dl><dt>Start date</dt><dd>3 April 2026</dd></dl>')).toEqual({});
    expect(read('<p>Location: we have not decided where our new bakery will be built, but soon.</p>')).toEqual({});
    expect(read('<table><tr><th>Location</th><th>Team</th></tr></table>')).toEqual({});
  });
});

import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../../fields.js';
import { cleanTitle } from '../../page/html-card.js';
import { parseHtml } from '../../page/html.js';
import { readLabelled } from '../../page/label-values.js';
import { readPageTree } from '../../page/page-tree.js';
import { LABEL_WORDS, type LabelledField } from './label-words.js';

const VALUES: Record<Exclude<LabelledField, 'other' | 'title'>, readonly [value: string, expected: JobPosting]> = {
  location: ['Zwettl', { location: 'Zwettl' }],
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

const LABELS = LABEL_WORDS.flatMap(([field, language, labels]) =>
  field === 'other' || field === 'title' ? [] : labels.split('|').map((label) => [label, language, field] as const),
);

describe('labels of a posting', () => {
  it.each(LABELS)('%s (%s) stands before its %s', (label, _language, field) => {
    const [value, expected] = VALUES[field];
    const [name = ''] = Object.keys(expected);
    // "ort" and "zone" are labels in several languages: the first field that has the label reads it.
    const owner = LABELS.find(([other]) => other === label)?.[2];
    if (owner !== field) return;
    expect(read(`<p>${label}: ${value}</p>`)[name as 'location']).toEqual(expected[name as 'location']);
    expect(read(`<dl><dt>${label}</dt><dd>${value}</dd></dl>`)).toEqual(expected);
  });

  it.each(
    LABEL_WORDS.flatMap(([field, language, labels]) =>
      field === 'title' ? labels.split('|').map((label) => [label, language] as const) : [],
    ),
  )('"%s" (%s) stands before a title, or heads a column of them', (label) => {
    expect(cleanTitle(`${label}: Baker`)).toBe('Baker');
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

import { describe, expect, it } from '@jest/globals';
import { foundPosting } from '../../posting.js';
import { readJobPage } from '../advert/job-page.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from './html.js';

const TOWNS = ['Baker|Production|Leeds', 'Miller|Logistics|York', 'Cook|Kitchen|Bath'];

const cells = (line: string, tag: string): string =>
  line
    .split('|')
    .map((text) => (tag === 'a' ? `<a href="?sort=${text}">${text}</a>` : `<${tag}>${text}</${tag}>`))
    .join(' ');

function postingsOf(bar: string, tag: string, rows: readonly string[], isWithin = false): unknown[] {
  const entries = rows.map((row, at) => {
    const [title = '', ...facts] = row.split('|');
    const link = `<a href="/jobs/${String(at)}">${title}</a>`;
    return `<div class="row">${link} ${facts.map((fact) => `<span>${fact}</span>`).join(' ')}</div>`;
  });
  const heads = `<div class="bar">${cells(bar, tag)}</div>`;
  const list = isWithin ? `<div>${heads}${entries.join('')}</div>` : `${heads}<div>${entries.join('')}</div>`;
  const html = `<html><head><title>Jobs</title></head><body><main><h1>Jobs</h1><h2>Open positions</h2>${list}</main></body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => [fields.job_title, fields.department, fields.location]);
}

const DIVIDED = TOWNS.map((row) => row.split('|'));

describe('labels above a list', () => {
  it.each(['a', 'span', 'button'])('in <%s>s head its columns where they stand as its parts do', (tag) => {
    const far = ['Baker|Ovens|Kleinzell', 'Miller|Old mill|Grossdorf'];
    for (const isWithin of [true, false].slice(0, tag === 'button' ? 1 : 2))
      expect(postingsOf('Title|Department|Location', tag, far, isWithin)).toEqual(far.map((row) => row.split('|')));
  });

  it.each(['Closing date', 'Date posted', 'Application deadline'])(
    'head a column of days that is filled with words: %s',
    (label) => {
      const rows = ['Baker|Kitchen|Until filled', 'Miller|Mill|Open', 'Cook|Kitchen|Immediately'];
      expect(postingsOf(`Job|Department|${label}`, 'span', rows)).toEqual(
        rows.map((row) => [...row.split('|').slice(0, 2), undefined]),
      );
    },
  );

  it.each([
    ['Location|Title|Department', 'a'],
    ['Location|Department|Title', 'a'],
    ['Location|Title|Department', 'span'],
    ['Location|Department|Job type', 'span'],
    ['Title|Location|Date', 'a'],
    ['Title|Location|Department', 'a'],
    ['Newest|Oldest|A-Z', 'span'],
  ])('by which it is sorted or filtered head none: %s in <%s>s', (bar, tag) => {
    for (const isWithin of [true, false]) expect(postingsOf(bar, tag, TOWNS, isWithin)).toEqual(DIVIDED);
  });

  it('head none of rows of two parts that begin with a title', () => {
    const rows = ['Baker|Mill', 'Miller|Night shift', 'Cook|Kitchen'];
    const titles = postingsOf('Department|Location', 'span', rows).map((posting) => (posting as unknown[])[0]);
    expect(titles).toEqual(['Baker', 'Miller', 'Cook']);
    expect(postingsOf('Department|Location', 'span', rows)).not.toContainEqual(['Baker', undefined, 'Mill']);
  });
});

it('terms above a list of as many points head none of its columns', () => {
  const html =
    '<h1>Baker (m/w/d)</h1><dl><dt>Art</dt><dd>Teilzeit</dd><dt>Einsatzort</dt><dd>Kleinzell</dd></dl><h2>Aufgaben</h2><ul><li>Teig und Ofen</li><li>Brot und Brezen</li><li>Hilfe und Rat</li><li>Pflege der Backstube</li></ul>';
  const { fields } = readJobPage(
    parseHtml(html),
    'https://mill.example/jobs/baker',
    foundPosting('page', { job_title: 'Baker (m/w/d)' }),
  );
  expect(fields.location).toBe('Kleinzell');
});

it.each([
  ['<p><b>Place:</b> Old mill<br><b>Pay:</b> By agreement<br><b>Kind:</b> Part-time</p>', 'Old mill'],
  // Without a word between them they head the points.
  ['<p><b>Place</b> | <b>Pay</b> | <b>Kind</b></p>', 'Dough'],
])('labels with words between them head no points below them: %s', (labels, location) => {
  const points = ['Dough', 'Oven', 'Rye', 'Salt', 'Clean trays'].slice(0, location === 'Dough' ? 3 : 5);
  const html = `<main><h1>Baker</h1><section><h2>The role</h2>${labels}<h3>What you do</h3><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul></section></main>`;
  const known = foundPosting('page', { job_title: 'Baker' });
  expect(readJobPage(parseHtml(html), 'https://mill.example/jobs/baker', known).fields.location).toBe(location);
});

import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml, textOf } from './html.js';
import { repeatSpannedCells } from './spanned-cells.js';

/** The titles and departments that a table of openings lists. */
function listed(rows: string): unknown[] {
  const document = parseHtml(`<html><head><title>Jobs</title></head><body><h1>Jobs</h1><table>${rows}</table></body>`);
  repeatSpannedCells(document);
  const { postings } = readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => [fields.job_title, fields.department].filter((value) => value !== undefined));
}

const HEADS = '<tr><th>Department</th><th>Position</th><th>Hours</th></tr>';

it('a department in front of several rows is that of each', () => {
  const mill =
    '<tr><td rowspan="3">Bakehouse</td><td>Baker</td><td>38</td></tr><tr><td>Miller</td><td>20</td></tr><tr><td>Driver</td><td>30</td></tr>';
  const office = '<tr><td>Accounting</td><td>Accountant</td><td>38</td></tr>';
  expect(listed(HEADS + mill + office)).toEqual([
    ['Baker', 'Bakehouse'],
    ['Miller', 'Bakehouse'],
    ['Driver', 'Bakehouse'],
    ['Accountant', 'Accounting'],
  ]);
});

it('a place that spans rows in the midst of them is that of each, below the same head', () => {
  const heads = '<tr><th>Department</th><th>Position</th><th>Place</th><th>Pay</th></tr>';
  const mill =
    '<tr><td rowspan="2">Mill</td><td>Miller</td><td rowspan="3">Leeds</td><td>£30,000</td></tr><tr><td>Driver</td><td>£28,000</td></tr><tr><td>Accounting</td><td>Accountant</td><td>£35,000</td></tr>';
  const document = parseHtml(`<h1>Jobs</h1><table>${heads}${mill}</table>`);
  repeatSpannedCells(document);
  const { postings } = readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 });
  expect(postings.map(({ fields }) => [fields.job_title, fields.department, fields.location])).toEqual([
    ['Miller', 'Mill', 'Leeds'],
    ['Driver', 'Mill', 'Leeds'],
    ['Accountant', 'Accounting', 'Leeds'],
  ]);
});

it('a title in front of several rows stays that of one posting, and rows of other lengths stay as they are', () => {
  const textAfter = (table: string): string => {
    const document = parseHtml(`<table>${table}</table>`);
    repeatSpannedCells(document);
    return textOf(document).replace(/\s+/g, ' ').trim();
  };
  expect(textAfter('<tr><td rowspan="2">Baker</td><td>Full-time</td></tr><tr><td>Leeds</td></tr>')).toBe(
    'Baker Full-time Leeds',
  );
  const facts = '<tr><td rowspan="2">Rye hands</td><td>Place</td><td>Leeds</td></tr><tr><td>Hours</td><td>38</td></tr>';
  expect(textAfter(facts)).toBe('Rye hands Place Leeds Hours 38');
  const shifts =
    '<tr><td rowspan="2">Baker</td><td rowspan="2">Leeds</td><td>Early</td></tr><tr><td>Late</td></tr><tr><td>Miller</td><td>York</td><td>Day</td></tr>';
  expect(textAfter(shifts)).toBe('Baker Leeds Early Late Miller York Day');
  expect(textAfter('<tr><td rowspan="2">Mill</td><td>1</td><td>2</td></tr><tr><td>3</td></tr>')).toBe('Mill 1 2 3');
});

import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const waysOf = (above: string, [first, second]: readonly [string, string]): unknown[] => {
  const entry = (title: string, text: string): string =>
    `<li><h3>${title}</h3><p>${text}</p><a href="mailto:mill@mill.example">Apply</a></li>`;
  const list = `<ul>${entry('Baker', first)}${entry('Miller', second)}</ul>`;
  return readHtmlListing(parseHtml(`<title>Careers</title><h1>Careers</h1><h2>Open positions</h2>${above}${list}`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.remote_policy);
};
const TEXT = 'You help us mill flour for the town.';

it('what is said above a list of how all its openings are done is said of each', () => {
  expect(waysOf('<p>All positions are fully remote.</p>', [TEXT, TEXT])).toEqual(['remote', 'remote']);
  expect(waysOf('<p>Alle Stellen sind vor Ort.</p>', [TEXT, TEXT])).toEqual(['on-site', 'on-site']);
});

it('but not of one that says it otherwise, nor where two things are said', () => {
  const [way, other] = waysOf('<p>All positions are remote.</p>', [TEXT, 'This position is on-site in our mill.']);
  expect([way, other === 'remote']).toEqual(['remote', false]);
  expect(waysOf('<p>All positions are remote. All jobs are hybrid.</p>', [TEXT, TEXT])).toEqual([undefined, undefined]);
  expect(waysOf('<p>This role is remote.</p>', [TEXT, TEXT])).toEqual([undefined, undefined]);
});

it.each([
  '<form><input type="checkbox" id="far"><label for="far">Remote positions only</label></form>',
  '<form><label><input type="checkbox"> Remote jobs only</label></form>',
  '<button>Remote positions</button>',
  '<p><a href="/remote">Remote jobs</a></p>',
])('a choice, a button or a link says of none how it is done: %s', (control) => {
  expect(waysOf(control, [TEXT, TEXT])).toEqual([undefined, undefined]);
});

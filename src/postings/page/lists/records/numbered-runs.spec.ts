import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { readHtmlListing } from '../html-listing.js';
import { numberedRuns } from './numbered-runs.js';

const listOf = (...lines: readonly string[]): readonly (readonly (string | readonly string[] | undefined)[])[] =>
  readHtmlListing(parseHtml(`<main><h1>Careers</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  }).postings.map(({ fields: { job_title: title, requirements } }) => [title, requirements]);

const ASKED = ['Two years of experience', 'A driving licence'];
const asks = ['Requirements:', ...ASKED.map((item) => `- ${item}`)];

describe('lines that name occupations above others of their form', () => {
  it.each([
    ['The mill in Leeds', '1. Miller', '2. Bread baker', '3. Truck driver'],
    ['The mill in Leeds', '1- Miller', '2- Bread baker', '3- Truck driver'],
  ])('are the openings behind "%s": %s', (lead, ...lines) => {
    const openings = ['Miller', 'Bread baker', 'Truck driver'];
    expect(listOf(lead, ...lines, ...asks)).toEqual(openings.map((title) => [title, ASKED]));
  });

  it('each ask for what stands below all of them in Arabic, too', () => {
    const lines = [
      'تعلن المطحنة عن حاجتها إلى:',
      '1- خباز',
      '2- سائق حافلة',
      'الشروط:',
      '- خبرة سنتين',
      '- رخصة قيادة',
    ];
    expect(listOf(...lines)).toEqual(['خباز', 'سائق حافلة'].map((title) => [title, ['خبرة سنتين', 'رخصة قيادة']]));
  });

  it.each([
    ['Our house has two heads', 'Head miller', 'Head baker'],
    ['How our mill works', '1. Miller', '2. Baker', '3. Flour', '4. Bread'],
    ['Our house', '1. Miller', 'Baker'],
  ])('are no run without the numbers of a list of their own: %s', (...lines) => {
    const { leaves } = readPageTree(parseHtml(lines.map((line) => `<p>${line}</p>`).join('')));
    expect(numberedRuns(leaves, leaves)).toEqual([]);
  });
});

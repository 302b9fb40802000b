import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titlesOf = (main: string, careerScore: number): unknown[] =>
  readHtmlListing(parseHtml(`<title>Mill</title><main>${main}</main>`), {
    url: 'https://mill.example/page',
    careerScore,
  }).postings.map(({ fields }) => fields.job_title);

const TOLD =
  '<p>The grain comes in the morning, and by noon the flour has to be on its way to those who bake with it.</p>';
const entry = (called: string, name: string, told = ''): string =>
  `<div class="${called}"><img src="/p.png"><p class="title">${name}</p>${told}</div>`;
const entries = (called: string): string =>
  `<div><p>At the mill</p>${entry(called, 'Fernhaling')}${entry(called, 'Sales agent', TOLD)}</div>`;

it.each(['job-position', 'item job', 'vacancy', 'card-opening'])(
  'names in elements that are called "%s" on a page about careers are openings, one of them an occupation',
  (called) => {
    expect(titlesOf(entries(called), 3)).toEqual(['Fernhaling', 'Sales agent']);
  },
);

it.each(['position-relative', 'jobless', 'card', 'careers-page'])('elements called "%s" say nothing', (called) => {
  expect(titlesOf(entries(called), 3)).not.toContain('Fernhaling');
});

it('takes none of them on a page about anything, nor where none is an occupation', () => {
  expect(titlesOf(entries('job-position'), 0)).toEqual([]);
  expect(titlesOf(`${entry('job', 'Fernhaling')}${entry('job', 'Fair flour', TOLD)}`, 3)).toEqual([]);
});

import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { readSought } from './sought-openings.js';
import { readPageTree } from '../../tree/page-tree.js';

const url = 'https://firm.example/jobs';
const listed = (body: string): unknown[] => {
  const context = { url, careerScore: 3, title: 'Jobs' };
  return readHtmlListing(parseHtml(`<title>Jobs</title><main>${body}</main>`), context).postings.map(({ fields }) => [
    fields.job_title,
    fields.job_url,
  ]);
};
const sought = (body: string): unknown[] => {
  const document = parseHtml(`<main>${body}</main>`);
  return readSought(document, readPageTree(document), url).map(({ fields }) => [fields.job_title, fields.job_url]);
};

describe('a sentence that seeks several', () => {
  it.each([
    [
      'We zoeken een <a href="/jobs/web">Molenaar</a> en een <a href="/jobs/full">bakker</a>!',
      ['Molenaar', 'https://firm.example/jobs/web'],
      ['Bakker', 'https://firm.example/jobs/full'],
    ],
    [
      'We are looking for a <a href="a.html">Miller</a> and a <a href="b.html">baker</a>.',
      ['Miller', 'https://firm.example/a.html'],
      ['Baker', 'https://firm.example/b.html'],
    ],
    [
      'Wir suchen einen <a href="/jobs/koch">Koch (m/w/d)</a> und eine <a href="/jobs/kraft">Servicekraft (m/w/d)</a>.',
      ['Koch (m/w/d)', 'https://firm.example/jobs/koch'],
      ['Servicekraft (m/w/d)', 'https://firm.example/jobs/kraft'],
    ],
    [
      'Nous recrutons <a href="/jobs/1">un boulanger</a> et <a href="/jobs/2">une vendeuse</a>.',
      ['Boulanger', 'https://firm.example/jobs/1'],
      ['Vendeuse', 'https://firm.example/jobs/2'],
    ],
  ])('gives each the link that is named so: %s', (sentence, ...postings) => {
    expect(listed(`<h1>Jobs</h1><p>${sentence}</p>`)).toEqual(postings);
    expect(sought(`<p>Hello.</p><p>${sentence}</p>`)).toEqual(postings);
  });

  it.each([
    'We are looking for <a href="/jobs/all">a miller and a baker</a>.',
    'We are looking for a miller and a baker. <a href="/about">Our mill</a>',
  ])('gives none an address that is not its own: %s', (sentence) => {
    expect(sought(`<p>Hello.</p><p>${sentence}</p>`)).toEqual([
      ['Miller', undefined],
      ['Baker', undefined],
    ]);
  });
});

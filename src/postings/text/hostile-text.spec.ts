import { expect, it } from '@jest/globals';
import { expectLinear } from '../../../test/linear-time.js';
import { analysePosting } from '../analyse.js';
import { htmlToText, parseHtml } from '../page/tree/html.js';
import { readHtmlListing } from '../page/lists/html-listing.js';
import { parseLoosely } from '../page/data/json-ld.js';
import { readPageData } from '../page/page-data.js';

const SIZE = 100_000;
/**
 * What patterns and loops over text stumble on; a quadratic one takes many seconds here, a linear one some
 * milliseconds.
 */
const BITS = [
  'a',
  ' ',
  '\n',
  '5 years ',
  '$1 ',
  '1,000,000',
  "1'000 ",
  '(',
  'Contact: ',
  'Ansprechpartner ',
  'x@y.',
  '+49 ',
  'home office 2 ',
  'not ',
  '- ',
  '• a\n',
  'A.',
  'bei Anna ',
  'or ',
  '"',
  '\\',
  '{',
  '[',
  '<',
  '&',
  '<div>',
  '<a href="',
  '<!--',
  'Location: ',
];

it.each(BITS)('text of nothing but %j is read in linear time', (bit) => {
  expectLinear(SIZE, (size) => {
    const text = bit.repeat(Math.ceil(size / bit.length));
    analysePosting({ fields: { job_title: 'x', job_description: text, location: text.slice(0, 2000) }, evidence: {} });
    htmlToText(text);
    parseLoosely(`{"@type":"JobPosting","title":"${text}}`);
    readPageData(parseHtml(`<script>window.x = {"a":${text}</script>`), 'https://firm.example/');
    readHtmlListing(parseHtml(`<body><main>${text}`), { url: 'https://firm.example/', careerScore: 3 });
  });
});

it.each([
  ['cards', '<div class="c"><h3>Engineer (m/w/d)</h3><p>Berlin</p></div>', ''],
  [
    'rows',
    '<tr><td>Engineer (m/w/d)</td><td>Berlin</td><td>Vollzeit</td></tr>',
    '<table><tr><th>Position</th><th>Ort</th><th>Umfang</th></tr>',
  ],
])('a list of thousands of %s is read in linear time', (_what, record, before) => {
  expectLinear(3000, (size) => {
    const html = `<main>${before}${record.repeat(size)}</main>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://firm.example/', careerScore: 3 });
    expect(postings).toHaveLength(size);
  });
});

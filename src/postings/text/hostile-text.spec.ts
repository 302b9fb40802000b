import { expect, it } from '@jest/globals';
import { analysePosting } from '../analyse.js';
import { htmlToText, parseHtml } from '../page/html.js';
import { readHtmlListing } from '../page/html-listing.js';
import { parseLoosely } from '../page/json-ld.js';
import { readPageData } from '../page/page-data.js';

const SIZE = 200_000;
/** What patterns and loops over text stumble on; a quadratic one takes half a minute here, a linear one some milliseconds. */
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
  const text = bit.repeat(Math.ceil(SIZE / bit.length));
  const startedAt = cpuMilliseconds();
  analysePosting({ fields: { job_title: 'x', job_description: text, location: text.slice(0, 2000) }, evidence: {} });
  htmlToText(text);
  parseLoosely(`{"@type":"JobPosting","title":"${text}}`);
  readPageData(parseHtml(`<script>window.x = {"a":${text}</script>`), 'https://firm.example/');
  readHtmlListing(parseHtml(`<body><main>${text}`), 'https://firm.example/');
  expect(cpuMilliseconds() - startedAt).toBeLessThan(5000);
});

it('a list of thousands of cards is read in linear time', () => {
  const startedAt = cpuMilliseconds();
  expect(
    readHtmlListing(
      parseHtml(`<main>${'<div class="c"><h3>Engineer (m/w/d)</h3><p>Berlin</p></div>'.repeat(3000)}</main>`),
      'https://firm.example/',
    ),
  ).toHaveLength(3000);
  expect(cpuMilliseconds() - startedAt).toBeLessThan(5000);
});

/** Time this process has computed: other work on the machine does not count. */
function cpuMilliseconds(): number {
  return process.cpuUsage().user / 1000;
}

import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { OPENING_NAMES } from '../../text/words/sites/opening-names.js';
import { parseHtml } from '../tree/html.js';
import { jsonAddressesIn, jsonAddressesOfElements } from './script-addresses.js';

it.each([
  ['fetch("/data/vacancies.json")', ['https://firm.example/data/vacancies.json']],
  ['fetch(`${ROOT}/data/vacancies.json`)', ['https://firm.example/data/vacancies.json']],
  ['fetch(`${this.settings.root}/api/careers`)', ['https://firm.example/api/careers']],
  [
    'const ROOT = "https://api.firm.example/v1"; fetch(`${ROOT}/careers.json`)',
    ['https://api.firm.example/v1/careers.json'],
  ],
  ["let base = '/shop'; fetch(`${base}/data/stellen.json`)", ['https://firm.example/shop/data/stellen.json']],
  ['fetch("/data/vacancies.csv").then(read)', ['https://firm.example/data/vacancies.csv']],
  ['fetch("https://sheets.example/vacancies/pub?output=csv")', ['https://sheets.example/vacancies/pub?output=csv']],
  ['fetch("/data/lamps.csv")', []],
  ['fetch(`/data/${name}/vacancies.json`)', []],
  ['fetch(`${ROOT}/data/lamps.json`)', []],
])('%s names where the data of openings is', (script, addresses) => {
  expect(jsonAddressesIn(script, 'https://firm.example/about/careers.html')).toEqual(addresses);
});

itHoldsForEvery(
  'a file of data is named after openings',
  OPENING_NAMES.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    const named = `/data/${word}.json`;
    expect(jsonAddressesIn(`fetch("${named}")`, 'https://firm.example/')).toEqual([`https://firm.example${named}`]);
  },
);

it.each([
  ['<div data-source="/uploads/vacatures.json">Say yes first</div>', ['https://firm.example/uploads/vacatures.json']],
  ['<job-list src="/data/stellen.json"></job-list>', ['https://firm.example/data/stellen.json']],
  [
    '<section data-endpoint="https://api.firm.example/api/v1/careers"></section>',
    ['https://api.firm.example/api/v1/careers'],
  ],
  // What names no openings, is no data, or is handed to the browser itself.
  ['<div data-source="/uploads/lamps.json"></div>', []],
  ['<div data-page="/karriere/stellen"></div>', []],
  ['<div data-lang="/i18n/jobs.json"></div>', []],
  ['<form data-action="/api/jobs"></form><button data-url="/api/jobs/apply">Apply</button>', []],
  ['<img src="/jobs.json"><a href="/jobs.json">Jobs</a>', []],
])('%s names where the data of openings is', (html, addresses) => {
  expect(jsonAddressesOfElements(parseHtml(html), 'https://firm.example/careers')).toEqual(addresses);
});

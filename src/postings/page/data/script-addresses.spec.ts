import { expect, it } from '@jest/globals';
import { jsonAddressesIn } from './script-addresses.js';

it.each([
  ['fetch("/data/vacancies.json")', ['https://firm.example/data/vacancies.json']],
  ['fetch(`${ROOT}/data/vacancies.json`)', ['https://firm.example/data/vacancies.json']],
  ['fetch(`${this.settings.root}/api/careers`)', ['https://firm.example/api/careers']],
  [
    'const ROOT = "https://api.firm.example/v1"; fetch(`${ROOT}/careers.json`)',
    ['https://api.firm.example/v1/careers.json'],
  ],
  ["let base = '/shop'; fetch(`${base}/data/stellen.json`)", ['https://firm.example/shop/data/stellen.json']],
  ['fetch(`/data/${name}/vacancies.json`)', []],
  ['fetch(`${ROOT}/data/lamps.json`)', []],
])('%s names where the data of openings is', (script, addresses) => {
  expect(jsonAddressesIn(script, 'https://firm.example/about/careers.html')).toEqual(addresses);
});

import { expect, it } from '@jest/globals';
import { canonicalUrl } from './identity.js';

it.each([
  ['https://mill.example/jobs/default.asp', true],
  ['https://mill.example/jobs/index.html', true],
  ['https://mill.example/jobs/Default.aspx', true],
  ['https://mill.example/jobs/default.pdf', false],
  ['https://mill.example/jobs/my-index.html', false],
])('%s is what a server shows for its folder: %s', (address, isFolder) => {
  expect(canonicalUrl(address) === canonicalUrl('https://mill.example/jobs/')).toBe(isFolder);
});

const JOB = 'https://mill.example/jobs/17';

it.each([
  [`${JOB}?_gl=1*x&_ga=2.1`, JOB],
  [`${JOB}?__hstc=1&__hssc=2&__hsfp=3&hsa_acc=4`, JOB],
  [`${JOB}?wbraid=1&gbraid=2&dclid=3&yclid=4&ttclid=5&gclsrc=aw&mkt_tok=6&li_fat_id=7`, JOB],
  ['https://mill.example/(S(abc123def456))/jobs/17', JOB],
  ['https://mill.example./jobs/17', JOB],
  ['https://mill.example/j%6Fbs/17', JOB],
  ['https://mill.example/jobs/b%c3%a4cker', 'https://mill.example/jobs/bäcker'],
])('%s is %s', (address, other) => {
  expect(canonicalUrl(address)).toBe(canonicalUrl(other));
});

it.each([
  ['https://mill.example:8080/jobs/17', JOB],
  [`${JOB}?clid=1`, `${JOB}?clid=2`],
  ['https://mill.example/a%2Fb', 'https://mill.example/a/b'],
])('%s is not %s', (address, other) => {
  expect(canonicalUrl(address)).not.toBe(canonicalUrl(other));
});

import { expect, it } from '@jest/globals';
import { canonicalUrl } from '../../../postings/identity.js';
import { pageKey } from './site-crawl.js';

it.each([
  ['https://mill.example/jobs/7;jsessionid=A1B2.node3', 'https://mill.example/jobs/7;JSESSIONID=C3'],
  ['https://mill.example/a;jsessionid=A1/jobs/7?x=1', 'https://mill.example/a/jobs/7?x=1'],
  ['https://mill.example/jobs.php?PHPSESSID=0a1b&id=7', 'https://mill.example/jobs.php?id=7'],
  ['https://mill.example/jobs.cfm?id=7&CFID=12&CFTOKEN=34', 'https://mill.example/jobs.cfm?id=7'],
  ['https://mill.example/jobs.asp?id=7&ASPSESSIONIDQQ=X', 'https://mill.example/jobs.asp?id=7&sessionid=1'],
])('%s and %s are one page, and one posting', (one, other) => {
  expect(pageKey(one)).toBe(pageKey(other));
  expect(canonicalUrl(one)).toBe(canonicalUrl(other));
});

it.each([
  ['https://mill.example/jobs?id=7', 'https://mill.example/jobs?id=8'],
  ['https://mill.example/jobs?sid=7', 'https://mill.example/jobs?sid=8'],
  ['https://mill.example/jobs;id=7', 'https://mill.example/jobs;id=8'],
  ['https://mill.example/jobs?session=spring', 'https://mill.example/jobs?session=autumn'],
])('%s and %s are two', (one, other) => {
  expect(pageKey(one)).not.toBe(pageKey(other));
  expect(canonicalUrl(one)).not.toBe(canonicalUrl(other));
});

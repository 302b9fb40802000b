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

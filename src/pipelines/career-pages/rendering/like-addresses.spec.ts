import { expect, it } from '@jest/globals';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { withLikeAddresses } from './like-addresses.js';

const opening = (slug: string, url?: string, id?: string): FoundPosting =>
  foundPosting('page-data', { job_title: slug, job_url: url }, { slug, ...(id !== undefined && { id }) });
const urlsOf = (...postings: FoundPosting[]): (string | undefined)[] =>
  withLikeAddresses(postings).map(({ fields }) => fields.job_url);
const AT = 'https://mill.example/careers/';

it('gives an entry the address that the page would link, as it links others', () => {
  expect(urlsOf(opening('baker', `${AT}baker`), opening('miller', `${AT}miller`), opening('carter'))).toEqual([
    `${AT}baker`,
    `${AT}miller`,
    `${AT}carter`,
  ]);
  const byId = ['1', '2'].map((id) => opening('baker', `${AT}?job=${id}`, id));
  expect(urlsOf(...byId, opening('carter', undefined, '3')).at(-1)).toBe(`${AT}?job=3`);
});

it.each([
  ['one alone is linked', [opening('baker', `${AT}baker`)]],
  ['they are linked in different ways', [opening('baker', `${AT}baker`), opening('miller', `${AT}jobs/miller`)]],
  ['the name is part of another word', [opening('baker', `${AT}thebaker`), opening('miller', `${AT}themiller`)]],
  ['one is linked by another name', [opening('baker', `${AT}baker`), opening('miller', `${AT}77`)]],
])('gives none where %s', (_why, known) => {
  expect(urlsOf(...known, opening('carter')).at(-1)).toBeUndefined();
});

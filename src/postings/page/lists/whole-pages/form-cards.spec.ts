import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const TEXT = 'You bake rye bread at night, by the river, in Leeds.';
const FIELDS = '<label>Your e-mail <input type="email"></label><input type="hidden" name="job"><button>Apply</button>';
const TITLES = ['Baker', 'Miller', 'Bread Engineer'];

function textsOf(entry: (title: string) => string): (string | undefined)[][] {
  const html = `<html><head><title>Careers</title></head><body><main><h1>Open positions</h1>${TITLES.map(entry).join('')}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 }).postings.map(
    ({ fields }) => [fields.job_title, fields.job_description],
  );
}

describe('entries that are forms of their own keep their text', () => {
  it.each<[string, (title: string) => string]>([
    ['a form', (title) => `<form class="job"><h3>${title}</h3><p>${TEXT}</p>${FIELDS}</form>`],
    [
      'a form within an item',
      (title) => `<div class="job"><form><h3>${title}</h3><p>${TEXT}</p>${FIELDS}</form></div>`,
    ],
    [
      'a form around an item',
      (title) => `<form><div class="job"><h3>${title}</h3><p>${TEXT}</p>${FIELDS}</div></form>`,
    ],
    [
      'a form that is posted',
      (title) =>
        `<li><form method="post" action="/apply"><h3>${title}</h3><p>${TEXT}</p><input type="text" name="name" placeholder="Name"><input type="file"><input type="submit" value="Apply"></form></li>`,
    ],
  ])('%s', (_what, entry) => {
    const texts = textsOf(entry);
    expect(texts.map(([title]) => title)).toEqual(TITLES);
    expect(texts.map(([, text]) => text)).toEqual([TEXT, TEXT, TEXT]);
  });
});

import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** Titles of pages about careers; the texts are ours. */
function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Careers – Old Mill</title></head><body>${body}</body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 2 });
  return postings.map(({ fields: { job_title } }) => job_title);
}

const part = (heading: string, fields: string): string => `<h1>The Old Mill</h1><section><h3>Why us</h3>
  <p>Free bread</p></section><section><div><h2>${heading}</h2><p>Leave your details, we call back.</p>
  <form><div>Your name</div><input type="text" name="name">${fields}<button>Into the team of the old mill</button></form></div></section>`;
const REACHED = '<div>Your telephone</div><input type="tel" name="phone">';

it.each([
  ['Wanted: bakers with or without a licence', 'bakers with or without a licence'],
  ['Wir suchen Bäcker mit und ohne Ausbildung', 'Bäcker mit und ohne Ausbildung'],
  ['דרושים נהגים עם ובלי רישיון', 'נהגים עם ובלי רישיון'],
  ['Cerchiamo autisti con e senza patente', 'autisti con e senza patente'],
  ['مطلوب سائقين', 'سائقين'],
])('takes "%s" above a form that asks how one is reached for an opening', (heading, title) => {
  expect(titlesOf(part(heading, REACHED)).map((read) => read?.toLowerCase())).toEqual([title.toLowerCase()]);
});

it.each([
  ['a form that asks for nothing else', 'Drivers wanted', ''],
  ['a form that signs in', 'Drivers wanted', '<input type="password" name="word">'],
  ['anybody', 'Wir suchen engagierte Menschen', REACHED],
  ['at any time', 'We are always looking for bakers', REACHED],
  ['a question', 'Are you looking for bakers?', REACHED],
  ['an occupation that nobody seeks', 'Our bakers and their bread', REACHED],
])('takes no heading above %s for one', (_, heading, fields) => {
  expect(titlesOf(part(heading, fields))).toEqual([]);
});

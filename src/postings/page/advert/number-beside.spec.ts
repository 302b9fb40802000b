import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from '../tree/html.js';

const MAIL = '<a class="button" href="mailto:jobs@mill.example">jobs@mill.example</a>';

function phonesOf(reach: string): unknown[] {
  const cards = ['Baker', 'Miller'].map(
    (title) => `<section><h3>${title}</h3><p>We bake the bread of all Leeds.</p>${reach}</section>`,
  );
  const html = `<html><head><title>Jobs</title></head><body><main><h2>Open positions</h2>${cards.join(' ')}</main></body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => fields.hiring_manager_phone);
}

it.each([
  [`${MAIL}<a class="button" href="tel:01632960123">01632 960 123</a>`, '01632 960 123'],
  [`<div><a href="tel:001632960123">001632960123</a></div><div>${MAIL}</div>`, '001632960123'],
  [`<p>${MAIL}</p><p><a href="tel:+44%201632960123">Call us</a></p>`, '+44 1632960123'],
  [`<p>${MAIL}</p><p>Tel: 01632 960 123</p>`, '01632 960 123'],
  [`<p>01632 960 123 · ${MAIL}</p>`, '01632 960 123'],
  ['<p>Interested? <a href="tel:+441632960123">Call us</a></p>', '+441632960123'],
  ['<p>To apply call <a href="tel:01632960123">our office</a> today.</p>', '01632960123'],
  ['<a class="button" href="tel:+44 1632 960 123">Call now</a>', '+44 1632 960 123'],
])('a number beside the mailbox of an opening is the one to call: %s', (reach, phone) => {
  expect(phonesOf(reach)).toEqual([phone, phone]);
});

it.each([
  `${MAIL}<a href="tel:01632960123">01632 960 123</a><a href="tel:01632960124">01632 960 124</a>`,
  `<p>${MAIL}</p><p>Fax: 01632 960 123</p>`,
  `<p>${MAIL}</p><p>Customers who have lost their bread may call 01632 960 123 at night.</p>`,
  `${MAIL}<a href="tel:112">112</a>`,
  '<p>Our shop in Leeds <a href="tel:01632960123">has bread</a></p>',
  '<a href="tel:01632960123">Call Leeds</a> <a href="tel:01632960124">Call York</a>',
])('but none of several, and of nothing else: %s', (reach) => {
  expect(phonesOf(reach)).toEqual([undefined, undefined]);
});

import { expect, it } from '@jest/globals';
import { findFirst, parseHtml } from '../tree/html.js';
import { addressOfCard } from './card-address.js';

const PAGE = 'https://mill.example/jobs/baker.html';

/** Where a card with a title and some links leads. */
function addressIn(links: string): string | undefined {
  const document = parseHtml(`<article><h3>Miller</h3><p>You grind flour.</p>${links}</article>`);
  const [title, card] = ['h3', 'article'].map((name) => findFirst(document, (element) => element.name === name));
  return title && addressOfCard(title, { card, length: 100 }, PAGE);
}

it.each([
  ['<a href="/index.html">Not for me</a>'],
  ['<a href="../index.php">Back</a>'],
  ['<a href="/jobs/index.html">All jobs</a>'],
  ['<a href="/jobs/default.aspx">All jobs</a>'],
  ['<nav><a class="prev" href="clerk.html"></a><a href="all.html"></a><a class="next" href="driver.html"></a></nav>'],
  ['<a rel="next" href="driver.html"><i class="icon"></i></a>'],
  ['<a href="/contact">Contact us</a>'],
  ['<a href="/kontakt">Skontaktuj się z nami</a>'],
  ['<a href="/equipo">Nuestro equipo</a>'],
  ['<a href="https://www.google.com/search?q=mill+leeds">opening hours</a>'],
  ['<a href="https://www.google.de/maps/place/Mill">So finden Sie uns</a>'],
  ['<a href="https://goo.gl/maps/abc">Where we are</a>'],
])('leads nowhere by %s', (links) => {
  expect(addressIn(links)).toBeUndefined();
});

it.each([
  ['<a href="/work.html">Our work</a>', undefined],
  ['<a href="/service.html">Kundeservice</a>', undefined],
  ['<a href="/apply.html">Apply now</a>', 'https://mill.example/apply.html'],
  ['<a href="/work.html">Unsere Arbeiten</a><a href="/form.html">Jetzt bewerben</a>', 'https://mill.example/form.html'],
  ['<a href="/jobs/miller-leeds.html">Nights</a>', 'https://mill.example/jobs/miller-leeds.html'],
  ['<a href="miller.pdf">Miller</a>', 'https://mill.example/jobs/miller.pdf'],
])('below the main heading of a page %s leads to %s', (links, url) => {
  const document = parseHtml(`<main><h1>Miller</h1><p>You grind flour.</p>${links}</main>`);
  const [title, card] = ['h1', 'main'].map((name) => findFirst(document, (element) => element.name === name));
  expect(title && addressOfCard(title, { card, length: 100 }, PAGE)).toBe(url);
});

it.each([
  ['<a href="miller.html">More</a>', 'https://mill.example/jobs/miller.html'],
  ['<a href="https://www.google.com/about/careers/miller">More</a>', 'https://www.google.com/about/careers/miller'],
  ['<a href="miller/index.html">More</a>', 'https://mill.example/jobs/miller/index.html'],
  ['<a class="stretched-link" href="miller.html"></a>', 'https://mill.example/jobs/miller.html'],
  ['<a href="miller.html">Requirements</a>', 'https://mill.example/jobs/miller.html'],
  ['<a href="miller.html">Aufgaben</a>', 'https://mill.example/jobs/miller.html'],
  ['<a class="next" href="miller.html">Go on</a>', 'https://mill.example/jobs/miller.html'],
])('leads to a page by %s', (links, url) => {
  expect(addressIn(links)).toBe(url);
});

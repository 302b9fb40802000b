import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from './html.js';
import { readPageTree } from './page-tree.js';

const MENU =
  '<div class="bar"><a href="/">Mill</a><button>Menu</button><ul class="top"><li><a href="/services">Services</a><div><a href="/services/plumbing">Plumber, gas, water<span>Pipes and baths</span></a><a href="/services/heating">Heating</a></div></li><li><a href="/contact">Contact</a></li></ul></div>';
const TEXT = '<main><h1>Work with us</h1><p>We are a family firm. Send us your application.</p></main>';

const titlesOf = (body: string): unknown[] =>
  readHtmlListing(parseHtml(`<title>Careers</title>${body}`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.job_title);
const regionsOf = (body: string): string[] => [
  ...new Set(readPageTree(parseHtml(body)).leaves.map(({ region }) => region)),
];

it('a header without a heading holds menus, whatever they are made of', () => {
  expect(regionsOf(`<header>${MENU}</header>`)).toEqual(['nav']);
  expect(titlesOf(`<header>${MENU}</header>${TEXT}`)).toEqual([]);
});

it('one with a heading, or within the content, is part of it', () => {
  const advert = '<h2>Baker (m/f/d)</h2><p>Full-time in Leeds</p>';
  expect(
    titlesOf(`<main><h1>Careers</h1><article><header>${advert}</header><p>You bake.</p></article></main>`),
  ).toEqual(['Baker (m/f/d)']);
  expect(regionsOf(`<header><h1>Careers</h1><p>We seek a baker.</p></header>`)).toEqual(['main']);
  expect(regionsOf(`<section><header><p>Baker, full-time</p></header></section>`)).toEqual(['main']);
});

import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../../lists/html-listing.js';

function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Careers at Firm</title></head><body><main>${body}</main></body></html>`;
  const page = { url: 'https://firm.example/careers.html', careerScore: 3 };
  return readHtmlListing(parseHtml(html), page).postings.map(({ fields }) => fields.job_title);
}

const entry = (title: string, names = 'job'): string =>
  `<li class="${names}"><div class="head"><span>${title}</span> <a>Apply now</a></div><div class="more"><h4>Requirements</h4><ul><li>Two years of experience</li></ul></div></li>`;
const list = (...titles: string[]): string =>
  `<h2>Open positions</h2><ul>${titles.map((title) => entry(title)).join('')}</ul>`;

it.each([
  ['1. Baker', '2. Miller'],
  ['<strong>01.</strong> Baker', '<strong>02.</strong> Miller'],
  ['<b>01</b> Baker', '<b>02</b> Miller'],
  ['01 / Baker', '02 / Miller'],
  ['01 – Baker', '02 – Miller'],
  ['01_Baker', '02_Miller'],
  ['1- Baker', '2- Miller'],
  ['(1) Baker', '(2) Miller'],
  ['#1: Baker', '#2: Miller'],
  ['No. 1 – Baker', 'No. 2 – Miller'],
  ['Nr. 1: Baker', 'Nr. 2: Miller'],
  ['№1. Baker', '№2. Miller'],
  ['1、Baker', '2、Miller'],
  ['１．Baker', '２．Miller'],
  ['①Baker', '②Miller'],
  ['A、Baker', 'B、Miller'],
  ['A) Baker', 'B) Miller'],
  ['А. Baker', 'Б. Miller'],
  ['一、Baker', '二、Miller'],
  ['가. Baker', '나. Miller'],
])('the numbers of a list are no part of its titles: %s', (first, second) => {
  expect(titlesOf(list(first, second))).toEqual(['Baker', 'Miller']);
});

it('takes the numbers off where each part of the list begins anew, and where the first number is not shown', () => {
  const part = (heading: string, ...titles: string[]): string =>
    `<h3>${heading}</h3><ul>${titles.map((title) => entry(title)).join('')}</ul>`;
  const parts = part('Mill', '1. Miller', '2. Mill operator') + part('Bakery', '1. Baker');
  expect(titlesOf(`<h2>Open positions</h2>${parts}`)).toEqual(['Miller', 'Mill operator', 'Baker']);
  expect(titlesOf(list('02. Baker', '03. Miller'))).toEqual(['Baker', 'Miller']);
});

it.each([
  ['1. Offizier', 'Koch'],
  ['2. Koch', '3. Koch'],
  ['3D Designer', '2D Designer'],
  ['1:1 Tutor', '2:1 Tutor'],
  ['B) Baker', 'D) Miller'],
  ['C.N.A. Baker', 'D.N.A. Miller'],
  ['1st Line Engineer', '2nd Line Engineer'],
])('a number that counts no entries belongs to its title: %s', (first, second) => {
  expect(titlesOf(list(first, second))).toEqual([first, second]);
});

it('takes off the number that is written for a list where that has one entry', () => {
  expect(titlesOf(list('01_Baker'))).toEqual(['Baker']);
  expect(titlesOf(list('24 hour driver'))).toEqual(['24 hour driver']);
});

it('takes the words that seek off behind a letter, too', () => {
  expect(titlesOf(list('A、招聘厨师', 'B、招聘保洁员'))).toEqual(['厨师', '保洁员']);
});

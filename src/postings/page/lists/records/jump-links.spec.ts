import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Jobs</title></head><body><main><h1>Jobs</h1><h2>Open positions</h2>${body}</main></body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => fields.job_title);
}

const idOf = (at: number): string => `part-${String(at)}`;
const menu = (links: readonly string[]): string =>
  `<ul>${links.map((link, at) => `<li><a href="#${idOf(at)}">${link}</a></li>`).join('')}</ul>`;
const adverts = (titles: readonly string[]): string =>
  titles
    .map(
      (title, at) => `<h3 id="${idOf(at)}">${title}</h3><p>You work with four others in our old mill by the river.</p>
        <h4>Requirements</h4><ul><li>Two years of work</li><li>A licence</li></ul>`,
    )
    .join('');

it.each([
  ['the same words', 'Nurse|Baker|Driver', 'Nurse|Baker|Driver'],
  ['fewer words', 'Nurse|Baker|Driver', 'Registered Nurse (m/f/d)|Baker (m/f/d)|Driver, nights (m/f/d)'],
  ['more words', 'Nurse, Leeds|Baker, York|Driver, Bath', 'Nurse|Baker|Driver'],
  ['a Swedish jump word', 'Till Bagare|Till Kock|Till Förare', 'Bagare|Kock|Förare'],
  ['another ending', 'Till bagaren|Till kocken|Till föraren', 'Bagare|Kock|Förare'],
  ['a Polish case', 'Do piekarza|Do kucharza|Do kierowcy', 'Piekarz|Kucharz|Kierowca'],
  ['German jump words', 'Zum Bäcker|Zum Koch|Zur Fahrerin', 'Bäcker (m/w/d)|Koch (m/w/d)|Fahrer (m/w/d)'],
  ['French jump words', 'Voir boulanger|Voir cuisinier', 'Boulanger (H/F)|Cuisinier (H/F)'],
  [
    'titles that begin like jump words',
    'La Plata Sales Manager|Baker|Till Operator',
    'La Plata Sales Manager|Baker|Till Operator',
  ],
])('links to adverts below are no openings of their own: %s', (_what, links, titles) => {
  expect(titlesOf(menu(links.split('|')) + adverts(titles.split('|')))).toEqual(titles.split('|'));
});

/** Adverts of one table each, behind the picture of their heading. */
const tables = (titles: readonly string[]): string =>
  titles
    .map(
      (title, at) => `<div id="${idOf(at)}"><img src="/head-${idOf(at)}.png" alt="jobs"></div>
        <table><tr><td>Job title</td><td>${title}</td></tr><tr><td>Working hours</td><td>8:30 to 17:30, full-time</td></tr>
        <tr><td>Benefits</td><td>Free meals, a bonus twice a year</td></tr></table>`,
    )
    .join('');

it('a menu of the page says its openings in other words', () => {
  const titles = ['Physician', 'Registered nurse, practical nurse', 'Clerical worker'];
  expect(titlesOf(menu(['Physician', 'Nurse', 'Medical office']) + tables(titles))).toEqual(titles);
});

it.each([
  ['more than it leads to', ['Physician', 'Nurse', 'Cook'], ['Clerk', 'Driver']],
  ['elsewhere', ['Physician', 'Nurse'], []],
])('a list of links is no menu where it has %s', (_what, links, titles) => {
  expect(titlesOf(menu(links) + tables(titles))).toEqual([...links, ...titles]);
});

it('links to places that an old page names lead to its adverts', () => {
  const advert = (name: string, title: string): string =>
    `<p><a name="${name}"></a><b>${title}</b></p><p>You help.</p>`;
  const links = '<p><a href="#n">Nurse</a> | <a href="#b">Baker</a></p>';
  const titles = ['Nurse (m/f/d)', 'Baker (m/f/d)'];
  expect(titlesOf(links + advert('n', 'Nurse (m/f/d)') + advert('b', 'Baker (m/f/d)'))).toEqual(titles);
});

it('links say the titles of adverts that say them in another case', () => {
  const advert = (link: string, title: string): string =>
    `<p><strong>${title}<a name="${link}"></a></strong></p><p>Praca w młynie nad rzeką.</p>`;
  const links = ['Telemarketer', 'Informatyk'].map((link) => `<p><a href="#${link}">${link}</a></p>`);
  const body = [...links, advert('Telemarketer', 'Telemarketera'), advert('Informatyk', 'Informatyka')];
  expect(titlesOf(body.join(''))).toEqual(expect.arrayContaining(['Telemarketer', 'Informatyk']));
});

const AS_JUMPS = ['La Plata Sales Manager', 'See Driver', 'Till Cashier', 'Na Nurse', 'To Go Cook', 'Ver Technician'];
const text = '<p>Full-time, Leeds. You will work in our shop every day with a small team of people.</p>';

it.each([
  [
    'opens a text',
    (title: string, at: number) => `<div><a href="#${idOf(at)}">${title}</a><div id="${idOf(at)}">${text}</div></div>`,
  ],
  [
    'leads to itself',
    (title: string, at: number) => `<h3 id="${idOf(at)}"><a href="#${idOf(at)}">${title}</a></h3>${text}`,
  ],
  [
    'leads to its part',
    (title: string, at: number) => `<div id="${idOf(at)}"><h3><a href="#${idOf(at)}">${title}</a></h3>${text}</div>`,
  ],
  [
    'has a link to itself',
    (title: string, at: number) => `<div id="${idOf(at)}"><h3>${title} <a href="#${idOf(at)}">#</a></h3>${text}</div>`,
  ],
  [
    'leads to what is not on the page',
    (title: string, at: number) => `<div><h3><a href="#${idOf(at)}">${title}</a></h3>${text}</div>`,
  ],
])('a title that begins like a jump word and %s stays one', (_what, entry) => {
  expect(titlesOf(AS_JUMPS.map(entry).join(''))).toEqual(AS_JUMPS);
});

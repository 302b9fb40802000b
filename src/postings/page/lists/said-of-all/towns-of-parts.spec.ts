import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { townsOfParts } from './towns-of-parts.js';

it.each<[readonly string[], readonly string[]]>([
  [['Kleinzell', 'Leeds', 'York'], ['kleinzell']],
  [['Bad Kleinzell', 'Leeds', 'York', 'Leeds'], ['bad kleinzell']],
  [['Kleinzell', 'Leeds'], []],
  [['Kleinzell', 'Grossdorf', 'Leeds', 'York'], []],
  [['Administration', 'Leeds', 'York'], []],
  [['Careers', 'Leeds', 'York'], []],
  [['Full-time', 'Leeds', 'York'], []],
  [['Our bread for you', 'Leeds', 'York'], []],
  [['Bakers', 'Leeds', 'York'], []],
  [['At our mill in Qwertzfield', 'At our shops'], ['qwertzfield']],
  [['IN DER BACKSTUBE IN ZELLBACHSTADT'], ['zellbachstadt']],
  [['En nuestra tahona en Qwertzvilla'], ['qwertzvilla']],
  [['At the mill in Production', 'In training in Teilzeit', 'At our mill in the north'], []],
])('of the parts %j these are villages: %j', (headings, villages) => {
  expect(townsOfParts(headings)).toEqual(villages);
});

it('an opening below the name of a village beside towns is there', () => {
  const part = (name: string, title: string): string =>
    `<h3>${name}</h3><ul><li><a href="/${title}">${title}</a></li></ul>`;
  const { postings } = readHtmlListing(
    parseHtml(
      `<title>Jobs</title><main><h2>Open positions</h2>${part('Zellbachstadt', 'Baker')}${part('Leeds', 'Miller')}${part('York', 'Clerk')}</main>`,
    ),
    { url: 'https://firm.example/jobs', careerScore: 3 },
  );
  expect(postings.map(({ fields }) => fields.location)).toEqual(['Zellbachstadt', 'Leeds', 'York']);
});

it('an opening below the name of a house and its town is there, and in no department called so', () => {
  const part = (name: string, title: string): string => `<h5>${name}</h5><p><a href="/${title}">${title}</a></p>`;
  const { postings } = readHtmlListing(
    parseHtml(
      `<title>Jobs</title><main><h2>Open positions</h2>${part('AT THE MILL IN QWERTZFIELD', 'Miller')}${part('AT OUR COUNTERS', 'Baker')}</main>`,
    ),
    { url: 'https://firm.example/jobs', careerScore: 3 },
  );
  expect(postings.map(({ fields: { location, city, department } }) => [location, city, department])).toEqual([
    ['Qwertzfield', 'Qwertzfield', undefined],
    [undefined, undefined, undefined],
  ]);
});

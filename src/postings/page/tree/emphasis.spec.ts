import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from './html.js';

it.each([
  (title: string): string => `<p><u>${title}</u></p>`,
  (title: string): string => `<p><b>${title}</b></p>`,
  (title: string): string => `<p><span style="text-decoration: underline">${title}</span></p>`,
])('lines that are set apart head adverts (form %#)', (head) => {
  const adverts = `${head('Lifeguard')}<p>You watch over who swims.</p>${head('Swim Teacher')}<p>You teach children how to swim.</p>`;
  const html = `<main><h1>Careers</h1><h2>Vacancies</h2>${adverts}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://pool.example/careers', careerScore: 3 });
  expect(postings.map(({ fields }) => [fields.job_title, fields.job_description])).toEqual([
    ['Lifeguard', 'You watch over who swims.'],
    ['Swim Teacher', 'You teach children how to swim.'],
  ]);
});

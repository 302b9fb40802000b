import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const listItems = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Adverts whose titles have a lower rank than the headings of their parts; the texts are ours. */
function advert(title: string, profile: string): string {
  const row = (head: string, items: readonly string[]): string =>
    `<div class="row"><h2>${head}</h2>${listItems(items)}</div>`;
  return (
    `<div class="row"><h3><b>${title}</b></h3></div>` +
    row('Ihre Aufgaben', ['Brot backen', 'Öfen heizen']) +
    row('Ihr Profil', [profile, 'Freude an der Nacht'])
  );
}

it('reads the parts of adverts that have higher headings than their titles', () => {
  const page = `<html><head><title>Stellenangebote</title></head><body><h2>Stellenangebote</h2>
    ${advert('Bäcker (m/w/d)', 'Lehre als Bäcker')}${advert('Müller (m/w/d)', 'Lehre als Müller')}
    <h2>Über die Mühle</h2><p>Sie mahlt seit 1880.</p></body></html>`;
  const { postings } = readHtmlListing(parseHtml(page), { url: 'https://mill.example/jobs', careerScore: 2 });
  expect(postings.map(({ fields: { job_title, requirements } }) => [job_title, requirements])).toEqual([
    ['Bäcker (m/w/d)', ['Lehre als Bäcker', 'Freude an der Nacht']],
    ['Müller (m/w/d)', ['Lehre als Müller', 'Freude an der Nacht']],
  ]);
  expect(postings[1]?.fields.job_description).not.toContain('1880');
});

import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readJobPage } from './job-page.js';

/** Whom a page names below an advert that data describe in their own words. */
function contactBelow(contact: string, description: string): (string | undefined)[] {
  const data = { '@type': 'JobPosting', title: 'Miller', description };
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>
    <main><h1>Miller</h1><p>You grind wheat and rye for the bakeries of the valley, by day and by night.</p>${contact}</main>`;
  const { fields } = readJobPage(parseHtml(html), 'https://mill.example/jobs/miller', {
    fields: { job_title: 'Miller' },
    evidence: {},
  });
  return [fields.hiring_manager_name, fields.hiring_manager_email, fields.hiring_manager_phone];
}

const DATA = 'You grind wheat and rye for the bakeries of the valley, by day and by night. You keep the stones sharp.';
const JANE = '<h3>Your contact</h3><p>Jane Miller<br>Head of People<br>jobs@mill.example<br>020 7946 0000</p>';

it('whom a page names is to be asked also where data say the rest of it', () => {
  expect(contactBelow(JANE, DATA)).toEqual(['Jane Miller', 'jobs@mill.example', '020 7946 0000']);
  const german = '<h3>Ihre Ansprechpartnerin</h3><p>Petra Klein<br>jobs@mill.example<br>0711 123456</p>';
  expect(contactBelow(german, DATA)).toEqual(['Petra Klein', 'jobs@mill.example', '0711 123456']);
});

it('whom the data name comes first', () => {
  const named = `${DATA} Questions? Contact Tom Hill at tom.hill@mill.example.`;
  expect(contactBelow('<h3>Press</h3><p>Jane Miller, 020 7946 0000</p>', named)[0]).toBeUndefined();
});

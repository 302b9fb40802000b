import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readHtmlListing } from '../lists/html-listing.js';

it.each([
  ['<span>Leeds</span><span>from £12.50/hour</span>', 12.5],
  ['<span>3+ years experience</span><span>£12.50/hour</span>', 12.5],
  ['<p>Rye (remote)</p><div><a href="#">R$ 11.000,00</a></div>', 11000],
  ['<p>Rye bread</p><button>2.500 €</button>', 2500],
  ['<span class="badge">Full time</span><span class="badge">£28,000 – £32,000</span>', 28000],
  ['<span>Graz</span><span>€ 500</span>', undefined],
  ['<span>Sign-on bonus</span><span>£5,000</span>', undefined],
  ['<span>Preis</span><span>2.500 €</span>', undefined],
  ['<span>£1,500</span><span>£2,500</span>', undefined],
  ['<span>Housing allowance</span><span>£500 per month</span>', undefined],
  ['<span>Sign-on bonus</span><span>£500 per month</span>', undefined],
])('pay alone in a card is that of the job, but below other money: %s', (pieces, pay) => {
  const card = (at: string): string =>
    `<div class="card"><h3><a href="/jobs/${at}">Baker ${at}</a></h3>${pieces}</div>`;
  const { postings } = readHtmlListing(parseHtml(`<main><h1>Open positions</h1>${card('1')}${card('2')}</main>`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  });
  expect(postings.map(({ fields }) => fields.salary_min)).toEqual([pay, pay]);
});

it.each([
  ['Pay', '£90 per shift', { salary_min: 90, salary_currency: 'GBP' }],
  ['Pay per shift', '£90', { salary_min: 90, salary_currency: 'GBP' }],
  ['Session fee', '£45', { salary_min: 45, salary_currency: 'GBP' }],
  ['Salary', '5000 per month or as per skills', { salary_min: 5000, salary_period: 'month' }],
  ['Salary per annum', '24,000', { salary_min: 24_000, salary_period: 'year' }],
  ['Hourly rate', '15.50', { salary_min: 15.5, salary_period: 'hour' }],
  ['Contract', 'One year', { contract_type: 'fixed-term' }],
  ['Duration', '12 months', { contract_type: 'fixed-term' }],
  ['Hours', '40 hours', {}],
  ['Pay', 'Grade 12', {}],
])('"%s: %s" is read in a row of a table as on a line', (label, value, expected) => {
  const row = `<table><tr><th>Location</th><td>Leeds</td></tr><tr><th>${label}</th><td>${value}</td></tr></table>`;
  const card = (title: string, facts: string): string =>
    `<div><h3><a href="/jobs/${title}">${title}</a></h3>${facts}</div>`;
  const page = card('Baker', row) + card('Miller', `<p>Location: Leeds</p><p>${label}: ${value}</p>`);
  const { postings } = readHtmlListing(parseHtml(`<main><h1>Open positions</h1>${page}</main>`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  });
  const facts = postings.map(
    ({ fields: { salary_min, salary_currency, salary_period, contract_type } }) =>
      JSON.parse(JSON.stringify({ salary_min, salary_currency, salary_period, contract_type })) as unknown,
  );
  expect(facts).toEqual([expected, expected]);
});

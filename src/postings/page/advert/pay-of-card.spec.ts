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

import { describe, expect, it } from '@jest/globals';
import { readPage } from './page-facts.js';

const SITE = 'https://firm.example';

type Item = Readonly<Record<string, unknown>>;

const item = (name: string, path: string, more: Item = {}): Item => ({
  '@type': 'ListItem',
  name,
  url: `${SITE}${path}`,
  ...more,
});

const BAKER = item('Baker', '/jobs/baker');
const COOK = item('Line Cook', '/jobs/line-cook');
const MILLER = item('Miller', '/jobs/miller');
const TELLER = item('Corn Whisperer', '/jobs/corn-whisperer');

function listedOn(path: string, items: readonly Item[], { type = 'ItemList', body = '' } = {}): unknown[] {
  const data = JSON.stringify({ '@type': type, itemListElement: items });
  const shown = '<h1>Careers</h1><h2>Open positions</h2><ul><li>Baker</li><li>Line Cook</li><li>Miller</li></ul>';
  const page = `<html><head><title>Jobs</title><script type="application/ld+json">${data}</script></head>
    <body><main>${body === '' ? shown : body}</main></body></html>`;
  const url = `${SITE}${path}`;
  const request = { url, kind: 'page' } as const;
  const facts = readPage(
    { outcome: 'page', request, url, status: 200, contentType: 'text/html', body: page, truncated: false },
    'Open positions',
  );
  return facts.listed.map(({ fields }) => [fields.job_title, fields.job_url?.slice(SITE.length)]);
}

describe('a list of addresses in the data of a page', () => {
  it('gives its openings their addresses, by their titles', () => {
    expect(listedOn('/careers', [BAKER, COOK, MILLER])).toEqual([
      ['Baker', '/jobs/baker'],
      ['Line Cook', '/jobs/line-cook'],
      ['Miller', '/jobs/miller'],
    ]);
  });

  it('has an opening that the page does not show', () => {
    expect(listedOn('/jobs', [BAKER, COOK, MILLER, TELLER])).toContainEqual(['Corn Whisperer', '/jobs/corn-whisperer']);
  });

  it('names its pages within its entries, too', () => {
    const within = [BAKER, COOK, MILLER].map(({ name, url }) => ({ '@type': 'ListItem', item: { '@id': url, name } }));
    expect(listedOn('/jobs', within)).toContainEqual(['Miller', '/jobs/miller']);
  });

  it.each<[string, readonly Item[]]>([
    ['articles', [BAKER, COOK, MILLER, item('A day as a baker', '/blog/a-day-as-a-baker')]],
    [
      'what it says is a product',
      [BAKER, COOK, MILLER, item('Bread', '/jobs/bread', { item: { '@type': 'Product' } })],
    ],
    [
      'another site',
      [BAKER, COOK, MILLER, { '@type': 'ListItem', name: 'Carter', url: 'https://else.example/jobs/c' }],
    ],
    ['a part of the page', [BAKER, COOK, MILLER, item('Carter', '/jobs#carter')]],
    ['another list', [BAKER, COOK, MILLER, item('All our openings', '/jobs/all')]],
    ['the home page', [BAKER, COOK, MILLER, item('Firm', '/')]],
  ])('adds nothing of %s', (_what, items) => {
    expect(listedOn('/jobs', items)).toHaveLength(3);
  });

  it('adds nothing where the page shows the fewer of its entries', () => {
    const others = ['Carter', 'Farrier', 'Cooper'].map((name) => item(name, `/jobs/${name.toLowerCase()}`));
    expect(listedOn('/jobs', [BAKER, COOK, ...others])).toHaveLength(3);
  });

  it('is no way to a page', () => {
    expect(listedOn('/jobs', [BAKER, COOK, MILLER, TELLER], { type: 'BreadcrumbList' })).toEqual([
      ['Baker', undefined],
      ['Line Cook', undefined],
      ['Miller', undefined],
    ]);
  });

  it('gives one title with two addresses none', () => {
    const again = item('Baker', '/jobs/baker-in-leeds');
    expect(listedOn('/jobs', [BAKER, again, COOK, MILLER])).toContainEqual(['Baker', undefined]);
  });

  it('says nothing on the page of an advert', () => {
    const text = 'You bake our bread every night and keep the bakehouse clean. '.repeat(8);
    const body = `<h1>Baker</h1><p>${text}</p><h2>Requirements</h2><ul><li>Trained as a baker</li></ul>`;
    expect(listedOn('/jobs/baker', [item('Baker', '/jobs/other'), COOK, MILLER], { body })).toEqual([
      ['Baker', undefined],
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../html-listing.js';

function listing(body: string, title = 'Firm'): HtmlListing {
  const html = `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: 'https://firm.example/jobs.html', careerScore: 3 });
}

const titlesOf = (body: string): unknown[] => listing(body).postings.map(({ fields }) => fields.job_title);
const lines = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

describe('lines below a short line for openings', () => {
  it('are a list of their own, though what stands above it is made like them', () => {
    const body = `<h2>Employment</h2>${lines('Please write to us, and say why you would like to join us.')}<div>Current available positions</div>${lines('Full-time and part-time bakers', 'Part-time millers', 'Experienced kneaders', 'Delivery driver', 'Shop assistant')}`;
    expect(titlesOf(body)).toEqual([
      'Full-time and part-time bakers',
      'Part-time millers',
      'Experienced kneaders',
      'Delivery driver',
      'Shop assistant',
    ]);
  });

  it('are none where what follows names no occupations', () => {
    const body = `<h2>Employment</h2>${lines('Please write to us.')}<div>Current available positions</div>${lines('Fair pay', 'Free bread', 'A warm oven')}`;
    expect(titlesOf(body)).toEqual([]);
  });
});

describe('lines in brackets that say whether they are open', () => {
  const entry = (line: string): string =>
    `<div><p class="t">${line}</p><ul><li>・パンを焼く</li></ul><dl><dt>給与</dt><dd>---</dd></dl></div>`;
  const { postings, past } = listing(
    `<h2>採用情報</h2><h4>＜正社員＞</h4>${entry('【営業職】募集中です。')}${entry('【窯業務】現在は募集しておりません。')}${entry('【製造作業員】現在は募集しておりません。')}<h4>＜パートタイム＞</h4>${entry('【販売員】現在は募集中です。')}`,
    '採用情報',
  );

  it('are a list, each with what stands below it alone', () => {
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['営業職', '販売員']);
    expect(JSON.stringify(postings[0]?.fields)).not.toContain('窯業務');
  });

  it('and those that are not open are over', () => {
    expect(past.map(({ fields }) => fields.job_title)).toEqual(['窯業務', '製造作業員']);
  });
});

describe('numbered lines in bold', () => {
  const advert = (head: string): string =>
    `<div><p><b>${head}</b></p></div><p><b>Tasks</b></p><p>- You work by the river</p><p><b>Pay</b></p><p>- As agreed</p>`;

  it('that name occupations are a list, also where one of them has a name of its own', () => {
    expect(titlesOf(`<h1>Jobs</h1>${['#1: Baker', '#2: Head Miller', '#3: Kneadster'].map(advert).join('')}`)).toEqual([
      'Baker',
      'Head Miller',
      'Kneadster',
    ]);
  });

  it('that head the parts of a text are none', () => {
    const part = (head: string): string =>
      `<div><p><b>${head}</b></p></div><p>It has been so by the river for years.</p>`;
    expect(titlesOf(`<h1>Our mill</h1>${['1. Flour', '2. Millers', '3. Bread'].map(part).join('')}`)).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import type { Leaf } from '../tree/page-tree.js';
import { readHtmlListing } from './html-listing.js';
import type { PostingRecord } from './page-lists.js';
import { withoutIntroducing } from './sought-again.js';

/** What introduces another among entries of these titles. */
function introducing(...titles: string[]): string[] {
  const records = titles.map((text, index): PostingRecord => {
    const title = { index, text } as unknown as Leaf;
    return { title, range: [index, index + 1], certainty: 1, setSize: titles.length };
  });
  const kept = withoutIntroducing(records);
  return records.filter((record) => !kept.includes(record)).map(({ title }) => title.text);
}

describe('an entry that introduces the next one', () => {
  it.each([
    ['パン職人（本店）を募集しています。', 'パン職人【北製粉 本店】'],
    ['We are looking for a baker', 'Baker'],
    ['Wir suchen einen Bäcker (m/w/d)', 'Bäcker (m/w/d)'],
    ['Nous recherchons un boulanger', 'Boulanger (Lyon)'],
  ])('is told by its sentence: "%s" above "%s"', (sentence, title) => {
    expect(introducing(sentence, title, 'Miller')).toEqual([sentence]);
  });

  it.each([
    ['パン職人（本店）を募集しています。', 'パン職人【北製粉 駅前店】'],
    ['We are looking for a baker', 'Miller'],
    ['Baker', 'Baker'],
    ['We are looking for a baker', 'We are looking for a baker'],
    ['We are looking for a baker (Leeds)', 'Baker (York)'],
  ])('is none of another opening: "%s" above "%s"', (sentence, title) => {
    expect(introducing(sentence, title)).toEqual([]);
  });

  it('is none of which its place is told: "Baker wanted", "Leeds", above "Baker", "York"', () => {
    const card = (title: string, place: string): string => `<div class="job"><h3>${title}</h3><p>${place}</p></div>`;
    const html = `<h1>Jobs</h1>${card('Baker wanted', 'Leeds')}${card('Baker', 'York')}${card('Miller', 'Hull')}`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
    expect(postings.map(({ fields }) => fields.location)).toEqual(['Leeds', 'York', 'Hull']);
  });
});

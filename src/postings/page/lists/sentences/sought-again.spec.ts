import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import type { Leaf } from '../../tree/page-tree.js';
import { readHtmlListing } from '../html-listing.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { withoutIntroducing } from './sought-again.js';

/** What introduces another among entries of these titles. */
function introducing(...titles: string[]): string[] {
  const records = titles.map((text, index): PostingRecord => {
    const title = { index, text } as unknown as Leaf;
    return { title, range: [index, index + 1], certainty: 1, setSize: titles.length };
  });
  const kept = withoutIntroducing(records, { leaves: [] });
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

  it('is one that names the branch of the next, whatever stands between: a link to questions', () => {
    const html =
      '<h1>採用情報</h1><h2>募集要項</h2><p>パン職人（本店）を募集しています。<br><a href="/qa">よくある質問はこちら</a></p>' +
      '<table><tr><th>職種</th><td>パン職人【北製粉 本店】</td></tr><tr><th>給与</th><td>月給 240,000円</td></tr></table>';
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/recruit', careerScore: 3 });
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['パン職人【北製粉 本店】']);
  });

  it('is one that sentences stand below, which tell of the company', () => {
    const html =
      '<h1>Careers</h1><h2>We are looking for a baker</h2><p>Our bakery grows, and we would love to have you here.</p>' +
      '<h2>Baker</h2><p>Leeds, full-time</p><ul><li>Knead</li></ul>';
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
    expect(postings.map(({ fields }) => [fields.job_title, fields.location])).toEqual([['Baker', 'Leeds']]);
  });
});

describe('the heading of jobs that names what follows', () => {
  const keptOf = (heading: string, said: string, next: string): number => {
    const leaves = [
      { index: 0, text: heading, rank: 1 },
      { index: 1, text: said, rank: 9 },
      { index: 2, text: next, rank: 2 },
    ] as unknown as Leaf[];
    const records = [0, 2].map((at): PostingRecord => {
      return { title: leaves[at] as Leaf, range: [at, at === 0 ? 2 : 3], certainty: 1, setSize: 2 };
    });
    return withoutIntroducing(records, { leaves }).length;
  };
  const told = 'You bake bread at night and sell it in the morning to the people of the town. '.repeat(2);

  it.each([
    ['パン職人・製粉職人求人（大阪）', '北製粉', 'パン職人', 1],
    ['Baker jobs in Leeds', 'Miller & Sons', 'Baker', 1],
    ['Baker jobs in Leeds', told, 'Baker', 2],
    ['Baker jobs in Leeds', 'Miller & Sons', 'Miller', 2],
    ['Head Baker', 'Miller & Sons', 'Baker', 2],
  ])('"%s", "%s", "%s": %d openings', (heading, said, next, count) => {
    expect(keptOf(heading, said, next)).toBe(count);
  });
});

it('in Japanese a line that nobody is sought for a title closes that title alone', () => {
  const body =
    '<h1>採用情報</h1><h2>募集要項</h2><p>現在、調理師の募集は行っておりません。</p><h3>調理師</h3><p>月給20万円</p><h3>看護師</h3><p>月給25万円</p><h3>主任調理師</h3><p>月給30万円</p>';
  const { postings } = readHtmlListing(parseHtml(body), { url: 'https://www.example.com/jobs', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['看護師', '主任調理師']);
});

it('a list of names and the same adverts for all genders are one list', () => {
  const body =
    '<h1>Karriere</h1><p>Wir suchen:</p><ul><li>Bäcker</li><li>Müller</li></ul><h2>Stellenanzeigen</h2><p><a href="/b.pdf">Bäcker (m/w/d)</a></p><p><a href="/m.pdf">Müller (m/w/d)</a></p>';
  const { postings } = readHtmlListing(parseHtml(body), { url: 'https://www.example.com/jobs', careerScore: 3 });
  expect(postings).toHaveLength(2);
});

it('a heading that surely is a title comes before the sentence above that introduces it', () => {
  const part = (title: string): string =>
    `<section><h3>${title}</h3><h4>At once</h4><p>You work with us in the mill on what we make.</p></section>`;
  const page =
    '<h1>Stellenangebote</h1><p>Wir suchen einen erfahrenen Müller (m/w/d) für uns.</p><h2>Das bieten wir</h2>' +
    `<div><h3>Ausflüge</h3><p>Im Sommer.</p></div><div><h3>Brot</h3><p>Jeden Tag.</p></div>` +
    part('Müllergeselle (m/w/d)');
  const { postings } = readHtmlListing(parseHtml(`<main>${page}</main>`), {
    url: 'https://mill.example/stellenangebote',
    careerScore: 3,
  });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Müllergeselle (m/w/d)']);

  it.each([
    ['Offene Stelle', true],
    ['Open position', true],
    ['Vollzeit in Ulm', false],
  ])('may have "%s" between it and the next: %s', (head, isOne) => {
    const leaves = ['Bäcker gesucht.', 'Unsere Mühle wächst, und wir freuen uns auf dich.', head, 'Bäcker'].map(
      (text, index) => ({ index, text, rank: 2 }) as unknown as Leaf,
    );
    const records = ([0, 3] as const).map((at): PostingRecord => {
      return { title: leaves[at] as Leaf, range: [at, at + 1], certainty: 1, setSize: 2 };
    });
    expect(withoutIntroducing(records, { leaves })).toHaveLength(isOne ? 1 : 2);
  });
});

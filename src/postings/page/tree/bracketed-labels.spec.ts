import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { PRAISING_ENDS } from '../../text/words/sections/praising-ends.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml, textOf } from './html.js';

const read = (html: string): string => textOf(parseHtml(html));

it.each([
  ['<p>【給与】月給25万円</p>', '給与：月給25万円'],
  ['<p><b>【勤務地】</b>堺市</p>', '勤務地：堺市'],
  ['<p>■［応募資格］ 普通免許</p>', '応募資格：普通免許'],
  ['<p>[모집부문] 제빵사</p>', '모집부문：제빵사'],
  ['<p>【工作地点】苏州</p>', '工作地点：苏州'],
])('a label in brackets has a colon behind it: %s', (html, text) => {
  expect(read(html)).toBe(text);
});

it.each([
  ['a heading of its own', '<p>【応募資格】</p>'],
  ['the mark of a title', '<p>【急募】パン職人</p>'],
  ['a title in a heading', '<h3>【給与】パン職人</h3>'],
  ['a link', '<a href="/a">【給与】パン職人</a>'],
  ['words of other scripts', '<p>[Pay] 2,000 €</p>'],
])('what is %s stays as it is', (_what, html) => {
  expect(read(html)).toBe(html.replace(/<[^>]*>/g, ''));
});

itHoldsForEvery(
  'what a title is praised for is no label',
  PRAISING_ENDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    const praise = { ja: '福利厚生', ko: '복리후생', zh: '福利待遇' };
    for (const head of Object.values(praise)) expect(read(`<p>【${head}${word}】A</p>`)).toBe(`【${head}${word}】A`);
  },
);

it('an advert of such lines says what it is for', () => {
  const lines = ['【募集職種】パン職人', '【応募資格】普通免許', '【勤務地】大阪府堺市', '【福利厚生】社会保険'];
  const { postings } = readHtmlListing(
    parseHtml(`<title>採用情報</title><h2>採用情報</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`),
    { url: 'https://mill.example/recruit', careerScore: 3 },
  );
  expect(postings.map(({ fields }) => [fields.job_title, fields.location, fields.requirements])).toEqual([
    ['パン職人', '大阪府堺市', ['普通免許']],
  ]);
});

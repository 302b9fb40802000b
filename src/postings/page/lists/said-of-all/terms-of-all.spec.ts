import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import type { JobPosting } from '../../../fields.js';
import { TERMS_HEADINGS } from '../../../text/words/headings/terms-words.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const read = (main: string): JobPosting[] =>
  readHtmlListing(parseHtml(`<title>採用情報 | ミル</title><main><h1>採用情報</h1>${main}</main>`), {
    url: 'https://mill.example/recruit',
    careerScore: 3,
  }).postings.map(({ fields }) => fields);

const rows = (facts: readonly (readonly [string, string])[]): string =>
  `<table>${facts.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;
const TERMS = rows([
  ['給与', '月給22万円〜30万円（経験による）'],
  ['応募資格', '高校卒業以上<br>普通自動車免許'],
  ['福利厚生', '退職金制度<br>社会保険完備'],
]);
const ROLES = `<h2>募集職種</h2><h3>製粉技術者</h3>${rows([['勤務地', '大阪市']])}<h3>営業職</h3>${rows([['勤務地', '京都市']])}`;
const MONTHLY = { salary_min: 220_000, salary_max: 300_000, salary_currency: 'JPY', salary_period: 'month' };

itHoldsForEvery(
  'terms below such a heading are those of each opening',
  TERMS_HEADINGS.flatMap(([language, headings]) => headings.split('|').map((heading) => [heading, language] as const)),
  (heading) => {
    const found = read(`<h2>${heading}</h2>${TERMS}${ROLES}`);
    expect(found.length).toBe(2);
    for (const fields of found) expect(fields).toMatchObject(MONTHLY);
  },
);

it('one for fewer hours takes no pay of all', () => {
  const [miller, sales] = read(`<h2>募集要項</h2>${TERMS}${ROLES.replace('営業職', '営業職（アルバイト）')}`);
  expect(miller?.salary_min).toBe(220_000);
  expect(sales?.job_title).toContain('営業職');
  expect(sales?.salary_min).toBeUndefined();
});

it('a line that begins a card heads them, and one among others does not', () => {
  const place = '<div><p>勤務地</p><p>東京都立川市内の各工場</p></div>';
  const hours = '<div><p>勤務時間</p><p>9:00〜18:00</p></div>';
  const roles =
    '<h2>募集職種</h2><h3>製粉技術者</h3><p>小麦粉を作ります。</p><h3>営業職</h3><p>小麦粉を売ります。</p><h2>環境</h2>';
  const head = '<div>勤務条件</div>';
  for (const fields of read(`${roles}<div>${head}<div>${hours}${place}</div></div>`))
    expect(fields.location).toBe('東京都立川市内の各工場');
  for (const fields of read(`${roles}<div><p>粉</p>${head}<div>${hours}${place}</div></div>`))
    expect(fields.location).toBeUndefined();
});

it('they say what is asked and given, too', () => {
  const [miller] = read(`<h2>募集要項</h2>${TERMS}${ROLES}`);
  expect(miller?.requirements?.join()).toContain('普通自動車免許');
  expect(miller?.benefits?.join()).toContain('退職金制度');
});

it('what stands in small letters above the next heading is no part of them', () => {
  const eyebrow = (label: string, heading: string, more: string): string =>
    `<section><div><p>${label}</p><h2>${heading}</h2>${more}</div></section>`;
  const found = read(
    ROLES + eyebrow('DETAILS', '募集要項', TERMS) + eyebrow('APPLY', '応募方法', '<p>お電話ください。</p>'),
  );
  expect(found.length).toBe(2);
  for (const { benefits } of found) expect(benefits).toEqual(['退職金制度', '社会保険完備']);
});

it('they say where those openings are that do not say so themselves', () => {
  const terms =
    '<p><b>근무 조건:</b></p><ul><li>근무지: 서울특별시 마포구</li><li>급여: 면접 시 협의</li><li>근무시간: 주 5일</li><li>휴가: 연차</li></ul>';
  const fields = read(
    `<h2>채용 안내</h2><p><b>모집 부문:</b></p><ul><li>제분 기술자</li><li>영업 담당자</li><li>영업 담당자 (부산)</li></ul>${terms}`,
  );
  expect(fields.map(({ location }) => location)).toEqual(['서울특별시 마포구', '서울특별시 마포구', '부산']);
  const [miller, sales] = read(
    `<h2>募集要項</h2>${rows([
      ['勤務地', '東京都港区'],
      ['賞与', '年2回'],
    ])}${ROLES}`,
  );
  expect([miller?.location, sales?.location]).toEqual(['大阪市', '京都市']);
});

it.each([
  ['two tables of terms', `<h2>募集要項</h2>${TERMS}${ROLES}<h2>募集要項</h2>${rows([['給与', '月給40万円']])}`],
  ['an occupation within', `<h2>募集要項</h2><h3>パン職人</h3>${TERMS}`],
  [
    'what one table says of one occupation',
    `${ROLES}<h2>募集要項</h2>${rows([
      ['職種', '営業'],
      ['給与', '月給40万円'],
    ])}`,
  ],
  [
    'what it says of one opening',
    `${ROLES}<h2>募集要項</h2>${rows([
      ['給与', '営業職は月給40万円'],
      ['賞与', '年2回'],
    ])}`,
  ],
])('%s are not those of all', (_what, html) => {
  for (const fields of read(html).filter(({ job_title }) => job_title !== 'パン職人'))
    expect(fields.salary_min).toBeUndefined();
});

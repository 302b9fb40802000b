import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const PAGE = 'https://firm.example/careers.html';

/** A head and the sentences below it. */
type Field = readonly [head: string, said: string];

function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Careers at Firm</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: PAGE, careerScore: 3 }).postings.map(({ fields }) => fields.job_title);
}

const asSpans = (fields: readonly Field[]): string =>
  fields.map(([head, said]) => `<span class="mark">${head}</span><p>${said}</p>`).join('');
const asHeadings = (fields: readonly Field[]): string =>
  fields.map(([head, said]) => `<div class="box"><h4>${head}</h4><p>${said}</p></div>`).join('');

const KOREAN: readonly Field[] = [
  ['기획 (제분 및 유통)', '제분 기획 경력자 우대<br>제분 공정에 대한 이해'],
  ['설비', '설비 관련 자격증 소지자 우대<br>기계 도면 이해'],
  ['품질', '품질 관련 자격증 소지자 우대'],
];
const ENGLISH: readonly Field[] = [
  ['Planning', 'You have three years of experience in milling.'],
  ['Quality', 'You have a certificate in food safety.'],
  ['Flour & stones', 'Experience with stone mills is required.'],
];
const GERMAN: readonly Field[] = [
  ['Planung', 'Sie haben eine abgeschlossene Ausbildung.'],
  ['Qualität', 'Sie bringen Erfahrung in der Mühle mit.'],
  ['Mehl & Stein', 'Sie verfügen über gute Deutschkenntnisse.'],
];

it.each([
  ['Korean spans', '<ul><li><span>모집분야</span><div>', KOREAN, asSpans],
  ['English headings', '<h2>Open positions</h2><div>', ENGLISH, asHeadings],
  ['German headings', '<h2>Offene Stellen</h2><div>', GERMAN, asHeadings],
])('reads fields below openings, each of which asks something: %s', (_, above, fields, written) => {
  expect(titlesOf(above + written(fields))).toEqual(fields.map(([head]) => head));
});

const OFFERED: readonly Field[] = [
  ['Learning', 'We offer you courses of all kinds.'],
  ['Health', 'You get free bread every day.'],
  ['Mobility', 'We pay for your bus pass.'],
];
const STEPS: readonly Field[] = [
  ['Write to us', 'Send us your CV.'],
  ['Meet us', 'We talk for an hour.'],
  ['Try a day', 'You have to bring a passport.'],
];
const PARTS: readonly Field[] = [
  ['Requirements', 'You have three years of experience in milling.'],
  ['Skills', 'You have a certificate in food safety.'],
  ['Languages', 'You speak English.'],
];

it.each([
  ['what is offered', '<h2>Open positions</h2><div>', OFFERED],
  ['steps', '<h2>Open positions</h2><div>', STEPS],
  ['the parts of one advert', '<h2>Open positions</h2><div>', PARTS],
  ['fields of a firm below another heading', '<h2>Our fields</h2><div>', ENGLISH],
])('reads no %s', (_, above, fields) => {
  expect(titlesOf(above + asHeadings(fields))).toEqual([]);
});

/** Rows of a table, each a name in mark-up that is no heading, and what is asked behind a label. */
const asRows = (fields: readonly Field[]): string =>
  `<table>${fields.map(([head, said]) => `<tr><td>i</td><td><em>${head}</em><p>${said}</p></td></tr>`).join('')}</table>`;

it.each<[string, readonly Field[], readonly string[]]>([
  [
    'Chinese',
    [
      ['生产技术部长：', '<em>任职资格：</em>大专及以上，十年以上经验'],
      ['销售员：', '任职要求：大专及以上学历，有销售经验'],
      ['铆工：', '要求：从事铆工三年以上，技能熟练'],
    ],
    ['生产技术部长', '销售员', '铆工'],
  ],
  [
    'English',
    [
      ['Baker', 'Requirements: two years at an oven.'],
      ['Miller', 'Requirements: you like to be up at night.'],
      ['Dough hero', 'Requirements: none but good humour.'],
    ],
    ['Baker', 'Miller', 'Dough hero'],
  ],
  [
    'Russian',
    [
      ['Пекарь', 'Требования: опыт работы от двух лет.'],
      ['Водитель', 'Требования: права категории C.'],
      ['Кладовщик', 'Требования: внимательность.'],
    ],
    ['Пекарь', 'Водитель', 'Кладовщик'],
  ],
])('names that rows begin with, each above what is asked of it, are titles: %s', (_language, rows, titles) => {
  expect(titlesOf(`<h2>Join us</h2>${asRows(rows)}`)).toEqual(titles);
});

it.each<[string, readonly Field[]]>([
  [
    'parts of one advert',
    [
      ['Duties', 'You bake.'],
      ['Requirements', 'Requirements: a licence.'],
      ['We offer', 'Bread.'],
    ],
  ],
  [
    'courses',
    [
      ['Sourdough', 'Requirements: a bowl.'],
      ['Rye', 'Requirements: flour.'],
      ['Cakes', 'Requirements: eggs.'],
    ],
  ],
  [
    'rows that ask nothing',
    [
      ['Bakery', 'Since 1822.'],
      ['Mill', 'Since 1900.'],
      ['Shop', 'Since 2001.'],
    ],
  ],
])('but no %s', (_what, rows) => {
  expect(titlesOf(`<h2>Join us</h2>${asRows(rows)}`)).toEqual([]);
});

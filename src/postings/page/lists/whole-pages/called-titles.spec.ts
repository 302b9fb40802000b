import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titles = (main: string): (string | undefined)[] =>
  readHtmlListing(parseHtml(`<title>Careers at Firm</title><main><h1>Careers</h1>${main}</main>`), {
    url: 'https://firm.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.job_title);

/** A table for wide screens, and what it says once more as a card for narrow ones. */
const twice = (head: string, title: string, label: string, value: string): string =>
  `<div class="wide"><table><thead><tr><th>${head}</th><th>${label}</th></tr></thead><tbody><tr><td>${title}</td><td>${value}</td></tr></tbody></table></div>` +
  `<div class="narrow"><div class="head">${title}</div><div><p><b>${label}</b></p><p>${value}</p></div></div>`;

it.each([
  ['Position', 'Mill hand of all work', 'Salary', '€ 2,000 per month'],
  ['Stelle', 'Quastenbinde', 'Gehalt', '2.000 € im Monat'],
  ['Puesto', 'Trenzado', 'Salario', '2.000 € al mes'],
  ['Stanowisko', 'Powroźnictwo', 'Wynagrodzenie', '6 000 zł miesięcznie'],
  ['모집부문', '짚풀공예', '급여', '월급 250만원'],
  ['募集職種', '縄ない', '給与', '月給210,000円'],
])('one row below "%s" is an opening, whatever its name is, and one with the card that says it again', (...cells) => {
  const other =
    '<section><h2>Open positions</h2><div><h3>Baker (m/f/d)</h3><p>You bake bread by night.</p></div></section>';
  const table = `<section><h2>Open positions</h2>${twice(...cells)}</section>`;
  expect(titles(table)).toEqual([cells[1]]);
  expect(titles(table + other)).toEqual([cells[1], 'Baker (m/f/d)']);
});

it('a telephone below what labels say of a job makes nobody of it', () => {
  const job = (pay: string): string =>
    `<table><tr><th>Position</th><td>Baker</td></tr><tr><th>Salary</th><td>${pay}</td></tr></table>`;
  const html = `<h2>Open positions</h2>${job('€ 2,000 per month')}${job('€ 15 per hour')}<p>Tel. 0316 123456</p>`;
  expect(titles(html)).toEqual(['Baker', 'Baker']);
});

it.each([['모집부문', '제빵사 (정규직)', '자격요건', '경력 1년 이상', '우대사항', '제빵사 자격증 소지자']])(
  'the value below "%s" in one paragraph is the opening, and no occupation further down',
  (...lines) => {
    const [label, title, ask, asked, wish, wished] = lines;
    const html = `<div><b>${label}</b><br>${title}<br><br><b>${ask}</b><br>- ${asked}<br><br><b>${wish}</b><br>- ${wished}<br><b>E-Mail</b><br>jobs@firm.example</div>`;
    expect(titles(html)).toEqual([title]);
  },
);

it('the value of a label is the opening, and no sentence above it that seeks staff', () => {
  const terms = '<dl><dt>職種</dt><dd>ホールスタッフ（パート）</dd><dt>時給</dt><dd>1,100円〜1,300円</dd></dl>';
  expect(titles(`<p>一緒に働いてくれるスタッフを募集しています。</p>${terms}`)).toEqual(['ホールスタッフ（パート）']);
});

it('the first numbered line right below a label for what is open is one, whatever its name', () => {
  const lines = (value: string): string =>
    `<p><strong>모집분야</strong><br>${value}<br><strong>직원복지</strong><br>01_교육 지원<br>02_휴무 제공</p>`;
  expect(titles(lines('01_짚풀공방 [채용시 마감]'))).toEqual(['짚풀공방']);
  expect(titles(lines('짚풀공방에 대하여.'))).toEqual([]);
});

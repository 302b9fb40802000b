import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(body: string, title: string, language: string): unknown[] {
  const document = parseHtml(
    `<html lang="${language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
  );
  return readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 }).postings.map(
    ({ fields }) => fields.job_title,
  );
}

describe('items of a list that a semicolon ends', () => {
  const items = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const [en, uk, ru] = [
    ['Baker', 'Grist gaffer', 'Truck driver'],
    ['Пекар', 'Круповий', 'Водій навантажувача'],
    ['Пекарь', 'Круповой', 'Водитель погрузчика'],
  ];

  it.each([
    ['en', 'Mill', 'The mill is growing<br>We are hiring<br>with fair pay', en],
    ['uk', 'Млин', 'Млин «Колос»<br>запрошує на постійну роботу<br>з гідною платнею', uk],
    ['ru', 'Мельница', 'Мельница «Колос»<br>приглашает на постоянную работу<br>с достойной оплатой', ru],
  ])('are titles below a heading of several lines in %s', (language, title, heading, roles) => {
    expect(titlesOf(`<h1>${heading}</h1>${items(roles.map((role) => `${role};`))}`, title, language)).toEqual(roles);
  });

  it('are none where they are what is asked or offered', () => {
    const body = `<h1>The mill</h1><h2>What we offer</h2>${items(['Fair pay;', 'Free bread;', 'A team of bakers.'])}`;
    expect(titlesOf(body, 'Jobs', 'en')).toEqual([]);
  });
});

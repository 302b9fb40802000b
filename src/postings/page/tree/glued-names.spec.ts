import { describe, expect, it } from '@jest/globals';
import { divideGluedTexts, divideGluedNames } from './glued-names.js';
import { parseHtml, textOf } from './html.js';
import { readHtmlListing } from '../lists/html-listing.js';

/** The titles of a career page with one card for each heading. */
function titlesOf(...headings: string[]): unknown[] {
  const card = (heading: string, at: number): string =>
    `<li><h3>${heading}</h3><p>You work with us every day.</p><a href="/jobs/${String(at)}">More</a></li>`;
  const document = parseHtml(
    `<html><head><title>Jobs</title></head><body><main><h1>Jobs</h1><ul>${headings.map(card).join('')}</ul></main></body></html>`,
  );
  divideGluedNames(document);
  return readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 }).postings.map(
    ({ fields }) => fields.job_title,
  );
}

describe('a name that ends several headings without a space before it', () => {
  it('is none of their titles, in whatever letters both are', () => {
    const named = ['Baker', 'Driver', 'Head of IT'].map((role) => `${role}<span>OLD MILL</span>`);
    expect(titlesOf(...named)).toEqual(['Baker', 'Driver', 'Head of IT']);
    const russian = ['Пекарь', 'Водитель', 'Кладовщик'].map((role) => `${role}<small>ХЛЕБ</small>`);
    expect(titlesOf(...russian)).toEqual(['Пекарь', 'Водитель', 'Кладовщик']);
  });

  it('is a place in each of them, also behind a space', () => {
    const towns = (tag: string): string[] => [
      `Bench Joiner <${tag}>Selby</${tag}>`,
      `Miller <${tag}>Leeds</${tag}>`,
      `Fitter <${tag}>Selby</${tag}>`,
    ];
    for (const tag of ['small', 'span', 'em'])
      expect(titlesOf(...towns(tag))).toEqual(['Bench Joiner', 'Miller', 'Fitter']);
  });

  it('is whom a call for applications seeks', () => {
    const calls = [
      '森のパン　スタッフ募集<em>パン製造スタッフ</em>',
      'Now hiring <em>Baker</em>',
      'Vacature <span>Bakker</span>',
    ];
    expect(titlesOf(...calls)).toEqual(['パン製造スタッフ', 'Baker', 'Bakker']);
    expect(titlesOf('Wir suchen <b>einen Bäcker</b>', 'Wir suchen <b>einen Koch</b>')).toEqual(['Bäcker', 'Koch']);
  });

  it('is no place where one of them ends with something else', () => {
    const named = ['Baker <span>Leeds</span>', 'Night <span>Baker</span>'];
    expect(titlesOf(...named)).toEqual(['Baker Leeds', 'Night Baker']);
  });

  it('is no ending of a word, and no occupation', () => {
    expect(titlesOf('Bäcker<b>IN</b>', 'Fahrer<b>IN</b>')).toEqual(['BäckerIN', 'FahrerIN']);
    expect(titlesOf('WEB<b>DESIGNER</b>', 'SENIOR<b>DESIGNER</b>')).toEqual(['WEBDESIGNER', 'SENIORDESIGNER']);
  });
});

const withLabels = (html: string): string[] => {
  const document = parseHtml(html);
  divideGluedTexts(document);
  return textOf(document).split('\n');
};

describe('labels that only a style sets apart from the text behind them', () => {
  it.each([
    [
      '<ol><li><div><span>Pay</span>From 30,000 a year</div></li><li><div><span>Place</span>The mill at Leeds</div></li></ol>',
      ['• Pay From 30,000 a year', '• Place The mill at Leeds'],
    ],
    [
      '<p><b>Заработок</b>От 30 до 45 тыс. рублей</p><p><b>Офис</b>Находится в Москве</p>',
      ['Заработок От 30 до 45 тыс. рублей', 'Офис Находится в Москве'],
    ],
    [
      '<ul><li><span>Pay</span>£30,000 per year</li><li><span>Location</span>Leeds</li></ul>',
      ['• Pay £30,000 per year', '• Location Leeds'],
    ],
    ['<p><b>Contrat</b>CDI</p><p><b>Salaire</b>2 400 €</p>', ['Contrat CDI', 'Salaire 2 400 €']],
  ])('are divided from it: %s', (html, lines) => {
    expect(withLabels(html)).toEqual(lines);
  });

  it.each([
    ['one alone', '<p><b>Java</b>Script and bread</p>', ['JavaScript and bread']],
    [
      'endings of words',
      '<p><b>Bäcker</b>In gesucht</p><p><b>Müller</b>In gesucht</p>',
      ['BäckerIn gesucht', 'MüllerIn gesucht'],
    ],
    ['one word', '<p><b>Java</b>Script</p><p><b>Type</b>Script</p>', ['JavaScript', 'TypeScript']],
    ['small letters', '<p><b>bread</b>and flour</p><p><b>rye</b>or wheat</p>', ['breadand flour', 'ryeor wheat']],
    [
      'the same words',
      '<p><b>Mill</b>Bread for all</p><p><b>Mill</b>Bread for all</p>',
      ['MillBread for all', 'MillBread for all'],
    ],
  ])('are none: %s', (_what, html, lines) => {
    expect(withLabels(html)).toEqual(lines);
  });
});

describe('parts of a row that only a style sets apart', () => {
  it.each([
    [
      '<div><span class="pin"></span><span>Leeds</span><span class="bag"></span><span>Full-time</span></div>',
      'Leeds Full-time',
    ],
    ['<p><b>Gehalt</b><span>2.800 €</span></p>', 'Gehalt 2.800 €'],
    ['<p><span>Pay</span><span>£14 per hour</span></p>', 'Pay £14 per hour'],
    ['<button><span><strong>Senior Baker</strong></span><em>Leeds</em></button>', 'Senior Baker Leeds'],
  ])('are divided: %s', (html, line) => {
    expect(withLabels(html)).toEqual([line]);
  });

  it.each([
    ['letters one by one', '<h2><span>B</span><span>a</span><span>k</span><span>e</span><span>r</span></h2>', 'Baker'],
    ['an ending of a word', '<h2><b>Bäcker</b><i>In</i></h2>', 'BäckerIn'],
    ['small letters', '<h2><b>ware</b><i>house</i></h2>', 'warehouse'],
    ['a text beside them', '<p>The <b>Rye</b><i>House</i> mill</p>', 'The RyeHouse mill'],
  ])('are none: %s', (_what, html, line) => {
    expect(withLabels(html)).toEqual([line]);
  });
});

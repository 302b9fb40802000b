import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { areRowsOfJobs } from '../judging/rows-of-jobs.js';
import { readPage } from '../../../../pipelines/career-pages/page/page-facts.js';

const url = 'https://mill.example/careers';
const titlesOf = (main: string): (string | undefined)[] =>
  readPage(
    { url, request: { url }, status: 200, headers: {}, body: `<title>Careers</title><main>${main}</main>` } as never,
    'Careers',
  ).listed.map(({ fields }) => fields.job_title);

const card = (title: string): string =>
  `<article><h3><a href="/jobs/${title.replaceAll(' ', '-')}">${title}</a></h3><p>You bake our bread by night and go home with a warm loaf.</p><p>Posted: 2026-01-12</p></article>`;

describe('what heads titles and is written as they are', () => {
  it.each([
    ['North America', 'Europe', 'Australia'],
    ['Nordamerika', 'Europa', 'Asien'],
    ['Germany', 'France', 'Poland'],
    ['Leeds', 'York', 'Bristol'],
  ])('names a part of the world or a town: %s', (one, other, third) => {
    const page = `<h2>Open positions</h2><section><h3>${one}</h3>${card('Baker')}${card('Miller')}</section>
      <section><h3>${other}</h3>${card('Pastry Chef')}${card('Oven Engineer')}</section><section><h3>${third}</h3>${card('Cook')}</section>`;
    expect(titlesOf(page)).toEqual(['Baker', 'Miller', 'Pastry Chef', 'Oven Engineer', 'Cook']);
  });

  it('is called careers, in bold above titles with colons', () => {
    const page = `<p><b>Kariera</b></p><p>W związku z rozwojem młyna zapraszamy do współpracy.</p>
      <p><b>Piekarz/ cukiernik:</b></p><p>Wypiek chleba w naszej piekarni, jak również ciast na zamówienie klientów.</p>
      <p><b>Młynarz nocnej zmiany:</b></p><p>Praca polegająca na dwóch dyżurach nocnych w tygodniu w naszym młynie.</p>`;
    expect(titlesOf(page)).toEqual(['Piekarz/ cukiernik', 'Młynarz nocnej zmiany']);
  });
});

describe('a second line of a heading', () => {
  const entry = (...lines: string[]): string =>
    `<div><h3>${lines.join('<br> ')}</h3><div>2026-11-12</div><a href="form.html">Apply</a></div>`;

  it.each([
    ['Lediga jobb', 'Bagare.', 'Kvarnen söker en erfaren mjölnare', 'Bagare'],
    ['Offene Stellen', 'Bäckerin.', 'Die Mühle sucht eine Müllerin', 'Bäckerin'],
    ['Open positions', 'Baker.', 'The mill is looking for a miller', 'Baker'],
    ["Offres d'emploi", 'Boulanger.', 'Le moulin recherche un meunier', 'Boulanger'],
    ['Open positions', 'Baker', 'Great tasks by the river', 'Baker'],
    ['Open positions', 'Crumb whisperer', 'Great tasks by the river', 'Crumb whisperer'],
  ])('that seeks or names nobody tells of the first one (%s): %s', (head, first, second, title) => {
    const page = `<h1>${head}</h1>${entry('Driver')}${entry(first, second)}${entry('Cook')}<h3>Contact</h3>`;
    expect(titlesOf(page)).toEqual(['Driver', title, 'Cook']);
  });

  it('that names another occupation is one of its own', () => {
    const page = `<h1>Open positions</h1>${entry('Driver')}${entry('Baker', 'Miller')}${entry('Cook')}<h3>Contact</h3>`;
    expect(titlesOf(page)).toEqual(['Driver', 'Baker', 'Miller', 'Cook']);
  });

  it('in the same line is the sentence that seeks', () => {
    const page = `<h1>Lediga jobb</h1>${entry('Förare')}${entry('Bagare. Kvarnen söker två bagare.')}${entry('Kock')}`;
    expect(titlesOf(page)).toEqual(['Förare', 'Bagare', 'Kock']);
  });
});

describe('a list within an item of what is offered', () => {
  it.each([
    ['Poza wynagrodzeniem zapewniamy:', 'pakiet socjalny m.in.:', 'piknik dla pracowników', 'bony świąteczne'],
    ['We offer:', 'a package of:', 'a picnic for all employees', 'trips for children of bakers'],
    ['Wir bieten:', 'ein Paket aus:', 'Ausflug für alle Mitarbeiter', 'Zuschuss für Fahrer'],
  ])('holds no openings: %s', (head, item, one, other) => {
    const page = `<h3>We are hiring</h3><p>${head}</p><ul><li>${item} <ul><li>${one},</li><li>${other}.</li></ul></li></ul>`;
    expect(titlesOf(page)).toEqual([]);
  });
});

describe('rows of tables that head no column of titles', () => {
  const table = (...rows: string[]): string =>
    `<table><thead><tr><th></th><th>仕事内容</th><th>基本給</th></tr></thead><tbody>${rows
      .map((title) => `<tr><td><p>${title}</p></td><td>パンの製造と提供</td><td>210,000円</td></tr>`)
      .join('')}</tbody></table>`;

  it('are openings below each house', () => {
    const page = `<h3>募集要項</h3><h4>麦の家</h4>${table('パン職人', '栄養士', '調理師')}<h4>森の家</h4>${table('パン職人', '調理師')}`;
    expect(titlesOf(page)).toEqual(['パン職人', '栄養士', '調理師', 'パン職人', '調理師']);
  });

  it.each([
    ['Pay', true],
    ['Arbeitszeit', true],
    ['Day off', false],
    ['Phone', false],
  ])('where they head another column as one of jobs: %s', (head, areJobs) => {
    const rows = '<tr><td>Baker</td><td>12</td></tr><tr><td>Miller</td><td>13</td></tr>';
    const tree = readPageTree(
      parseHtml(`<main><table><thead><tr><th></th><th>${head}</th></tr></thead>${rows}</table></main>`),
    );
    const titles = tree.leaves.filter(({ text }) => /er$/.test(text)).map(({ index }) => index);
    const records = titles.map((at) => [at, at + 2] as const);
    expect(areRowsOfJobs({ titles, records, by: 'class' }, tree)).toBe(areJobs);
  });
});

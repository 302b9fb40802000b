import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../html-listing.js';

const read = (main: string): HtmlListing =>
  readHtmlListing(parseHtml(`<title>Jobs | Mill</title><main>${main}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  });
const titlesOf = (main: string): (string | undefined)[] => read(main).postings.map(({ fields }) => fields.job_title);

const people = (heading: string, ...cards: (readonly [string, string])[]): string =>
  `<section><h2>${heading}</h2>${cards.map(([name, role]) => `<div><h4>${name}</h4><p>${role}</p></div>`).join('')}</section>`;

it.each([
  [
    'Θέσεις εργασίας',
    'Ηλεκτρολόγος',
    people('Η ομάδα μας', ['Έλλη Ρέππα', 'Λογίστρια'], ['Φώτης Δρόσος', 'Αρτοποιός']),
  ],
  ['משרות פתוחות', 'חשמלאי', people('הצוות שלנו', ['גיל רז', 'אופה'], ['דנה שגב', 'מנהלת חשבונות'])],
  ['الوظائف الشاغرة', 'كهربائي', people('فريقنا', ['هالة نصر', 'محاسبة'], ['زياد فهد', 'خباز'])],
  ['招聘职位', '电工', people('我们的团队', ['陈晓', '面包师'], ['刘洋', '会计'])],
  ['Вакансии', 'Электрик', people('Наша команда', ['Эля Гончар', 'Главный бухгалтер'], ['Юна Реут', 'Пекарь'])],
])('below "%s" the people of another part are no openings, whatever they are called', (heading, title, part) => {
  const { postings, leftOut } = read(`<h1>${heading}</h1><ul><li>${title}</li></ul>${part}`);
  expect(postings.map(({ fields }) => fields.job_title)).toEqual([title]);
  expect(leftOut.map(({ why }) => why)).not.toContain('stranger');
});

it('what is sought below towns, departments or words for openings stays', () => {
  const part = people('Our team', ['We are hiring', 'Baker (m/f/d)'], ['Leeds', 'Miller (m/f/d)']);
  expect(titlesOf(`<h1>Careers</h1>${part}`)).toEqual(['Baker (m/f/d)', 'Miller (m/f/d)']);
  expect(
    titlesOf('<h1>Open positions</h1><h3>Leeds</h3><p>Baker</p><h3>York</h3><p>Miller</p><h2>Our team</h2><p>Ten.</p>'),
  ).toEqual(['Baker', 'Miller']);
});

it.each([
  ['Postes à pourvoir', 'Magasinier', 'Lyon', 'Temps plein'],
  ['Ofertas de empleo', 'Panadero', 'Sevilla', 'Jornada completa'],
  ['Oferty pracy', 'Magazynier', 'Lublin', 'Pełny etat'],
  ['Вакансии', 'Пекарь', 'Омск', 'Полная занятость'],
])('the place and the hours of an only entry are its own: "%s"', (heading, title, place, hours) => {
  const row = [title, place, hours, '<a href="/j/1">→</a>'].map((piece) => `<div class="c">${piece}</div>`).join('');
  expect(read(`<h1>${heading}</h1><div class="row">${row}</div>`).postings).toMatchObject([
    { fields: { job_title: title, location: place, job_type: 'full-time' } },
  ]);
});

it('several occupations below their towns are as many openings', () => {
  const lines = ['Leeds', 'Baker', 'Miller', 'York', 'Driver'].map((text) => `<p>${text}</p>`).join('');
  expect(titlesOf(`<h1>Open positions</h1>${lines}`)).toEqual(['Baker', 'Miller', 'Driver']);
});

it.each([
  ['Open positions', 'Baker', 'Weighing the flour', 'Looking after the ovens'],
  ['Offene Stellen', 'Bäcker', 'Abwiegen des Mehls', 'Pflege der Öfen'],
  ['募集職種', '製パン職人', '粉の計量', '窯の手入れ'],
])('what is done in an only opening stands in a list within it: "%s"', (heading, title, ...tasks) => {
  const list = `<ul>${tasks.map((task) => `<li>${task}</li>`).join('')}</ul>`;
  expect(titlesOf(`<h1>${heading}</h1><ul><li>${title}${list}</li></ul>`)).toEqual([title]);
});

it('a list within the name of a department is one of openings', () => {
  const list = '<ul><li>Baker</li><li>Miller</li></ul>';
  expect(titlesOf(`<h1>Open positions</h1><ul><li>Production${list}</li></ul>`)).toEqual(['Baker', 'Miller']);
});

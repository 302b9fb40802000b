import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const read = (main: string): JobPosting[] =>
  readHtmlListing(parseHtml(`<title>採用情報 | ミル</title><main><h1>採用情報</h1>${main}</main>`), {
    url: 'https://mill.example/recruit',
    careerScore: 3,
  }).postings.map(({ fields }) => fields);

const part = (title: string): string => `<div><h2>${title}</h2><p>${title}を募集しています。</p></div>`;
const terms = (pay: string, heading = '募集要項'): string =>
  `<div><h2>${heading}</h2><table><tr><th>給与</th><td>${pay}</td></tr><tr><th>応募資格</th><td>普通自動車免許</td></tr></table></div>`;

it.each([
  ['募集要項', 'パン職人', '製粉技術者'],
  ['労働条件', 'パン職人', '営業職'],
])('terms in the next part below each opening, headed "%s", are its own', (heading, one, other) => {
  const fields = read(
    part(one) + terms('月給21万円', heading) + part(other) + terms('月給25万円', heading) + '<p>お問い合わせ</p>',
  );
  expect(fields).toMatchObject([
    { job_title: one, salary_min: 210_000, requirements: ['普通自動車免許'] },
    { job_title: other, salary_min: 250_000, requirements: ['普通自動車免許'] },
  ]);
  expect(fields[1]?.job_description).not.toContain('お問い合わせ');
});

it('one part of terms below several openings is that of all or of none', () => {
  const fields = read(part('パン職人') + part('製粉技術者') + terms('月給25万円'));
  expect(new Set(fields.map(({ salary_min }) => salary_min)).size).toBe(1);
  expect(fields.map(({ job_title }) => job_title)).toEqual(['パン職人', '製粉技術者']);
});

it('another part below each opening is none of it', () => {
  const fields = read(
    part('パン職人') + terms('月給21万円', '会社概要') + part('製粉技術者') + terms('月給25万円', '会社概要'),
  );
  expect(fields.map(({ salary_min }) => salary_min)).toEqual([undefined, undefined]);
});

describe('what is asked below a heading as high as the only title', () => {
  const card = (head: string, text: string): string => `<div class="card"><h3>${head}</h3><p>${text}</p></div>`;
  const lines = (...items: string[]): string => items.map((item) => `• ${item}<br>`).join('');
  const readFrom = (page: string, body: string): JobPosting[] =>
    readHtmlListing(parseHtml(`<title>Mill</title><main><h1>${page}</h1>${body}</main>`), {
      url: 'https://mill.example/careers',
      careerScore: 3,
    }).postings.map(({ fields }) => fields);

  it.each([
    ['Jobba hos oss', 'Bagare', 'Vi söker dig som:', 'Innehar körkort som lastbilschaufför', 'Talar svenska'],
    ['Karriere', 'Bäcker', 'Ihr Profil', 'Hat Erfahrung als Konditor', 'Spricht Deutsch'],
    ['Recrutement', 'Boulanger', 'Votre profil', 'Avoir travaillé comme pâtissier', 'Parler français'],
    ['Empleo', 'Panadero', 'Requisitos', 'Haber trabajado como pastelero', 'Carné de conducir'],
    ['Lavora con noi', 'Panettiere', 'Requisiti', 'Avere esperienza come pasticcere', 'Patente B'],
    ['Vacatures', 'Bakker', 'Functie-eisen', 'Heeft ervaring als banketbakker', 'Rijbewijs B'],
    ['Careers', 'Baker', 'Who we are looking for', 'Has worked as a confectioner', 'A driving licence'],
  ])('is its own (%s)', (page, title, head, ...asked) => {
    const found = readFrom(page, card(title, 'Our mill bakes at night, by the river.') + card(head, lines(...asked)));
    expect(found).toMatchObject([{ job_title: title, requirements: asked }]);
  });

  const below = (head: string, ...items: string[]): string =>
    `<h4>${head}</h4><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

  it.each([
    ['Head Baker & Mill Manager', 'About the role', 'About you'],
    ['Bäckerin und Müllerin', 'Deine Aufgaben', 'Dein Profil'],
    ['Boulanger', 'Vos missions', 'Votre profil'],
  ])('is its own below what is done, without elements around the parts: %s', (title, done, asked) => {
    const body =
      below(title, 'Fresh bread each day', 'A warm team') +
      below(done, 'Bake by hand') +
      below(asked, 'Three years at an oven', 'A driving licence') +
      '<p>Write to us: <b>jobs@mill.example</b></p>';
    expect(readFrom('Our mill', body)).toMatchObject([
      { job_title: title, requirements: ['Three years at an oven', 'A driving licence'] },
    ]);
  });

  it('makes no opening of one of several subjects, nor without what is asked', () => {
    const parts = below('About us', 'A warm team') + below('Your profile', 'A driving licence');
    expect(readFrom('Our mill', below('Baker', 'Fresh bread') + below('Our shop', 'Open all day') + parts)).toEqual([]);
    expect(readFrom('Our mill', below('Baker', 'Fresh bread') + below('About us', 'A warm team'))).toEqual([]);
  });

  it('may be that of all where another heading is as high', () => {
    const cards = ['Baker', 'Miller', 'Plumber'].map((title) => card(title, 'Our mill stands by the river.'));
    const found = readFrom('Careers', cards.join('') + card('Your profile', lines('A licence', 'Some calm')));
    expect(found.map(({ job_title }) => job_title)).toEqual(['Baker', 'Miller', 'Plumber']);
  });

  it('is its own below a line that begins the page, whatever is said of the company behind it', () => {
    const page = (above: string): JobPosting[] =>
      readHtmlListing(
        parseHtml(
          `<main>${above}<div><div class="title">BAKER</div><p>Full-time, Leeds</p></div><div><h4>Your profile</h4>Has worked as a confectioner<br><h4>Desirable</h4>A driving licence<br><h4>About us</h4>Our mill stands by the river.</div></main>`,
        ),
        { url: 'https://mill.example/careers', careerScore: 3 },
      ).postings.map(({ fields }) => fields);
    expect(page('')).toMatchObject([
      { requirements: ['Has worked as a confectioner'], nice_to_have: ['A driving licence'] },
    ]);
    expect(page('<p>News of our mill</p>')[0]).not.toHaveProperty('requirements');
  });
});

it('parts below headings as high as the only title are its own, whatever they say first', () => {
  const parts = (first: string): string =>
    `<h1>We seek a baker</h1><p>1 May 2027</p><div><p><b>We bake at night. We are looking for somebody who has experience of rye.</b></p><h1>${first}</h1><p>Tom left the mill.</p><h1>What you will do</h1><p>You knead.</p><h1>Requirements</h1><ul><li>A driving licence</li></ul></div>`;
  const texts = (first: string): (string | undefined)[] =>
    readHtmlListing(parseHtml(`<title>Mill</title><main>${parts(first)}</main>`), {
      url: 'https://mill.example/careers',
      careerScore: 3,
    }).postings.map(({ fields }) => fields.job_description);
  expect(texts('Why we need another baker')).toEqual([expect.stringContaining('You knead.')]);
});

it('what is done is no part of the introduction above it', () => {
  const page =
    '<h1>Tutors</h1><p>We always look for new staff.</p><h2>Introduction</h2><p>We have a need for people who teach.</p><h2>Roles and responsibilities</h2><ul><li>Help with homework</li></ul><h2>Requirements</h2><ul><li>A high grade</li></ul>';
  const { postings } = readHtmlListing(parseHtml(`<title>Mill</title><main>${page}</main>`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  });
  expect(postings.map(({ fields }) => fields.job_title)).not.toContain('Introduction');
});

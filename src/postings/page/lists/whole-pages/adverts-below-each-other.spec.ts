import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';

function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Firm</title></head><body><main>${body}</main></body></html>`;
  const page = { url: 'https://firm.example/careers.html', careerScore: 3 };
  return readHtmlListing(parseHtml(html), page).postings.map(({ fields }) => fields.job_title);
}

/** An advert whose list is written into one paragraph, as converters of word processors leave it. */
const advert = (title: string, text: string, head: string, ...items: string[]): string =>
  `<h2>${title}</h2><hr><p>${text}</p><h3>${head}</h3><p>${items.map((item) => `•\t${item}`).join('\n')}</p>`;

it.each<[string, string, string[]]>([
  [
    'en',
    `<h2>Careers</h2><p>We are a firm of surveyors by the river.</p><h1>Job Openings</h1><hr>
     ${advert('CIVIL 3D', 'You draw what we measure, in our office.', 'Responsibilities:', 'Plans', 'Reports')}
     ${advert('Rod Person – Fulltime', 'You hold the rod.', 'Required Qualifications', 'Two years of experience', 'Boots')}
     ${advert('SENIOR ENGINEER', 'You plan streets.', 'Required Qualifications', 'A degree in engineering', 'A licence')}
     <h2>Company Description</h2><p>We have been measuring the county since 1959.</p>`,
    ['CIVIL 3D', 'Rod Person – Fulltime', 'SENIOR ENGINEER'],
  ],
  [
    'de',
    `<h1>Offene Stellen</h1>
     ${advert('Müller', 'Du arbeitest in unserer Mühle am Fluss.', 'Dein Profil', 'Eine Ausbildung', 'Ruhe')}
     ${advert('Nachtschicht Mahlwerk', 'Du mahlst in der Nacht.', 'Dein Profil', 'Ein Jahr Erfahrung', 'Ruhe')}
     ${advert('Bäcker', 'Du bäckst am Morgen.', 'Dein Profil', 'Eine Ausbildung', 'Frühes Aufstehen')}
     <h2>Das bieten wir</h2><p>Dreißig Tage Urlaub und jeden Tag frisches Brot für alle.</p>`,
    ['Müller', 'Nachtschicht Mahlwerk', 'Bäcker'],
  ],
  [
    'fr',
    `<h1>Postes à pourvoir</h1>
     ${advert('Boulanger', 'Vous travaillez dans notre four.', 'Votre profil', 'Un CAP', 'Deux ans d’expérience')}
     ${advert('Mouture de nuit', 'Vous travaillez la nuit.', 'Votre profil', 'Un an d’expérience', 'Du calme')}
     <h2>Pourquoi Moulins Duval</h2><p>Depuis 1987 nous moulons au bord de la rivière.</p>`,
    ['Boulanger', 'Mouture de nuit'],
  ],
  [
    'es',
    `<h1>Vacantes</h1>
     ${advert('Panadero', 'Trabajas en nuestro horno.', 'Requisitos', 'Dos años de experiencia', 'Carné de conducir')}
     ${advert('Turno de noche', 'Trabajas de noche.', 'Requisitos', 'Un año de experiencia', 'Calma')}
     <h2>Sobre nosotros</h2><p>Molemos desde 1987 junto al río con calma y con cuidado.</p>`,
    ['Panadero', 'Turno de noche'],
  ],
])(
  'reads adverts below each other without the heading about the company behind them (%s)',
  (_language, body, titles) => {
    expect(titlesOf(body)).toEqual(titles);
  },
);

it.each<[string, string]>([
  ['services', '<h1>Our services</h1><h2>CAD drawings</h2><p>We draw.</p><h2>Surveys</h2><p>We measure.</p>'],
  [
    'benefits',
    '<h1>Work with us</h1><h2>Paid leave</h2><p>Thirty days.</p><h2>Free bread</h2><p>Each day.</p><h2>About us</h2><p>A mill.</p>',
  ],
  [
    'what is asked of all',
    '<h1>Current vacancies</h1><p>There are none at the moment.</p><h2>Benefits</h2><p>Free bread.</p><h2>How to apply</h2><p>By mail.</p>',
  ],
  [
    'news',
    '<h1>News</h1><h2>A new mill</h2><p>It grinds.</p><h2>A prize for our bread</h2><p>In gold.</p><h2>About us</h2><p>A mill.</p>',
  ],
])('reads no headings of %s as adverts', (_what, body) => {
  expect(titlesOf(body)).toEqual([]);
});

it.each([
  ['CAD Tech', 1],
  ['CIVIL 3D CAD TECH', 1],
  ['Sterile Processing Tech', 1],
  ['Survey Instrument Person – Fulltime', 1],
  ['Counter Person', 1],
  ['Fence Hand', 1],
  ['Paddock hands', 1],
  ['Your contact person', -1],
  ['The right person', 0],
  ['Second hand', 0],
  ['Bakery Team Member', 1],
  ['Front Counter Team Member, Leeds', 1],
  ['Leadership Team Member', 0],
  ['Team Member', 0],
  ['Meet our newest team member', -1],
  ['Kitchen crew members', 1],
  ['Our crew members', -1],
  ['Bakery Team Members', 0],
  ['Health Tech', 0],
  ['Our tech', -1],
  ['Women in Tech', 0],
  ['Tech stack', 0],
  ['Meet us in person', -1],
])('%s: %i', (text, score) => {
  expect(jobTitleScore(text)).toBe(score);
});

it.each([
  ['en', 'Why Join Lakeside', 'Mechanic', 'Plumber'],
  ['en', 'What we offer', 'Mechanic', 'Plumber'],
  ['de', 'Warum Lindhof', 'Mechaniker', 'Installateur'],
  ['de', 'Gute Gründe für uns', 'Mechaniker', 'Installateur'],
  ['it', 'Perché Officine Rossi', 'Saldatore', 'Contabile'],
  ['pl', 'Dlaczego Młyn Lipiec', 'Spawacz', 'Monter'],
  ['ja', 'なぜ水車製粉なのか', '販売員', '調理師'],
])('takes a part of the page that is made like its adverts for none (%s: %s)', (_language, why, ...titles) => {
  const part = (heading: string): string =>
    `<section class="card"><h2>${heading}</h2><p>We have been at home by the river since 1987 and like it.</p></section>`;
  expect(titlesOf(`<h1>Careers</h1>${[...titles, why].map(part).join('')}`)).toEqual(titles);
});

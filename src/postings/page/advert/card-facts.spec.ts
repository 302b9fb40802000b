import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { readLabelled } from './label-values.js';
import { factsOf } from './short-facts.js';

const labelledIn = (html: string): ReturnType<typeof readLabelled> =>
  readLabelled(readPageTree(parseHtml(html)).leaves);

it.each([
  ['<p class="location">Kota Bharu</p>', 'Kota Bharu'],
  ['<p class="location">Standort Graz</p>', 'Graz'],
])('what begins like a label may be all of a name: %s', (html, location) => {
  expect(labelledIn(html).location).toBe(location);
});

it.each([
  ['<dl><dt>Interviews</dt><dd>18 March 2027</dd></dl>', undefined],
  ['<table><tr><th>Interviews</th><td>18 March 2027</td></tr></table>', undefined],
  ['<p><b>Interviews:</b></p><p>18 March 2027</p>', undefined],
  ['<dl><dt>Posted</dt><dd>18 March 2027</dd></dl>', '2027-03-18'],
  ['<p>Graz</p><p>18 March 2027</p>', '2027-03-18'],
  ['<table><tr><th>Job</th><th>Start</th></tr><tr><td>Miller</td><td>18 March 2027</td></tr></table>', undefined],
  [
    '<table><tr><th>Job</th><th>Date added</th></tr><tr><td>Miller</td><td>18 March 2027</td></tr></table>',
    '2027-03-18',
  ],
])('the day of something that no table knows is not when it was posted: %s', (html, day) => {
  expect(labelledIn(html).posted_at).toBe(day);
});

it.each([
  ['Salary (SGD)', '4,000 - 4,800', { salary_min: 4000, salary_currency: 'SGD' }],
  ['Salary (SGD)', '11 - 13 / hour', { salary_min: 11, salary_currency: 'SGD', salary_period: 'hour' }],
  ['Зарплата, руб.', '60 000', { salary_min: 60000, salary_currency: 'RUB' }],
  ['Зарплата (б.р.)', '900', { salary_min: 900, salary_currency: 'BYN' }],
  ['Salary (SGD)', 'USD 4,000 - 4,800', { salary_min: 4000, salary_currency: 'USD' }],
])('the head of a column says what its amounts are counted in: %s above %s', (head, cell, fields) => {
  const table = `<table><thead><tr><th>Post</th><th>${head}</th></tr></thead><tr><td>Baker</td><td>${cell}</td></tr></table>`;
  expect(labelledIn(table)).toMatchObject(fields);
});

it('grades in brackets are no currency', () => {
  const table =
    '<table><thead><tr><th>Post</th><th>Salary (grade)</th></tr></thead><tr><td>Baker</td><td>900</td></tr></table>';
  expect(labelledIn(table)).not.toHaveProperty('salary_min');
});

it.each([
  ['Standort: Graz | Ab sofort | Unbefristet', 'Graz'],
  ['Location: Leeds | Full-time', 'Leeds'],
  ['Miejsce: Gdańsk | od zaraz', 'Gdańsk'],
  ['Lieu : Lyon · CDI', 'Lyon'],
  ['Standort: Graz | Linz', 'Graz | Linz'],
  ['Location: Bangkok | Chiang Mai', 'Bangkok | Chiang Mai'],
  ['Lugar: Buenos Aires | Mar del Plata', 'Buenos Aires | Mar del Plata'],
  ['Location: Leeds | Maymill Yard', 'Leeds | Maymill Yard'],
  ['Location: Ovenham | Marsh Hill', 'Ovenham | Marsh Hill'],
  ['Place: Graz.', 'Graz'],
  ['Placering: Umeå. Deltid 75 %. Du bakar bröd.', 'Umeå'],
  ['Placering: Umeå eller Luleå. I tjänsten ingår resor.', 'Umeå eller Luleå'],
  ['Location: Leeds. A car comes with it.', 'Leeds'],
  ['Standort: Linz a. D. und Umgebung', 'Linz a. D. und Umgebung'],
  ['Sede: Pontefinto Scalo (PT). Tratte nazionali e rientro.', 'Pontefinto Scalo (PT)'],
  ['الموقع: الدمام. دوام كامل.', 'الدمام'],
  ['근무지: 부산. 정규직.', '부산'],
  ['勤務地：大阪市。経験2年以上。', '大阪市'],
  ['工作地点：上海浦东；经验：3年以上', '上海浦东'],
  ['Standort: Bad St. Leonhard', 'Bad St. Leonhard'],
  ['Lieu : Bourg-Ste. Marie de la Mer', 'Bourg-Ste. Marie de la Mer'],
])('the sentence of a place ends before the next: %s', (line, location) => {
  expect(labelledIn(`<p>${line}</p>`).location).toBe(location);
});

describe('a label', () => {
  it.each([
    ['<p><span>Service Area: </span><span>Ovens and Mixers</span></p>', 'Ovens and Mixers'],
    ['<p>Directorate: Bread and Cakes</p>', 'Bread and Cakes'],
    ['<p>Section</p><p>Team: Ovens</p>', 'Ovens'],
  ])('in %s stands before its department', (html, department) => {
    expect(labelledIn(html).department).toBe(department);
  });

  it.each([
    ['Remote work: possible, and welcome', 'hybrid'],
    ['Télétravail : possible et encouragé', 'hybrid'],
    ['Home office: 2 days a week', 'hybrid'],
    ['Thuiswerken: mogelijk in overleg met de bakkerij', 'hybrid'],
    ['Homeoffice: nein', undefined],
    ['Práce z domova: ne', undefined],
    ['Home office: nem', undefined],
    ['Home office: bis zu 3 Tage', 'hybrid'],
    ['Remote work: UTC+2', 'remote'],
    ['Remote work: Europe, 4 time zones', 'remote'],
    ['Remote: NE', 'remote'],
    ['Bread: baked remotely', undefined],
  ])('says how one works: %s', (line, policy) => {
    expect(labelledIn(`<p>${line}</p>`).remote_policy).toBe(policy);
  });
});

describe('a line of an entry', () => {
  it.each([
    'Rua do Moinho, 12 – Centro, Porto',
    'Av. das Padarias, 2185 - Centro, Curitiba - PR',
    'Mühlgasse 3, 04107 Leipzig',
    'Piaseczno, pow. piaseczyński',
    'Turovice, okr. Přerov',
  ])('is where it is: %s', (line) => {
    expect(factsOf(['Full-time', line]).location).toBe(line);
  });

  it.each([
    'Rua do Moinho, 12',
    'mill@example.com, 04107 Leipzig',
    'Questions: Mühlgasse 3, 04107 Leipzig',
    'Blatnica, okr. Martin',
    '04107 Leipzig, 35 h',
    'Büro 04107 Leipzig, Mo–Fr 8–12',
  ])('is no place: %s', (line) => {
    expect(factsOf([line]).location).toBeUndefined();
  });

  it('ends where a full stop divides two facts', () => {
    expect(factsOf(['Vollzeit. Leipzig'])).toEqual({ job_type: 'full-time', location: 'Leipzig' });
  });
});

it.each([
  ['Leeds | Full-time | Night shifts', 'Leeds'],
  ['Leeds | York | Full-time', 'Leeds, York'],
  ['Leeds | Hunslet | Full-time', 'Leeds, Hunslet'],
  ['Kleinzell | Vollzeit', 'Kleinzell'],
  ['Gorinchem | 32 - 40 uur | MBO', 'Gorinchem'],
  ['Leeds | 4051 Basel', 'Leeds | 4051 Basel'],
])('a place before the kind of a job is no more than a place: %s', (line, location) => {
  expect(labelledIn(`<p>Location: ${line}</p>`)).toMatchObject({ location });
});

describe('what the class of a piece says of it', () => {
  it.each([
    ['<p class="job__salary">40 000 руб.</p>', 40_000],
    ['<p class="gehalt">ab 3.000 €</p>', 3000],
    ['<p class="salary">bonus of £500</p>', undefined],
    ['<p class="salary">By agreement</p>', undefined],
  ])('pay: %s', (html, pay) => {
    expect(labelledIn(html).salary_min).toBe(pay);
  });

  it.each([
    ['<p class="job__address">Казань, Мельничный переулок, 1/6</p>', 'Казань, Мельничный переулок, 1/6'],
    ['<p class="address">Leeds</p><p class="location">York</p>', 'York'],
    ['<p class="email-address">Email address</p>', undefined],
    ['<p class="address">, ,</p>', undefined],
  ])('an address where it names a known place: %s', (html, place) => {
    expect(labelledIn(html).location).toBe(place);
  });
});

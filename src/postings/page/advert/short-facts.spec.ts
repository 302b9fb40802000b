import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { WIDE_WORDS } from '../../text/words/places/near-words.js';
import { SEASONS } from '../../text/words/days/day-words.js';
import { factsOf } from './short-facts.js';
import { hoursInTitle, kindInHeading } from './title-kinds.js';

const YEARS =
  '3-5 Yıl|3+ years|3–5 Jahre|3-5 ans|3-5 años|3-5 anos|3-5 anni|3-5 jaar|3-5 år|3-5 lat|3-5 let|3-5 rokov|3-5 év|3-5 ani|3-5 години|3-5 лет|3-5 років|3-5 godina|3-5 aastat|3-5 metai|3-5 gadi|3-5 vuotta|3-5 χρόνια|3-5年|3-5년|3-5 tahun|3-5 năm|3-5 ปี|3-5 سنوات|3-5 שנים';

itHoldsForEvery(
  'years among the facts of a job are those of experience',
  YEARS.split('|').map((years) => [years] as const),
  (years) => {
    expect(factsOf(['Graz', years])).toMatchObject({ location: 'Graz', min_years_of_experience: 3 });
  },
);

it.each(['5 ans minimum', 'Minimum 5 years', 'mind. 5 Jahre', '5 years minimum', 'co najmniej 5 lat', 'en az 5 yıl'])(
  'so many years at least are those of experience: %s',
  (years) => {
    expect(factsOf(['Graz', years])).toMatchObject({ location: 'Graz', min_years_of_experience: 5 });
  },
);

it('of several kinds in one line each says its own', () => {
  expect(factsOf(['Graz', 'Poste permanent, temps partiel'])).toMatchObject({
    job_type: 'part-time',
    contract_type: 'permanent',
  });
  expect(factsOf(['Graz', 'umowa zlecenie, 1/2 etatu']).job_type).toBe('part-time');
});

it.each([
  ['3 years'],
  ['Minimum 18 years'],
  ['16 ans minimum'],
  ['Minimum 5 Tage'],
  ['3-5 Tage'],
  ['10-20 kg'],
  ['For 3-5 years'],
  ['Ausbildung', '2-3 Jahre'],
  ['Praktikum', '1-2 Jahre'],
  ['Our children', '3-6 years'],
  ['Kindergarten', '3-6 years'],
  ['Kita Sonne', '3-6 Jahre'],
  ['Graz', '1-3 years', '3-6 years'],
])('%s asks for no years', (...facts) => {
  expect(factsOf(facts).min_years_of_experience).toBeUndefined();
});

it.each([['Bern', '80%'], ['80 %', 'Per sofort'], ['Bern | 60–80 %']])(
  'a share of a week among facts is one: %s',
  (...facts) => {
    expect(factsOf(facts).job_type).toBe('part-time');
  },
);

it.each([['95%', 'of our guests come back'], ['95%', 'Job satisfaction', '250+', 'Colleagues'], ['20% off']])(
  'a share of something else is none: %s',
  (...facts) => {
    expect(factsOf(facts).job_type).toBeUndefined();
  },
);

it.each([
  'No remote work.',
  'You lead a team of freelancers.',
  'Onsite parking for all.',
  'Ein Studium in Vollzeit.',
  'Télétravail impossible',
  'No remote work',
  'Kein Homeoffice',
  'On-site gym',
  'Home office allowance',
  'Hybridfahrzeuge',
  'Contract: see below',
  'Contact: Florence',
  'Recruiter: Paris',
])('a sentence, a denial or a thing is no fact: %s', (line) => {
  expect(factsOf([line])).toEqual({});
});

const DUTCH = { countries: [], spoken: ['NL', 'BE'], towns: new Set<string>() };

it.each([
  ['Hoogerheide · Fulltime', 'Hoogerheide'],
  ['Full-time · Bakepark B2-B4, Leeds', 'Bakepark B2-B4, Leeds'],
  ['Bakery office, Leeds · Full-time', 'Bakery office, Leeds'],
])(
  'beside the kind of a job a site in a town, and a village where its language is spoken, is its place: %s',
  (line, place) => {
    expect(factsOf([line], DUTCH).location).toBe(place);
  },
);

it.each([
  ['Kleinzell/Oberdorf', 'Kleinzell/Oberdorf'],
  ['Full-time | Kleinzell / Oberdorf', 'Kleinzell / Oberdorf'],
  ['Oberdorf/Kleinzell', undefined],
  ['Kleinzell/Baker', undefined],
  ['Standort Kleinzell', 'Kleinzell'],
  ['Location: Kleinzell · Full-time', 'Kleinzell'],
  ['Lieu de travail : Kleinzell', 'Kleinzell'],
  ['Standort Oberdorf', undefined],
])('behind a slash may stand a part of the town of the company, before it a label: %s', (line, place) => {
  expect(factsOf([line], { countries: [], spoken: [], towns: new Set(['kleinzell']) }).location).toBe(place);
});

it.each([
  [['100% Pensum'], 'full-time'],
  [['80 % Stelle', 'Bern'], 'part-time'],
  [['80-100% Pensum'], 'full-time, part-time'],
  [['100% Pensum', '60% Pensum'], undefined],
  [['100% vegan'], undefined],
])('a share that says itself that it is one of a week tells the hours: %j', (lines, type) => {
  expect(factsOf(lines).job_type).toBe(type);
});

it.each(['Hoogerheide · Rolls', 'Head baker, Leeds · Full-time', 'Bakery office, Qwertzheim · Full-time'])(
  'no place is told by %s',
  (line) => {
    expect(factsOf([line], DUTCH).location).toBeUndefined();
  },
);

it.each([
  ['Part-time driver', 'part-time'],
  ['Vollzeit Koch', 'full-time'],
  ['Koch Vollzeit', 'full-time'],
  ['Driver – part-time', 'part-time'],
  ['Driver, full time', 'full-time'],
  ['Driver | Part-time | Leeds', 'part-time'],
  ['Driver (part-time), Leeds', 'part-time'],
  ['Fahrer in Teilzeit (m/w/d)', 'part-time'],
  ['Fahrer in Teilzeit für Graz', 'part-time'],
  ['Fahrer (m/w/d) in Vollzeit', 'full-time'],
  ['Chauffeur à temps partiel', 'part-time'],
  ['Chauffeur Temps Partiel', 'part-time'],
  ['Chauffeur a tiempo completo en Madrid', 'full-time'],
  ['Förare på heltid', 'full-time'],
  ['Cuoco full time Milano', 'full-time'],
  ['Koch Vollzeit in Graz', 'full-time'],
  ['正社員の料理人', 'full-time'],
  ['Assistant to full-time carers', undefined],
  ['Manager of part time staff', undefined],
  ['Driver', undefined],
])('the hours that the title "%s" names: %s', (title, type) => {
  expect(hoursInTitle(title).job_type).toBe(type);
});

it.each([
  ['Granite Ranges, NSW', 'Granite Ranges, NSW'],
  ['Rye Valley', undefined],
  ['Coast Kitchen, NSW', undefined],
  ['Baking Team, NSW', undefined],
])('beside the kind of a job "%s" is the place %s', (line, place) => {
  expect(factsOf(['We bake for all.', line, 'Full-time']).location).toBe(place);
});

it.each(['Dubai - Al Quoz', 'Rio de Janeiro - Barra da Tijuca', 'الرياض - النسيم الغربي', 'القاهرة - مدينة نصر'])(
  'a quarter behind a large town is its place: %s',
  (place) => {
    expect(factsOf([place]).location).toBe(place);
  },
);

it.each([
  'Dubai - Full-time',
  'Dubai - Head baker',
  'Dubai - Sales',
  'Dubai - Group Finance',
  'Dubai - Full day',
  'Qwertzheim - Al Quoz',
])('what else stands behind a town is none of it: %s', (line) => {
  expect(factsOf([line]).location).not.toBe(line);
});

it.each([
  ['London, Evenings', undefined],
  ['Berlin, Früh', undefined],
  ['Madrid, Tardes', undefined],
  ['Phoenix, Elixir', undefined],
  ['Nice - Friendly', undefined],
  ['Nice, Friendly', undefined],
  ['Reading, Writing', undefined],
  ['Bath, Shower', undefined],
  ['Leeds, Sales', undefined],
])('reads of "%s" the place %s', (line, location) => {
  expect(factsOf([line]).location).toBe(location);
});

it.each([
  'Казань, Мельничный переулок, 1/6',
  'Казань, проспект Мельников, 47',
  'Київ, вулиця Млинна, 5',
  'Kraków, ul. Młyńska, 5',
  'İzmir, Değirmen Caddesi, 4',
  'Rīga, Dzirnavu iela, 12',
  'Mill Street, 8, Leeds',
])('a street behind or before its town is an address: %s', (line) => {
  expect(factsOf([line]).location).toBe(line);
});

it.each([
  ['La Cascina, Peschiera del Garda', ['IT'], 'La Cascina, Peschiera del Garda'],
  ['Alte Mühle, Malters', ['CH'], 'Alte Mühle, Malters'],
  ['Le Vieux Moulin, Combourg', ['FR'], 'Le Vieux Moulin, Combourg'],
  ['La Cascina, Peschiera del Garda', ['DE'], undefined],
  ['Free parking, Malters', ['CH'], undefined],
  ['Human Resources, Malters', ['CH'], undefined],
  ['Head Baker, Malters', ['CH'], undefined],
])('a house of the company below a title: %s on a site of %j', (line, countries, location) => {
  expect(factsOf([line], { countries, spoken: countries, towns: new Set() }).location).toBe(location);
});

it.each(['Baker, Mill Street, Leeds, 2 ovens', 'Two ovens, 3 mills, Leeds'])('no address: %s', (line) => {
  expect(factsOf([line]).location).not.toBe(line);
});

it.each([
  ['(Reno, NV)', 'Reno, NV'],
  ['North Campus – Reno, NV', 'Reno, NV'],
  ['Software engineer – Reno, NV', undefined],
  ['North Campus – Bread, Rolls', undefined],
])('a town in brackets, or behind the name of a house: %s', (line, location) => {
  expect(factsOf([line]).location).toBe(location);
});

it.each([
  [
    'Sozialpädagog*innen (m/w/d) in Voll- oder Teilzeit als Leitung',
    'Sozialpädagog*innen als Leitung',
    'full-time, part-time',
  ],
  ['Bäcker in Teilzeit (m/w/d)', 'Bäcker (m/w/d)', 'part-time'],
  ['Bäcker (max. 25 Std. in der Woche)', 'Bäcker (m/w/d)', 'part-time'],
  ['Hausmeister auf Minijob-Basis', 'Hausmeister', 'mini-job'],
  ['Assistant to full-time carers', 'Assistant (m/f)', undefined],
  ['Koch in Teilzeit', 'Bäcker (m/w/d)', undefined],
  ['Bäcker (m/w/d)', 'Bäcker (m/w/d)', undefined],
])('the heading "%s" of the opening "%s" names the kind %s', (heading, title, kind) => {
  expect(kindInHeading(heading, title).job_type).toBe(kind);
});

it.each([
  ['• Anleitung von Praktikant*innen', undefined],
  ['• Encadrement des stagiaires', undefined],
  ['• Supervising our apprentices', undefined],
  ['• Paid internship', 'internship'],
  ['Anleitung zum Praktikum', 'internship'],
])('a point of a list that tells of learners is no kind of the job: %s', (line, kind) => {
  expect(factsOf([line]).job_type).toBe(kind);
});

it.each(['Alan Kirkwood', 'Tim Preston', 'Alan Reno'])(
  'a person called as a label and a town is in no town: %s',
  (line) => {
    expect(factsOf(['Contacts', line])).toEqual({});
  },
);

it('a label without a mark stands before a town', () => {
  expect(factsOf(['Standort Graz']).location).toBe('Graz');
});

it.each([
  ['Permanent (funded until 31 December 2030)', { contract_type: 'permanent' }],
  ['Part-time (20 hours, mornings)', { job_type: 'part-time' }],
  ['Fixed term (12 months, maternity cover)', { contract_type: 'fixed-term' }],
  ['Permanent (Leeds)', { contract_type: 'permanent', location: 'Leeds' }],
  ['CDI (à pourvoir dès que possible)', { contract_type: 'permanent' }],
  ['Unbefristet (nach sechs Monaten Probezeit)', { contract_type: 'permanent' }],
])('a kind with more about it in brackets: %s', (line, facts) => {
  expect(factsOf([line])).toEqual(facts);
});

it.each([
  [['Brewer'], undefined],
  [['Mason'], undefined],
  [['Chandler'], 'Chandler'],
  [['Mason, Ohio'], 'Mason, Ohio'],
  [['Nantes, rentrée septembre 2027'], 'Nantes'],
  [['Nantes, moulin'], undefined],
  // Towns that begin as months do.
  [['Lisbon, Portugal'], 'Lisbon, Portugal'],
  [['Marseille, France'], 'Marseille, France'],
  [['Nantes, congrès 2027'], undefined],
  [['Leeds, conference 2027'], undefined],
  [['Leeds, September 2027'], 'Leeds'],
  [['Vollzeit', 'Kunde Berg (Ulm)'], undefined],
  [['Vollzeit', 'Mühlen-Zeitung (Ulm)'], undefined],
  [['Full-time', 'North mill (Leeds)'], 'North mill (Leeds)'],
  [['Vollzeit', 'Standort Süd (Ulm)'], 'Süd (Ulm)'],
  [['Miller (Leeds)'], undefined],
])('an occupation is no town, its time and a house are beside one: %j', (lines, location) => {
  expect(factsOf(lines).location).toBe(location);
});

itHoldsForEvery('a town stands beside all that is around it', WIDE_WORDS, (_language, word) => {
  expect(factsOf([`Leeds / Yorkshire${word}`]).location).toBe(`Leeds / Yorkshire${word}`);
  expect(factsOf([`Mills / Yorkshire${word}`]).location).toBeUndefined();
});

it.each([
  ['9752 West Mill Avenue, Minocqua, WI 54548', true],
  ['Minocqua, WI 54548', true],
  ['12 Mill Lane, Otley LS21 1AA', true],
  ['Lanark, ON K7A 0B1', true],
  ['Model Mill, XX 54548', false],
])('the state and its code say of %s that it is a place: %s', (line, isPlace) => {
  expect(factsOf(['Full-time', line]).location).toBe(isPlace ? line : undefined);
});

it.each(SEASONS.flatMap(([, words]) => words.split('|')))('Leeds, %s 2027: a town beside its season', (word) => {
  expect(factsOf([`Leeds, ${word} 2027`]).location).toBe('Leeds');
});

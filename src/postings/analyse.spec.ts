import { expect, it } from '@jest/globals';
import { analysePosting } from './analyse.js';
import type { JobPosting } from './fields.js';
import { foundPosting } from './posting.js';
import { besideList } from './said-of-list.js';

it('reads years from the requirements where the text is without them, and hours from a share of the week', () => {
  const posting = foundPosting('page', {
    job_title: 'Baker',
    job_description: 'Bake bread in an 80% position.',
    requirements: ['You sing', 'At least 3 years of experience with rye'],
  });
  expect(analysePosting(posting).fields).toMatchObject({ min_years_of_experience: 3, job_type: 'part-time' });
});

it.each([
  ['Requirements\n• 5 years of experience in rye\n\nPreferred\n• 10–15 years of experience', 5],
  ['Ihr Profil\n• 3 Jahre Berufserfahrung\n\nVon Vorteil\n• 8 Jahre Berufserfahrung im Ausland', 3],
  ['Profil\n• 2 ans d’expérience\n\nUn plus\n• 6 ans d’expérience en boulangerie', 2],
  ['Requisitos\n• 3 años de experiencia\n\nSe valora\n• 7 años de experiencia en hornos', 3],
  ['Requirements\n• You sing\n\nPreferred\n• 4 years of experience', undefined],
  ['Qualifications\n• A diploma\n• Five years of experience preferred', undefined],
  ['Qualifications\n• A diploma\n• At least five years of experience; a diploma preferred', 5],
  ['Qualifications\nA diploma is required. Three years of experience would be desirable.', undefined],
  ['Qualifikationen\n• Ausbildung\n• Fünf Jahre Berufserfahrung von Vorteil', undefined],
  ['Qualifications\n• CAP boulanger\n• Cinq ans d’expérience souhaités', undefined],
  ['Qualifiche\n• Diploma\n• Cinque anni di esperienza preferibili', undefined],
  ['Requirements\n• 2 years of experience\n• 6 years of experience in management', 6],
])('years that are only wished for are none that are asked for: %j', (text, years) => {
  const posting = foundPosting('page', { job_title: 'Baker', job_description: text });
  expect(analysePosting(posting).fields.min_years_of_experience).toBe(years);
});

it('reads contract and place of work also from points that the page lists beside a shorter text of its data', () => {
  const benefits = ['Unbefristeter Vertrag', 'Mobiles Arbeiten ist bei uns möglich'];
  const fields = { job_title: 'Bäcker', job_description: 'Du backst Brot.', benefits };
  expect(analysePosting(foundPosting('json-ld', fields)).fields).toMatchObject({
    contract_type: 'permanent',
    remote_policy: 'hybrid',
  });
  // On a page they may be what the company offers all of its people.
  const { contract_type: contract, remote_policy: remote } = analysePosting(foundPosting('page', fields)).fields;
  expect([contract, remote]).toEqual([undefined, undefined]);
});

it.each([
  ['Elevator Engineer', undefined],
  ['Ausbilder Metall', undefined],
  ['Stage Manager', undefined],
  ['International Buyer', undefined],
  ['Koch', undefined],
  ['Ausbildung zum Koch', 1100],
  ['Koch (Azubi)', 1100],
  ['Trainee Einkauf', 1100],
  ['Apprentice baker', 1100],
  ['Dualer Student Informatik', 1100],
  ['Lärling bageri', 1100],
  ['Aprendiz de panadero', 1100],
  ['Apprendista panettiere', 1100],
  ['Uczeń w zawodzie piekarz', 1100],
  ['Stagiaire boulanger', 1100],
])('%s has of the pay of apprentices %s', (job_title, least) => {
  const posting = foundPosting('page', { job_title, job_description: 'Ausbildungsvergütung: 1.100 € im Monat' });
  expect(analysePosting(posting).fields.salary_min).toBe(least);
});

it('the job type of a source tells an apprenticeship too', () => {
  const fields = { job_title: 'Koch', job_type: 'Apprenticeship' };
  const posting = foundPosting('page', { ...fields, job_description: 'Ausbildungsvergütung: 1.100 € im Monat' });
  expect(analysePosting(posting).fields.salary_min).toBe(1100);
});

it('reads what its sentences ask and give where neither the source nor a part says it', () => {
  const [asked, given] = ['You have two years of experience as a baker.', 'We offer a company car and a pension.'];
  const read = (text: string, known = {}): object =>
    analysePosting(foundPosting('page', { job_title: 'Baker', job_description: text, ...known })).fields;
  expect(read(`${asked} ${given}`)).toMatchObject({ requirements: [asked], benefits: [given] });
  expect(read(`${asked} ${given}`, { requirements: ['Rye'] })).toMatchObject({
    requirements: ['Rye'],
    benefits: [given],
  });
  expect(read(`${given}\nRequirements\n• Rye`)).toMatchObject({ requirements: ['Rye'], benefits: [given] });
});

it.each([
  ['Ottawa, ON', '$24.10 to $29.85 per hour', 'CAD'],
  ['Sydney, Australia', '$24.10 to $29.85 per hour', 'AUD'],
  ['Leeds, AL', '$24.10 to $29.85 per hour', 'USD'],
  ['Ottawa, ON', 'US$24.10 to US$29.85 per hour', 'USD'],
  ['Ottawa, ON', 'the best of the town', 'USD'],
])('a dollar that a label gives is that of the country: %s, %s', (location, pay, currency) => {
  const posting = foundPosting('page', {
    job_title: 'Baker',
    location,
    salary_min: 24.1,
    salary_max: 29.85,
    salary_currency: 'USD',
    job_description: `Baker\nWage: ${pay}\nYou bake.`,
  });
  expect(analysePosting(posting).fields.salary_currency).toBe(currency);
});

it.each([
  ['Mzda 30 000 kč – 35 000Kč + bonusy', {}, 30_000],
  ['Nabízíme 30 000 – 35 000 Kč.', {}, 30_000],
  ['Mzda 30 000 – 36 000 Kč', {}, undefined],
  ['Mzda 30 000 – 35 000 EUR', {}, undefined],
  ['Mzda 30 000 – 35 000 Kč za rok', { salary_period: 'month' }, undefined],
  ['Mzda až 35 000 Kč', {}, undefined],
  ['Mzda 30 000 – 35 000 Kč', { salary_min: 32_000 }, 32_000],
] as const)(
  'the least of a pay whose most a title gives is that of the same range in the text: %s',
  (line, own, min) => {
    const fields = {
      job_title: 'Pekař',
      salary_max: 35_000,
      salary_currency: 'CZK',
      job_description: `Pečete.\n${line}`,
    };
    expect(analysePosting(foundPosting('page', { ...fields, ...own })).fields.salary_min).toBe(min);
  },
);

it.each([
  ['Loon: €2.800 - €3.500 bruto per maand', 'month'],
  ['Loon: €2.900 - €3.500 bruto per maand', undefined],
  ['Loon: €2.800 - €3.500', undefined],
])('the time that a card does not give its pay for is the one that the text gives the same sum: %s', (line, period) => {
  const fields = { job_title: 'Bakker', salary_min: 2800, salary_max: 3500, salary_currency: 'EUR' };
  const read = (more: JobPosting): string | null | undefined =>
    analysePosting(foundPosting('page', { ...fields, ...more })).fields.salary_period;
  expect(read({ job_description: `€2.800 - €3.500\nU bakt.\n${line}` })).toBe(period);
  expect(read({ benefits: ['Pensioen', line] })).toBe(period);
  expect(read({ job_description: line, salary_period: 'year' })).toBe('year');
});

it.each([
  ['Iedere maand krijg je:', 'month'],
  ['Iedere maand krijg je brood.', undefined],
])('the time that a pay is for may stand in the line that leads to it: %s', (lead, period) => {
  const text = `U bakt.\n${lead}\n• €2.800 - €3.500 bruto salaris`;
  const fields = { job_title: 'Bakker', salary_min: 2800, salary_max: 3500, job_description: text };
  expect(analysePosting(foundPosting('page', fields)).fields.salary_period).toBe(period);
});

it.each([
  ['You mill rye.\nPlease send your CV to jobs@mill.example by 13 September 2027.', '2027-09-13'],
  ['Candidaturas até 13 de setembro de 2027 para rh@moinho.example', '2027-09-13'],
  ['Candidature entro il 13/09/2027 a lavoro@mulino.example', '2027-09-13'],
  ['You join us by 13 September 2027.', undefined],
])('reads from %j the last day to apply, which data did not state', (text, day) => {
  const read = (more: Readonly<Record<string, string>> = {}): string | null | undefined =>
    analysePosting(foundPosting('page-data', { job_title: 'Miller', job_description: text, ...more })).fields
      .application_deadline;
  expect(read()).toBe(day);
  expect(read({ application_deadline: '2027-08-01' })).toBe('2027-08-01');
});

it('reads the mailbox of who is named in the text, before the one that its page names for all openings', () => {
  const text = 'You mill rye.\nQuestions: Jane Miller, jane.miller@mill.example';
  const posting = foundPosting('page', { job_title: 'Miller', job_description: text });
  const read = (quote: string, mailbox: string): string | null | undefined =>
    analysePosting({
      fields: { ...posting.fields, hiring_manager_email: mailbox },
      evidence: { ...posting.evidence, hiring_manager_email: { source: 'page', quote } },
    }).fields.hiring_manager_email;
  expect(read('jobs@mill.example', 'jobs@mill.example')).toBe('jane.miller@mill.example');
  expect(read('Apply: jobs@mill.example', 'jobs@mill.example')).toBe('jobs@mill.example');
});

it.each([
  ['Bäckerin (Olten, CH)', 'Olten; Freiburg', ['Olten', 'Switzerland']],
  ['Baker – Leeds', 'York, United Kingdom; Leeds, United Kingdom', ['Leeds', 'United Kingdom']],
  ['Boulanger (Lyon)', 'Paris / Lyon', ['Lyon', 'France']],
  ['Boulanger', 'Paris / Lyon', [undefined, 'France']],
  ['Boulanger (Nantes)', 'Paris / Lyon', [undefined, 'France']],
  ['Boulanger (Paris, Lyon)', 'Paris / Lyon', [undefined, 'France']],
])('of several places one is meant that the title names: "%s" in %s', (title, location, place) => {
  const { city, country } = analysePosting(foundPosting('json-ld', { job_title: title, location })).fields;
  expect([city, country]).toEqual(place);
});

it.each([
  ['Wir backen in Potsdam-Babelsberg.\nMühle GmbH\nMühlweg 3\n14482 Potsdam', '14482', 'Mühlweg 3'],
  ['Arbeitsort ist Potsdam.\nMühle GmbH\nMühlweg 3\n04315 Leipzig', undefined, undefined],
  ['Arbeitsort ist Potsdam.\nMühlweg 3, 14482 Potsdam\nOfengasse 5, 14467 Potsdam', undefined, undefined],
])('the one address of a text in the town of the work tells its code and street: %j', (text, code, street) => {
  const { fields } = analysePosting(
    foundPosting('page', { job_title: 'Bäcker', location: 'Potsdam', job_description: text }),
  );
  expect([fields.postal_code, fields.street_address]).toEqual([code, street]);
});

it.each([
  ['Bäckerin (20%), ab Mai', 'full-time, part-time', 'part-time'],
  ['Bäcker in Vollzeit', 'full-time, part-time', 'full-time'],
  ['Bäcker 80–100 %', 'full-time, part-time', 'full-time, part-time'],
  ['Bäcker (Praktikum)', 'full-time, part-time', 'full-time, part-time'],
  ['Bäcker 60 %', 'full-time', 'full-time'],
] as const)('where a source states both hours those of the title are meant: "%s" beside %s', (title, type, read) => {
  const posting = foundPosting('json-ld', { job_title: title, job_type: type });
  expect(analysePosting(posting).fields.job_type).toBe(read);
});

it.each([
  ['Full-time or part-time possible\nYou bake at night.', 'full-time, part-time'],
  ['Du backst Brot.\n• Voll- oder Teilzeit', 'full-time, part-time'],
  [
    'Možnost plného nebo částečného úvazku\nNechcete pracovat na plný úvazek? U nás to není problém.',
    'full-time, part-time',
  ],
  ['À temps plein ou partiel', 'full-time, part-time'],
  // A sentence may speak of all who work there, and the heading of a list of what stands below it.
  ['Our people work full-time or part-time.', undefined],
  ['Wir suchen Bäcker in Voll- oder Teilzeit. Du backst Brot.', 'full-time, part-time'],
  ['Nous recherchons des boulangers à temps plein ou partiel.', 'full-time, part-time'],
  ['Full-time or part-time:', undefined],
])('a line that is no sentence, or one that seeks, offers both hours: %j', (text, type) => {
  const posting = foundPosting('page', { job_title: 'Baker', job_description: text });
  expect(analysePosting(posting).fields.job_type).toBe(type);
});

it.each([
  [
    'Baker',
    'You bake bread.',
    { location: 'Leeds', city: 'Leeds', country: 'United Kingdom', remote_policy: 'hybrid' },
  ],
  ['Baker – York', 'You bake bread.', { location: 'York', city: 'York' }],
  ['Baker', 'You will be based in Hull.', { location: 'Hull', city: 'Hull' }],
  ['Baker', 'This is a fully remote role.', { location: 'Leeds', remote_policy: 'remote' }],
])('what a list says of all its postings counts where %s: %s does not say it', (title, text, said) => {
  const place = { location: 'Leeds', quote: 'All our positions are in Leeds' };
  const way = { policy: 'hybrid', quote: 'All of us work hybrid' } as const;
  const own = foundPosting('page', { job_title: title, job_description: text });
  expect(analysePosting(besideList(own, { place, way })).fields).toMatchObject(said);
});

it.each<[text: string, said: JobPosting]>([
  ['You bake bread.', { hiring_manager_name: 'Anna Bell', hiring_manager_phone: '020 7946 0000' }],
  ['You bake bread. Contact Tom Hill: tom@mill.example', { hiring_manager_name: 'Tom Hill' }],
])('whom a list tells to ask is asked where its advert names nobody: %s', (text, said) => {
  const contact = { name: 'Anna Bell', phone: '020 7946 0000', quote: 'Call Anna Bell at 020 7946 0000' };
  const own = foundPosting('page', { job_title: 'Baker', job_description: text });
  const { fields } = analysePosting(besideList(own, { contact }));
  expect(fields).toMatchObject(said);
  expect(fields.hiring_manager_phone).toBe(said.hiring_manager_phone);
});

it('the country that a title ends with is where the work is unless a town is named', () => {
  const read = (text: string): JobPosting =>
    analysePosting(foundPosting('page', { job_title: 'Sales Manager (France)', job_description: text })).fields;
  expect(read('You sell ovens.')).toMatchObject({ location: 'France', country: 'France' });
  expect(read('You work from our office in Leeds.')).toMatchObject({ location: 'Leeds', city: 'Leeds' });
});

it.each([
  ['Ivy Muster', undefined],
  ['Senior Ivy Muster', undefined],
  ['Baker', 'Ivy Muster'],
])('%s: what the opening is called is nobody’s name', (job_title, name) => {
  const posting = foundPosting('page', { job_title, job_description: 'Contact: Ivy Muster, 020 7946 0000' });
  expect(analysePosting(posting).fields.hiring_manager_name).toBe(name);
});

it.each([
  ['Ciudad de México, México', 'Ciudad de México', 'Mexico'],
  ['San Miguel de Tucumán, Argentina', 'San Miguel de Tucumán', 'Argentina'],
  ['Pekárna v Brně', 'Brno', 'Czechia'],
])('the town of %s is %s', (location, city, country) => {
  const posting = foundPosting('page', { job_title: 'Baker', location });
  expect(analysePosting(posting).fields).toMatchObject({ city, country });
});

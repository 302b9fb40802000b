import { describe, expect, it } from '@jest/globals';
import { parseHtml } from './html.js';
import { readSections, type Sections } from './sections.js';
import { blocksOf } from './text-blocks.js';

const sectionsOf = (html: string): Sections => readSections(blocksOf(parseHtml(html)));

describe('lines without bullets below a heading without mark-up', () => {
  it.each<[string, Sections]>([
    [
      '<p>Requirements:<br>Driving licence<br>Sense of responsibility<br>A year at an oven</p><p>We offer:<br>Competitive salary<br>Flexible working hours<br>Company pension</p>',
      {
        requirements: ['Driving licence', 'Sense of responsibility', 'A year at an oven'],
        benefits: ['Competitive salary', 'Flexible working hours', 'Company pension'],
      },
    ],
    [
      '<p>Wir bieten:<br>Attraktives Gehalt<br>Flexible Arbeitszeiten<br>Moderner Standort mit Parkplatz</p><p>Kontakt: Jana Muster</p>',
      { benefits: ['Attraktives Gehalt', 'Flexible Arbeitszeiten', 'Moderner Standort mit Parkplatz'] },
    ],
    [
      '<p>Profil :<br>Permis B<br>Sens des responsabilités<br>CAP</p><p>Nous offrons :<br>Rémunération attractive<br>Mutuelle</p>',
      {
        requirements: ['Permis B', 'Sens des responsabilités', 'CAP'],
        benefits: ['Rémunération attractive', 'Mutuelle'],
      },
    ],
    [
      '<p>Ofrecemos:<br>Salario competitivo<br>Horario flexible</p>',
      { benefits: ['Salario competitivo', 'Horario flexible'] },
    ],
    [
      '<p>Requisiti:<br>Patente B<br>Senso di responsabilità<br>Diploma</p>',
      { requirements: ['Patente B', 'Senso di responsabilità', 'Diploma'] },
    ],
    // What they were before: labels and heads of other parts end them.
    ['<p>We offer:<br>Free bread<br>Working hours<br>Mornings</p>', { benefits: ['Free bread'] }],
    ['<p>Wir bieten:<br>Freies Brot<br>Gehalt<br>3000</p>', { benefits: ['Freies Brot'] }],
    ['<p>Requirements:<br>A licence<br>Responsibilities<br>Baking</p>', { requirements: ['A licence'] }],
    ['<p>Anforderungen:<br>Gesellenbrief<br>Deine Aufgaben<br>Backen</p>', { requirements: ['Gesellenbrief'] }],
  ])('%s', (html, sections) => {
    expect(sectionsOf(html)).toEqual(sections);
  });

  it.each([
    'Apply now by sending your CV with a covering letter.',
    'Haben wir dein Interesse geweckt? Dann bewirb dich jetzt.',
    "Merci d'envoyer votre CV et votre lettre de motivation.",
    'Envía tu CV y te llamamos.',
    'Interesse? Stuur je cv en motivatie naar ons op.',
    'Wyślij CV na nasz adres.',
    'We are an equal opportunities employer and welcome everyone.',
  ])('end where an advert does: "%s"', (line) => {
    expect(sectionsOf(`<h3>What we offer</h3><p>Bread and a pension.</p><p>${line}</p>`)).toEqual({
      benefits: ['Bread and a pension.'],
    });
  });
});

describe('a line below no heading that says of one thing that it is asked or wished for', () => {
  const lines = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

  it.each<[string, Sections]>([
    [
      lines('CAP Boulanger minimum', '2 ans d’expérience', 'Rigueur'),
      { requirements: ['CAP Boulanger minimum', '2 ans d’expérience', 'Rigueur'] },
    ],
    [lines('Red Seal preferred', 'Bake with us'), { nice_to_have: ['Red Seal preferred'] }],
    [lines('Patente di guida B gradita', 'Inviaci il tuo CV'), { nice_to_have: ['Patente di guida B gradita'] }],
    // Such as head what is below them.
    [lines('Skills and experience desired', 'Rye'), { nice_to_have: ['Rye'] }],
    [lines('Minimum qualifications required', 'Rye'), { requirements: ['Rye'] }],
    [lines('Diploma or licence required:', 'Rye'), { requirements: ['Rye'] }],
  ])('is no heading: %s', (html, sections) => {
    expect(sectionsOf(html)).toEqual(sections);
  });
});

describe('a part that stands whole behind its label', () => {
  it.each<[string, Sections]>([
    [
      '<p><b>Requirements:</b> a licence and two years at an oven.</p><p>Rye is a family bakery of twelve people near the station.</p>',
      { requirements: ['a licence and two years at an oven.'] },
    ],
    [
      '<p><b>Wir bieten:</b> 30 Tage Urlaub und freies Brot.</p><p>Unsere Bäckerei ist ein Familienbetrieb mit zwölf Leuten.</p>',
      { benefits: ['30 Tage Urlaub und freies Brot.'] },
    ],
    [
      '<p><b>Wir bieten:</b> 30 Tage Urlaub und freies Brot</p><p><b>Beginn:</b> sofort</p>',
      { benefits: ['30 Tage Urlaub und freies Brot'] },
    ],
    [
      '<p><b>Nabízíme:</b> 5 týdnů dovolené, stravenky</p><p><b>Nástup:</b> ihned</p>',
      { benefits: ['5 týdnů dovolené, stravenky'] },
    ],
    // It goes on with what is of its kind.
    [
      '<p><b>Requirements:</b> a licence and two years at an oven.</p><p>You also have good knowledge of rye, oats and spelt.</p>',
      { requirements: ['a licence and two years at an oven.', 'You also have good knowledge of rye, oats and spelt.'] },
    ],
    [
      '<p><b>Wir bieten:</b> 30 Tage Urlaub und freies Brot.</p><p>Dazu kommen ein Jobticket und ein Zuschuss zum Essen.</p>',
      {
        benefits: ['30 Tage Urlaub und freies Brot.', 'Dazu kommen ein Jobticket und ein Zuschuss zum Essen.'],
      },
    ],
  ])('%s', (html, sections) => {
    expect(sectionsOf(html)).toEqual(sections);
  });
});

describe('labels and their values', () => {
  const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  it.each<[string, Sections]>([
    [
      '<p><b>Must have:</b> Rye, oats</p><p><b>Nice to have:</b> Spelt</p><p><b>Perks:</b> Free bread</p><p><b>Location:</b> Leeds</p>',
      { requirements: ['Rye, oats'], nice_to_have: ['Spelt'], benefits: ['Free bread'] },
    ],
    ['<p>Experience: 2 years</p><p>Requirements: none</p><p>Voraussetzungen: keine</p>', {}],
    [
      list('<b>Skills:</b> rye, oats and spelt', '<b>Salary:</b> £30,000 a year', '<b>Perks:</b> free bread, pension'),
      { requirements: ['rye, oats and spelt'], benefits: ['free bread, pension'] },
    ],
    [list('Tasks: rye, oats and spelt', 'Pay: at the end of the month'), {}],
    [
      `${list('Two years of experience', 'Driving licence')}<p>Type: full-time</p><p>Eligibility: UK residents only</p><p>£2,000 joining bonus</p>`,
      { requirements: ['Two years of experience', 'Driving licence', 'UK residents only'] },
    ],
    [
      `${list('Two years of experience', 'Driving licence')}<h3>Requirements</h3><p>You bake</p>`,
      { requirements: ['You bake'] },
    ],
  ])('%s', (html, sections) => {
    expect(sectionsOf(html)).toEqual(sections);
  });
});

describe('cards below a heading', () => {
  it('are told by their heads and their texts', () => {
    const html =
      '<h2>Benefits</h2><div><div><h3>Company van</h3><p>Yours to take home.</p></div><div><h3>Flexible working hours</h3><p>You choose.</p></div></div>';
    expect(sectionsOf(html)).toEqual({
      benefits: ['Company van', 'Yours to take home.', 'Flexible working hours', 'You choose.'],
    });
  });

  it('are none where a head stands above a list, or is a line in bold', () => {
    const html =
      '<h2>Requirements</h2><h3>At the oven</h3><ul><li>Rye</li></ul><h2>Benefits</h2><p><b>Time off</b></p><p>30 days</p>';
    expect(sectionsOf(html)).toEqual({ requirements: ['Rye'], benefits: ['30 days'] });
  });
});

describe('a list of all that there is to know, without a heading', () => {
  const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  it('asks for what begins so, or calls itself a wish, also where it names what others are given', () => {
    const html = list(
      '20 hours per week',
      '£12 an hour',
      'Must be available on most bank holidays',
      'Oven experience a plus, experience with rye a huge bonus',
      'Hygiene certificate a bonus',
      'A joining bonus',
      'Free parking',
    );
    expect(sectionsOf(html)).toEqual({
      requirements: ['Must be available on most bank holidays'],
      nice_to_have: ['Oven experience a plus, experience with rye a huge bonus', 'Hygiene certificate a bonus'],
      benefits: ['A joining bonus', 'Free parking'],
    });
  });
});

it('a line that asks for something below a heading with a colon heads nothing itself', () => {
  const html =
    '<p>Minimum qualifications:</p><p>High school diploma<br>Heavy bakery oven experience<br>A calm hand</p><p>Preferred qualifications:</p><p>Stone mill experience<br>Journeyman card</p><p>Benefits: bread</p>';
  expect(sectionsOf(html)).toMatchObject({
    requirements: ['High school diploma', 'Heavy bakery oven experience', 'A calm hand'],
    nice_to_have: ['Stone mill experience', 'Journeyman card'],
  });
});

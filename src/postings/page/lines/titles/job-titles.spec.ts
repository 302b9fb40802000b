import { describe, expect, it } from '@jest/globals';
import { GIVEN_NAMES } from '../../../text/words/people/given-names.js';
import { GENERAL_POSITIONS } from '../../../text/words/titles/general-position-words.js';
import { fold } from '../../../text/words.js';
import { worksOnEvents } from './general-positions.js';
import { jobTitleScore, withoutEnd } from './job-titles.js';
import { SUMMER_JOB_WORDS } from '../../../text/words/titles/summer-job-words.js';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { isPersonName, isPersonWithRole } from '../people/person-name.js';
import roleWords from '../../../text/words/titles/role-words.json' with { type: 'json' };
import { HOME_PAGE_WORDS } from '../../../text/words/sites/site-words.js';

const LANGUAGES = Object.entries(roleWords as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>);

describe('words for roles', () => {
  it.each(LANGUAGES)(
    'each in %s names an occupation by itself, and ends one',
    (_language, { whole = [], end = [], start = [], phrase = [], first = [] }) => {
      const words = [...whole, ...end, ...start, ...phrase];
      expect(words.filter((word) => jobTitleScore(`Senior ${word}`) < 1)).toEqual([]);
      expect(first.filter((word) => jobTitleScore(`${word} 1`) < 1)).toEqual([]);
    },
  );

  it.each(LANGUAGES.flatMap(([language, { never = [] }]) => never.map((word) => [word, language])))(
    '%s (%s) only ends like one',
    (word) => {
      expect(jobTitleScore(word)).toBe(0);
    },
  );
});

describe('jobTitleScore', () => {
  it.each([
    ['Event Manager', 1],
    ['お電話（03-1234-5678 担当：佐藤）', -1],
    ['报名电话：021-55556666 张老师', -1],
    ['店員（パート）3-5名', 1],
    ['Medewerk(st)er bakkerij', 1],
    ['Jeugdhulp', 0],
    ['Pfarrstelle 60 % in Leeds', 1],
    ['Geschäftsstelle', 0],
    ['Rechtshulp', 0],
    ['Event & Project Engineer', 1],
    ['Events & Marketing Manager', 1],
    ['News & Events', -1],
    ['Events & Coffee with our engineers', -1],
    ['80% – 100% (all genders), senior', -1],
    ['50 – 100 % (m/w/d)', -1],
    ['80–100% Koch (m/w/d)', 2],
    ['80% (m/w/d) Koch', 2],
    ['Collaborateur Paie', 1],
    ['Collaborateur du mois', -1],
    ['Espace collaborateur', 0],
    ['Colaborador de Armazém', 1],
    ['Portal do Colaborador', 0],
    ['Koch gesucht!', 1],
    ['Kapper gezocht!', 1],
    ['Zatrudnimy pracownika młyna', 1],
    ['Měřič, technik relé', 1],
    ['Servisní technik', 1],
    ['Technik', 0],
    ['Verstärkung gesucht!', -1],
    ['Mitarbeiter gesucht', -1],
    ['People Manager', 1],
    ['Hiring People Manager', 1],
    ['Швея (от 50 000 руб.)', 1],
    ['Zedník (35 000 Kč)', 1],
    ['Koch – 3.000 € brutto', 1],
    ['Driver, Leeds, £30k', 1],
    ['Salary – £30,000', -1],
    ['Savings – £30k', -1],
    ['1 boulanger (H/F), CDI, 39h', 2],
    ['2. Юрист (по проектам)', 1],
    ['Каменщик 5 разряда', 1],
    ['3. Αρτοποιός', 1],
    ['№ 3', -1],
    ['Αρτοποιός, αίτηση σε 3 λεπτά', -1],
    ['Baker: apply in 3 minutes', -1],
    ['Contact Centre Agent', 1],
    ['Login.gov - Baking Engineer', 1],
    ['Events.rye – Product Manager', 1],
    ['Login - Baking Engineer', -1],
    ['Studio for the Performing Arts', 0],
    ['Arts & Crafts', 0],
    ['Arts & Crafts Teacher', 1],
    ['Arts voor kinderen', 1],
    ['Über die Bäckerei Koch', -1],
    ['Over Restaurant De Linde', -1],
    ['Over ons Restaurant De Linde', -1],
    ['Over the Road Driver', 1],
    ['Sobre a Padaria Silva', -1],
    ['Om Restaurant Karla', -1],
    ['Overnight Baker', 1],
    ['Uber Driver', 1],
    ['Over The Road Driver', 1],
    ['OM Technician', 1],
    ['Head of Events', 1],
    ['Director of Press', 1],
    ['Marketing Manager – Webinars (m/f/d)', 2],
    ['Coordinator, Career Fairs', 1],
    ['Request for Proposal (RFP) Writer', 1],
    ['Wir suchen ein/e Physiotherapeut/in', 1],
    ['Building Services Engineer', 1],
    ['Print Operator - Leeds', 1],
    ['Papiertechnologe/-in', 1],
    ['слесарям-сборщикам;', 1],
    ['монтажникам металлоконструкций.', 1],
    ['Рабочий день: Пн — Пт', -1],
    ['Jobs und Praktikum', -1],
    ['Area Supervisor (£135 for the night)', 1],
    ['Stage et emploi', -1],
    ['Großtiermediziner', 1],
    ['Trésorier·ère', 1],
    ['IT Support', 1],
    ['正社員・パート', -1],
    ['Support functions', 0],
    ['eager bakers who want to grow with our village. Discover what the mill offers you', -1],
    ['Apply now | Sales Intern', 1],
    ['Jetzt bewerben: Koch', 1],
    ['Apply now | Our values', -1],
    ['Events', -1],
    ['Contact', -1],
    ['Our services', -1],
    ['PhD & postdoc opportunities', -1],
    ['[Title of the engineer]', -1],
    ['Dispatcher 24/7', -1],
    ['Service & Technik', 0],
    ['+375 17 000-00-00 - Директор', -1],
    ['Darbuotojai', -1],
    ['SATIŞ DANIŞMANI', 1],
    ["Instal·ladors d'aigua", 1],
    ['会计', 1],
    ['ช่างไฟฟ้า', 1],
    ['Lễ tân khách sạn', 1],
    ['लेखाकार', 1],
    ['看護師（日勤）', 1],
    ['버스 운전기사 모집', 1],
    ['مطلوب محاسب', 1],
    ['דרוש/ה נהג/ת', 1],
    ['לקט/ית מחסן', 1],
    ['בעל/ת רישיון נהיגה', 0],
    ['אחראי/ת ומסור/ה', 0],
    ['מחפש/ת עבודה', 0],
    ['採用の流れ', -1],
    ['Đội ngũ bác sĩ', -1],
    // A word for something else counts only where the title ends in no occupation.
    ['Newsletter Editor', 1],
    ['Privacy Counsel', 1],
    ['Program Manager, Strategic Initiatives', 1],
    ['Head of Culture', 1],
    ['Newsletter', -1],
    // Nor where the title says who may apply, or is written for everybody.
    ['Mitarbeiter Events (m/w/d)', 2],
    ['Chargé de projet «Territoires, données et services» F/H', 2],
    ['Développeur.se Atlas Culture', 1],
    ['Chargé(e) de communication auprès des associations !', 1],
    ['Benefits für Mitarbeiter*in und Familie', -1],
    ['Événements pour client(e)s !', -1],
    ['Initiative application', -1],
    ['Initiativbewerbung', -1],
    ['Applications on your own initiative', 0],
    // What a company does.
    ['We raise developers', -1],
    ['Wir fördern Köche', -1],
    ['Nous formons des boulangers', -1],
    ['Vi utvecklar ingenjörer', -1],
    ['Мы растим инженеров', -1],
    ['Undergraduates', -1],
    ['Graduate Students', -1],
    ['WE Software Engineer', 1],
    ['Los Angeles Area Sales Manager', 1],
    ['Le Havre Branch Office Manager', 1],
    ['La calidad de nuestro panadero', -1],
    ['Wir suchen Köche', 1],
    ['We are looking for a baker', 1],
    ['We are looking for experienced bakers. See the open position', -1],
    ['Hledáme zkušené pekaře. Podívejte se na volné místo', -1],
    ['Redno iščemo izkušene voznike C+E. Oglejte si prosto delovno mesto', -1],
    ['We are looking for millers and experienced operators CNC. Look at the open position', -1],
    ['We are looking for drivers (night shift). See the open position', -1],
    ['Wir suchen zum 1. August einen Bäcker', 1],
    ['Wir suchen Dipl. Ing. Maschinenbau als Bauleiter', 1],
    ['Wir suchen eine Bäckerin in Vollzeit', 1],
    ['Мы ищем повара', 1],
  ])('%s: %i', (text, score) => {
    expect(jobTitleScore(text)).toBe(score);
  });
});

describe('a position beside what it is about', () => {
  it.each(
    [
      'Head of Webinars|VP of Events|Manager of Hiring Events|Manager Webinars|Specialist - Webinars|Event Manager',
      'Manager, Learning & Events|Coordinator, Career Fairs|Webinar Producer|Newsletter Editor|Blog Editor',
      'Head of Career Services|Case Studies Writer|Manager, Success Stories|Manager Employee Relations|Designer Print',
      'Projektleitung Karrieremesse|Leitung Infotag|Koordinator für Events|Referent Presse|Redakteur News',
      'Kursleiter Yoga|Koordinator Veranstaltungen|Produktmanager Newsletter|Teamleitung Services|Mediengestalter Print',
      'Rédacteur newsletter|Responsable portes ouvertes|Chargé de communication newsletter|Redattore newsletter',
      'Projectleider open dag|Coordinadora feria de empleo|Koordynator targów pracy|Contact Centre Agent',
      'Redakteur Blog|Referent Datenschutz',
      'Manager Contact Centre|Head IT Infrastructure|Head Data|Head IT|Head Sales North|Consultant Executive Search',
    ].flatMap((titles) => titles.split('|')),
  )('%s is a title', (title) => {
    expect(jobTitleScore(title)).toBe(1);
  });

  it.each(
    [
      'Webinar: hiring engineers|Karrieremesse Stuttgart|Open day for engineers|Course: Become a Java developer',
      'Newsletter for engineers|News from our engineers|Interview with a baker|Blog: a day with our nurse',
      'Webinar Java Developer 2026|Sales Manager Webinar|Sales Manager – Webinar|Nurse Manager Open Day',
      'Kurs: Yoga für Manager|Kurs für Bäcker|Cours de pâtissier|Portes ouvertes infirmiers|Contact our recruiter',
      'Manager Login|Success stories|Case study: our engineers|Redakteur Login',
      'Berater Kontakt|Leitung und Kontakt|Der Leiter Kontakt|Responsable contact|Expert contact|Expert Blog',
      'Leader stories|Specialist search|Administrator privacy policy|Head it up|Head data centre',
    ].flatMap((lines) => lines.split('|')),
  )('%s is none', (line) => {
    expect(jobTitleScore(line)).toBeLessThan(1);
  });

  it.each(['Guide de montagne', 'Guide de musée', 'Guide for city tours', 'Guides for the museum'])(
    '%s may be one',
    (title) => {
      expect(jobTitleScore(title)).toBeGreaterThan(-1);
    },
  );

  it.each(GENERAL_POSITIONS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
    '"%s" (%s) works on events',
    (word) => {
      expect(worksOnEvents(fold(`${word} Webinars`))).toBe(true);
    },
  );

  it.each(['Newsletter', 'Kurs', 'Cours', 'Curso', 'Corso', 'Cursus', 'Wywiad', 'Курс'])(
    '"%s" for somebody is none',
    (word) => {
      expect(jobTitleScore(`${word}: Baker`)).toBe(-1);
    },
  );
});

describe('names of people', () => {
  it.each(GIVEN_NAMES)('in %s are no titles, also where the surname is an occupation', (_language, names) => {
    const wrong = names
      .split('|')
      .filter((name) => jobTitleScore(`${name} Baker`) !== -1 || !isPersonName(`${name} Baker`));
    expect(wrong).toEqual([]);
  });

  it.each(['Szabó Katalin', '山田花子', '佐々木 健', 'Мария Пекарь', 'Zeynep Fırıncı'])('%j is one', (text) => {
    expect(isPersonName(text)).toBe(true);
    expect(jobTitleScore(text)).toBe(-1);
  });

  it.each([
    ['山田花子, 製造部長', true],
    ['製造部長　山田 花子', true],
    ['佐藤太郎（営業部長）', true],
    ['営業部長', false],
    ['製造スタッフ（夜勤）', false],
    ['田中店 調理師', false],
  ])('%j is a person with a role: %s', (text, isOne) => {
    expect(isPersonWithRole(text)).toBe(isOne);
  });

  it.each(['Baker Street Manager', 'Paul Smith Stylist', 'Emma'])('%j is none', (text) => {
    expect(jobTitleScore(text)).toBeGreaterThan(-1);
  });
});

it.each([
  'Head Chef – for twenty years he has run the kitchen of our house by the river.',
  'Köchin – seit zwanzig Jahren leitet sie unsere Küche und bildet junge Leute aus.',
  'Bäcker – ein Beruf mit Zukunft, den man in drei Jahren bei uns in der Mühle lernt.',
  'Yoga Teacher – training of 200 hours in our house by the sea, for all who love it.',
  'Bread Baker – the compact machine that bakes bread at home while you are asleep.',
  'Conductor - a podcast about the people who lead the orchestras of the world.',
  'Koch – ab sofort in unserer Filiale in Leipzig, in Vollzeit oder Teilzeit, gern auch zum Anlernen.',
])('"%s" keeps what stands behind its dash and is no title', (line) => {
  expect(withoutEnd(line)).toBe(line);
  expect(jobTitleScore(line)).toBeLessThan(1);
});

it.each([
  ['Miller (20 hours a week, ask Jane Miller, tel. 567 555 202)', 'Miller'],
  ['Bäcker – Nachtschicht (Teilzeit; Auskunft: muster@muehle.example)', 'Bäcker – Nachtschicht'],
  [
    'konzervátor – očista fondů (dohoda, 20 hodin týdně; informace u Jany, tel. 567 555 202)',
    'konzervátor – očista fondů',
  ],
  // A fact, a number with its signs, a span of years.
  ['Miller (20 hours a week)', 'Miller (20 hours a week)'],
  ['Miller (job 4567-555-202)', 'Miller (job 4567-555-202)'],
  ['Miller (2026 – 2027)', 'Miller (2026 – 2027)'],
])('"%s" is %s without whom to ask', (line, title) => {
  expect(withoutEnd(line)).toBe(title);
  expect(jobTitleScore(line)).toBeGreaterThan(0);
});

it.each(['软件工程师---早班方向', '程序员-Java'])('"%s" names an occupation before its dash', (title) => {
  expect(jobTitleScore(title)).toBe(1);
});

it.each([
  ['Boulanger (C.D.I).', 1],
  ['Boulangère polyvalente (jour et nuit) (C.D.D).', 1],
  ['Miller (full-time).', 1],
  ['We met our miller (full-time).', -1],
  ['Our baker works at night (in Leeds).', -1],
])('an entry that ends in its kind and a dot, as its list does: "%s"', (line, score) => {
  expect(jobTitleScore(line)).toBe(score);
});

it.each(HOME_PAGE_WORDS)('the name of the front page is no title (%s)', (_language, words) => {
  expect(words.split('|').filter((word) => jobTitleScore(word) > 0)).toEqual([]);
});

it('a principal is one, the Romanian front page is none', () => {
  expect(['Principala', 'Principala »', 'School principal'].map(jobTitleScore)).toEqual([-1, -1, 1]);
});

it.each([
  ['ab sofort', 0],
  ['Vollzeit, ab sofort in Leipzig', 0],
  ['Sofőrt keresünk', 1],
  ['Bäcker ab sofort', 1],
])('German "at once" is no Hungarian driver: "%s" is a title by %d', (text, score) => {
  expect(jobTitleScore(text)).toBe(score);
});

itHoldsForEvery('a job in the holidays is a title with more beside it', SUMMER_JOB_WORDS, (_language, words) => {
  for (const word of words.split('|'))
    expect([word, jobTitleScore(word), jobTitleScore(`${word} butikk`)]).toEqual([word, 0, 1]);
});

it.each(['Analisi dei dati', 'Eksper Raporu', 'Lavavetri elettrico'])(
  '"%s" is a thing in one language, whatever works so in another',
  (text) => {
    expect(jobTitleScore(text)).toBeLessThan(1);
  },
);

it.each([
  'Confiseur-euse',
  'Coordinateur-trice',
  'Chargé-e de projet',
  'Educatore-trice',
  'Učitel-ka',
  'Technicien-ne',
  'Osoba do sprzątania',
  'Pečující osoba v dětské skupině',
  '技術補佐員募集',
  '实验员招聘',
  '会计招聘',
  'Vaga de Pós-Doutorado em Química',
])('"%s" names somebody', (title) => {
  expect(jobTitleScore(title)).toBe(1);
});

it.each([
  'Basmati-rice',
  'Vitamin-E',
  '大学院進学希望の方へ',
  '看護師の方へ',
  '人才招聘',
  '校园招聘',
  'Thông báo tuyển sinh',
  '招生',
])('"%s" names nobody', (title) => {
  expect(jobTitleScore(title)).toBeLessThan(1);
});

it('what may be a department or a list of openings stays so behind a noun for seeking', () => {
  expect(['急诊科招聘', '校园招聘公告', '某医院2027年公开招聘公告'].map(jobTitleScore)).toEqual([0, 0, 0]);
});

it.each(["Electrician's Mate", 'Plumber’s Mate', 'Joiners Mate', 'First Mate'])(
  '%s helps, and is nobody of that name',
  (title) => {
    expect(jobTitleScore(title)).toBe(1);
  },
);

it.each(['Baker Mate', 'Kovács Máté'])('%s may be somebody', (name) => {
  expect(jobTitleScore(name)).toBe(-1);
});

it.each([
  ['Customer Onboarding & Migration Specialist', 1],
  ['Onboarding & Migration Specialist', 1],
  ['Our benefits & specialist team', -1],
  ['Opening hours reception', -1],
  ['Öffnungszeiten Sekretariat', -1],
  ["Horaires d'ouverture du secrétariat", -1],
])('two words and what they are joined with are the subject of an occupation: %s', (line, score) => {
  expect(jobTitleScore(line)).toBe(score);
});

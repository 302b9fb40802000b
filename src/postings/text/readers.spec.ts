import { describe, expect, it } from '@jest/globals';
import { readContact } from './people/contact.js';
import { readCountry } from './places/countries.js';
import { readDate } from './days/date.js';
import { readExperience } from './years/experience.js';
import { htmlToText, unescapeHtml } from '../page/tree/html.js';
import { canonicalUrl } from '../identity.js';
import { readContractType, readJobType } from './kinds/job-type.js';
import { jobTitleScore } from '../page/lines/titles/job-titles.js';
import { matchesLocation } from '../location-filter.js';
import { readPlace, isTownName } from './places/place.js';
import { readTitlePlace } from './places/title-place.js';
import { readRemoteLabel, readRemotePlace, readRemoteText } from './kinds/remote.js';
import { readTextSections } from '../page/tree/sections.js';
import { matchesTitle } from '../title-filter.js';

describe('readDate', () => {
  it.each([
    ['2026-03-04', '2026-03-04'],
    ['2026-03-04T10:00:00+02:00', '2026-03-04T08:00:00.000Z'],
    ['2026-03-04 10:00:00 UTC', '2026-03-04T10:00:00.000Z'],
    ['2026-3-4', '2026-03-04'],
    ['2026-3-4T10:00:00Z', '2026-03-04T10:00:00.000Z'],
    ['2026-13-4', undefined],
    ['2026-12-1234', undefined],
    [1767914803825, '2026-01-08T23:26:43.825Z'],
    ['04.03.2026', '2026-03-04'],
    ['12-Oct-21', '2021-10-12'],
    ['4. März 2026', '2026-03-04'],
    ['September 2, 2026', '2026-09-02'],
    ['1970-01-01', undefined],
    ['2099-12-31', undefined],
    ['2026-02-31', undefined],
    ['03/04/2026', undefined],
    ['soon', undefined],
  ])('%s → %s', (value, expected) => {
    expect(readDate(value)).toBe(expected);
  });
});

describe('readExperience', () => {
  it.each([
    ['5+ years of experience in sales', 5],
    ['at least three (3) years of professional experience', 3],
    ['mindestens 4 Jahre Berufserfahrung', 4],
    ['2-4 years experience as a nurse; 6 years of experience with children', 6],
    ["A Bachelor's degree with 8 years of experience, or a PhD with 3 years of experience", 3],
    ['We have 20 years of experience in the market', undefined],
    ['You are at least 18 years old', undefined],
    ['Tener al menos 21 años cumplidos', undefined],
    ['Aver compiuto almeno 21 anni di età', undefined],
    ['Avoir au moins 21 ans révolus', undefined],
    ['mehrjährige Berufserfahrung', undefined],
    ['vesting over 4 years', undefined],
    ['Starter tot 5 jaar ervaring', undefined],
    ['Legalább 2 év szakmai tapasztalat', 2],
    ['En az 3 yıl deneyim', 3],
    ['Опыт работы от 4 лет', 4],
    ['Minim 2 ani experiență în vânzări', 2],
    ['Najmanje 3 godine iskustva', 3],
    // Words end where letters do, those of other alphabets too.
    ['Llevas trabajando 3 años en ventas y tienes experiencia', 3],
    ['3 years of investing experience', 3],
    ['3 years of experience in private households', 3],
    ['3 years of sand blasting experience', 3],
    ['3 Jahre Erfahrung seitens des Bewerbers', 3],
    ['5+ years in growth marketing', 5],
    ['3-8 years of successful closing experience', 3],
    ['Ten years of success with experience', undefined],
    ['Experiencia de vendedor, máximo 3 años', undefined],
    ['Стаж работы до 3 лет', undefined],
    ['Deneyim: en fazla 3 yıl', undefined],
  ])('%s → %s', (text, years) => {
    expect(readExperience(text)?.years).toBe(years);
  });
});

describe('years of experience in adjectives', () => {
  it.each([
    ['Mindestens 3-jährige Berufserfahrung', 3],
    ['Abgeschlossene 3-jährige Ausbildung im Handwerk, gern mit Erfahrung', undefined],
    ['Minimum 2-letnie doświadczenie w pracy', 2],
    ['Alespoň 2-letou praxi v oboru', 2],
    ['Minimaal 4-jarige ervaring in de bouw', 4],
    ['Minst 3-årig erfarenhet', 3],
    ['Опыт работы не менее 3-х лет', 3],
    ['3-летний опыт продаж', 3],
    ['Najmanje 2-godišnje iskustvo', 2],
    ['実務経験3年以上', 3],
    ['3年以上相关工作经验', 3],
    ['경력 3년 이상', 3],
    ['Pengalaman minimal 2 tahun', 2],
    ['Tối thiểu 2 năm kinh nghiệm', 2],
    ['ניסיון של 3 שנים לפחות', 3],
    ['خبرة لا تقل عن 3 سنوات', 3],
    ['ประสบการณ์อย่างน้อย 2 ปี', 2],
    ['創業20年以上の会社です', undefined],
    ['1 año de experiencia', 1],
  ])('%s → %s', (text, years) => {
    expect(readExperience(text)?.years).toBe(years);
  });
});

describe('names of towns', () => {
  it.each([
    ['Spring, TX', true],
    ['Spring IO', false],
    ['Yandina, QLD', true],
    ['Yandina, NSW', false],
    ['Yandina', false],
    ['Sales, QLD', false],
    ['Word, AL', false],
    ['Mode, IT', false],
    ['Paris, Texas', true],
    ['Lyon 7e', true],
    ['Praha 4', true],
    ['Oslo sentrum', true],
    ['Hannover-Linden', true],
    ['89073 Ulm', true],
    ['東京都渋谷区', true],
    ['서울 강남구', true],
    ['г. Казань', true],
    ['Berlin-Brandenburgische Akademie', false],
    ['London Bridge Engineering', false],
  ])('%s is a place: %s', (text, isPlace) => {
    expect(isTownName(text)).toBe(isPlace);
  });

  it('stand before the city they are part of', () => {
    expect(readPlace('Nandambakkam, Chennai, India')).toEqual({ city: 'Chennai', country: 'India' });
  });
});

describe('remote policy', () => {
  it.each([
    ['This is a fully remote position.', 'remote'],
    ['Remote work is not available for this position.', 'on-site'],
    ['Two days of home office a week are possible, hybrid working.', 'hybrid'],
    ['You know hybrid cloud architectures.', undefined],
    ['Our Milano remote team is growing.', undefined],
    ['A casino hybrid working model.', 'hybrid'],
    ['Das ist nicht für hybrid working geeignet.', undefined],
    ['We are a great team.', undefined],
  ])('%s → %s', (text, policy) => {
    expect(readRemoteText(text)?.policy).toBe(policy);
  });

  it('is read from title and place first', () => {
    expect(readRemotePlace('Engineer (Remote)', 'Berlin')?.policy).toBe('remote');
    expect(readRemotePlace('Engineer', 'Hybrid - London')?.policy).toBe('hybrid');
    expect(readRemotePlace('Remote Sensing Engineer', 'Oslo')).toBeUndefined();
    expect(readRemotePlace('Yazılım Geliştirici — Uzaktan', '')?.policy).toBe('remote');
    expect(readRemotePlace('Uzman — Hibrit', '')?.policy).toBe('hybrid');
    expect(readRemotePlace('Hybrid Seed Breeder', 'Oslo')).toBeUndefined();
    expect(readRemotePlace('Engineer', 'Berlin or Remote')).toBeUndefined();
  });
});

describe('a label for where work is done', () => {
  it.each([
    ['On-site', 'on-site'],
    ['TYPE_ONSITE', 'on-site'],
    ['Houston Site', undefined],
    ['Berlin Office', undefined],
    ['Hybrid - 2 days', 'hybrid'],
    ['Hybrid Cloud', undefined],
  ])('%s → %s', (label, policy) => {
    expect(readRemoteLabel(label)).toBe(policy);
  });
});

describe('places', () => {
  it.each([
    ['Berlin, Germany', { city: 'Berlin', country: 'Germany' }],
    ['San Francisco, CA', { city: 'San Francisco', country: 'United States' }],
    ['Toronto, CA', { city: 'Toronto', country: 'Canada' }],
    ['München, Deutschland', { city: 'München', country: 'Germany' }],
    ['Remote - UK', { country: 'United Kingdom' }],
    ['Paris, France; London, UK', {}],
    ['Wien', { city: 'Wien', country: 'Austria' }],
    ['Middle Earth', {}],
    ['Gütersloh, DE', { city: 'Gütersloh', country: 'Germany' }],
    ['Breda, NL', { city: 'Breda', country: 'Netherlands' }],
    ['Nagpur, IN', { city: 'Nagpur', country: 'India' }],
    ['Petah Tikva, IL', { city: 'Petah Tikva', country: 'Israel' }],
    ['Barranquilla, CO', { city: 'Barranquilla', country: 'Colombia' }],
    ['Cordoba, AR', { city: 'Cordoba', country: 'Argentina' }],
    ['Kelowna, CA', { city: 'Kelowna', country: 'Canada' }],
    ['San Jose, CA', { city: 'San Jose', country: 'United States' }],
    ['Minsk, BY', { city: 'Minsk', country: 'Belarus' }],
    ['Portland, ME 04101', { city: 'Portland', country: 'United States' }],
    ['Milano, MI', { city: 'Milano', country: 'Italy' }],
    // A code that is a state and a country decides nothing by itself.
    ['Foovillage, CA', {}],
    ['Richmond, CA', { city: 'Richmond' }],
    // Towns with well-known namesakes elsewhere have no country by themselves.
    ['San Jose', { city: 'San Jose' }],
    ['Cambridge', { city: 'Cambridge' }],
    ['Birmingham', { city: 'Birmingham' }],
    ['Victoria', { city: 'Victoria' }],
    ['Georgia', {}],
    ['Atlanta, Georgia', { city: 'Atlanta', country: 'United States' }],
    ['Tbilisi, Georgia', { city: 'Tbilisi', country: 'Georgia' }],
    ['Paris, TX', { city: 'Paris', country: 'United States' }],
    ['Mexico, MO', { city: 'Mexico', country: 'United States' }],
    ['US, CA, Santa Clara', { city: 'Santa Clara', country: 'United States' }],
    ['USA-CA-Milpitas-XYZ', { city: 'Milpitas', country: 'United States' }],
    ['München, Bayern, Deutschland', { city: 'München', country: 'Germany' }],
    ['Hauptstraße 5, 33330 Gütersloh', { city: 'Gütersloh', country: 'Germany' }],
    ['Leeds, Bradford', { country: 'United Kingdom' }],
    ['London, Berlin, Paris', {}],
    ['Singapore - Jurong - Plant 4', { city: 'Singapore', country: 'Singapore' }],
    ['東京', { city: '東京', country: 'Japan' }],
    ['上海浦东', { city: '上海', country: 'China' }],
    ['上海银行大学', {}],
    ['Riyadh.', { city: 'Riyadh', country: 'Saudi Arabia' }],
    ['Frankfurt a.M.', { city: 'Frankfurt a.M.', country: 'Germany' }],
    ['Bosnia and Herzegovina', { country: 'Bosnia and Herzegovina' }],
    ['Luxembourg, Luxembourg', { city: 'Luxembourg', country: 'Luxembourg' }],
    ['Goodsprings Junction, Nevada, USA', { city: 'Goodsprings Junction', country: 'United States' }],
    ['Nevada, Missouri, USA', { city: 'Nevada', country: 'United States' }],
    // Indiana is no "in".
    ['Warsaw, IN', { city: 'Warsaw', country: 'United States' }],
    ['Lebanon, IN', { city: 'Lebanon', country: 'United States' }],
    ['Peru, IN 46970', { city: 'Peru', country: 'United States' }],
    ['Plymouth, IN', { city: 'Plymouth', country: 'United States' }],
    ['Milan, IN', { city: 'Milan', country: 'United States' }],
    ['Muncie IN', { city: 'Muncie', country: 'United States' }],
    ['Vancouver, WA 98660', { city: 'Vancouver', country: 'United States' }],
    ['DE 10115 Berlin', { city: 'Berlin', country: 'Germany' }],
    ['Muncie IN 47302', { city: 'Muncie', country: 'United States' }],
    ['IN-Muncie', { city: 'Muncie', country: 'United States' }],
    ['Muncie, IN (Remote)', { city: 'Muncie', country: 'United States' }],
    ['Salem OR 97301', { city: 'Salem', country: 'United States' }],
    ['LEEDS OR BRADFORD', { country: 'United Kingdom' }],
    ['IN LEEDS', { city: 'LEEDS', country: 'United Kingdom' }],
    ['PAN India', { country: 'India' }],
    ['عمّان', { city: 'عمّان', country: 'Jordan' }],
    ['عمان', { country: 'Oman' }],
    ['Based IN Leeds', { city: 'Leeds', country: 'United Kingdom' }],
  ])('%s', (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });

  it.each([', ', ' | '])('takes no country from a list that is not read to its end (%j)', (between) => {
    const towns = Array.from({ length: 40 }, (_, at) => ['Kassel', 'Jena', 'Fulda', 'Gera'][at % 4]);
    expect(readPlace(towns.join(between)).country).toBe('Germany');
    expect(readPlace([...towns, 'Austin', 'Vienna'].join(between))).toEqual({});
    const posting = { location: [...towns, 'Austin', 'Vienna'].join(between) };
    expect(matchesLocation(posting, ['United States'])).toBe(true);
  });

  it('lets what is known besides decide between namesakes', () => {
    expect(readPlace('Birmingham', { countries: ['United Kingdom'] }).country).toBe('United Kingdom');
    expect(readPlace('Richmond, CA', { countries: ['Canada'] }).country).toBe('Canada');
    expect(readPlace('London', { countries: ['Canada'] }).country).toBe('United Kingdom');
  });

  it('looks a place up fast enough for thousands of cards', () => {
    const places = new Set(Array.from({ length: 2000 }, (_, index) => readPlace(`Leeds ${String(index)}, UK`).city));
    expect(places).toEqual(new Set(['Leeds']));
  });

  it.each([
    ['Software Engineer (Berlin)', 'Berlin'],
    ['Driver (m/w/d) in Hamburg', 'Hamburg'],
    ['Sales Manager, London', 'London'],
    ['Consultant – Essen oder Dortmund', 'Essen, Dortmund'],
    ['Développeur (métropoles de Lyon et Grenoble)', 'Lyon, Grenoble'],
    ['Clerk | Munich and Vienna', 'Munich, Vienna'],
    ['Plumber – Durango, CO', 'Durango, CO'],
    ['Site Engineer – Porto, Portugal', 'Porto, Portugal'],
    ['Site Engineer – Barcelos, Portugal (Full-time)', 'Barcelos, Portugal'],
    ['Driver – Leeds (m/f) (remote)', 'Leeds'],
    ['Seller – Shoes, Portugal', undefined],
    ['Seller – Shoes, CO', undefined],
    ['Engineer (Java, Paris)', undefined],
    ['Engineer (Remote)', undefined],
    ['Account Executive (France)', undefined],
    ['Split Tester', undefined],
    ['Cook in Vollzeit', undefined],
    ['Bagare i Örebro', 'Örebro'],
    ['Bagare till Karlstad', 'Karlstad'],
    ['Fornaio a Bologna', 'Bologna'],
    ['Bakker te Utrecht', 'Utrecht'],
    ['Brutar în Timișoara', 'Timișoara'],
    ['Lærer i Dansk', undefined],
    ['Medewerkers gezocht in eindhoven', 'Eindhoven'],
    ['Koch gesucht in kassel', 'Kassel'],
    ['Drivers wanted in leeds', 'Leeds'],
    ['Tutor wanted in maths', undefined],
    ['Manager in training', undefined],
    ['Bagare i Älvsbyn', undefined],
    ['Technician, Night Shift', undefined],
    ['Engineer (m/w/d)', undefined],
  ])('the title %s → %s', (title, place) => {
    expect(readTitlePlace(title)).toBe(place);
  });

  it('knows small towns of the countries that the site is about behind "in", but nowhere else', () => {
    expect(readTitlePlace('Bagare i Älvsbyn', ['Sweden'])).toBe('Älvsbyn');
    expect(readTitlePlace('Pflegekraft, KVB Freiburg')).toBe('Freiburg');
    expect(readTitlePlace('Infirmier, HVB Marsens - Unité A', ['Switzerland'])).toBe('Marsens');
    expect(readTitlePlace('Infirmier, HVB Marsens')).toBeUndefined();
    expect(readTitlePlace('Engineer, SAP Basis')).toBeUndefined();
    expect(readTitlePlace('Bagare i Älvsbyn', ['Norway'])).toBeUndefined();
    expect(readTitlePlace('Bagare, Älvsbyn', ['Sweden'])).toBeUndefined();
  });

  it.each([
    ['DE', 'Germany'],
    ['Allemagne', 'Germany'],
    ['España', 'Spain'],
    ['USA', 'United States'],
    ['GBR', 'United Kingdom'],
    ['-', undefined],
    ['EU', undefined],
  ])('country %s → %s', (text, country) => {
    expect(readCountry(text)).toBe(country);
  });
});

describe('matchesTitle', () => {
  it.each([
    ['Senior Software Engineer (m/w/d)', 'Software Engineer', true],
    ['Engineering Manager', 'Software Engineer', false],
    ['Softwareentwickler:in Java', 'Software Developer', true],
    ['Sr. Account Exec', 'Senior Account Executive', true],
    ['VP Sales', 'Vice President Sales', true],
    ['Engineer, Software', 'software engineer', true],
    ['Internal Auditor', 'Intern', false],
    ['Vorstandsassistentin', 'Assistent', false],
    ['Vorstandsassistentin', '*assistent', true],
    ['Softwareentwickler (m/w/d)', 'Software*', true],
    ['Entwickler:innen Java', 'Entwickler*in', true],
    ['Kaufmann/-frau im Büro', 'Kauffrau', true],
    ['Desarrollador Java', 'Desarrollador/a Java', true],
    ['Geschäftsführer', 'Geschaeftsfuehrer', true],
    ['Projekt-Manager (m/w/d)', 'Projektmanager', true],
    ['Projektmanager', 'Projekt Manager', true],
    ['NodeJS Developer', 'Node.js Developer', true],
    ['Software Engineer (m/f/d)', 'Software Engineer m/w/d', true],
    ['R Programmer (m/f/d)', 'R&D', false],
    ['Software Engineer, Frontend', 'Software Engineer (Backend)', false],
    ['Backend Engineer', '(Senior) Backend Engineer', true],
    ['Sales & Marketing Manager', 'Sales and Marketing Manager', true],
    ['Leiter Vertrieb', 'Head of Sales', true],
    ['Verkäufer, Bern (BE)', 'Backend', false],
    ['BE Developer', 'Backend Developer', true],
    ['Net Zero Consultant', '.NET', false],
    ['ASP.NET Developer', '.NET', true],
    ['NET-Entwickler', '.NET Developer', true],
    ['Auditor Interno', 'Intern', false],
    ['YAZILIM MÜHENDİSİ', 'Yazılım Mühendisi', true],
    ['Manœuvre', 'Manoeuvre', true],
    ['高级软件工程师', '软件工程师', true],
    ['Javaエンジニア（東京）', 'Java', true],
    ['백엔드개발자', '개발자', true],
    ['Baker', '(*)', false],
  ])('%s for %s: %s', (title, target, expected) => {
    expect(matchesTitle(title, [target])).toBe(expected);
  });
});

describe('matchesLocation', () => {
  it.each([
    [{ location: 'Munich' }, 'München', true],
    [{ location: 'Toronto, Ontario' }, 'Canada', true],
    [{ location: 'Wien, Österreich' }, 'Austria', true],
    [{ location: 'Paris, France; Berlin' }, 'Germany', true],
    [{ location: 'Paris' }, 'London', false],
    [{ remote_policy: 'remote' }, 'remote', true],
    [{ remote_policy: 'hybrid', location: 'Berlin' }, 'remote', false],
    [{}, 'Berlin', false],
    [{ location: 'Birmingham' }, 'United Kingdom', true],
    [{ location: 'Birmingham' }, 'Germany', false],
    [{ location: 'Gütersloh, DE' }, 'Germany', true],
    [{ location: 'Berlin' }, 'Berlin, Germany', true],
    [{ location: 'London, United Kingdom' }, 'London, UK', true],
    [{ location: 'London, Ontario, Canada' }, 'London, UK', false],
    [{ location: 'Springfield, IL' }, 'Springfield, MA', false],
    [{ location: 'Springfield' }, 'Springfield, MA', true],
    [{ location: 'San Francisco, CA' }, 'California', true],
    [{ location: 'Austin, Texas' }, 'TX', true],
    [{ location: 'München' }, 'Bayern', true],
    [{ location: 'Köln' }, 'NRW', true],
    [{ location: 'Köln' }, 'Bayern', false],
    [{ location: 'Zürich' }, 'Kanton Zürich', true],
    [{ location: 'Buffalo, NY' }, 'New York', true],
    [{ location: 'Buffalo, NY' }, 'New York, NY', false],
    [{ location: 'Edinburgh, Scotland' }, 'England', false],
    [{ location: 'Milano, Italia' }, 'Lombardia, Italia', false],
    [{ location: 'New York, NY' }, 'York', false],
    [{ location: 'Albuquerque, New Mexico' }, 'Mexico', false],
    [{ location: 'Belfast, Northern Ireland' }, 'Ireland', false],
    [{ location: 'Kansas City, MO' }, 'Kansas', false],
    [{ location: 'Rio de Janeiro' }, 'DE', false],
    [{ location: 'Atlanta, GA' }, 'Africa', false],
    [{ location: 'Berlin' }, 'de', true],
    [{ location: 'Deutschlandweit' }, 'Germany', true],
    [{ location: 'Remote - EMEA' }, 'Germany', true],
    [{ location: 'Europe' }, 'Asia', false],
    [{ remote_policy: 'remote' }, 'work-from-home', true],
    [{ remote_policy: 'remote', location: 'Germany' }, 'Remote, Germany', true],
    [{ remote_policy: 'remote', location: 'Austria' }, 'Remote, Germany', false],
    [{ remote_policy: 'on-site', location: 'Berlin' }, 'Remote, Germany', false],
  ])('%j for %s: %s', (posting, target, expected) => {
    expect(matchesLocation(posting, [target])).toBe(expected);
  });
});

describe('job and contract types', () => {
  it.each([
    ['FULL_TIME', 'full-time'],
    ['Vollzeit', 'full-time'],
    ['Full-time or part-time', 'full-time, part-time'],
    ['Werkstudent', 'internship'],
    ['Minijob', 'mini-job'],
    ['Vollzeit / Minijob', 'full-time, part-time'],
    ['Vollzeit, Teilzeit oder Minijob', 'full-time, part-time'],
    ['Ausbildung in Vollzeit', 'apprenticeship'],
    ['Internal', undefined],
  ])('%s → %s', (label, type) => {
    expect(readJobType(label)).toBe(type);
  });
  it.each([
    ['unbefristet', 'permanent'],
    ['befristet', 'fixed-term'],
    ['CDI', 'permanent'],
    ['CDI / CDD', undefined],
    ['Seasonal or permanent position', undefined],
    ['Brigáda i HPP', undefined],
    ['HPP', 'permanent'],
    ['Saisonarbeit oder Festanstellung', undefined],
    ['Contrato fijo discontinuo', 'permanent'],
    ['Zeitarbeit', 'temporary agency'],
  ])('%s → %s', (label, type) => {
    expect(readContractType(label)).toBe(type);
  });
});

describe('jobTitleScore', () => {
  it.each([
    ['Paketzusteller (m/w/d)', 2],
    ['Data Scientist', 1],
    ['Wargamer', 0],
    ['Initiativbewerbung', -1],
    ['Read more', -1],
    ['We are looking for people who like to work.', -1],
    ['Full Time/Internship', -1],
    ['Quantitative Researcher', 1],
  ])('%s: %i', (text, score) => {
    expect(jobTitleScore(text)).toBe(score);
  });
});

describe('text', () => {
  it('reads HTML as its reader sees it', () => {
    expect(
      htmlToText('<h2>Wir&nbsp;bieten</h2><ul><li>Geld</li><li>Zeit</li></ul><script>x()</script><p hidden>nie</p>'),
    ).toBe('Wir bieten\n• Geld\n• Zeit');
    expect(unescapeHtml('&lt;p&gt;a &amp;amp; b&lt;/p&gt;')).toBe('<p>a &amp; b</p>');
  });

  it('sorts headed lists', () => {
    expect(
      readTextSections('Aufgaben\n• Bauen\nDein Profil\n• Mut\n• Kraft\nVon Vorteil\n• Witz\nWir bieten\n• Geld'),
    ).toEqual({ requirements: ['Mut', 'Kraft'], nice_to_have: ['Witz'], benefits: ['Geld'] });
  });

  it('finds the contact under its label and nowhere else', () => {
    expect(readContact('Ansprechpartnerin: Frau Erika Muster, Tel.: 030 1234567, erika.muster@firma.de')).toMatchObject(
      { name: 'Erika Muster', phone: '030 1234567', email: 'erika.muster@firma.de' },
    );
    expect(readContact('Firma GmbH, Tel. 030 1234567, info@firma.de')).toBeUndefined();
    expect(readContact('Écrivez à Claire Dupont, claire.dupont@firme.fr')).toMatchObject({ name: 'Claire Dupont' });
    expect(readContact('Experiencia preferente en Almacenes García')).toBeUndefined();
    expect(readContact('Kontakt: Muster Group AG')).toBeUndefined();
    expect(readContact('Kontakt: Muster Group AG\nErika Muster\n030 1234567')).toMatchObject({ name: 'Erika Muster' });
  });

  it('knows an address again', () => {
    expect(canonicalUrl('https://www.a.com/job/1/?utm_source=x&b=2#top')).toBe(canonicalUrl('https://a.com/job/1?b=2'));
    expect(canonicalUrl('https://a.com/job?id=1')).not.toBe(canonicalUrl('https://a.com/job?id=2'));
  });
});

import { describe, expect, it } from '@jest/globals';
import { read } from '../../../../test/json-answers.js';

const ROLES = [
  ['Fleet Manager', 'Fuhrparkleiter (m/w/d)'],
  ['Payroll Clerk', 'Lohnbuchhalter (m/w/d)'],
  ['Data Analyst', 'Datenanalyst (m/w/d)'],
] as const;
const ENGLISH = ROLES.map(([title]) => title);
const GERMAN = ROLES.map(([, title]) => title);

/** Entries of both languages in one list, each with what `own` says. */
function both(own: (index: number, language: string) => object): object[] {
  return ROLES.flatMap(([en, de], index) => [
    { title: en, location: 'Vienna', ...own(index, 'en') },
    { title: de, location: 'Wien', ...own(index, 'de') },
  ]);
}

function part(language: string): object[] {
  return both((index, lang) => ({ id: `${lang}${String(index)}`, key: index + 40, lang })).filter(
    (entry) => 'lang' in entry && entry.lang === language,
  );
}

describe('postings in two languages in one answer', () => {
  it.each<[string, unknown]>([
    ['one list, a key in common', both((key, lang) => ({ id: `${String(key)}x${lang}`, key, lang }))],
    [
      'one list, the language at the end of the id',
      both((id, locale) => ({ id: `role-${String(id)}-${locale}`, locale })),
    ],
    ['one list, the language in the address', both((id, lang) => ({ lang, url: `/${lang}/careers/${String(id)}` }))],
    [
      'one list, what they translate',
      both((id, l) => ({ id: l + String(id), language: { code: l }, translation_group: `g${String(id)}` })),
    ],
    ['a list for each language', { en: part('en'), de: part('de') }],
    ['a list for each language, further down', { 'en-GB': { jobs: part('en') }, 'de-DE': { jobs: part('de') } }],
    [
      'lists of as many entries with the same ids',
      {
        de: part('de').map((job, id) => ({ ...job, lang: undefined, id })),
        en: part('en').map((job, id) => ({ ...job, lang: undefined, id })),
      },
    ],
    [
      'each entry has its languages',
      ROLES.map(([en, de], id) => ({ id, en: { title: en, location: 'Vienna' }, de: { title: de, location: 'Wien' } })),
    ],
  ])('each once, in the language of the page: %s', (_name, answer) => {
    expect(read(answer, undefined, 'en').map(({ job_title }) => job_title)).toEqual(ENGLISH);
    expect(read(answer, undefined, 'de').map(({ job_title, location }) => [job_title, location])).toEqual(
      GERMAN.map((title) => [title, 'Wien']),
    );
  });

  it('keeps what is there in one language only', () => {
    const answer = [
      ...both((key, lang) => ({ key, lang })),
      { title: 'Buchhalter', location: 'Wien', key: 9, lang: 'de' },
    ];
    expect(read(answer, undefined, 'en').map(({ job_title }) => job_title)).toEqual([...ENGLISH, 'Buchhalter']);
  });

  it.each<[string, unknown]>([
    ['they have nothing in common', both((index, lang) => ({ id: `${lang}${String(index)}`, lang }))],
    [
      'the language is what the job asks for',
      both((index, language) => ({ id: index * 2 + language.charCodeAt(0), language, department: 'Service' })),
    ],
    ['what they have in common is their department', both((index, lang) => ({ lang, department: { id: index } }))],
  ])('keeps all where %s', (_name, answer) => {
    expect(read(answer, undefined, 'en')).toHaveLength(ROLES.length * 2);
  });
});

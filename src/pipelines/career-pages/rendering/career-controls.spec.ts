import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { saidBy } from '../../../../test/said-by.js';
import { CONTROL_WORDS, type ControlWordKind } from '../../../postings/text/words/sites/openings-in-controls.js';
import { unmarked } from '../../../postings/text/words/phrase-table.js';
import { TOPIC_WORDS } from '../../../postings/text/words/headings/topic-words.js';
import type { Topic } from '../../../postings/text/words/headings/topics-said.js';
import { leadsToCareers as leads, showsPostings as shows } from './career-controls.js';

const rowsOf = (...kinds: ControlWordKind[]): (readonly [words: string, language: string])[] =>
  CONTROL_WORDS.flatMap(([kind, language, words]) => (kinds.includes(kind) ? [[words, language] as const] : []));

const named = (...topics: readonly Topic[]): (readonly [word: string])[] =>
  TOPIC_WORDS.flatMap(([topic, , words]) =>
    topics.includes(topic) ? words.split('|').map((word) => [unmarked(word)] as const) : [],
  );

itHoldsForEvery('a control leads to the career pages', rowsOf('career'), (words) => {
  for (const said of saidBy(words)) {
    expect([said, leads(said)]).toEqual([said, true]);
    expect(leads(`${said} of bread`)).toBe(false);
  }
});

itHoldsForEvery('a control named after careers or openings leads there', named('careers', 'openings'), (name) => {
  expect(leads(name)).toBe(true);
  expect(leads(`${name} (3)`)).toBe(true);
  expect(leads(`x${name}`)).toBe(false);
});

itHoldsForEvery('a control named after openings brings them', named('openings'), (name) => {
  expect(shows(`${name} →`)).toBe(true);
  expect(shows(`delete ${name}`)).toBe(false);
});

itHoldsForEvery('a control brings the openings, whole', rowsOf('whole'), (words) => {
  for (const said of saidBy(words)) expect([said, shows(`${said} (12) →`)]).toEqual([said, true]);
});

const firstOf = (kind: ControlWordKind, language: string): string =>
  saidBy(CONTROL_WORDS.find(([of, from]) => of === kind && from === language)?.[2] ?? '')[0] ?? '';

itHoldsForEvery('a word stands in front of openings, or is one', CONTROL_WORDS, (kind, language, words) => {
  const [show, opening] = [firstOf('show', language), firstOf('opening', language)];
  const showing = (said: string): string =>
    (show === '' ? `${said} ${firstOf('showBehind', language)}` : `${show} ${said}`).trim();
  const around: Partial<Record<ControlWordKind, (said: string) => string>> = {
    opening: showing,
    open: (said) => showing(`${said} ${opening}`),
    which: (said) => showing(`${said} ${opening}`),
    show: (said) => `${said} ${opening}`,
    showBehind: (said) => `${opening} ${said}`,
  };
  const control = around[kind];
  if (control)
    for (const said of saidBy(words)) {
      expect([said, shows(control(said))]).toEqual([said, true]);
      expect([said, shows(control(`x${said}`))]).toEqual([said, false]);
    }
});

it.each([
  'View open positions',
  'Check out all our current job openings',
  'Zu unseren offenen Stellen',
  'Alle Stellenangebote anzeigen',
  'Jobs',
  'Offene Jobs',
  'Voir nos offres d’emploi',
  'Ver las vacantes disponibles',
  'Scopri le posizioni aperte',
  'Bekijk alle openstaande vacatures',
  'Zobacz oferty pracy',
  'Bekijk alle openstaande functies',
  'Alle vacatures bekijken',
  'Visa alla lediga tjänster',
  'Vezi posturile disponibile',
  'Смотреть все вакансии',
  'Consulter nos offres d’emploi',
  'Se ledig stilling',
  'Offene Stelle ansehen',
  'Voir le poste à pourvoir',
  'Vedi la posizione aperta',
])('"%s" brings them', (text) => {
  expect(shows(text)).toBe(true);
});

it.each([
  'View job alerts',
  'See our team',
  'Find jobs in retail',
  'Show more',
  'Voir nos valeurs',
  'Visa tjänster',
  'Se våra tjänster',
  'Scopri le offerte',
  'Vedi le offerte',
  'Zobacz oferty',
  'Sprawdź nasze oferty',
  'Vezi oferta',
  'Ver oferta',
  'Consulter nos offres',
  'Bekijk onze offerte',
  'Se jobs',
  'Karriere',
  'Join us',
  'Save job',
  'Vacature delen',
  'Guardar vacante',
  'Stelle ansehen',
  'Se stilling',
  'Voir le poste',
  'Ver vaga',
])('"%s" does not', (text) => {
  expect(shows(text)).toBe(false);
});

it.each([
  ['Rejoignez-nous', true],
  ['Rejoignez nous →', true],
  ['Rejoignez-nous sur Instagram', false],
])('a menu without addresses leads to the career pages by "%s": %s', (text, expected) => {
  expect(leads(text)).toBe(expected);
});

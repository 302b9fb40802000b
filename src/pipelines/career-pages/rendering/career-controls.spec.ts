import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { saidBy } from '../../../../test/said-by.js';
import { OPENINGS_WORDS, type OpeningsWordKind } from '../../../postings/text/words/control-words.js';
import { CAREER_CONTROL, SHOWS_POSTINGS } from './career-controls.js';

const rowsOf = (...kinds: OpeningsWordKind[]): (readonly [words: string, language: string])[] =>
  OPENINGS_WORDS.flatMap(([kind, language, words]) => (kinds.includes(kind) ? [[words, language] as const] : []));

const shows = (text: string): boolean => new RegExp(SHOWS_POSTINGS, 'iu').test(text);

itHoldsForEvery('a control leads to the career pages', rowsOf('career'), (words) => {
  for (const said of saidBy(words)) {
    expect([said, new RegExp(CAREER_CONTROL, 'iu').test(said)]).toEqual([said, true]);
    expect(new RegExp(CAREER_CONTROL, 'iu').test(`${said} of bread`)).toBe(false);
  }
});

itHoldsForEvery('a control brings the openings, whole', rowsOf('whole'), (words) => {
  for (const said of saidBy(words)) expect([said, shows(`${said} (12) →`)]).toEqual([said, true]);
});

itHoldsForEvery('a word stands in front of openings, or is one', OPENINGS_WORDS, (kind, _language, words) => {
  const around: Partial<Record<OpeningsWordKind, (said: string) => string>> = {
    opening: (said) => `View ${said}`,
    open: (said) => `View ${said} vacancies`,
    which: (said) => `View ${said} vacancies`,
    show: (said) => `${said} vacancies`,
    showBehind: (said) => `vacancies ${said}`,
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
])('"%s" brings them', (text) => {
  expect(shows(text)).toBe(true);
});

it.each(['View job alerts', 'See our team', 'Find jobs in retail', 'Show more', 'Voir nos valeurs'])(
  '"%s" does not',
  (text) => {
    expect(shows(text)).toBe(false);
  },
);

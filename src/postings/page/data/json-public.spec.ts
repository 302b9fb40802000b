import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { read } from '../../../../test/json-answers.js';
import {
  NO_WORDS,
  OPEN_NAMES,
  PUBLISHED_TIMES,
  SHOWN_NAMES,
  SHUT_NAMES,
  SHUT_TIMES,
  STATE_NAMES,
  STATE_OWNERS,
  UNSEEN_STATES,
  YES_WORDS,
} from '../../text/words/state/data-state-words.js';
import { CLOSED_IN_BRACKETS, CLOSED_WORDS } from '../../text/words/state/closed-words.js';
import { STATE_LABELS, UNAVAILABLE_WORDS } from '../../text/words/state/not-open-words.js';

type Words = readonly (readonly [language: string, words: string])[];
const wordsOf = (...tables: Words[]): (readonly [string])[] =>
  tables.flatMap((rows) => rows.flatMap(([, words]) => words.split('|').map((word) => [word] as const)));

/** The titles of two openings of a bakery, of which the first has one more value. */
const open = (more: Readonly<Record<string, unknown>>): (string | null | undefined)[] =>
  read({
    jobs: [
      { title: 'Baker', location: 'Leeds', apply: '/apply/1', ...more },
      { title: 'Miller', location: 'Leeds', apply: '/apply/2' },
    ],
  }).map(({ job_title: title }) => title);

/** The titles of three openings of a bakery, each with a value of this name. */
const shownAs = (name: string, values: readonly unknown[]): (string | null | undefined)[] =>
  read({
    jobs: ['Baker', 'Miller', 'Carter'].map((title, at) => ({
      title,
      location: 'Leeds',
      apply: `/apply/${String(at)}`,
      [name]: values[at],
    })),
  }).map(({ job_title: title }) => title);

describe('an entry of data that says that it is over', () => {
  itHoldsForEvery('under a name for what is open', wordsOf(OPEN_NAMES), (name) => {
    expect([false, true].map((value) => open({ [name]: value }))).toEqual([['Miller'], ['Baker', 'Miller']]);
  });

  itHoldsForEvery('under a name for what is not', wordsOf(SHUT_NAMES), (name) => {
    expect([true, false].map((value) => open({ [name]: value }))).toEqual([['Miller'], ['Baker', 'Miller']]);
  });

  itHoldsForEvery('under a name for what is shown, where others are', wordsOf(SHOWN_NAMES), (name) => {
    expect(shownAs(name, [false, true, true])).toEqual(['Miller', 'Carter']);
  });

  it.each([[[false, false, false]], [[true, false, false]], [[true, true, undefined]], [[true, 0.5, true]]])(
    'under such a name is none where %j is what a script opened',
    (values) => {
      expect(shownAs('show', values)).toEqual(['Baker', 'Miller', 'Carter']);
    },
  );

  it.each(['visa', 'vis'])('under "%s" is none that gets no permit paid', (name) => {
    expect(shownAs(name, [false, true, true])).toEqual(['Baker', 'Miller', 'Carter']);
  });

  itHoldsForEvery('by a word for no', wordsOf(NO_WORDS), (word) => {
    expect(open({ isAvailable: word })).toEqual(['Miller']);
  });

  itHoldsForEvery('by a word for yes', wordsOf(YES_WORDS), (word) => {
    expect(open({ is_closed: word })).toEqual(['Miller']);
  });

  itHoldsForEvery(
    'by its state',
    wordsOf(CLOSED_WORDS, CLOSED_IN_BRACKETS, UNAVAILABLE_WORDS, UNSEEN_STATES),
    (state) => {
      expect(open({ status: state })).toEqual(['Miller']);
    },
  );

  itHoldsForEvery('under a name for when it was over', wordsOf(SHUT_TIMES), (name) => {
    expect([open({ [name]: '2026-02-01' }), open({ [name]: null })]).toEqual([['Miller'], ['Baker', 'Miller']]);
  });

  itHoldsForEvery('under a name for its state', wordsOf(STATE_LABELS, STATE_NAMES), (label) => {
    expect(open({ [label]: 'Closed' })).toEqual(['Miller']);
  });

  it.each([
    { available: 'Immediately' },
    { availability: 'Weekdays' },
    { open: 3 },
    { status: 'Open' },
    { salary: 'Not available' },
    { state: 'Victoria' },
  ])('is no entry with %j', (more) => {
    expect(open(more)).toEqual(['Baker', 'Miller']);
  });

  itHoldsForEvery('under a name for what it is the state of', wordsOf(STATE_OWNERS), (owner) => {
    for (const name of [`${owner}Status`, `${owner}_state`]) {
      expect(open({ [name]: 'DRAFT' })).toEqual(['Miller']);
      expect(open({ [name]: 'OPEN' })).toEqual(['Baker', 'Miller']);
    }
  });

  itHoldsForEvery('is a draft without the time at which most were published', wordsOf(PUBLISHED_TIMES), (name) => {
    expect(shownAs(name, [null, '2026-02-01', '2026-02-03'])).toEqual(['Miller', 'Carter']);
  });

  it('is no draft without a time that few others have, or that says something else', () => {
    expect(shownAs('published_at', [null, null, '2026-02-03'])).toEqual(['Baker', 'Miller', 'Carter']);
    expect(shownAs('publishedAt', [undefined, '2026-02-01', '2026-02-03'])).toEqual(['Baker', 'Miller', 'Carter']);
    expect(shownAs('updatedAt', [null, '2026-02-01', '2026-02-03'])).toEqual(['Baker', 'Miller', 'Carter']);
  });
});

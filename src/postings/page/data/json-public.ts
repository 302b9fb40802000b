import { fold } from '../../text/words.js';
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
import { STATE_LABELS } from '../../text/words/state/not-open-words.js';
import { anyOfFolded, foldedWords } from '../../text/words/pattern-parts.js';
import { wordPattern } from '../../text/word-pattern.js';
import { plain, plainWords } from '../lines/headings/mark-behind.js';
import { hasClosedMark, isClosedMark, saysUnavailable } from '../lines/titles/marks.js';
import type { JsonItem } from './json-items.js';

const OPEN = wordPattern(`^(?:is)?${anyOfFolded(OPEN_NAMES)}$`, 'u');
const SHUT = wordPattern(`^(?:is)?${anyOfFolded(SHUT_NAMES)}$`, 'u');
const SHOWN = wordPattern(`^(?:is)?${anyOfFolded(SHOWN_NAMES)}$`, 'u');
const SHUT_AT = new Set(foldedWords(SHUT_TIMES));
const NO = new Set(foldedWords(NO_WORDS));
const YES = new Set(foldedWords(YES_WORDS));
const UNSEEN = plainWords(UNSEEN_STATES);
/** "status", "stavvolnehomista": what a state stands under, as cards label it, without separators. */
const STATES = new Set([
  ...foldedWords(STATE_LABELS).map((label) => label.replace(/\P{L}/gu, '')),
  ...foldedWords(STATE_NAMES),
  ...foldedWords(STATE_OWNERS).flatMap((owner) => [`${owner}status`, `${owner}state`]),
]);
const PUBLISHED_AT = new Set(foldedWords(PUBLISHED_TIMES));

/** Of an accordion one entry is open: so many that are shown are what the page shows. */
const FEWEST_SHOWN = 2;

/** The entries of a list that do not say of themselves that they are over, or that nobody is to see them. */
export function publicOf<Entry extends { readonly item: JsonItem }>(entries: readonly Entry[]): Entry[] {
  const open = entries.filter(({ item }) => !isNotPublic(item));
  const shown = new Map<string, number>();
  for (const { item } of open)
    for (const [name, value] of item)
      if (SHOWN.test(name) && isSaid(value, true, YES)) shown.set(name, (shown.get(name) ?? 0) + 1);
  const names = [...shown].flatMap(([name, count]) => (count < FEWEST_SHOWN ? [] : name));
  return withoutDrafts(open.filter(({ item }) => !names.some((name) => isSaid(item.get(name), false, NO))));
}

/** Where most entries say when they were published, those that have the name and no time are drafts. */
function withoutDrafts<Entry extends { readonly item: JsonItem }>(entries: Entry[]): Entry[] {
  const dated = entries.filter(({ item }) => isWithTime(item, true)).length;
  return dated * 2 > entries.length ? entries.filter(({ item }) => !isWithTime(item, false)) : entries;
}

/** Whether an entry has the name of the time of its publication, with a time or with none. */
function isWithTime(item: JsonItem, hasTime: boolean): boolean {
  for (const [name, value] of item)
    if (PUBLISHED_AT.has(name)) return hasTime ? /\d/.test(String(value)) : value === null || value === '';
  return false;
}

function isNotPublic(item: JsonItem): boolean {
  for (const [name, value] of item) if (saysNotPublic(name, value)) return true;
  return false;
}

function saysNotPublic(name: string, value: unknown): boolean {
  if (OPEN.test(name)) return isSaid(value, false, NO);
  if (SHUT.test(name)) return isSaid(value, true, YES);
  if (SHUT_AT.has(name)) return typeof value === 'number' ? value > 0 : typeof value === 'string' && /\d/.test(value);
  return STATES.has(name) && typeof value === 'string' && isOverState(value);
}

/** A yes or no in any of the forms that data have. */
function isSaid(value: unknown, truth: boolean, words: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return words.has(fold(value).trim());
  return value === truth || value === Number(truth);
}

/** A state says what stands in brackets beside a title elsewhere: "마감". */
function isOverState(state: string): boolean {
  return isClosedMark(state) || hasClosedMark(`[${state}]`) || saysUnavailable(state) || UNSEEN.has(plain(state));
}

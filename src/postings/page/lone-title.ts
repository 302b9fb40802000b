import { titleInSentence } from './job-titles.js';
import { POSITION_WORDS } from '../text/words/position-words.js';
import { PhraseTable } from '../text/words/phrase-table.js';
import type { LeafFacts } from './leaf-facts.js';
import type { Leaf, PageTree } from './page-tree.js';
import type { RecordSet } from './record-sets.js';
import type { JudgedSet } from './set-features.js';

/** A title alone that names no occupation is a posting from this certainty on. */
const IS_ALONE = 0.9;

/** A title and its pieces that no other list has. */
export interface FreeRecord {
  readonly leaf: Leaf;
  readonly range: readonly [number, number];
  readonly score: number;
}

/** What the record of a posting has beside its title and prose. */
const SUPPORT = [
  ...['action', 'kind', 'place', 'sections', 'pay', 'date', 'mail'].map((fact) => `record ${fact}`),
  'title link',
  'title button',
];

/** Words by which an advert speaks of what it offers; texts about services and colleagues have none of them. */
const SPEAKS_OF_POSITION = new PhraseTable(POSITION_WORDS.map(([, words]) => words));
/** Pieces of a record that are asked for those words. */
const MAX_SPEAKING = 60;

/** Whether the pieces of a record say whom it seeks, or name themselves a position. */
export function speaksOfPosition({ leaves }: PageTree, from: number, to: number): boolean {
  return leaves.slice(from, Math.min(to, from + MAX_SPEAKING)).some(({ text }) => SPEAKS_OF_POSITION.test(text));
}

/** What is known of a lone title by what stands around it. */
export interface AroundTitle {
  readonly isAmidOthers: boolean;
  readonly isBullet: boolean;
  /** Whether the mail one applies by says it. */
  readonly isSubject: boolean;
  readonly isPageTitle: boolean;
  /** Whether the text of its record says whom it seeks, or names itself a position. */
  readonly speaksOfPosition: boolean;
}

/**
 * Whether one title by itself is a posting: it names an occupation and more than prose belongs to it, or it stands
 * right below a heading for openings. An occupation among things that are none is one of the page's subjects.
 */
export function isAlone({ certainty, features }: JudgedSet, { leaf, score }: FreeRecord, around: AroundTitle): boolean {
  const isBelowOpenings = (features['below openings'] ?? 0) > 0;
  if (around.isSubject && score >= 0) return true;
  if (score <= 0) return certainty >= IS_ALONE && isBelowOpenings;
  if (/^\p{Ll}/u.test(leaf.text)) return false;
  // One item of a list of requirements.
  if (around.isAmidOthers && around.isBullet && score < 2) return false;
  const isSupported =
    score === 2 || around.isPageTitle || around.speaksOfPosition || SUPPORT.some((name) => (features[name] ?? 0) > 0);
  return isSupported || (!around.isAmidOthers && (isBelowOpenings || leaf.rank === 1));
}

/** Pieces that repeat the form of two others or more, most of which name no occupation. */
export function amidOthers(facts: LeafFacts, sets: readonly RecordSet[]): ReadonlySet<number> {
  const isNamed = (title: number): boolean => facts.has('role', title) || facts.has('sure', title);
  const repeated = sets.filter(({ titles, by }) => titles.length > 2 && by === 'class');
  const mixed = repeated.filter(({ titles }) => titles.filter(isNamed).length * 2 < titles.length);
  return new Set(mixed.flatMap(({ titles }) => titles));
}

/** "We are looking for passionate bakers.": beside a list a sentence only speaks of what is in it. */
export function speaksOfSearch({ text }: Leaf): boolean {
  return /[.!。！]$/.test(text) && titleInSentence(text) !== text;
}

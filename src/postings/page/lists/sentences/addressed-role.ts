import { wordPattern } from '../../../text/word-pattern.js';
import { ADDRESSED_WORDS, LEARNT_WORDS, OUTSIDERS } from '../../../text/words/titles/addressed-words.js';
import { wholeWords } from '../../../text/words/pattern-parts.js';
import { sentencesOf } from '../../../text/evidence/sentences-of.js';
import { capitalised, fold } from '../../../text/words.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { saysNothingOpen, topicOf } from '../../lines/headings/topics.js';
import { BOLD_LINE, type Leaf } from '../../tree/page-tree.js';

/** A longer text (characters) is looked through no further; no title has more words. */
const [MAX_TEXT, MAX_WORDS] = [2000, 7];

const PATTERNS = ADDRESSED_WORDS.map(([pattern]) => wordPattern(`^${pattern}`, 'iu'));

/** "As a former nurse", "as a dealer": what readers were, learnt or do for themselves. */
const IS_OTHER = wordPattern(`^${wholeWords(LEARNT_WORDS)}|${wholeWords(OUTSIDERS)}`, 'u');

/**
 * "As Mill Manager, you'll join us": the one role that the text below a heading for openings says its reader will have,
 * with that text; undefined where it asks nothing of them, or speaks of several roles.
 */
export function addressedRole(leaves: readonly Leaf[]): readonly [title: string, text: string] | undefined {
  const own = leaves.filter(({ region }) => region === 'main');
  const from = own.findIndex(({ rank, text }) => rank <= BOLD_LINE && topicOf(text) === 'openings');
  if (from < 0 || own.some(({ text }) => saysNothingOpen(text))) return undefined;
  const below = own.slice(from + 1);
  const asks = below.findLastIndex(({ rank, text }) => rank <= BOLD_LINE && kindOfHeading(text) === 'requirements');
  const roles = below.flatMap(({ text }, at) => rolesIn(text).map((role) => [role, text, at] as const));
  const [[role, text, at] = ['', '', asks]] = roles;
  return at < asks && new Set(roles.map(([other]) => other)).size === 1 ? [role, text] : undefined;
}

/** The roles that sentences of a text say their reader will have. */
export function rolesIn(text: string): string[] {
  return sentencesOf(text.slice(0, MAX_TEXT)).flatMap(roleIn);
}

function roleIn(sentence: string): string[] {
  const titles = PATTERNS.flatMap((pattern) => pattern.exec(sentence.trim())?.groups?.['title'] ?? []);
  return titles
    .filter((title) => title.split(' ').length <= MAX_WORDS && jobTitleScore(title) > 0 && !IS_OTHER.test(fold(title)))
    .map(capitalised)
    .slice(0, 1);
}

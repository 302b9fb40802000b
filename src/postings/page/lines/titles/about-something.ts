import { fold } from '../../../text/words.js';
import { ABOUT_WORDS } from '../../../text/words/headings/about-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { jobsJoined } from './jobs-joined.js';

const ALL = ABOUT_WORDS.flatMap(([, about]) => about.split('|'));
const SAYS_ABOUT = ABOUT_WORDS.map(([, about, articles]) =>
  wordPattern(`^(?:${about})\\s(?<article>(?:${articles})\\s)?\\p{Lu}`, 'iu'),
);
const BEGINS = wordPattern(`^(?:${ALL.join('|')}|uber) `, 'iu');

/**
 * "Über die Bäckerei Koch", "Over Restaurant De Linde": what a part of a page is about. A line that `endsAsTitle` is
 * one only where its first word is nothing else in any language: "Uber Driver", "Over Road Driver", "OM Technician".
 */
export function isAboutSomething(text: string, endsAsTitle: boolean): boolean {
  if (!BEGINS.test(text)) return false;
  const [first = ''] = text.split(' ');
  const found = SAYS_ABOUT.map((pattern) => pattern.exec(text)).filter((one) => one !== null);
  const isCapitalised = found.some(([said]) => /\p{Lu}$/u.test(said));
  if (!isCapitalised) return /^uber /.test(fold(text)) && !endsAsTitle && /^\S+ \p{Lu}/u.test(text);
  if (!endsAsTitle) return true;
  return !/^(?:over|om)$/i.test(first) || (first !== 'OM' && found.some(({ groups }) => groups?.['article']));
}

const JOBS_AND = wordPattern(
  jobsJoined(({ jobs, and }) => `^${jobs}(?:\\s?[&/+]|\\s${and})\\s|\\s(?:[&/]|${and})\\s${jobs}$`),
  'u',
);

/** "Jobs & Praktikum", "Stage et emploi": what a page or a part of it is about; of a folded text. */
export function isAboutJobs(folded: string): boolean {
  return JOBS_AND.test(folded);
}

import { PLACE_JOINERS } from '../../../text/words/places/place-joiners.js';
import { escaped } from '../../../text/words/pattern-parts.js';
import { SOUGHT_WORDS } from '../../../text/words/seeking/sought-words.js';
import { jobTitleScore } from './job-titles.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** A longer heading (words) is a sentence; no name of an occupation has more words. */
const [MAX_WORDS, MAX_NAME] = [9, 3];

/** A sign between two words is one of a name: "Miller & Sons make flour." */
const JOINERS = PLACE_JOINERS.flatMap(([word]) => (/\p{L}/u.test(word) ? [escaped(word)] : []));

/** What goes on with a title and begins no sentence about it: "in", "for", "or". */
const GOES_ON = wordPattern(`^(?:${[...SOUGHT_WORDS.map(({ ends }) => ends), ...JOINERS].join('|')})$`, 'iu');

/**
 * "Baker in one of our shops." as a heading, without its full stop: it begins with an occupation, and goes on as titles
 * do. "Bakers make bread." is a sentence, and stays as it is.
 */
export function withoutStop(heading: string): string {
  const title = /^[^.!?]+(?=\.$)/u.exec(heading)?.[0];
  const words = title?.split(/\s+/) ?? [];
  if (title === undefined || words.length > MAX_WORDS || jobTitleScore(title) < 1) return heading;
  if (namesKinds(title)) return heading;
  return words.some((_, at) => at < MAX_NAME && endsName(words, at)) ? title : heading;
}

/**
 * "Bakers, millers, talents.": a sentence of the kinds of people there are; "Baker, Leeds, nights." names one, and
 * "Cook, waiter, driver." three who are sought.
 */
function namesKinds(title: string): boolean {
  const parts = title.split(/,\s+/);
  const roles = parts.filter((part) => jobTitleScore(part) > 0).length;
  return parts.length > 2 && roles > 1 && roles < parts.length;
}

/** Whether the words up to one are an occupation that nothing, or more of the title, stands behind. */
function endsName(words: readonly string[], at: number): boolean {
  const name = words.slice(0, at + 1).join(' ');
  const [word = '', next] = words.slice(at);
  const isEnd = next === undefined ? jobTitleScore(word) > 0 : name.endsWith(',') || GOES_ON.test(next);
  return isEnd && jobTitleScore(name.replace(/,$/, '')) > 0;
}

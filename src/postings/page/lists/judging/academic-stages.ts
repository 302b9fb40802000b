import { fold } from '../../../text/words.js';
import { ACADEMIC_STAGES } from '../../../text/words/headings/academic-stage-words.js';
import { anyOfDivided } from '../../../text/words/pattern-parts.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { dueDayOf } from '../../advert/due-day.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { soughtTitles } from '../../lines/openings/sought-titles.js';
import { topicOf } from '../../lines/headings/topics.js';
import type { Leaf } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import type { Share } from './set-features.js';

/** One language after the other, as of places to learn a trade: stages alone, and with what may stand beside them. */
const LANGUAGES = ACADEMIC_STAGES.map(([, stages, either, and]) => {
  const [stage, other, joins] = [stages, either, and].map((words) => anyOfDivided(fold(words))) as [
    string,
    string,
    string,
  ];
  const heading = String.raw`(?:${stage}|${other})(?:\s{0,3}[,/&+]\s{0,3}(?:${joins}\s)?(?:${stage}|${other})|\s${joins}\s(?:${stage}|${other})){0,3}`;
  return { names: wordPattern(`(?<!\\p{L})${stage}(?!\\p{L})`, 'u'), heads: wordPattern(`^${heading}$`, 'u') };
});

/** A longer line (characters) says more. */
const MAX_LINE = 80;
/** What an opening has beside its title. */
const OF_OPENINGS = ['title link', 'title sure', 'record action', 'record pay'];

/**
 * "PhD students", "Postdocs and fellowships", "Visiting researchers": headings of what a research group says to each of
 * those who may come, where nothing below them seeks anybody.
 */
export function areStagesInGeneral({ titles, records }: RecordSet, share: Share, leaves: readonly Leaf[]): boolean {
  if (OF_OPENINGS.some((fact) => share(fact) > 0)) return false;
  const headings = titles.map((title) => leaves[title]?.text ?? '');
  return LANGUAGES.some(({ heads, names }) => {
    const areStages = headings.map((heading) => heading.length <= MAX_LINE && heads.test(plain(heading)));
    const others = headings.filter((_, at) => !areStages[at]);
    // The slogan of the page may be made like them.
    const areFew = others.length * 2 < headings.length && others.every((other) => jobTitleScore(other) < 1);
    if (!areFew || !headings.some((heading) => names.test(plain(heading)))) return false;
    return records.every(([from, to], at) => !areStages[at] || !leaves.slice(from, to).some(seeks));
  });
}

function plain(heading: string): string {
  return fold(heading).replaceAll('’', "'");
}

/** Whether a piece of a page seeks somebody, heads openings, or says until when one applies. */
function seeks({ text }: Leaf): boolean {
  return soughtTitles(text).length > 0 || topicOf(text) === 'openings' || dueDayOf(text) !== undefined;
}

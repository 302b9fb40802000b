import { readHoursText, readJobType } from './job-type.js';
import { readWorkload } from './workload.js';
import { MAX_SEARCHED } from '../words.js';
import { anyOf, rowsOf } from '../words/pattern-parts.js';
import { WORKPLACE_WORDS } from '../words/places/workplace-words.js';
import { PART_TIME_OFFERED } from '../words/kinds/optional-hour-words.js';
import { PhraseTable } from '../words/phrase-table.js';
import { wordPattern } from '../word-pattern.js';

/** A longer line (characters) heads nothing. */
const MAX_HEADING = 60;
/** A longer sentence (characters) says more than whom it seeks. */
const MAX_SENTENCE = 160;
const SEEKS = wordPattern(String.raw`(?<!\p{L})${anyOf(rowsOf(WORKPLACE_WORDS, 'seek'))}(?!\p{L})`, 'iu');

const OFFERS_PART = new PhraseTable(PART_TIME_OFFERED.map(([, words]) => words));

/** The hours that a text names; "part-time is possible" is said of a whole post, where no share of one is told. */
export function readHours(text: string): { readonly type: string; readonly quote: string } | undefined {
  const stated = readHoursText(text);
  if (stated?.type !== 'part-time' || !OFFERS_PART.test(stated.quote)) return stated;
  return readWorkload(text) ?? { ...stated, type: 'full-time, part-time' };
}

/** The line, or the sentence that seeks somebody, which says of a job that it is full-time or part-time. */
export function bothHoursIn(text: string): string | undefined {
  const lines = text.slice(0, MAX_SEARCHED).split('\n');
  return lines.find(offersBoth) ?? lines.flatMap((line) => line.split(/(?<=[.!?])\s/)).find(seeksForBoth);
}

/** "Full-time or part-time possible": a line that is no sentence. */
function offersBoth(line: string): boolean {
  return line.length <= MAX_HEADING && !/[.!?。:：]$/u.test(line) && isBoth(line);
}

/** "We seek bakers, full-time or part-time."; of all who work there another sentence speaks. */
function seeksForBoth(sentence: string): boolean {
  return sentence.length <= MAX_SENTENCE && SEEKS.test(sentence) && isBoth(sentence);
}

function isBoth(text: string): boolean {
  return readJobType(text) === 'full-time, part-time';
}

import { defined } from '../../../defined.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { capitalised } from '../../../text/words.js';
import { SOUGHT_COUNTS } from '../../../text/words/seeking/sought-words.js';
import type { JobPosting } from '../../../fields.js';
import { isTownName } from '../../../text/places/place.js';
import { readTitlePlace } from '../../../text/places/title-place.js';
import { readSalary } from '../../../text/pay/salary.js';
import { contactBehind } from '../seeking/contact-behind.js';
import { isCount, withoutPeople } from './counted-title.js';
import { datedTitle } from './dated-title.js';
import { jobTitleScore, titleInSentence } from './job-titles.js';
import { saysHours } from './only-kinds.js';
import { withPlacesBehind } from './places-behind.js';
import { namePaidAtRate, PAY_AND_FACTS, paidTitle } from './pay-behind.js';

/** "1 ", "2x ": how many are sought, where an occupation follows at once: "3 shift worker" counts none. */
const COUNT_AHEAD = /^[1-9]\d?\s?[x×]?\s+(?=(\p{L}[\p{L}·:*/-]+))/u;

/** "un ", "deux ", "a ": in small letters, for "A Level Teacher" is one of those. */
const ARTICLE_AHEAD = wordPattern(`^(?:${SOUGHT_COUNTS})\\s+(?=\\p{L})`, 'u');
/** "une boulangère ou un boulanger": both are one. */
const ARTICLE_WITHIN = wordPattern(`\\s(?:${SOUGHT_COUNTS})\\s`, 'u');

/** "2 bakers" as "bakers", "un boulanger" as "Boulanger". */
export function withoutCountAhead(title: string): string {
  const named = title.replace(ARTICLE_AHEAD, '');
  if (named !== title && jobTitleScore(named) > 0 && !ARTICLE_WITHIN.test(named)) return capitalised(named);
  const [count = '', word = ''] = COUNT_AHEAD.exec(title) ?? [];
  return jobTitleScore(word) > 0 ? title.slice(count.length) : title;
}

/** "Baker x 2", "Baker (2x)": how often one is sought behind a title. */
const TIMES_BEHIND = /(?<=[\p{L})])(?:\s[x×]\s?[1-9]\d?|\s?[([]\s?(?:[x×]\s?[1-9]\d?|[1-9]\d?\s?[x×])\s?[)\]])$/iu;

/** "Baker x 2" as "Baker", where an occupation is sought so often. */
export function withoutTimesBehind(title: string): string {
  const named = title.replace(TIMES_BEHIND, '');
  return named !== title && jobTitleScore(named) > 0 ? named : title;
}

const HOURS =
  /^\d{1,2}(?:[.,]\d{1,2})?(?:\s?[-–]\s?\d{1,2})?\s?(?:h|hrs?|hours?|heures?|std\.?|stunden|uur|ore|horas?|timmar|timer|%)(?:\s?(?:\/|per|pro|par|a|an)\s?\p{L}+\.?)?$/iu;

/** "40 h", "32-40 uur": hours, or a share of the week, and nothing else. */
export function isHours(part: string): boolean {
  return HOURS.test(part);
}

/** A title before what its line says of the job, and that. */
interface Line {
  readonly title: string;
  readonly kinds: readonly string[];
}

const DASH = /\s[–—|-]\s(.{2,80})$/su;

const COLON = /\s?[:：]\s?([^:：]{2,60})$/su;
/** Between kinds behind a colon: "full-time + part-time", "常勤・非常勤". */
const BETWEEN_KINDS = /\s?[,、，・+＋/&]\s?/u;

/** "Baker: full-time", "看護師：常勤1名+非常勤2名": kinds behind the colon of an occupation. */
function kindsBehindColon(line: string): Line | undefined {
  const [all = '', told = ''] = COLON.exec(line) ?? [];
  const kinds = told.split(BETWEEN_KINDS).map(withoutPeople);
  const title = line.slice(0, -all.length);
  // One fact: several kinds of one opening are read together.
  return all !== '' && kinds.every(isKind) && jobTitleScore(title) > 0
    ? { title, kinds: [kinds.join(' + ')] }
    : undefined;
}

/**
 * The title of a line that says behind a colon or commas of which kind it is: "Baker, full-time, 39 h"; and those
 * kinds. What counts posts behind a dash is no part of the title either, with its kind: "Baker – full-time, 3 posts".
 */
export function kindsBehind(line: string): Line {
  const behindColon = kindsBehindColon(line);
  if (behindColon) return behindColon;
  const [all = '', told = ''] = DASH.exec(line) ?? [];
  const pieces = told.split(/,\s+/);
  if (pieces.some(isCount) && pieces.every(isKind)) return { title: line.slice(0, -all.length), kinds: pieces };
  const [title = '', ...behind] = line.split(/,\s+/);
  const from = behind.findIndex(isKind);
  const isTold = from >= 0 && behind.slice(from).every(isKind);
  return isTold
    ? { title: [title, ...behind.slice(0, from)].join(', '), kinds: behind.slice(from) }
    : { title: line, kinds: [] };
}

/**
 * What the line of a title says behind it: of which kind and where it is, what it pays, since when it is public and
 * until when to apply.
 */
interface BehindTitle {
  readonly facts: readonly string[];
  readonly place: string | undefined;
  readonly pay: Partial<JobPosting>;
  readonly deadline: string | undefined;
  readonly posted: string | undefined;
}

/** "Baker – Leeds, full-time", "Baker – Leeds – 40 h": kinds behind a dash, and towns; they stay part of the title. */
function behindDash(line: string): readonly string[] {
  const [, behind = ''] = DASH.exec(line) ?? [];
  const facts = behind.split(/,\s+|\s[–—|-]\s/);
  return facts.some(isKind) && facts.every((part) => isKind(part) || isTownName(part)) ? facts : [];
}

/** "Cook wanted for our kitchen in Leeds": the town of a sentence, where it is no part of whom that seeks. */
function townOfSentence(line: string): readonly string[] {
  const sought = titleInSentence(line);
  const town =
    line.startsWith(sought) && sought !== line ? readTitlePlace(line.replace(/\s?[!.]$/, ''), []) : undefined;
  return town === undefined || sought.includes(town) ? [] : [town];
}

/** Reads what the line of a title says behind it. */
export function readBehindTitle(written: string): BehindTitle {
  const dated = datedTitle(written);
  const line = dated?.title ?? written;
  const { places } = withPlacesBehind(line);
  const place = places.length === 0 ? undefined : places.join(', ');
  const told = { place, deadline: dated?.deadline, posted: dated?.posted };
  const paid = paidTitle(line, (title) => jobTitleScore(title) > 0) ?? namePaidAtRate(line);
  if (!paid) {
    const said = contactBehind(line)?.said ?? [];
    const facts = [...kindsBehind(line).kinds, ...behindDash(line), ...townOfSentence(line), ...said];
    return { facts, pay: {}, ...told };
  }
  return {
    facts: [...kindsBehind(paid.title).kinds, ...paid.behind.split(PAY_AND_FACTS)],
    pay: payIn(paid.behind),
    ...told,
  };
}

/** What words say that a job pays, and nothing else. */
export function payIn(words: string): Partial<JobPosting> {
  const pay = readSalary(`Salary: ${words}`);
  return pay
    ? defined({
        ...{ salary_min: pay.min, salary_max: pay.max },
        ...{ salary_currency: pay.currency, salary_period: pay.period },
      })
    : {};
}

/** More words say more than the kind. */
const MAX_WORDS = 3;

function isKind(part: string): boolean {
  if (isHours(part) || isCount(part)) return true;
  const isShort = part.split(' ').length <= MAX_WORDS && !/[()]/.test(part) && jobTitleScore(part) < 1;
  return isShort && saysHours(part);
}

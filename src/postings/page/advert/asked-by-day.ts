import { isMonthName, readDate } from '../../text/days/date.js';
import { withAnyYear, withoutYear } from '../../text/days/day-of-year.js';
import { CuedPattern } from '../../text/cued-pattern.js';
import { wordPattern } from '../../text/word-pattern.js';
import { HOUR_BEHIND_WORDS, WEEKDAYS, WITH_WORDS } from '../../text/words/days/day-words.js';
import { AND_OR_WORDS } from '../../text/words/and-words.js';
import { anyOf, anyOfDivided, anyOfFolded, anyOfWords, shareLanguage } from '../../text/words/pattern-parts.js';
import { IF_WORDS } from '../../text/words/sentences/condition-words.js';
import { fold } from '../../text/words.js';
import { ABBREVIATIONS } from '../../text/words/sentences/abbreviations.js';
import { WRITING_TO } from '../../text/words/people/asking-words.js';
import { CHANNEL_WORDS, DUE_WORDS, OFFICE_WORDS, SEND_WORDS } from '../../text/words/applying/send-words.js';
import { dayAppliedUntil, HOUR_ON } from './applied-until.js';
import { dueDayOf } from './due-day.js';
import { unspacedDueDay } from './unspaced-due-day.js';
import { dayOpenUntil } from './open-until.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { lastDay } from '../lines/headings/short-values.js';
import { saysApplication } from './application-mailbox.js';
import { deadlineTold } from './told-deadline.js';

/** A longer sentence (characters) says more than how to apply. */
const MAX_SENTENCE = 300;

/**
 * Behind an ordinal a day goes on ("13. September"), behind one letter a name ("P.O. Box 10"), behind a title whoever
 * has it ("al Sr. Alcalde"), behind what is shortened a name, too ("ul. Rycerska 1").
 */
const SENTENCE_END = wordPattern(
  String.raw`(?<!(?<!\d)\d{1,2}|(?<!\p{L})(?:\p{Lu}|[SDM]ra?s?|Mme|Dott|Ing|Mag|Mgr|Bc|Prof|${anyOf(ABBREVIATIONS)}))[.!?]\s+(?=\p{Lu})|\n`,
  'u',
);

/** "Apply by February 4. Positions …": behind its month a day ends a sentence. */
function withDaysAtEnds(text: string): string {
  return text.replace(/(\p{L}{3,12}\.?) \d{1,2}\.(?=\s+\p{Lu})/gu, (said, month: string) =>
    isMonthName(month) ? `${said}\n` : said,
  );
}

/** An address, a name, or both: more words might say what the day is of. */
const ADDRESS = String.raw`[^\s@,;:()]{1,60}@[^\s@,;:()]{1,60}`;
/** "Prof. Dr. Anna Mill": what is shortened stands in front of a name. */
const NAME = String.raw`\p{Lu}[\p{L}'’-]+`;
const SHORTENED = String.raw`(?:\p{L}{2,5}\.(?:-\p{L}{2,5}\.)? ){0,3}`;
const IS_WHOM = wordPattern(
  `^(?:${ADDRESS}|${anyOf(OFFICE_WORDS)}|(?:${SHORTENED}${NAME}(?: ${NAME}){0,2}|${anyOf(OFFICE_WORDS)})(?:,? (?:at |via |on )?${ADDRESS})?)$`,
  'u',
);

/** An office may be written as a name, "the Board of Trustees". */
function isWhom(whom: string | undefined): boolean {
  return whom === undefined || [whom, whom.toLowerCase()].some((said) => IS_WHOM.test(said));
}

/** "Tuesday 13 September 2027", "the 13th of September 2027", "September 13, 2027" */
const DAY =
  `${HOUR_ON}(?:the )?(?:${anyOf(WEEKDAYS)},? )?(?:the )?` +
  String.raw`(?<day>(?:\d{1,2}|\p{L}{3,12}\.? \d{1,2}(?!\d))[^;:()]{1,22}?\d{4})(?!\d)`;

/** "by noon", "at 5 p.m. EST", "um 12 Uhr": the hour, behind its day. */
const HOUR_BEHIND = `(?:,? (?:${HOUR_BEHIND_WORDS.map(
  ([, before, hour]) =>
    `(?:${anyOfDivided(before)} )?(?:12 )?(?:\\d{1,2}(?:[.:h]\\d{2})? ?)?(?:${anyOfDivided(hour)}|(?<=\\d ?))`,
).join('|')})(?: ?\\(?[A-Z]{2,4}\\)?)?)?`;

/** "Please send your CV to Anna Mill, anna@mill.example, by Tuesday 13 September 2027": all of a sentence. */
const ASKS = SEND_WORDS.map(([, please, send, your, application, to, before]) => {
  const sends = `^(?:${anyOfDivided(please)} ?)?${anyOfDivided(send)} `;
  const one = `(?:${anyOfDivided(your)} )?${anyOfDivided(application)}`;
  const whom = (name: string): string => `(?: ${anyOfDivided(to)} (?<${name}>[^;:()]{2,80}?))?`;
  return new CuedPattern(
    sends,
    () =>
      `${sends}${one}(?:(?:,|,? [\\p{L}&+]{1,3}) ${one}){0,4}${whom('ahead')},? ` +
      `${anyOfDivided(before)} ${DAY}${HOUR_BEHIND}${whom('behind')}(?: ein)?\\.?$`,
  );
});

/** "Email Anna Mill at anna@mill.example by 13 September 2027": whom to write to instead of what to send. */
const WRITES = SEND_WORDS.flatMap(([language, please, , , , , before]) => {
  const rows = WRITING_TO.filter(([of]) => shareLanguage(of, language));
  const writes = `^(?:${anyOfDivided(please)} ?)?${anyOf(rows)} `;
  const whom = String.raw`(?:\p{L}[^;:()@\d]{2,60}? )?[^\s@,;:()]{1,60}@[^\s@,;:()]{1,60}`;
  return rows.length === 0
    ? []
    : new CuedPattern(writes, () => `${writes}${whom},? ${anyOfDivided(before)} ${DAY}${HOUR_BEHIND}(?: ein)?\\.?$`);
});

/** What says in between that the day is that of a condition: "if you can start by". */
const IS_CONDITION = wordPattern(
  String.raw`(?<!\p{L})(?:${anyOfFolded(IF_WORDS)}|who|start\p{L}*|begin\p{L}*|join)(?!\p{L})`,
  'u',
);

/** "Applications should reach the Principal, P.O. Box 100, Leeds, not later than 30 January 2027." */
const DUES = DUE_WORDS.map(([, who, has, come, before]) => {
  const comes = `^${anyOfDivided(who)} ${anyOfDivided(has)} ?${anyOfDivided(come)}`;
  return new CuedPattern(comes, () => `${comes}(?<to>(?: [^;]{0,160}?)?),? ${anyOfDivided(before)} ${DAY}`);
});

/** The day by which a sentence says that applications have to come, where nothing in between says more of it. */
function dueDay(said: string): string | undefined {
  for (const due of DUES) {
    const { day, to = '' } = due.exec(said)?.groups ?? {};
    if (day !== undefined && !IS_CONDITION.test(fold(to))) return readDate(day);
  }
  return undefined;
}

/** ", including a CV and a letter,": the same between commas. */
const ASIDE = wordPattern(`,? ${anyOf(WITH_WORDS)} [^,()\\d]{1,80},(?= )`, 'u');

/** "Please send your application (letter, CV) by 1 May 2027": what it consists of, between brackets. */
function withoutAside(sentence: string): string | undefined {
  const bare = sentence
    .replace(/\s\([^()]{1,120}\)/, '')
    .replace(ASIDE, '')
    .trim();
  return bare === sentence ? undefined : bare;
}

/** ", using the following email address: jobs@mill.example, in English": the way it goes, and what follows that. */
const CHANNEL = wordPattern(`,? ${anyOf(CHANNEL_WORDS)}:? ${ADDRESS}(?:[,;] .*)?$`, 'iu');

/** "2027", and "115年" of Taiwan. */
const HAS_YEAR = /\d{4}|\d{3}\s?年/;

/** The day by which sentences ask for an application: "Please send your CV to … by 13 September 2027.", or name it. */
export function dayAskedBy(texts: readonly string[]): string | undefined {
  return firstDay(texts, HAS_YEAR, dayOf) ?? firstDay(texts, HAS_DAY, dayOfAnyYear);
}

/** A number of a day, with or without its month. */
const HAS_DAY = /(?<!\d)\d{1,2}(?!\d)/;

function firstDay(
  texts: readonly string[],
  has: RegExp,
  read: (sentence: string) => string | undefined,
): string | undefined {
  for (const text of texts) {
    if (!has.test(text)) continue;
    for (const sentence of withDaysAtEnds(text).split(SENTENCE_END)) {
      if (!has.test(sentence) || sentence.length > MAX_SENTENCE) continue;
      const day = read(sentence);
      if (day !== undefined) return day;
    }
  }
  return undefined;
}

/** "Please send your CV by 13 September.": a day whose year is left out. */
function dayOfAnyYear(sentence: string): string | undefined {
  const dated = withAnyYear(sentence);
  const day = dated === undefined ? undefined : dayOf(dated);
  return day === undefined ? undefined : withoutYear(day);
}

/** With one space between words, the apostrophe that the tables have, and mailboxes without brackets around them. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\(([^()\s@]{1,60}@[^()\s@]{1,60})\)/g, '$1')
    .replaceAll("'", '’');
}

function dayOf(sentence: string): string | undefined {
  const said = plain(sentence.trim()).replace(CHANNEL, '');
  const bare = withoutAside(said);
  return (
    dayInPart(plain(said)) ??
    dayWithoutAside(plain(bare ?? '')) ??
    labelledDay(said) ??
    labelledDay(behindNumber(sentence)) ??
    dayApplied(plain(said)) ??
    dayOfApplications(asideIn(sentence)) ??
    dayTold(plain(said)) ??
    deadlineTold(said) ??
    unspacedDueDay(said)
  );
}

/** In all of a sentence, or in what follows its first words or its last "or". */
function dayInPart(said: string): string | undefined {
  for (const part of new Set([said, behindClause(said), behindJoiner(said)])) {
    const day = dayIn(part);
    if (day !== undefined) return day;
  }
  return undefined;
}

function dayApplied(said: string): string | undefined {
  return dayAppliedUntil(said) ?? dayAppliedUntil(behindClause(said));
}

/** An empty sentence says no day. */
function dayWithoutAside(bare: string): string | undefined {
  return bare === '' ? undefined : (dayIn(bare) ?? dayTold(bare));
}

function dayTold(sentence: string): string | undefined {
  return dueDayOf(sentence) ?? dayOpenUntil(sentence);
}

/** "To apply, please send …", "Interested? Then …": what a sentence says first, without a number, says of no day. */
function behindClause(sentence: string): string {
  return sentence.replace(/^[^,\d]{3,40}, /u, '');
}

/** "Ring Anna Mill on 01632 960 123 or send your CV by 13 September 2027": the last way that a sentence names. */
function behindJoiner(sentence: string): string {
  return sentence.replace(LAST_JOINER, '');
}

const LAST_JOINER = wordPattern(`^.{3,200}[ ,]${anyOfWords(AND_OR_WORDS)} `, 'iu');

/** "For our mill (applications by 13 September 2027 – start in May)": what stands in brackets behind other words. */
function asideIn(sentence: string): string {
  return /\(([^()]{10,120}?)(?:\s[–—-]\s[^()]{1,80})?\)/u.exec(sentence)?.[1] ?? '';
}

/** "Call us on 22 33 44 55. Closing date 13 September 2027.": a number may end a sentence, too. */
function behindNumber(sentence: string): string {
  return /\d\.\s+(\p{Lu}.*)$/su.exec(sentence)?.[1] ?? '';
}

/** "Closing date: 13 September 2027." among other sentences: on a line of its own it is read as a label. */
const LABELLED_DAY = /^([^:：]{2,60})[:：]\s?([^:：]{6,40}?)\.?$/u;

/** "Bewerbungen bis 31.01.2027 an die Gemeinde", "Bewerbungen: bis …": a label that speaks of applications. */
const DAY_BEHIND_LABEL = /^([^\d:：]{4,40}[:：]?[^\d:：]{2,16}) (\d{1,2}[^;:()]{1,22}?\d{4})(?!\d)/u;

function labelledDay(sentence: string): string | undefined {
  const [, label = '', day = ''] = LABELLED_DAY.exec(sentence) ?? [];
  return labelOf(label) === 'application_deadline' ? lastDay(day) : dayOfApplications(sentence);
}

/** The same behind a label that names applications: "(end date: …)" in a sentence may be that of a contract. */
function dayOfApplications(sentence: string): string | undefined {
  const [, label = '', next = ''] = DAY_BEHIND_LABEL.exec(sentence) ?? [];
  const begin = label.replace(/[:：]/, '');
  return saysApplication(begin) && labelOf(begin) === 'application_deadline' ? readDate(next) : undefined;
}

function dayIn(said: string): string | undefined {
  for (const asks of ASKS) {
    const { day, ahead, behind } = asks.exec(said)?.groups ?? {};
    const date = [ahead, behind].every(isWhom) ? readDate(day) : undefined;
    if (date !== undefined) return date;
  }
  for (const writes of WRITES) {
    const date = readDate(writes.exec(said)?.groups?.['day']);
    if (date !== undefined) return date;
  }
  return dueDay(said);
}

import { matchesOf, MAX_SEARCHED, wordsAround } from '../words.js';
import { SUM_OF_WHOLE } from './workload.js';
import { termsIn } from './contract-term.js';
import { CONTRACT_WORDS, KINDS_OF_CONTRACTS, type KindOfContract } from '../words/kinds/contract-words.js';
import { HOUR_WORDS, KINDS_OF_HOURS, type KindOfHours } from '../words/kinds/hour-words.js';
import { KIND_WORDS } from '../words/kinds/kind-words.js';
import { KINDS_OF_JOBS, type KindOfJob } from '../words/kinds/kinds-of-jobs.js';
import { DENIALS_IN_SENTENCES } from '../words/denial-words.js';
import { OR_WORDS } from '../words/or-words.js';
import { EXTENSION_WORDS, PROSPECT_WORDS } from '../words/sentences/prospect-words.js';
import { alternativesOf, anyOf } from '../words/pattern-parts.js';
import { WordTable, type Span } from '../words/phrase-table.js';
import { STAFF_WORDS } from '../words/people/staff-words.js';
import { wordPattern } from '../word-pattern.js';

const jobs = new WordTable(KINDS_OF_JOBS, KIND_WORDS);
const contracts = new WordTable(KINDS_OF_CONTRACTS, CONTRACT_WORDS);
/** The words of a table as they are read in a label, and those that are clear in a sentence. */
const hours = {
  labels: new WordTable(KINDS_OF_HOURS, HOUR_WORDS),
  said: WordTable.ofSentences(KINDS_OF_HOURS, HOUR_WORDS),
};
const offers = {
  labels: contracts,
  said: WordTable.ofSentences(KINDS_OF_CONTRACTS, CONTRACT_WORDS),
  more: (sentence: string) => termsIn(sentence).map((span) => ({ kind: 'fixed-term' as const, span })),
};

/** "Cook (FT)", "FT/PT": "PT" alone is a therapist or a trainer as well. */
const SHORT_TIMES =
  /(?:^|[(|,–—-]\s?)(?:FT(?:\s?[/&+]\s?PT)?|PT\s?[/&+]\s?FT)(?=$|\s?[)|,–—])|(?<=\p{L} )(?:FT\s?[/&+]\s?PT|PT\s?[/&+]\s?FT)$/u;

/** Whether a job of a kind is one in which a trade is learnt. */
export function isToLearn(kind: string | undefined): boolean {
  return kind === 'apprenticeship' || kind === 'internship';
}

/**
 * The job type a label of a source stands for: "FULL_TIME", "Vollzeit", "Full-time employee"; both where it says both.
 */
export function readJobType(label: string | undefined): KindOfJob | 'full-time, part-time' | undefined {
  if (label === undefined) return undefined;
  const short = SHORT_TIMES.exec(label)?.[0];
  if (short !== undefined) return short.includes('PT') ? 'full-time, part-time' : 'full-time';
  const kinds = jobs.kindsOf(withoutDots(label));
  const [first, second] = kinds;
  if (givesWay(label, first, second)) return second;
  // "Vollzeit / Minijob" as well: a mini-job is one of few hours.
  const isOfPart = first === 'part-time' || first === 'mini-job';
  return isOfPart && kinds.includes('full-time') ? 'full-time, part-time' : first;
}

/** "Permanent contract" is one of employment; and what is freelance gives way to what is offered beside it. */
function givesWay(label: string, first: KindOfJob | undefined, second: KindOfJob | undefined): boolean {
  if (first === 'contract') return contracts.kindsOf(label).includes('permanent');
  return first === 'freelance' && second !== undefined && offersEither(label, second);
}

/** "Full-time or freelance": who is not employed is offered the other way; "full-time freelance" is one. */
function offersEither(label: string, kind: KindOfJob): boolean {
  const spans = jobs.spansIn(label);
  const isOther = spans.filter((said) => said.kind === kind);
  return spans.some(
    ({ kind: of, span }) => of === 'freelance' && isOther.some((other) => areJoined(label, span, other.span)),
  );
}

/**
 * The contract type a label of a source stands for: "CDI", "befristet", "Permanent"; undefined where it names both, or
 * seasonal work beside a permanent job.
 */
export function readContractType(label: string | undefined): KindOfContract | undefined {
  const [first, second] = label === undefined ? [] : contracts.kindsOf(withoutDots(label));
  if (first !== 'permanent') return first;
  return second !== undefined || namesOtherKind(label ?? '') ? undefined : first;
}

/** "C.D.I." as "CDI": what is shortened to its first letters is written with dots, too. */
function withoutDots(label: string): string {
  return label.replace(/(?<![\p{L}.])(?:\p{Lu}\.){1,3}\p{Lu}(?!\p{L})\.?/gu, (letters) => letters.replaceAll('.', ''));
}

/** "Seasonal or permanent": temporary work beside a permanent job; "fijo discontinuo" says both in one. */
function namesOtherKind(label: string): boolean {
  const spans = contracts.spansIn(label).map(({ span }) => span);
  const isWithin = ({ start, end }: Span): boolean => spans.some((span) => start < span.end && span.start < end);
  return jobs.spansIn(label).some(({ kind, span }) => kind === 'temporary' && !isWithin(span));
}

/** Whether a text has any word for hours, of whatever it says them. */
export function namesHours(text: string): boolean {
  return hours.labels.test(text);
}

/** Whether a label names a kind of job or contract. */
export function saysKind(label: string | undefined): boolean {
  return (readJobType(label) ?? readContractType(label)) !== undefined;
}

/** A kind that a text states, and the words around it. */
interface Stated<T> {
  readonly type: T;
  readonly quote: string;
}

/** The contract that a text offers, with its words; undefined where it speaks of both kinds or of none. */
export function readContractText(text: string): Stated<KindOfContract> | undefined {
  return onlyStated(text, offers);
}

/** The hours that a text names, with its words; undefined where it names both kinds or none. */
export function readHoursText(text: string): Stated<KindOfHours> | undefined {
  return onlyStated(text, hours);
}

const STAFF = String.raw`\p{L}{0,20}(?:${alternativesOf(STAFF_WORDS, 'staff')})(?!\p{L})`;
const SOME = `(?:${alternativesOf(STAFF_WORDS, 'some')})`;
/** "We are looking for two employees": they are wanted. */
const SEEKS = wordPattern(String.raw`(?<!\p{L})(?:${alternativesOf(STAFF_WORDS, 'seek')})(?!\p{L})[^.;:]{0,25}$`, 'iu');
const OUR = `(?:${alternativesOf(STAFF_WORDS, 'our')})`;
/** "120 salariés en CDI", "our permanent team": who works there already. */
const OF_THE_COMPANY = wordPattern(
  String.raw`(?<![\p{L}\d])(?:(?:\d[\d.,]{0,9}|${SOME})\s(?:[^\s.,;]{1,30}\s){0,3}?${STAFF}(?:[\s,]{1,3}[^\s.,;]{1,30}){0,4}|${OUR}\s(?:[^\s.,;]{1,30}\s){0,2}?(?:${STAFF}|teams?(?!\p{L})))`,
  'giu',
);
/** "A degree in full time", "studium in Vollzeit": the hours of something else than the job. */
const OF_STUDIES = wordPattern(
  String.raw`${notAfter()}(?<!\p{L})(?:${alternativesOf(STAFF_WORDS, 'study')})\s[^.,;:–]{0,20}$`,
  'iu',
);
/** "Full-time school" is no job, and a "full-time school teacher" has one. */
const BEHIND_HOURS = wordPattern(
  String.raw`^[\s-]{1,2}(?:${alternativesOf(STAFF_WORDS, 'behind')})(?!\p{L})(?!\s(?:${alternativesOf(STAFF_WORDS, 'role')})(?!\p{L}))`,
  'iu',
);

/** "Nach dem Studium in Vollzeit": studies that are over, a word or two behind what says so. */
function notAfter(): string {
  return String.raw`(?<!(?<!\p{L})(?:${alternativesOf(STAFF_WORDS, 'after')})\s(?:\p{L}{1,20}\s){0,2})`;
}
/** "Not a full-time job", "kein befristeter Vertrag" */
const NEGATED = wordPattern(String.raw`(?<!\p{L})(?:${anyOf(DENIALS_IN_SENTENCES)})\s(?:\p{L}{1,3}\s)?$`, 'iu');
/** "Or" of all languages; the Dutch one would be an English "of". */
const OR = anyOf(OR_WORDS.filter(([languages]) => languages !== 'nl'));
/** "With the prospect of a permanent contract": a few words before what may come later. */
const IN_PROSPECT = wordPattern(
  PROSPECT_WORDS.map(
    ([, and, words]) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})(?:\s(?!(?:${and})\s)[^\s.,;:!?]{1,20}){0,4}\s?$`,
  ).join('|'),
  'iu',
);
/** "The prospect of extension and a permanent contract": what is prolonged is no second thing that is offered. */
const IS_PROLONGED = wordPattern(
  String.raw`(?<!\p{L})(?:${PROSPECT_WORDS.map(([, , words]) => words).join('|')})(?!\p{L})(?:\s[^\s.,;:!?]{1,20}){0,2}?\s(?:${anyOf(EXTENSION_WORDS)})[^\s.,;:!?]{0,16}(?:\s[^\s.,;:!?]{1,20}){0,4}\s?$`,
  'iu',
);
/** "The option of a permanent or fixed-term contract" offers both: what stands between the two. */
const EITHER = wordPattern(String.raw`^[^,;]{0,40}(?:\/|\s(?:${OR})\s)[^,;]{0,40}$`, 'iu');
const SENTENCE = /[^.!?;\n。！？；।۔։•]+/g;

/** "CDI, formation", "CDI / CDD", "Permanent contract (CDI)": a word by itself is a label. */
const LABEL =
  /(?<=(?:^|[(/|·]|\s[-–—])\s{0,9})[\p{Script=Latin}\p{Script=Cyrillic}]{2,20}(?=\s{0,9}(?:[,)/|·]|\s[-–—]\s|$))/gu;

/** Where the words for such hours stand in a title. */
export function spansOfHours(title: string, hoursMeant: KindOfHours): Span[] {
  return hours.labels.spansIn(title).flatMap(({ kind, span }) => (kind === hoursMeant ? [span] : []));
}

/** What a job may become: "part-time with the possibility of full-time" has part of the hours now. */
const MAY_COME_LATER = new Set<string>(['permanent', 'full-time'] satisfies (KindOfContract | KindOfHours)[]);

/** Words for kinds in labels and in sentences, and what else says them in a sentence. */
interface Wording<Kind extends string> {
  readonly labels: WordTable<Kind>;
  readonly said: WordTable<Kind>;
  readonly more?: (sentence: string) => Said<Kind>[];
}

/** The one kind whose words the sentences of a text have, of the job they offer. */
function onlyStated<Kind extends string>(
  text: string,
  { labels, said, more = () => [] }: Wording<Kind>,
): Stated<Kind> | undefined {
  const input = text.slice(0, MAX_SEARCHED);
  const stated = new Map<Kind, string>();
  const isSaid = (sentence: string, { kind, span }: Said<Kind>, all: readonly Said<Kind>[]): boolean => {
    if (isDenied(sentence, span) || (labels === hours.labels && isOfStudies(sentence, span))) return false;
    if (kind === 'full-time' && isMeasureOfPay(sentence, span)) return false;
    return !MAY_COME_LATER.has(kind) || !isInProspect(sentence, span) || isEither(sentence, { kind, span }, all);
  };
  for (const { 0: sentence, index } of matchesOf(input, SENTENCE)) {
    const terms = more(sentence);
    if (terms.length === 0 && !labels.test(sentence)) continue;
    const offered = sentence.replace(OF_THE_COMPANY, (fact, at: number) =>
      SEEKS.test(sentence.slice(0, at)) ? fact : ' '.repeat(fact.length),
    );
    const labelled = matchesOf(offered, LABEL).map(({ 0: label, index: start }) =>
      labels.kindsOf(label).map((kind) => ({ kind, span: { start, end: start + label.length } })),
    );
    const spans = [...said.spansIn(offered), ...labelled.flat(), ...terms];
    for (const { kind, span } of spans)
      if (!stated.has(kind) && isSaid(offered, { kind, span }, spans))
        stated.set(kind, wordsAround(input, index + span.start, index + span.end, 60));
  }
  const [only, other] = stated;
  return only === undefined || other !== undefined ? undefined : { type: only[0], quote: only[1] };
}

/** A kind and where a sentence says it. */
interface Said<Kind> {
  readonly kind: Kind;
  readonly span: Span;
}

function isInProspect(sentence: string, span: Span): boolean {
  const ahead = before(sentence, span, 90);
  return IN_PROSPECT.test(ahead) || IS_PROLONGED.test(ahead);
}

/** Whether a sentence joins a kind by "or" with all others that it says. */
function isEither<Kind>(sentence: string, { kind, span }: Said<Kind>, all: readonly Said<Kind>[]): boolean {
  const others = all.filter((other) => other.kind !== kind);
  return others.length > 0 && others.every(({ span: other }) => areJoined(sentence, span, other));
}

/** "Permanent or fixed-term" is a phrase of both, too. */
function areJoined(sentence: string, one: Span, other: Span): boolean {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  return second.start < first.end || EITHER.test(sentence.slice(first.end, second.start));
}

/** "A job of 80 %, 37 000 for full time": beside its share of a full week that is what a sum is for. */
function isMeasureOfPay(sentence: string, span: Span): boolean {
  return IS_SHARE.test(sentence) && SUM_OF_WHOLE.test(before(sentence, span, 50));
}

const IS_SHARE = /(?<![\d.,])[1-9]\d\s?%/;

function isDenied(sentence: string, span: Span): boolean {
  return NEGATED.test(before(sentence, span, 25));
}

/** The last characters before a span. */
function before(sentence: string, { start }: Span, length: number): string {
  return sentence.slice(Math.max(0, start - length), start);
}

/** Whether hours are those of studies, of past work or of children. */
function isOfStudies(sentence: string, span: Span): boolean {
  return OF_STUDIES.test(before(sentence, span, 80)) || BEHIND_HOURS.test(sentence.slice(span.end, span.end + 40));
}

import { APPLICANT_FRAMES } from '../../../text/words/sentences/applicant-frames.js';
import { ASKED_THINGS, type AskedKind } from '../../../text/words/sentences/asked-things.js';
import { ASKING_FRAMES, type AskingKind } from '../../../text/words/sentences/asking-frames.js';
import { BETWEEN_WORDS, type BetweenKind } from '../../../text/words/seeking/between-words.js';
import { BENEFIT_ITEM_WORDS } from '../../../text/words/sections/benefit-item-words.js';
import { IF_WORDS } from '../../../text/words/sentences/condition-words.js';
import { GIVING_WORDS, type GivingKind } from '../../../text/words/sentences/giving-words.js';
import {
  SMALLER_ASKED_THINGS,
  SMALLER_ASKING_FRAMES,
  SMALLER_NOT_ASKED,
} from '../../../text/words/sentences/smaller-asking-words.js';
import { NOT_ASKED, type NotAskedKind } from '../../../text/words/sentences/not-asked-words.js';
import { rowsOf, shareLanguage } from '../../../text/words/pattern-parts.js';
import { overlap, PhraseTable, WordTable, type Span } from '../../../text/words/phrase-table.js';
import {
  MANNER_AT_END,
  WISHED_AT_END,
  WISHED_AT_FRONT,
  WISHED_IN_SENTENCES,
} from '../../../text/words/sections/wish-words.js';
import { isUnspaced } from '../../../text/words.js';
import { isAnswered } from '../headings/section-headings.js';
import { saysWish } from './wishes.js';

/** How far behind its frame (characters) stands what somebody has, is or speaks; what must be stands on either side. */
const REACH: Readonly<Record<AskingKind, number>> = { has: 100, is: 45, speaks: 40, must: 120, with: 160 };
/** What each frame asks for. */
const ASKS_FOR: Readonly<Record<AskingKind, readonly AskedKind[]>> = {
  has: ['thing'],
  is: ['quality'],
  speaks: ['language'],
  must: ['thing', 'language'],
  with: ['thing'],
};
const KINDS = Object.keys(REACH) as AskingKind[];
/** A wish says it of no thing that is farther from it (characters). */
const WISH_REACH = 250;
/** "Licence required for outings": so much (characters) says what for. */
const MAX_FOR = 20;
/** A denial stands no farther (characters) in front of what it denies. */
const DENIED_WITHIN = 25;

type Row<Kind> = readonly [kind: Kind, language: string, words: string];
type PlainRow = readonly [language: string, words: string];

const FRAMES = [...ASKING_FRAMES, ...APPLICANT_FRAMES, ...SMALLER_ASKING_FRAMES];
const THINGS = [...ASKED_THINGS, ...SMALLER_ASKED_THINGS];
const NOTS = [...NOT_ASKED, ...SMALLER_NOT_ASKED];

/** Languages that are read; a row of our tables that names several is one of them. */
export const ASKING_LANGUAGES: readonly string[] = [...new Set(FRAMES.map(([, language]) => language))];

/** The words of a kind in a language; rows of another table may name other languages together than ours do. */
function wordsFor<Kind>(rows: readonly Row<Kind>[], kind: NoInfer<Kind>, language: string): string[] {
  return rows.filter(([of, from]) => of === kind && shareLanguage(from, language)).map(([, , words]) => words);
}

/** The words of some kinds in a language, each kind by itself. */
function tablesFor<Kind extends string>(
  rows: readonly Row<Kind>[],
  language: string,
): Readonly<Record<Kind, PhraseTable>> {
  const kinds = [...new Set(rows.map(([kind]) => kind))];
  return Object.fromEntries(kinds.map((kind) => [kind, new PhraseTable(wordsFor(rows, kind, language))])) as Record<
    Kind,
    PhraseTable
  >;
}

const tableOf = (rows: readonly PlainRow[], language: string): PhraseTable =>
  new PhraseTable(rows.filter(([from]) => shareLanguage(from, language)).map(([, words]) => words));

/** Wishes that neither deny ("not required") nor say as often how somebody is. */
function wishesOf([language, words]: PlainRow): string {
  const denials = new Set(
    NOTS.flatMap(([kind, from, denied]) =>
      kind === 'denies' && shareLanguage(from, language) ? denied.split('|') : [],
    ),
  );
  const manners = new Set(MANNER_AT_END.flatMap(([, manner]) => manner.split('|')));
  return words
    .split('|')
    .filter((wish) => !manners.has(wish) && !wish.split(' ').some((word) => denials.has(word)))
    .join('|');
}

/** Those in front of what is wished for, and those behind it or on either side. */
const WISHES: readonly Row<'front' | 'end'>[] = [
  ...WISHED_AT_FRONT.map((row) => ['front', row[0], wishesOf(row)] as const),
  ...WISHED_AT_END.map((row) => ['end', row[0], wishesOf(row)] as const),
  ...WISHED_IN_SENTENCES.map((row) => ['end', ...row] as const),
];

/** In which languages a sentence may ask, wish or give. */
export function askingWords(): WordTable<string> {
  const giving = rowsOf(GIVING_WORDS, 'to you', 'offers', 'is given', 'you have').map(
    (row) => ['gives', ...row] as const,
  );
  const rows = [...FRAMES, ...giving, ...WISHES].flatMap(([, from, words]) =>
    ASKING_LANGUAGES.filter((language) => shareLanguage(from, language)).map(
      (language) => [language, language, words] as const,
    ),
  );
  return new WordTable(ASKING_LANGUAGES, rows);
}

/** What the sentences of one language ask for and give. */
export class AskingLanguage {
  private readonly frames: Readonly<Record<AskingKind, PhraseTable>>;
  private readonly things: Readonly<Record<AskedKind, PhraseTable>>;
  private readonly not: Readonly<Record<NotAskedKind, PhraseTable>>;
  private readonly between: Readonly<Partial<Record<BetweenKind, PhraseTable>>>;
  private readonly wishes: Readonly<Record<'front' | 'end', PhraseTable>>;
  private readonly giving: Readonly<Record<GivingKind, PhraseTable>>;
  private readonly benefits: PhraseTable;
  private readonly conditions: PhraseTable;
  private readonly applicants: PhraseTable;

  constructor(language: string) {
    this.frames = tablesFor(FRAMES, language);
    this.things = tablesFor(THINGS, language);
    this.not = tablesFor(NOTS, language);
    this.between = tablesFor(BETWEEN_WORDS, language);
    this.wishes = tablesFor(WISHES, language);
    this.giving = tablesFor(GIVING_WORDS, language);
    this.benefits = tableOf(BENEFIT_ITEM_WORDS, language);
    this.conditions = tableOf(IF_WORDS, language);
    this.applicants = new PhraseTable(wordsFor(APPLICANT_FRAMES, 'has', language));
  }

  /** Whether words of a sentence offer something, and none says that it is for others, or hangs it on something. */
  offers(words: string, sentence: string): boolean {
    const { giving } = this;
    return !giving.other.test(sentence) && (giving.offers.test(words) || giving['to you'].test(words));
  }

  /** Whether a sentence says what is given to those who work there. */
  gives(sentence: string): boolean {
    const { giving } = this;
    if (giving.other.test(sentence)) return false;
    const isSaid = (kind: 'given' | 'for staff'): boolean => wholeSpans(giving[kind], sentence).length > 0;
    const benefits = (): number => wholeSpans(this.benefits, sentence).length;
    if (giving['to you'].test(sentence) || this.isTold('is given', sentence))
      return isSaid('given') || isSaid('for staff') || benefits() > 0;
    // "We offer insurance" says what is sold, "you will have meals to cook" what one does.
    if (giving.offers.test(sentence)) return isSaid('given') || benefits() > 1;
    return this.isTold('you have', sentence) && isSaid('given');
  }

  /** "Meals are provided", "you have 30 days off": what is asked for is had by the reader, too. */
  private isTold(kind: 'is given' | 'you have', sentence: string): boolean {
    return this.giving[kind].test(sentence) && this.asks(sentence) === undefined;
  }

  /** Whether a sentence tells other things than what is asked: chances, rights, what to send. */
  tellsOther(sentence: string): boolean {
    if (!this.not.other.test(sentence)) return false;
    // "Bewerber müssen" asks, whatever else speaks of applying.
    const asked = this.applicants.spansIn(sentence);
    return this.not.other.spansIn(sentence).some((other) => !asked.some((frame) => overlap(frame, other)));
  }

  /** What a sentence asks for that tells nothing else: what is required, or a wish. */
  asks(sentence: string): 'requirements' | 'nice_to_have' | undefined {
    if (this.not.oneself.test(sentence) || isAnswered(sentence)) return undefined;
    const [front, end] = [this.wishes.front.spansIn(sentence), this.wishes.end.spansIn(sentence)];
    const isWished = ([frame, thing]: Pair): boolean =>
      [...front, ...end].some((wish) => isBetween(wish, frame, thing));
    const isRequired = this.pairsIn(sentence).some((pair) => !isWished(pair));
    if (isRequired && !saysWish(sentence.replace(/[.!。！]{1,3}$/u, ''))) return 'requirements';
    return this.wishesFor(sentence, front, end) ? 'nice_to_have' : undefined;
  }

  /** Where in a sentence words stand that wish for what follows. */
  wishesBehind(sentence: string): readonly number[] {
    return this.wishes.front.spansIn(sentence).map(({ start }) => start);
  }

  /** "Active licence required": whether a short line says of something in front that it must be. */
  requires(item: string): boolean {
    const isBehind = ([frame, thing]: Pair): boolean => thing.end <= frame.start && item.length - frame.end <= MAX_FOR;
    return this.asks(item) === 'requirements' && this.pairsIn(item, ['must']).some(isBehind);
  }

  /** Whether something that can be asked for stands where words of a wish say it of it. */
  private wishesFor(sentence: string, front: readonly Span[], end: readonly Span[]): boolean {
    if (front.length === 0 && end.length === 0) return false;
    return ASKS_FOR.must
      .flatMap((asked) => wholeSpans(this.things[asked], sentence))
      .some(
        (thing) =>
          front.some((wish) => wish.end <= thing.start && isWishFor(sentence, wish, thing)) ||
          end.some((wish) => isWishFor(sentence, wish, thing)),
      );
  }

  /** The frames of a sentence, each with something that it asks for and nothing denies. */
  private pairsIn(sentence: string, kinds: readonly AskingKind[] = KINDS): Pair[] {
    // "If you have experience …" asks for none.
    if (this.conditions.spansIn(sentence).some(({ start }) => start === 0)) return [];
    const denials = this.not.denies.spansIn(sentence);
    const ifs = this.not.if.spansIn(sentence);
    const ours = this.between.ours?.spansIn(sentence) ?? [];
    return kinds.flatMap((kind) => {
      const frames = this.frames[kind]
        .spansIn(sentence)
        .filter((frame) => !ifs.some((word) => isRightBefore(sentence, word, frame)));
      if (frames.length === 0) return [];
      const things = ASKS_FOR[kind]
        .flatMap((asked) => wholeSpans(this.things[asked], sentence))
        .filter((thing) => !ours.some((word) => isRightBefore(sentence, word, thing)));
      const between = this.wordsBetween(kind, sentence);
      return frames
        .flatMap((frame) =>
          things.filter((thing) => isInReach(kind, frame, thing)).map((thing): Pair => [frame, thing]),
        )
        .filter((pair) => between?.(pair) ?? true)
        .filter((pair) => !denials.some((denial) => denies(sentence, denial, pair)));
    });
  }

  /** What must stand between a frame and its thing, or may not; what must be stands on either side of much. */
  private wordsBetween(kind: AskingKind, sentence: string): ((pair: Pair) => boolean) | undefined {
    if (kind === 'must') return undefined;
    const said = this.between[kind === 'with' || kind === 'has' ? 'with' : 'apart']?.spansIn(sentence) ?? [];
    // "You are welcome if you are reliable."
    const words = kind === 'is' ? [...said, ...this.conditions.spansIn(sentence)] : said;
    return ([frame, thing]) => words.some((word) => isBetween(word, frame, thing)) === (kind === 'with');
  }
}

/** Where phrases stand that end with their word: an "Ausbildungsleiter" is no "*ausbildung". */
function wholeSpans(table: PhraseTable, sentence: string): Span[] {
  const spans = table.spansIn(sentence);
  return isUnspaced(sentence) ? spans : spans.filter(({ end }) => !/^[\p{L}\p{M}]/u.test(sentence.slice(end, end + 2)));
}

/** A frame and what it asks for. */
type Pair = readonly [frame: Span, thing: Span];

function distance(one: Span, other: Span): number {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end);
}

function isInReach(kind: AskingKind, frame: Span, thing: Span): boolean {
  const isBehind = thing.start >= frame.end;
  return (isBehind || (kind === 'must' && !overlap(frame, thing))) && distance(frame, thing) <= REACH[kind];
}

/** What stands in brackets is wished for by no words outside of them. */
function isWishFor(sentence: string, wish: Span, thing: Span): boolean {
  if (distance(wish, thing) > WISH_REACH || overlap(wish, thing)) return false;
  const [end, start] = [Math.min(wish.end, thing.end), Math.max(wish.start, thing.start)];
  return !sentence.slice(end, start).includes('(');
}

function isBetween(word: Span, one: Span, other: Span): boolean {
  return word.start >= Math.min(one.end, other.end) && word.end <= Math.max(one.start, other.start);
}

function isRightBefore(sentence: string, word: Span, frame: Span): boolean {
  return word.end <= frame.start && /^[\s,]{0,3}$/.test(sentence.slice(word.end, frame.start));
}

/** Whether a denial stands between a frame and its thing, shortly before them, or right behind. */
function denies(sentence: string, denial: Span, [frame, thing]: Pair): boolean {
  const [start, end] = [Math.min(frame.start, thing.start), Math.max(frame.end, thing.end)];
  if (denial.start >= end) return /^\s{0,2}$/.test(sentence.slice(end, denial.start));
  return denial.end > start - DENIED_WITHIN;
}

import { BULLET_SIGNS } from '../../../text/bullet-signs.js';
import { lazily } from '../../../lazily.js';
import { noteCut } from '../../../reading-limits.js';
import { sentencesOf } from '../../../text/evidence/sentences-of.js';
import { isUnspaced, MAX_SEARCHED, spokenLength } from '../../../text/words.js';
import type { SectionKind } from '../../../text/words/sections/section-kinds.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { AND_WORDS } from '../../../text/words/and-words.js';
import { anyOfWords } from '../../../text/words/pattern-parts.js';
import { ASKING_LANGUAGES, AskingLanguage, askingWords } from './asking-sentences.js';
import { kindOfHeading } from '../headings/section-headings.js';

/** A longer sentence (characters) tells of more than one thing. */
const MAX_SENTENCE = 400;
/** A shorter one says too little. */
const MIN_SENTENCE = 12;
/** So many sentences that may tell something are looked at closely. */
const MAX_READ = 400;
/** No advert tells more of a kind in sentences. */
const MAX_TOLD = 12;

const READERS = new Map(ASKING_LANGUAGES.map((language) => [language, lazily(() => new AskingLanguage(language))]));
const MAY_TELL = lazily(askingWords);

/** What a posting tells in sentences, by what it is told of. */
type Told = { [K in SectionKind]?: string[] };

/**
 * What a posting tells in sentences, without headings and lists, as they are written: a sentence counts where words
 * of asking or giving and something that can be asked for or given stand in it, in one language. What stands
 * `elsewhere`, below a heading, is told there.
 */
export function readToldInSentences(text: string, elsewhere: ReadonlySet<string> = new Set()): Told {
  const told = new Map<SectionKind, Set<string>>();
  const tell = (kind: SectionKind, words: string): void => {
    told.set(kind, (told.get(kind) ?? new Set()).add(words));
  };
  let read = 0;
  for (const sentence of sentencesOf(text.slice(0, MAX_SEARCHED)).filter(
    (one) => mayTell(one) && !elsewhere.has(one) && !elsewhere.has(behindHead(one)),
  )) {
    const labelled = behindLabel(sentence);
    if (labelled) tell(labelled.kind, labelled.text);
    const languages = labelled ? [] : MAY_TELL().kindsOf(sentence);
    if (languages.length === 0) continue;
    if (++read > MAX_READ) {
      noteCut('sentences', { kept: MAX_READ });
      break;
    }
    for (const [kind, part] of toldIn(sentence, languages)) tell(kind, part);
  }
  if (!told.has('requirements')) for (const item of itemsRequired(text, elsewhere)) tell('requirements', item);
  return toldOf(told);
}

/** A longer item (characters) says more than that something is required. */
const MAX_ITEM = 80;

/** "• Active licence required": the points of a short text without headings that say that something must be. */
function itemsRequired(text: string, elsewhere: ReadonlySet<string>): string[] {
  if (elsewhere.size > 0 || text.length > MAX_SENTENCE * 2) return [];
  return text.split('\n').flatMap((line) => {
    const [, item = ''] = /^[•–✓✔-]\s(.*)$/u.exec(line) ?? [];
    const languages = item.length > MAX_ITEM ? [] : MAY_TELL().kindsOf(item);
    return languages.some((language) => READERS.get(language)?.().requires(item)) ? [item] : [];
  });
}

/** No more of a kind than an advert tells. */
function toldOf(told: ReadonlyMap<SectionKind, ReadonlySet<string>>): Told {
  const most = Math.max(0, ...[...told.values()].map(({ size }) => size));
  if (most > MAX_TOLD) noteCut('sentences of a kind', { seen: most, kept: MAX_TOLD });
  return Object.fromEntries([...told].map(([kind, sentences]) => [kind, [...sentences].slice(0, MAX_TOLD)]));
}

/**
 * "Requirements: a licence, two years at an oven.", "We offer: varied work and a team of friends.": what a sentence
 * within a text asks behind the name of that, or gives where it is more than one thing and for no customers.
 */
function behindLabel(sentence: string): { readonly kind: SectionKind; readonly text: string } | undefined {
  const [, label = '', text = ''] = /^([^:：,]{3,40})[:：]\s+(\S.{11,})$/su.exec(sentence) ?? [];
  const kind = /[.!]$/.test(text) && label.split(' ').length <= HEADING_WORDS ? kindOfHeading(label) : undefined;
  if (kind === undefined || kind === 'other') return undefined;
  return kind !== 'benefits' || offersThings(label, text) ? { kind, text } : undefined;
}

/** "We offer: varied work, a team of friends": more than one thing, and nothing for customers. */
function offersThings(label: string, text: string): boolean {
  return THINGS.test(text) && offers(label, `${label}: ${text}`);
}

/** "Varied work, a team of friends and long holidays" */
const THINGS = wordPattern(String.raw`,\s|\s${anyOfWords(AND_WORDS)}\s`, 'iu');

/** Whether words of a sentence offer something, and none says that it is for others. */
function offers(words: string, sentence: string): boolean {
  return MAY_TELL()
    .kindsOf(words)
    .some((language) => READERS.get(language)?.().offers(words, sentence));
}

/** "Požadavky: praxe, řidičský průkaz": what was read behind its heading is told by no sentence again. */
function behindHead(line: string): string {
  return /^[^:：]{3,60}[:：]\s{1,3}(\S.*)$/su.exec(line)?.[1] ?? line;
}

function toldIn(sentence: string, languages: readonly string[]): (readonly [kind: SectionKind, words: string])[] {
  return partsOf(sentence, languages).flatMap((part) => kindsOf(part, languages).map((kind) => [kind, part] as const));
}

/**
 * "We expect a licence, and ideally a year at an oven": what a sentence requires and what it wishes for behind that,
 * each by itself; else all of it.
 */
function partsOf(sentence: string, languages: readonly string[]): readonly string[] {
  for (const language of languages) {
    const reader = READERS.get(language)?.();
    for (const at of reader?.wishesBehind(sentence) ?? []) {
      const [asked, wished] = [sentence.slice(0, at).replace(AND_AT_END, ''), sentence.slice(at)];
      if (AND_AT_END.test(sentence.slice(0, at)) && reader?.asks(asked) === 'requirements') return [asked, wished];
    }
  }
  return [sentence];
}

const AND_AT_END = wordPattern(String.raw`,?\s${anyOfWords(AND_WORDS)}\s$`, 'iu');

function kindsOf(sentence: string, languages: readonly string[]): SectionKind[] {
  const readers = languages.flatMap((language) => READERS.get(language)?.() ?? []);
  // "Tens", "experiência" are Portuguese and Catalan: what one of the two says of chances counts for both.
  const asking = readers.some((reader) => reader.tellsOther(sentence)) ? [] : readers;
  const asked = asking.map((reader) => reader.asks(sentence)).find((kind) => kind !== undefined);
  const isGiven = readers.some((reader) => reader.gives(sentence));
  return [...(asked === undefined ? [] : [asked]), ...(isGiven ? (['benefits'] as const) : [])];
}

/** An item of a list, a question, a line above a list, what somebody is quoted with, an address. */
const NO_TELLING = wordPattern(String.raw`^[${BULLET_SIGNS}"„“«-]|[?？:：…"”»]$|\.\.\.$|@|https?:|www\.`, 'u');

function mayTell(sentence: string): boolean {
  if (sentence.length > MAX_SENTENCE || spokenLength(sentence) < MIN_SENTENCE) return false;
  return !NO_TELLING.test(sentence) && !isHeading(sentence);
}

/** So few words without a stop may head what they say: "Required skills", 学历要求. */
const HEADING_WORDS = 3;
const HEADING_SIGNS = 5;

function isHeading(line: string): boolean {
  if (/[.!。！;]$/.test(line)) return false;
  const isShort = isUnspaced(line) ? line.length <= HEADING_SIGNS : line.split(/\s+/).length <= HEADING_WORDS;
  return isShort && kindOfHeading(line) !== undefined;
}

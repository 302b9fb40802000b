import { callsSomebody, namesIn, type WrittenName } from './contact-name.js';
import { numbersIn } from './contact-number.js';
import { nameMatches } from './mailbox-name.js';
import { mailboxesIn } from './mailbox.js';
import { isPlaceName } from '../places/place.js';
import { givenNameAtEnd, oneNameAtEnd } from './one-name.js';
import { isOtherMatter, isSomebodyElse } from './other-contact.js';
import { APPLICATION_WORDS } from '../words/applying/application-words.js';
import { ASKING_WORDS, FOR_SOMEBODY, WRITING_TO } from '../words/people/asking-words.js';
import { GOES_TO } from '../words/people/calling-words.js';
import { LETTER_ENDS } from '../words/people/letter-end-words.js';
import { anyOf } from '../words/pattern-parts.js';
import { PhraseTable, type Span } from '../words/phrase-table.js';
import { fold, matchesOf } from '../words.js';
import { wordPattern } from '../word-pattern.js';

/** Somebody to ask, and the part of a text that says how. */
interface AskedPerson {
  /** None where only a surname is told. */
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** A mailbox or a telephone number in a text. */
interface Reach extends Span {
  readonly email?: string;
}

/** What stands around a mailbox or a number, without the names of mailboxes, and the words in it that ask. */
interface Window {
  readonly said: string;
  readonly cues: readonly Span[];
}

/** Of a text with more of them the first are looked at: a page of colleagues. */
const MAX_REACHES = 40;
/** What stands around a mailbox or a number (characters): before it, behind it. */
const [BEFORE, BEHIND] = [260, 120];
/** Words that ask to write to somebody are no longer (characters). */
const MAX_WRITING = 40;
/** Between the word that asks and the name, and between the name and the mailbox (characters). */
const [MAX_TO_NAME, MAX_TO_REACH] = [110, 120];
/** Behind a name at the end of a text its mailbox signs it (characters from the end). */
const SIGNED = 300;

const ASKING = new PhraseTable([...ASKING_WORDS, ...LETTER_ENDS].map(([, words]) => words));
/** The end of a sentence, and none of "Dr. Berg", of "tel. 020" or of "Jane Miller. Tel. 020". */
const SENTENCE_END =
  /(?<=[\p{Ll}\d)]{2}|[\p{L}\d]{4})[.!…](?=\s?[”"“»’)]?\s+["“„«]?(?!(?:T[eé]l|Tlf|Mob|Phone|Fon|E-?mail|Mail)(?!\p{Lu}))\p{Lu})|(?<=[\p{Ll}\d)]{3})[.!…](?=\n)/gu;
const SENTENCE_ENDS = wordPattern(SENTENCE_END, 'u');
/** What tells the end of a sentence stands so far before it (characters). */
const BEFORE_END = 4;
/** From a name to its mailbox, with the name's own. */
const MAX_LINES = 5;
/** Checked for what stands before it afterwards: looked for there, it costs three times as much. */
const ATTENTION = wordPattern(`(?:${anyOf(FOR_SOMEBODY)})(?!\\p{L})[\\s:.]{1,3}`, 'giu');

/** "Email Ms" in front of a name, and "at" between it and its mailbox. */
const WRITES_TO = wordPattern(`(?<!\\p{L})(?:${anyOf(WRITING_TO)})\\s(?:\\p{L}{1,5}\\.?\\s)?$`, 'iu');
const WRITING = wordPattern(`(?<!\\p{L})(?:${anyOf(WRITING_TO)})(?=\\s\\p{Lu})`, 'giu');
/** ", tlf. ", " (tel: ", " på ", ", Tel.: +" between a name and its number. */
const TO_NUMBER = /^(?:,?\s\(?|\()(?:\p{L}{1,9}[.:]{0,2}\s?){0,2}$/u;
const TO_MAILBOX = /^[\s,:(–-]{1,3}(?:\p{L}{1,7}\s)?$/u;

const APPLYING = new PhraseTable(APPLICATION_WORDS.map(([, words]) => words));
/** "to ", "an Frau ", "naar onze chef " in front of a name. */
const IS_SENT_TO = wordPattern(`(?<!\\p{L})(?:${anyOf(GOES_TO)})\\s(?:[\\p{L}.-]{1,20}\\s){0,3}$`, 'iu');

/** Somebody whom a text asks to write to or to call, whose name nobody could take for something else. */
export function askedPerson(text: string): AskedPerson | undefined {
  const reaches = reachesIn(text);
  const mailboxes = new Set(reaches.flatMap(({ email }) => email?.toLowerCase() ?? []));
  for (const reach of reaches) {
    // What ends a text signs it, and so does the only mailbox of it: parts of the page may follow.
    const maySign = text.length - reach.end < SIGNED || (reach.email !== undefined && mailboxes.size === 1);
    const asked = askedAt(text, reach, maySign);
    if (asked) return asked;
  }
  return attendedIn(text) ?? appliedTo(text);
}

function reachesIn(text: string): Reach[] {
  return [...mailboxesIn(text), ...numbersIn(text, true)]
    .sort((one, other) => one.start - other.start)
    .slice(0, MAX_REACHES);
}

/** "attn. Jane Miller": the letter goes to her, wherever it goes. */
function attendedIn(text: string): AskedPerson | undefined {
  for (const { start: at, end: start } of attentionsIn(text).slice(0, MAX_REACHES)) {
    const [name] = namesIn(text.slice(start, start + 60));
    const before = text.slice(Math.max(0, at - MAX_TO_NAME), at);
    if (name?.isSure && /^[^\n.!?;]{0,24}$/.test(text.slice(start, start + name.start)) && !isOtherMatter(before, ''))
      return { name: name.name, start, end: start + 200 };
  }
  return undefined;
}

/** "Stuur je CV naar Wiebe Terpstra of bel ons": an application goes to her, and the number below is there for it. */
function appliedTo(text: string): AskedPerson | undefined {
  for (const { end: from } of APPLYING.spansIn(text).slice(0, MAX_REACHES)) {
    const [name, next] = namesIn(text.slice(from, from + MAX_TO_NAME + BEFORE)).filter(({ isSure }) => isSure);
    if (!name || name.start > MAX_TO_NAME) continue;
    const between = text.slice(from, from + name.start);
    if (!IS_SENT_TO.test(between) || hasSentenceEnd(between, 0, between.length) || isOtherMatter(between, '')) continue;
    // It goes to that mailbox; what is named behind that is something else.
    if (mailboxesIn(between).length > 0) continue;
    const start = from + name.start;
    return { name: name.name, start, end: Math.min(start + 200, next ? from + next.start : Infinity) };
  }
  return undefined;
}

/** Who stands beside a mailbox or a number. */
function askedAt(text: string, reach: Reach, maySign: boolean): AskedPerson | undefined {
  const from = Math.max(0, reach.start - BEFORE);
  const window = text.slice(from, reach.end + BEHIND);
  const here: Reach = { ...reach, start: reach.start - from, end: reach.end - from };
  const asking = windowOf(window);
  const mayAsk = maySign || mayBeNamed(asking, here);
  const names = namesBeside(window, mayAsk).filter((name) => isPerson(name, window, here));
  const name = nearestOf(names, here, window);
  if (!name) return calledAt(asking, here, from);
  const isNamed = isAsked(asking, name, here) || isToldWithReach(window, name, here);
  if (!isNamed && !(maySign && names.length === 1 && isSignature(window, name, here))) return undefined;
  const others = names.map(({ start }) => start).filter((start) => start > Math.max(name.end, here.end));
  const end = Math.min(...others, Math.max(name.start, here.start) + BEFORE) + from;
  return {
    name: nameMatches(name.name, reach.email) === 'bent' ? undefined : name.name,
    start: Math.min(name.start, here.start) + from,
    end,
  };
}

/** Names cost more than words to look for, and most numbers stand alone: none where no word asks. */
function namesBeside(window: string, mayAsk: boolean): WrittenName[] {
  // "Email" in front of a name is no part of it.
  const said = window.replace(WRITING, (words) => ' '.repeat(words.length));
  return mayAsk || said !== window ? namesIn(withoutAttentions(said)) : [];
}

/** "z. H. Petra Klein": the last letter of words for whom a letter is would be an initial. */
function withoutAttentions(text: string): string {
  return attentionsIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

function windowOf(text: string): Window {
  const said = withoutMailboxes(text);
  return { said, cues: [...ASKING.spansIn(said), ...attentionsIn(said)] };
}

function attentionsIn(text: string): Span[] {
  return matchesOf(text, ATTENTION)
    .filter(({ index }) => !/\p{L}$/u.test(text.slice(Math.max(0, index - 1), index)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

function isPerson(name: WrittenName, window: string, reach: Reach): boolean {
  const { email } = reach;
  const isOwn = nameMatches(name.name, email) !== undefined && !isAtOnce(name.name, email);
  if (!name.isSure && !isOwn && !isCalledAtWork(name, window, reach)) return false;
  return !isSomebodyElse(window.slice(Math.max(0, name.start - 60), name.start), window.slice(name.end));
}

/** "værkfører Kaj Sinding på 40 24 00 17": no given name that we know, between what somebody is and a number. */
function isCalledAtWork({ name, hasRole, end }: WrittenName, window: string, reach: Reach): boolean {
  if (!hasRole || reach.email !== undefined || isPlaceName(name)) return false;
  return TO_NUMBER.test(window.slice(end, Math.max(end, reach.start)));
}

/** "drobpionki@…" beside "Drób Pionki": houses write themselves so, too. */
function isAtOnce(name: string, email = ''): boolean {
  return email.toLowerCase().startsWith(`${fold(name).replace(/[^\p{L}]/gu, '')}@`);
}

/** The name right before a mailbox, else the one behind it in its sentence. */
function nearestOf(names: readonly WrittenName[], reach: Reach, window: string): WrittenName | undefined {
  const ahead = names.filter(({ end }) => end <= reach.start).at(-1);
  if (ahead && isNear(window, ahead, reach)) return ahead;
  // "Apply to jane.miller@…", and below it the head of the bakery and "Jane Miller": whose mailbox it is.
  const isOwner = ({ name }: WrittenName): boolean => nameMatches(name, reach.email) === 'own';
  const following = names.filter(({ start }) => start >= reach.end);
  const behind = following.find(isOwner) ?? following[0];
  if (behind && (isOwner(behind) || isCalledBefore(behind.name, window.slice(0, reach.start)))) return behind;
  const isOne =
    behind && !/\n/.test(window.slice(reach.end, behind.start)) && !hasSentenceEnd(window, reach.end, behind.start);
  return isOne ? behind : undefined;
}

/** "Just call Anna on 01632 960 123", and below it "Anna Mill, head of bakery": called by the given name ahead. */
function isCalledBefore(name: string, ahead: string): boolean {
  const [given = ''] = name.split(' ');
  return ahead
    .slice(-MAX_CALLED)
    .split(/[\s,]+/)
    .includes(given);
}

/** From the given name of whom one calls to the number (characters). */
const MAX_CALLED = 40;

function isNear(window: string, { name, end }: WrittenName, { start, email }: Reach): boolean {
  if (start - end > MAX_TO_REACH || window.slice(end, start).split('\n').length > MAX_LINES) return false;
  return nameMatches(name, email) !== undefined || !hasSentenceEnd(window, end, start);
}

/** Whether a word that asks stands before a name and its mailbox, or in their sentence. */
function isAsked({ said, cues }: Window, name: Span, reach: Reach): boolean {
  const [start, end] = [Math.min(name.start, reach.start), Math.max(name.end, reach.end)];
  const [from, to] = [Math.max(0, start - MAX_TO_NAME), sentenceEnd(said, end)];
  // Below a name a word of the next part of the page asks for nobody: "Contact" above an address.
  const isOwn = nameMatches(said.slice(name.start, name.end), reach.email) !== undefined;
  const isCue = (cue: Span): boolean =>
    cue.end > start
      ? isOwn || reach.end <= name.start || !said.slice(name.end, cue.start).includes('\n')
      : !hasSentenceEnd(said, cue.end, start);
  const asks = cues.some((cue) => cue.start >= from && cue.end <= to && isCue(cue));
  return asks && !isOtherMatter(said.slice(from, start), said.slice(start, end).replace(/\n/g, ' '));
}

/** Whether a word asks, or a bracket behind a number may name whose it is. */
function mayBeNamed({ said, cues }: Window, { end }: Reach): boolean {
  return cues.length > 0 || /^\s?\(/.test(said.slice(end, end + 2));
}

/** Whether a mailbox or a number is said to be somebody's without a word that asks. */
function isToldWithReach(window: string, name: WrittenName, reach: Reach): boolean {
  return isWrittenTo(window, name, reach) || isBehindNumber(window, name, reach);
}

/** "Email Jane Miller at jane@mill.example": right in front of a name, whose own mailbox follows. */
function isWrittenTo(window: string, name: WrittenName, { start, email }: Reach): boolean {
  const between = window.slice(name.end, start);
  const isOwn = nameMatches(name.name, email) === 'own' && name.end <= start && TO_MAILBOX.test(between);
  return isOwn && WRITES_TO.test(window.slice(Math.max(0, name.start - MAX_WRITING), name.start));
}

/** "Phone: 030 123456 (Erika Muster, baker)": somebody in brackets right behind a number. */
function isBehindNumber(window: string, { start, isSure }: WrittenName, reach: Reach): boolean {
  const isBehind = isSure && reach.email === undefined && BRACKET.test(window.slice(reach.end, start));
  return isBehind && !isOtherMatter(window.slice(0, reach.start), '');
}

/** What opens in front of such a name: "(", "(Mr ", "(p. dr. ". */
const BRACKET = /^\s?\((?:\p{Lu}?\p{Ll}{1,4}\.?\s){0,2}$/u;

/** What the names of mailboxes say is no word of the text. */
function withoutMailboxes(text: string): string {
  return mailboxesIn(text).reduce(
    (rest, { email, start, end }) => rest.slice(0, start) + '_'.repeat(email.length) + rest.slice(end),
    text,
  );
}

/** "p. Novákovou, novakova@…": somebody of whom only a surname or a given name is told, or one that is all of it. */
function calledAt(window: Window, reach: Reach, from: number): AskedPerson | undefined {
  const start = Math.max(0, reach.start - 60);
  const before = window.said.slice(start, reach.start);
  const isCalled = callsSomebody(before);
  const name = isCalled ? oneNameAtEnd(before) : givenNameAtEnd(before);
  if ((!isCalled && name === undefined) || SENTENCE_ENDS.test(before.replace(/^.*?\n/s, ''))) return undefined;
  if (isSomebodyElse(before) || !isAsked(window, { start, end: reach.start }, reach)) return undefined;
  return { name, start: start + from, end: reach.end + from + 60 };
}

/** A name in a line of its own above its mailbox. */
function isSignature(window: string, name: WrittenName, reach: Reach): boolean {
  const isLine =
    /(?:^|\n)[^\S\n]{0,4}(?:\S{1,6}[^\S\n])?$/.test(window.slice(0, name.start)) &&
    /^[^\S\n]{0,4}(?:,[^\n]{0,50})?\n/.test(window.slice(name.end));
  if (!isLine || reach.start <= name.end || isOtherMatter(window.slice(0, name.start), '')) return false;
  return nameMatches(name.name, reach.email) === 'own';
}

/** Whether a sentence ends between two places; what tells it stands before its end. */
function hasSentenceEnd(text: string, start: number, end: number): boolean {
  return SENTENCE_ENDS.test(text.slice(Math.max(0, start - BEFORE_END), end));
}

/** Where the sentence ends that goes on at a place, or its line. */
function sentenceEnd(text: string, at: number): number {
  const start = Math.max(0, at - BEFORE_END);
  const line = text.slice(start, (text.indexOf('\n', at) + 1 || text.length + 1) - 1);
  const ends = matchesOf(line, SENTENCE_END).map(({ index }) => start + index);
  return ends.find((end) => end >= at) ?? start + line.length;
}

import { remembered } from '../../../remembered.js';
import { saysKind } from '../../../text/kinds/job-type.js';
import { readSalary } from '../../../text/pay/salary.js';
import { fold, foldDotless, hasWord, isUnspaced, UNSPACED_LETTERS } from '../../../text/words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { invitesOrAsks } from '../seeking/invitations.js';
import { withoutInvitation } from './invited-title.js';
import { STAFF_HEADINGS } from '../../../text/words/headings/apart-headings.js';
import { NO_TITLE_WORDS, PEOPLE_WORDS } from '../../../text/words/titles/no-title-words.js';
import { OPENINGS_AT_END } from '../../../text/words/titles/opening-words.js';
import { anyOfFolded, foldedWords, patternsOf, rowsOf } from '../../../text/words/pattern-parts.js';
import { RELATION_WORDS } from '../../../text/words/relation-words.js';
import { baseForms } from '../../../text/words/titles/role-endings.js';
import { ROLE_PATTERNS } from '../../../text/words/titles/role-patterns.js';
import { NOW_WORDS, PURPOSE_WORDS, SEEKING_WORDS, WHO_WORDS } from '../../../text/words/seeking/seeking-words.js';
import { SUMMER_JOB_WORDS } from '../../../text/words/titles/summer-job-words.js';
import { ALWAYS } from '../../../text/words/seeking/standing-words.js';
import { SUITED_TO, WHOSE_WORDS } from '../../../text/words/whose-words.js';
import { isAdvertOfDepartment, isCalledAdvert, isStaffNotice, withoutAdvertName } from '../headings/advert-names.js';
import { isAboutJobs, isAboutSomething } from './about-something.js';
import { isAction, withoutCall } from '../seeking/actions.js';
import { namesMore } from './and-more.js';
import { statesPersonAsked } from './asked-labels.js';
import { bracketedTitle } from './bracketed-title.js';
import { callAhead } from '../seeking/call-ahead.js';
import { asSeekingCall } from '../seeking/called-title.js';
import { withoutSeeker } from '../seeking/called-seeker.js';
import { contactBehind } from '../seeking/contact-behind.js';
import { hasCount, hasCountAhead, withoutColonOfCount, withoutDashedCount, withoutPeople } from './counted-title.js';
import { dividedAtDashes } from './dashed-words.js';
import { datedTitle } from './dated-title.js';
import { isJoinedSubject, namesEvent } from './events.js';
import { headsSubject, isContent, worksOnEvents } from './general-positions.js';
import { nameOfPerson } from '../../../text/people/named-people.js';
import { ordersSomebody } from '../seeking/orders.js';
import { isPagePart } from '../headings/page-parts.js';
import { headsOtherThings } from './other-things.js';
import { headsAsOften } from './heads-as-often.js';
import { withoutArts, withoutAtOnce } from './homonyms.js';
import { headOfPart } from '../headings/part-head.js';
import { paidTitle } from './pay-behind.js';
import roleWords from '../../../text/words/titles/role-words.json' with { type: 'json' };
import { beginsWithKinds } from './only-kinds.js';
import { speaksOfTraining } from './training-in-general.js';
import { beginsAsNoTitle } from './no-title-line.js';
import { NO_FIT } from '../seeking/open-application.js';
import { withPlacesBehind } from './places-behind.js';
import { beginsWithStreet } from './streets.js';
import { beforeSeekingEnd } from '../seeking/seeking-ends.js';
import { isSentence } from '../sentences/sentences.js';
import { isSince } from './since-years.js';
import { seeksVolunteers } from './volunteers.js';
import { callsForTenders, grantsMoney } from './tenders.js';
import { isApartHeading, saysPast, topicOf } from '../headings/topics.js';
import { isEverybody, seeksEverybody } from '../seeking/wanted-people.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { withoutMarkBehind } from '../headings/mark-behind.js';

/** (m/w/d), (f/m/x), (H/F), m/k, "all genders": what only job titles carry. */
export const GENDER =
  /\(\s*(?:[mwfdxhgkiv]|all genders|gn|div)(?:\s*[/|,*.-]\s*(?:[mwfdxhgkiv*]|div(?:ers)?|gn|i|a)){1,3}\s*\)|\b[mwfh]\s?\/\s?[wmfdh]\s?\/\s?[dxi]\b|\b[hf]\/[fh]\b|\(all genders\)/iu;

const ROLE_WORD = wordPattern(patternsOf(ROLE_PATTERNS), 'u');

/**
 * Words for roles by language: `whole` words, `end`s of words in languages that join them, `start`s where the role
 * comes first and nothing divides words, `phrase`s of several words, those that must come `first` in a title, and what
 * `never` is one although it ends like one.
 */
type RoleWords = Readonly<Partial<Record<'whole' | 'end' | 'start' | 'phrase' | 'first' | 'never', readonly string[]>>>;

const MORE_ROLES = Object.values(roleWords as Readonly<Record<string, RoleWords>>);
const PHRASES = new PhraseTable(MORE_ROLES.flatMap(({ phrase = [] }) => phrase));
const FIRST = [...MORE_ROLES.flatMap(({ first = [] }) => first.map(fold)), ...foldedWords(SUMMER_JOB_WORDS)];
const FIRST_WORDS = wordPattern(`^(?:${FIRST.join('|')})(?!\\p{L})`, 'u');
const WORD_STARTS = new Set(MORE_ROLES.flatMap(({ start = [] }) => start.map(fold)));
/** As one text: each by itself would take as long as a page. */
function foldedTogether(words: readonly string[]): ReadonlySet<string> {
  return new Set(foldDotless(words.join('|')).split('|'));
}

const WHOLE_WORDS = foldedTogether(MORE_ROLES.flatMap(({ whole = [] }) => whole));
const WORD_ENDS = foldedTogether(MORE_ROLES.flatMap(({ end = [] }) => end));
const NEVER = foldedTogether(MORE_ROLES.flatMap(({ never = [] }) => never));
/** The last letters of all ends of words: what has others is looked up once, not once a letter. */
const LAST_LETTERS = new Set([...WORD_ENDS].map((end) => end.slice(-2)));
/** A word; the point within is the Catalan one of "instal·lador". */
const WORD = /(?:[\p{L}\p{N}'-]|(?<=l)·(?=l))+/gu;

/** Looked up word by word: a pattern of so many words takes milliseconds a page. */
function hasRoleWord(folded: string): boolean {
  const words = dividedAtDashes(foldDotless(folded)).match(WORD) ?? [];
  // "слесарь-сборщик": each half of a double name may be an occupation.
  const halves = words.flatMap((word) => [
    ...(/-(\p{L}{5,})$/u.exec(word)?.slice(1) ?? []),
    ...(/^(\p{Script=Cyrillic}{4,})-/u.exec(word)?.slice(1) ?? []),
  ]);
  const isNamed = [...words, ...halves].some(
    (word) => (!NEVER.has(word) && baseForms(word).some(isRoleForm)) || startsWithRole(word),
  );
  return isNamed || FIRST_WORDS.test(folded) || PHRASES.test(folded);
}

function isRoleForm(form: string): boolean {
  if (NEVER.has(form)) return false;
  if (WHOLE_WORDS.has(form) || WORD_ENDS.has(form)) return true;
  if (!LAST_LETTERS.has(form.slice(-2))) return false;
  const shortest = isUnspaced(form) ? 2 : MIN_END;
  for (let at = Math.max(1, form.length - MAX_END); at <= form.length - shortest; at++)
    if (WORD_ENDS.has(form.slice(at))) return true;
  return false;
}

/** "พนักงานขาย": the role begins a word of Thai that goes on with what is done. */
function startsWithRole(word: string): boolean {
  if (!THAI.test(word)) return false;
  for (let length = Math.min(word.length, MAX_END); length >= MIN_START; length--)
    if (WORD_STARTS.has(word.slice(0, length))) return true;
  return false;
}

/**
 * No end of a word in the list is longer (characters); a shorter one ends words of every kind: "Pflege" with "lege". In
 * scripts without spaces a role has two signs.
 */
const [MIN_END, MAX_END] = [5, 18];
/** A shorter beginning, without its vowel signs, begins words of every kind. */
const MIN_START = 4;
const THAI = /[\u0e00-\u0e7f]/;

/** "Technologe/-in", "Trésorier·ère", "Sachbearbeiter*in", "medewerk(st)er": only people are written so. */
const BOTH_GENDERS =
  /\p{L}{3}(?:[·•.](?:e|ne|se|ere|euse|rice|trice)\b|[:*_/]-?in\b|\/-?(?:a|e|ne|euse|rice|trice|frau|kauffrau|fachfrau|mann|ka|czka|en)\b|(?<=eur)-(?:t?rice|euse)s?\b|(?<=tor[ei])-tric[ei]\b|(?<=er)-i?eres?\b|(?<=ien)-(?:ien)?nes?\b|(?<=\p{L}{3}e)-e\b|(?<=\p{L}{4})-(?:ka|czka)\b|\((?:e|ne|in|a|euse|trice|rice|st)\))/iu;

/** Whether the first word of a folded text is written for everybody. */
function beginsForEverybody(folded: string): boolean {
  const [written] = BOTH_GENDERS.exec(folded) ?? [];
  return written !== undefined && (folded.split(' ', 1)[0] ?? '').includes(written);
}

/** What stands on career pages like a posting and is none. */
const NO_POSTING = wordPattern(
  String.raw`initiativ(?!es?\b(?! ?(?:bewerb|appli)))|spontan|speculative|talent (?:pool|community|network)|job ?alert|${NO_FIT}|expression of interest$|bewerbungsprozess|bewerbungsformular|©|\bwerden sie\b.*\bbei\b|^werde\b|candidati ora|aplicar ahora|^invia |candidatura$|\banfragen\b|startseite|^folj |^contact (?:our|your|the|us|an?) |vigentes$|^(?:send|envoye[rz]|envia|enviar|skicka|wyslij|poslat|stuur) |` +
    String.raw`\b(?:open application|general application|general (?:career )?interest|unsolicited|open sollicitatie|no(?:t| ) (?:the )?right|submit your|bewirb dich|apply (?:here|now|today)|postuler|solliciteer|candidatura espontanea|aplikuj|jetzt bewerben|mehr erfahren|learn more|read more|weiterlesen|job title here|lorem|cookies?|unser team|our team|meet the|about|why work|warum|welcome|willkommen|become a (?:dealer|partner|member)|build your|impressum|how we hire|hiring process|our values|equal opportunity|follow us|offene stellen|open positions|current openings|job openings|join (?:us|our)|careers? at|karriere bei|jobs bei|work (?:with|at|for)|working at|life at|ausbildungsplatze|zuruck|back to|view all|alle (?:jobs|stellen)|anforderungen|aufgaben|wir bieten|ihr profil|dein profil|what (?:we|you)|who (?:we|you)|how to|next steps|wahlen sie|sign in|team spirit|teambuilding|mitarbeiter werden|unsere mitarbeiter|nuestros|postularme|solutions for)\b|` +
    String.raw`^(?:stellenangebote?|vacatures?|vacante|perfil|bewerbung|jobs?|team|position|standort|location|ausbildung|karriere|careers?|experience|experiencia|praktik(?:um|a)?|internships?|apprenticeships?|alternances?|stages|practicas|pasantias|tirocin[io]|estagios?|staze?|praktyki|full[ -]?time|part[ -]?time|vollzeit|teilzeit|minijob|remote|hybrid)$`,
);

/** "PhD & postdoc opportunities", "Work experience and internships": what stands below it, not one of them; a form. */
const NAMES_LIST = wordPattern(
  `(?:${anyOfFolded(OPENINGS_AT_END)}|(?:and|&|und|et) (?:internships|apprenticeships|traineeships|praktika|stages)|^[^-–,|/]{3,40} applications?)$`,
  'u',
);

/** "Our bakers", "For students", "Des jardiniers passionnés": people there are, or that something is for. */
const OF_SOMEBODY = wordPattern(
  `^(?:des|${anyOfFolded([...rowsOf(WHOSE_WORDS, 'ours', 'yours'), ...rowsOf(RELATION_WORDS, 'for'), ...SUITED_TO])})\\s`,
  'u',
);
const ROLE_AND_NAME = /^[\p{L} ]{3,40}:\s*(\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+){1,2})$/u;

/** "Managing director: Erika Muster": whoever has the role already; "Profile B: Junior Baker" names none. */
function isPersonOfRole(text: string): boolean {
  const name = ROLE_AND_NAME.exec(text)?.[1];
  return name !== undefined && !namesRole(fold(name));
}

/** Words before a title that is a sentence: "We are looking for a driver", "Example Ltd recrute un vendeur". */
const SEEKING = wordPattern(
  String.raw`^(?:(?:poste? (?:à|a) pou[rv]+oir|job)\s*:\s*|(?:(?:${NOW_WORDS.join('|')}),?\s+)?(?:${patternsOf(SEEKING_WORDS)})(?:\s+|\s*[:：]\s*|(?<=[${UNSPACED_LETTERS}])))(?:(?:${NOW_WORDS.join('|')}),?\s+)?(?<count>(?:\d{1,3}\s+)?(?:(?:an?|ein/e|eine?/[ern]|eine/einen|einen/eine|eine?n?|un(?:[·.]e|\(e\)|/une)|un[ea]?|een|en|et|ett|um|uma)\s+)?)(?=\p{L})`,
  'iu',
);

/** "… always bakers": what is sought at any time. */
const IS_STANDING = wordPattern(`^(?:${ALWAYS})(?![\\p{L}-])`, 'iu');

/** "… to join our team": what somebody is sought for. */
const PURPOSE = wordPattern(`\\s(?:${patternsOf(PURPOSE_WORDS)})(?!\\p{L}).*$`, 'isu');

/** "Cerchiamo persone che …": anybody who is as the sentence says. */
const PEOPLE_WHO = wordPattern(`^(?:${PEOPLE_WORDS.map(([, words]) => fold(words)).join('|')})(?!\\p{L})`, 'u');

/** "… who loves bread": who somebody is that is sought. */
const WHO = wordPattern(`,?\\s(?:${patternsOf(WHO_WORDS)})\\s.*$`, 'isu');

/** A longer text (characters) before such words is a sentence about something else. */
const MAX_SOUGHT = 40;

/** The title in a sentence that seeks somebody; the text itself where it is none, or where it seeks anybody. */
export function titleInSentence(entry: string): string {
  const text = withoutCall(entry);
  const { title, isAnyOf } = soughtIn(text);
  const isAnybody = isAnyOf || isEverybody(title) || PEOPLE_WHO.test(fold(title));
  return title === text || !isLongEnough(title) || isAnybody ? text : title.replace(/[.!?]$/, '');
}

/** Whom a sentence seeks, and whether that is anybody of a trade who is as it says. */
interface Sought {
  readonly title: string;
  readonly isAnyOf?: true;
}

/** Whom a sentence seeks; the text itself where it seeks nobody. */
function soughtIn(line: string): Sought {
  const text =
    withoutSeeker(line, namesRole) ??
    callAhead(asSeekingCall(withoutAdvertName(line, namesRole), namesRole), namesRole);
  const before = beforeSeekingEnd(text, namesRole);
  const isSentence = before.length > MAX_SOUGHT || /[,、，]/.test(before);
  const sought = isSentence ? text : before;
  const seeking = SEEKING.exec(sought);
  if (!seeking) return { title: sought };
  const behind = sought.slice(seeking[0].length);
  // "Immer wieder Bäckerinnen": nothing that is open now.
  if (IS_STANDING.test(behind) && !GENDER.test(behind)) return { title: behind, isAnyOf: true };
  // "Bakers who love bread": whoever is one; "a baker who loves bread" is one who is sought.
  if (WHO.test(behind) && seeking.groups?.['count'] === '') return { title: behind, isAnyOf: true };
  return { title: behind.replace(WHO, '').replace(PURPOSE, '').replace(LEFT_BEHIND, '') };
}

/** "Baker / ", where what follows says what for. */
const LEFT_BEHIND = / [/|&] ?$/;

/** "Employees wanted", "bakers who love bread": anybody who is as it says. */
function seeksAnybody(text: string): boolean {
  const { title, isAnyOf } = soughtIn(text);
  return isAnyOf === true || isEverybody(title) || seeksEverybody(text);
}

/** An entry of a list that is written as one sentence: "welders;", and at its end "fitters." */
const LIST_END = /[;,]$|(?<=^\p{Ll}[^.!?]{3,60})\.$/u;

/** "Baker (permanent).": an entry that ends in its kind, and its list as one sentence. */
const KIND_AND_DOT = /\(([^()]{2,40})\)\.$/u;

/** "Barista (PDF)", "Baker PDF, 120 KB", "Baker (120 KB)", "Miller.pdf": the file of a title; "(6 mo)" are months. */
const FILE_BEHIND =
  /(?:\s?[([](?:pdf|docx?)\b[^()[\]]{0,30}[)\]]|\s?[([](?:\d{1,4}(?:[.,]\d{1,3})?\s?(?:[km]b|ko)|\d{1,3}[.,]\d{1,3}\s?mo)[)\]]|(?:\s[-–|•])?\s(?:pdf|docx?)[\s,:|–-]{1,3}\d{1,4}(?:[.,]\d{1,3})?\s?[km][bo]|\s[-–|]\s(?:pdf|docx?)|\.(?:pdf|docx?))$/i;

/**
 * A title without the sign that divides it from the next entry of its list, and without its file, the last day to
 * apply, the pay in brackets and the invitation behind it.
 */
export function withoutEnd(entry: string): string {
  const line = withoutColonOfCount(withoutMarkBehind(entry));
  const text =
    bracketedTitle(line) ??
    headOfPart(line, namesRole) ??
    line.replace(KIND_AND_DOT, (end, said: string) => (saysKind(said) ? end.slice(0, -1) : end));
  const undated = datedTitle(text)?.title ?? text;
  const named = withoutRemark(withPlacesBehind(undated.replace(LIST_END, '').replace(FILE_BEHIND, '')).title);
  const bare = paidTitle(named, (title) => namesRole(fold(title)))?.title ?? named;
  return withoutPeople(withoutDashedCount(withoutInvitation(bare)));
}

/** "Miller (link to the advert)", "Miller (read more)": what leads on; or whom to ask. */
function withoutRemark(text: string): string {
  const asked = contactBehind(text);
  if (asked) return asked.title;
  const [, title, remark = ''] = /^(.{3,100}?)\s?[([]([^()[\]]{3,40})[)\]]$/u.exec(text) ?? [];
  return title !== undefined && (isAction(remark) || /^link(?!\p{L})/iu.test(remark)) ? title : text;
}

/** Two signs of a script that writes words in two, or of those that stand for a department. */
export function isLongEnough(title: string): boolean {
  return title.length > 2 || /^(?:HR|QA|PR)$/.test(title) || (title.length === 2 && isUnspaced(title));
}

const NO_TITLE = new PhraseTable(NO_TITLE_WORDS.map(([, words]) => words));
const STAFF = new Set(foldedWords(STAFF_HEADINGS));
/** Text that was to be replaced, hours, a telephone number; how many minutes it takes to apply. */
const UNWRITTEN =
  /^\[[^\]]*\]?$|\b24\/7\b|^[+\d(][\d\s()/.-]{6,}|\d\s?(?:min(?:ut\p{L}*)?|мин(?:ут\p{L}*)?|хвилин\p{L}*|λεπτ\p{L}*|perc\p{L}*|dakika\p{L}*|分钟|分鐘|분)(?!\p{L})/iu;

/** "报名电话：021-55556666", "お電話（03-1234-5678）": in a script without spaces a line with a telephone number asks to call. */
const TELEPHONE = /(?<!\d)(?:0\d{1,4}[-－]\d{1,4}[-－]?\d{4}|0\d{2,3}[-－]\d{7,8}|1[3-9]\d{9})(?!\d)/u;

function isUnwritten(text: string): boolean {
  return UNWRITTEN.test(text) || (TELEPHONE.test(text) && isUnspaced(text));
}

/** What is no title whatever else it says: the page's own parts, the kind of a job, text that was to be replaced. */
function isSomethingElse(text: string, folded: string): boolean {
  if (headsOtherThings(folded, namesRole) && !isWrittenAsTitle(text, folded)) return true;
  if (seeksAnybody(text) || isPagePart(text) || NO_TITLE.test(text) || isUnwritten(text)) return true;
  return isOtherHeading(text, folded) || isAboutJobs(folded) || beginsWithKinds(folded) || headsPast(text, folded);
}

/** No heading of what is over has more words: "Offres pourvues". */
const MAX_PAST = 3;

/** Whether a text says of what is below it that it is over, and names no occupation: "Former baker" may be sought. */
function headsPast(text: string, folded: string): boolean {
  return (
    text.split(/\s+/).length <= MAX_PAST && saysPast(text) && !namesRole(folded) && !isWrittenAsTitle(text, folded)
  );
}

/** The heading of something else, or the notice of a purchase. */
function isOtherHeading(text: string, folded: string): boolean {
  // "RFP Writer"; "Coordinator, Career Fairs"
  if (callsForTenders(folded) && !endsAsTitle(text, folded)) return true;
  if (namesEvent(folded) && !isOfEvents(text, folded)) return true;
  if (!GENDER.test(text) && isOtherMatter(text, folded)) return true;
  return isApartHeading(text) || speaksOfTraining(folded) || STAFF.has(folded) || NO_POSTING.test(folded);
}

/** An article, what is told about something, whom customers may call, or what somebody must have learnt. */
function isOtherMatter(text: string, folded: string): boolean {
  if (statesPersonAsked(text)) return true;
  return (
    grantsMoney(folded) ||
    isContent(folded) ||
    ordersSomebody(folded) ||
    isAboutSomething(text, endsAsTitle(text, folded))
  );
}

/** Whether a text says that it is a title: for all genders, or by an occupation where titles have theirs. */
function isWrittenAsTitle(text: string, folded: string): boolean {
  const whole = isJoinedSubject(folded) ? folded.replace(/[&+]/g, '') : folded;
  const isOfRole = endsInRole(whole) || beginsWithRole(folded) || headsSubject(folded);
  return isOfRole || GENDER.test(text) || beginsForEverybody(folded);
}

function hasLengthOfTitle(text: string, folded: string): boolean {
  // Vowel signs stand between the letters of some scripts: they are gone from the folded text.
  return isLongEnough(text) && text.length <= 140 && folded.split(/\s+/).length <= 18 && hasWord(folded);
}

function isNoTitle(text: string, folded: string, written: string): boolean {
  if (!hasLengthOfTitle(text, folded) || isSomethingElse(text, folded)) return true;
  return beginsAsNoTitle(folded, text === written ? folded : fold(written)) || (isSince(text) && !GENDER.test(text));
}

/** Whether a text names whom one seeks, by more than what heads other things as often, or is a notice for staff. */
function namesSought(text: string, folded: string): boolean {
  return isStaffNotice(text) || (!headsAsOften(folded) && namesPeople(fold(withoutAtOnce(text))));
}

/** 2: surely a job title; 1: has a word for a role; 0: may be one; -1: is none. */
export const jobTitleScore = remembered((entry): -1 | 0 | 1 | 2 => {
  const written = withoutEnd(entry);
  if (isAdvertOfDepartment(written)) return 1;
  const text = titleInSentence(written);
  const folded = fold(text);
  if (isNoTitle(text, folded, written)) return -1;
  if (GENDER.test(text) || hasCount(text, entry)) return 2;
  if (namesOthers(text, folded) || isSentence(withoutCallEnd(text, folded), text !== written)) return -1;
  if (namesSought(text, folded)) return isCounted(entry, text) ? 2 : 1;
  return headsOrPays(text, entry) ? -1 : scoreOfName(text, written);
});

/** What names no occupation may be a paid one's title as it was written, and is one behind the name of an advert. */
function scoreOfName(text: string, written: string): -1 | 0 | 1 {
  if (text === written) return seeksVolunteers(text) ? -1 : 0;
  return isCalledAdvert(written, text) ? 1 : -1;
}

/** "服装销售经理3名", "Two (2) posts of baker": an occupation whose people or posts are counted. */
function isCounted(entry: string, text: string): boolean {
  return withoutPeople(entry) !== entry || hasCountAhead(text);
}

/** "Verkäufer:in Möbel!": what is written for everybody is a title that calls, no sentence. */
function withoutCallEnd(text: string, folded: string): string {
  return beginsForEverybody(folded) ? text.replace(/ ?!$/, '') : text;
}

/** By an occupation, or by a word that is written for both genders. */
function namesPeople(folded: string): boolean {
  return namesRole(folded) || BOTH_GENDERS.test(folded);
}

/** "We are hiring", "Join us"; "Monthly pay 210,000 yen". */
function headsOrPays(text: string, entry: string): boolean {
  if (topicOf(text) === 'openings' || invitesOrAsks(entry)) return true;
  return /\d/.test(text) && readSalary(text) !== undefined;
}

/** A place, a list, or people who have the role already. */
function namesOthers(text: string, folded: string): boolean {
  if (beginsWithStreet(text) || NAMES_LIST.test(folded) || OF_SOMEBODY.test(folded)) return true;
  return (namesMore(folded) && namesRole(folded)) || isPersonOfRole(text) || isSomebody(text, folded);
}

/** "Anna Müller"; but "Paul Smith Stylist" is sought, and a "Plumber's Mate" is nobody of that name. */
function isSomebody(text: string, folded: string): boolean {
  const name = nameOfPerson(text);
  if (name === undefined || PHRASES.test(folded)) return false;
  return isUnspaced(text) ? !namesRole(folded) : text.split(' ').length < 3 || !namesRole(fold(name.surname));
}

/** Whether a folded text has a word for an occupation. */
function namesRole(folded: string): boolean {
  const text = withoutArts(folded);
  return ROLE_WORD.test(text) || hasRoleWord(text);
}

/**
 * "Responsable des services", "Gestor de eventos": languages that name the role first join what it is about by a word.
 */
function beginsWithRole(folded: string): boolean {
  const first = /^(\S{4,30}) (?:of|de|des|du|d'\S*|da|do|dos|das|del|della|dei|delle|en|em|pour|para|per|van) /.exec(
    `${folded} `,
  )?.[1];
  return first === 'head' || (first !== undefined && namesRole(first));
}

/** Whether an event is what somebody would work on: it stands behind a comma, or the line is written for everybody. */
function isOfEvents(text: string, folded: string): boolean {
  if (GENDER.test(text)) return true;
  return !/\d/.test(folded) && (worksOnEvents(folded) || namesRole(/^[^,]+(?=, )/.exec(folded)?.[0] ?? ''));
}

/** Whether what is sought or the whole line ends in an occupation. */
function endsAsTitle(text: string, folded: string): boolean {
  return GENDER.test(text) || endsInRole(folded) || namesRole(folded.split(/\s+/).at(-1) ?? '');
}

/** "Event Manager (m/w/d)", "Print Operator - Leeds": the last word of what is sought names an occupation. */
function endsInRole(folded: string): boolean {
  const [head = ''] = folded.split(/\s?[,(|/–—+&]|\s-\s/);
  const last = head.trim().split(/\s+/).at(-1) ?? '';
  return namesRole(last);
}

import { saysOfJob, type RemoteStatement } from './job-ways.js';
import { officeDays } from './office-days.js';
import { fold, matchesOf, MAX_SEARCHED, wordsAround } from '../words.js';
import { ANYWHERE_PLACES } from '../words/remote/anywhere-words.js';
import { AT_HOME_SENTENCES } from '../words/remote/at-home-words.js';
import { HOME_WORDS, type HomeWordKind } from '../words/remote/home-words.js';
import { DENIALS_IN_SENTENCES } from '../words/denial-words.js';
import { OR_WORDS } from '../words/or-words.js';
import { alternativesOf, anyOf, foldedWords, patternsOf, rowsOf } from '../words/pattern-parts.js';
import { PhraseTable } from '../words/phrase-table.js';
import { MIXED_WAYS } from '../words/remote/mixed-ways.js';
import { REST_AT_HOME } from '../words/remote/rest-words.js';
import { NO_WAYS, PARTLY, REFUSALS, REFUSING_VALUES, WAY_WORDS, type RemotePolicy } from '../words/remote/way-words.js';
import { wordPattern } from '../word-pattern.js';

/** What is hybrid and no way of working: "Hybrid Seed Breeder". */
const HYBRID_THING = String.raw`(?!(?:e[rnsm]?|s)?[ -]?(?:fahrzeug|auto|antrieb|motor|technologie|technik|kraftwerk|speicher|heizung|vehic|véhic|voertuig|bil|cloud|app|vehicle|infrastructure|mobile|car|electric|search|power|system|engine|delivery|methods?|seed|architectures?))`;
const HYBRID_WORK = wordPattern(`hybrid${HYBRID_THING}`, 'i');

const WAYS = (['hybrid', 'on-site', 'remote'] as const).map(
  (policy) => [new PhraseTable(WAY_WORDS.filter(([of]) => of === policy).map(([, , words]) => words)), policy] as const,
);

const ON_SITE = new PhraseTable(WAY_WORDS.filter(([of]) => of === 'on-site').map(([, , words]) => words));

const noWays = new PhraseTable(NO_WAYS);
const refusals = new PhraseTable([REFUSALS]);
const partly = new PhraseTable([PARTLY]);
const NO_VALUES = new Set(foldedWords(REFUSING_VALUES));

/** The policy a source's own label stands for: "Remote", "TELECOMMUTE", "on_site", "Hybrid - 2 days". */
export function readRemoteLabel(label: string | undefined): RemotePolicy | undefined {
  if (label === undefined) return undefined;
  const plain = label.slice(0, MAX_LABEL).replaceAll('_', ' ');
  return mixesWays(plain) ? 'hybrid' : wayIn(plain);
}

function wayIn(plain: string): RemotePolicy | undefined {
  if ((/hybrid/i.test(plain) && !HYBRID_WORK.test(plain)) || leavesChoice(plain)) return undefined;
  const policy = WAYS.find(([table]) => table.test(plain))?.[1];
  if (noWays.test(plain)) return undefined;
  if (policy !== 'remote') return policy;
  // "No remote work" leaves open where else one works.
  if (refuses(plain)) return undefined;
  return isPartly(plain) ? 'hybrid' : 'remote';
}

/** "Both virtual and on site", "partly at the office, partly at home": a whole label, or what is ahead of a place. */
const MIXED = MIXED_WAYS.flatMap(({ ahead, and, office, home }) =>
  [office, home].map((first) => {
    const second = first === office ? home : office;
    const both = String.raw`(?:(?:${ahead})\s)?(?:${first})(?:\s(?:${and})|\s[+&]|,?(?=\s(?:${ahead})))\s(?:(?:${ahead})\s)?(?:${second})`;
    return wordPattern(String.raw`(?:^|[:(]\s?)${both}(?=\s?(?:$|[,.;()–—|/]|-\s))`, 'iu');
  }),
);

function mixesWays(label: string): boolean {
  // Of fewer than three words none is said to be both.
  return /\s\S+\s/.test(label) && MIXED.some((pattern) => pattern.test(label)) && !namesAllWays(label);
}

/**
 * What stands in a label or line ahead of its words for work on site: "Customer care" in "Customer care on-site", where
 * something else than the job is done there. Undefined where it has none.
 */
export function aheadOfSite(label: string): string | undefined {
  const [first] = ON_SITE.spansIn(label);
  return first && label.slice(0, first.start);
}

/** "Partly remote", "two days a week from home". */
function isPartly(label: string): boolean {
  return partly.test(label) || NAMES_DAYS.test(label);
}

/** "No remote work", "Home office: nein"; two capitals are a state or a code: "Remote: NE". */
function refuses(label: string): boolean {
  if (refusals.test(label)) return true;
  const value = /[:：]\s{0,2}(\p{L}{2,5})[.!]?$/u.exec(label)?.[1] ?? '';
  return !/^[A-Z]{2}$/.test(value) && NO_VALUES.has(fold(value));
}

/** "Remote or on-site": the applicant is free to choose, or it is not said yet. */
function leavesChoice(label: string): boolean {
  if (namesAllWays(label)) return true;
  const [way, other] = WAYS.flatMap(([table, policy]) => (table.test(label) ? [policy] : []));
  return way === 'on-site' && other === 'remote' && CHOICE.test(label);
}

/**
 * "Pune (on-site, hybrid, remote)": whatever suits who applies; "hybrid (3 days on-site, 2 days remote)" is one way.
 */
function namesAllWays(text: string): boolean {
  const days = [EACH_DAYS, REST_IS_AT_HOME].flatMap((pattern) => matchesOf(text, pattern));
  return days.length < 2 && WAYS.every(([table]) => table.test(text));
}

/** "A or B", "A, B or C", "A / B" of the ways to work. */
const CHOICE = wordPattern(String.raw`[/|,]|(?<!\p{L})(?:${anyOf(OR_WORDS)}|或)(?!\p{L})|または`, 'iu');

/** A label has no more characters; what is longer is told by its beginning. */
const MAX_LABEL = 200;

/** "Hybrid" says something of work where its clause is about work, or where it stands alone as a label. */
const HYBRID = wordPattern(
  String.raw`\bhybrid[- ]+(?:\w+[- ]+)?(?:work|working|workplace|role|position|schedule|model|arrangement|office|remote|team|set-?up|policy|opportunit|job|environment|basis|format|arbeit|arbeiten|arbeitsmodell|modell|flexib|\d|days?|one|two|three|four)|\bhybrid[,:] (?:\d|one|two|three|four)(?:[-–]\d)? days?\b|(?:\bwork(?:s|ing|place)?\b|\brole\b|\bposition\b|\bjob\b|\blocation\b|\boffice\b|\bremote\b|\bonsite\b|\bon-site\b|\barbeit\w*|\bschedule\b|\bthis is an?)[^.\n]{0,30}\bhybrid\b${HYBRID_THING}|(?:^|[\n(|•–-])[ \t]{0,8}hybrid[ \t]{0,8}(?:$|[\n),|•–-])`,
  'gi',
);
const REMOTE =
  /\b(?:fully|100\s?%|completely|entirely|permanently|exclusively)[ -]?(?:remote|distributed|virtual)|\bremote[- ]?(?:first|only|-?based in)|\bremote[- ](?:[\w-]+ ){0,2}(?:position|role|job|opportunity)\b|\b(?:this|the) (?:is a |is an |role is |position is |job is |role can be |position can be )(?:fully |a |performed |done |100% )*remote\b|\b(?:role|position|job) (?:is|will be) (?:fully |100% )?remote|work (?:from )?(?:anywhere|remotely from|fully remote)|location:?\s*(?:fully )?remote\b|\bremote\s?[-–(,]\s?(?:us|usa|uk|eu|europe|emea|latam|canada|germany|india|anywhere|worldwide)|work from home (?:position|role|job)/gi;
const ONSITE =
  /\(on-?site(?:[.,;)][^)]*)?\)?|\b(?:fully|100\s?%|strictly) (?:on[- ]?site|in[- ]?office|in[- ]?person)|\b(?:role|position|job|work|this) is (?:fully |an? )?(?:based )?(?:on[- ]?site|in[- ]?office|in[- ]?person|office[- ]based)|\bworks? in[- ]office|\bwork(?: is (?:done|performed|carried out))? on[- ]?site|must (?:be able to )?work (?:on[- ]?site|in[- ]person|in (?:the|our) office)|\bnot (?:a )?remote|remote work is not|(?<!\p{L})no remote|\b(?:5|five) days (?:a|per) week in (?:the|our)?\s?office|\bon[- ]?site (?:role|position|job)|in[- ]person (?:role|position)|role is based at our/giu;
const NEGATED = wordPattern(
  String.raw`(?<!\p{L})(?:${anyOf(DENIALS_IN_SENTENCES)})\s{1,9}(?:[\p{L}\d]{1,40}\s{1,9}){0,3}$`,
  'iu',
);

/** So far (characters) in front of the words stands who works so, or what is sold for it. */
const MAX_OF_OTHERS = 70;
/** "Our customers work remotely", "software for hybrid work": how others work. */
const OF_OTHERS = wordPattern(
  String.raw`^(?:[^]*[.!?;\n])?(?<ahead>[^.!?;\n]*)(?<!\p{L})(?:(?<sold>${alternativesOf(HOME_WORDS, 'sold')})|${alternativesOf(HOME_WORDS, 'others')})(?!\p{L})(?<between>[^.!?;\n]{0,30})$`,
  'iu',
);
const SELF = String.raw`(?<!\p{L})(?:${alternativesOf(HOME_WORDS, 'self')})(?!\p{L})`;
const SPEAKS_OF_SELF = wordPattern(SELF, 'iu');
/** "For customers you work", "serve clients remotely, 100% remote": what comes is said of somebody else. */
const LEAVES_OTHERS = wordPattern(String.raw`${SELF}|[,(–—]\s*$`, 'iu');
const JOB = String.raw`(?:${alternativesOf(HOME_WORDS, 'job')})(?!\p{L})`;
const SPEAKS_OF_JOB = wordPattern(String.raw`(?<!\p{L})${JOB}`, 'iu');
const IS_JOB = wordPattern(String.raw`^[\s-]${JOB}`, 'iu');
/** "You help customers and work": the same who helps them. */
const AND_WORKS = wordPattern(
  String.raw`(?<!\p{L})(?:${alternativesOf(HOME_WORDS, 'and')})\s+(?:$|(?:${alternativesOf(HOME_WORDS, 'works')})(?!\p{L}))`,
  'iu',
);

/** "Anywhere" in the place of a town; "Leeds or anywhere" leaves the choice. */
const IS_ANYWHERE = wordPattern(
  String.raw`^\s{0,9}(?:${ANYWHERE_PLACES.map(([, words]) => words).join('|')})[\s.!]{0,9}$`,
  'iu',
);

/** The policy a title and a place state: "Engineer (Remote)", "Remote - Germany". Hybrid is not remote. */
export function readRemotePlace(title: string, location: string): RemoteStatement | undefined {
  if (IS_ANYWHERE.test(location)) return { policy: 'remote', quote: location.slice(0, 120) };
  for (const text of [location, title]) {
    const policy = policyOf(text, text === location);
    if (policy) return { policy, quote: text.slice(0, 120) };
  }
  return undefined;
}

/** "Berlin or Remote", "Remote, London Office": a choice, or not said. */
function policyOf(text: string, isPlace: boolean): RemotePolicy | undefined {
  if (namesAllWays(text)) return undefined;
  if (HYBRID_WORK.test(text)) return 'hybrid';
  if (isPlace && mixesWays(text)) return 'hybrid';
  if (leavesChoice(text)) return undefined;
  if (isPlace && isHomeOnDays(text)) return 'hybrid';
  if (/\bon-?site\b|\bin-office\b/i.test(text)) return 'on-site';
  return namesHome(text) ? 'remote' : readWayPart(text);
}

function namesHome(text: string): boolean {
  return (
    /\bremote(?:ly)?\b|home[- ]?office\b|\bhome[- ]based\b|work from home|télétravail/i.test(text) &&
    !/remote (?:sensing|monitoring|support|access|control|care)|\bor remote|remote or\b/i.test(text)
  );
}

/** "Home-based (2 days per week)" */
function isHomeOnDays(place: string): boolean {
  return NAMES_DAYS.test(place) && namesHome(place);
}

/**
 * "Geliştirici — Uzaktan", "Hammarö / Distans": a word by itself that says it in any language. "Helt på distans" says
 * it in front of a place, too.
 */
function readWayPart(text: string): RemotePolicy | undefined {
  const parts = text
    .slice(0, MAX_LABEL)
    .split(/\s[–—|/·-]\s|[(),]/)
    .map((part) => part.trim());
  if (parts.some((part) => IS_WHOLLY_AT_HOME.test(part))) return 'remote';
  return parts
    .slice(1)
    .filter((part) => /^\p{L}+$/u.test(part) || isWay(part))
    .map(readRemoteLabel)
    .find((policy) => policy !== undefined);
}

/** "Op afstand", "na dálku": words for a way of working, and nothing else. */
function isWay(part: string): boolean {
  return WAYS.some(([table]) => table.spansIn(part).some(({ start, end }) => start === 0 && end === part.length));
}

const ofKind = (kind: HomeWordKind, language?: string): string => `(?:${alternativesOf(HOME_WORDS, kind, language)})`;

const HOME = String.raw`(?<!\p{Script=Latin})${ofKind('home')}`;
const DAYS = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d])(?:[1-4]|${ofKind('number')})(?:\s?[-–]\s?[1-4])?\s?${ofKind('days')}`;
const HYBRID_OF_WORK = String.raw`(?<!\p{L})${ofKind('hybrid')}(?!\p{L})`;
const WORK = String.raw`(?<!\p{L})${ofKind('work')}(?!\p{L})`;
const ONE_DAY = String.raw`(?<![\p{L}\d])${ofKind('one')}\s${ofKind('days')}(?!\p{L})`;
/** "Two days a week from home": of all of them. */
const NAMES_DAYS = wordPattern(`${DAYS}|${ONE_DAY}`, 'iu');
const EACH_DAYS = wordPattern(`${DAYS}|${ONE_DAY}`, 'giu');
/** "Bis zu 3 Tage Homeoffice", "modelo híbrido", "週2日リモート"; one day is any day behind a comma. */
const PARTLY_AT_HOME = wordPattern(
  `${ONE_DAY}[^.,;\\n]{0,25}?${HOME}|${HOME}[^.,;\\n]{0,12}?${ONE_DAY}|${DAYS}[^.\\n]{0,30}?${HOME}|${HOME}[^.\\n]{0,30}?${DAYS}|${HYBRID_OF_WORK}[^.\\n]{0,12}?${WORK}|${WORK}[^.\\n]{0,12}?${HYBRID_OF_WORK}`,
  'giu',
);
/** "Homeoffice möglich", "2 days a week in the office": some days of several, in words of one language. */
const someDaysIn = (language: string): string[] => {
  const of = (kind: HomeWordKind): string => `(?<!\\p{L})${ofKind(kind, language)}`;
  const days = String.raw`(?<![\p{L}\d])(?:\d|${ofKind('number', language)}|${ofKind('few', language)})(?![\p{L}\d])[^.\n]{0,12}?${ofKind('days', language)}`;
  const fewDays = String.raw`(?<![\p{L}\d])(?:[1-4]|${ofKind('number', language)})(?:\s?[-–]\s?[1-4])?\s?(?:\+ )?${ofKind('days', language)}`;
  return [
    `${of('offered')}[^.\\n]{0,50}?${days}`,
    // "Homeofficemöglichkeit" is one word.
    `${of('offered')}(?:[^.\\n]{0,50}?(?<!\\p{L}))?${ofKind('some', language)}(?!\\p{L})`,
    `${of('choice')}[^.\\n]{0,30}?${ofKind('chosen', language)}`,
    `${fewDays}[^.\\n]{0,25}?(?:${of('office')}(?!\\p{L})|${of('offered')})`,
  ];
};
/** What is remote and no way of working: "in partly remote areas". */
const REMOTE_THING = String.raw`\s(?:areas?|locations?|sites?|regions?|communit|parts|places|villages?|customers?|control|sensing|access)`;
/** "En casa de los clientes" */
const SOMEBODYS_HOME = String.raw`\s(?:d[eao]s?|del|della|dei|of|van|von|der|af|av)(?!\p{L})`;
const PART_OF_WORK = String.raw`(?<!\p{L})${ofKind('part')}(?!\p{L})`;
/** "Occasionally work remotely", "vía remota ocasionalmente"; "remote, with occasional travel" is something else. */
const NOW_AND_THEN = String.raw`(?<!\p{L})${ofKind('nowAndThen')}(?!\p{L})`;
const DOES_WORK = String.raw`(?:(?:be|can|to)\s)?(?:${ofKind('works')}|${ofKind('work')})(?:ed|ing)?\s`;
const SOME_DAYS = wordPattern(
  [
    ...rowsOf(HOME_WORDS, 'offered').flatMap(([language]) => someDaysIn(language)),
    String.raw`(?<!\p{L})${ofKind('officeAhead')} (?:\p{L}{1,20} ){0,3}${DAYS}(?!\p{L})`,
    String.raw`(?<![\p{L}\d])${ofKind('someDays')}`,
    String.raw`${PART_OF_WORK}[^.,;:\n]{0,40}?${HOME}(?!${REMOTE_THING}|${SOMEBODYS_HOME})`,
    String.raw`${HOME}(?!${SOMEBODYS_HOME})[^.,;:\n]{0,20}?${PART_OF_WORK}`,
    String.raw`${NOW_AND_THEN}\s(?:${DOES_WORK})?${HOME}(?!${REMOTE_THING}|${SOMEBODYS_HOME})`,
    String.raw`${HOME}(?!${SOMEBODYS_HOME})\s${NOW_AND_THEN}`,
  ].join('|'),
  'giu',
);
/** "Možnost práce z domova"; "posibilidad de teletrabajo al 100 %" is more, "sin posibilidad de teletrabajo" none. */
const POSSIBLE = wordPattern(
  String.raw`(?<!\p{L}|(?<!\p{L})(?:sin|nav) )${ofKind('possible')}(?![^.\n]{0,25}(?:${ofKind('wholly')}|${ofKind('anywhere')}|complet|total))`,
  'giu',
);
/** "Praca w 100% zdalna", "Somos full remote": the English words are used in other languages, too. */
const WHOLLY_AT_HOME = wordPattern(
  [
    String.raw`(?<!\p{Script=Latin})${ofKind('wholly')}[\s-]{0,3}(?:en\s)?${HOME}`,
    String.raw`(?<!\p{L})full[\s-]remote(?![\p{L}-]|${REMOTE_THING})`,
  ].join('|'),
  'giu',
);
/** "Remotely from anywhere", "En remoto desde cualquier lugar" */
const FROM_ANYWHERE = wordPattern(
  String.raw`${HOME}[^.\n\d]{0,20}?(?<!\p{L})${ofKind('anywhere')}(?!\p{L}|[^.\n]{0,30}\d)`,
  'giu',
);
const IS_WHOLLY_AT_HOME = wordPattern(`^(?:${WHOLLY_AT_HOME.source})$`, 'iu');
/** "Working remotely most of the time", "télétravail partiel", "teilweise mobiles Arbeiten" */
const MOSTLY_AT_HOME = wordPattern(
  String.raw`(?<!\p{L})${ofKind('mostly')}(?!\p{L})[\s-]{1,3}(?:${HOME}|${ofKind('offered')})(?!\p{L}|${REMOTE_THING})|${HOME}[\s-]{1,3}${ofKind('mostly')}(?!\p{L})`,
  'giu',
);
/** "You work from home." and nothing else of it. */
const WORKS_AT_HOME = wordPattern(
  String.raw`(?:^|[.!?:;\n•–-])\s{0,3}(?:${AT_HOME_SENTENCES.map(([, sentences]) => sentences).join('|')})(?=\s{0,3}(?:[.!;\n]|$))`,
  'giu',
);
const AT_THE_COMPANY = wordPattern(String.raw`(?<!\p{L})${ofKind('on-site')}(?!\p{L})`, 'giu');
/** "We are not accepting remote candidates": on site, unless the advert offers days at home. */
const NOBODY_AT_HOME = wordPattern(String.raw`(?<!\p{L})${ofKind('nobodyAtHome')}(?!\p{L})`, 'giu');
/** "Homeoffice ist leider nicht möglich" */
const NOT_AT_HOME = wordPattern(`${HOME}[^.\\n]{0,25}?${ofKind('refused')}`, 'iu');

/** "At least 20 hours on site, the rest from home": the first part alone would be on site. */
const REST_IS_AT_HOME = wordPattern(`(?<!\\p{L})(?:${patternsOf(REST_AT_HOME)})(?!${REMOTE_THING})`, 'giu');

/** Where a text says something. */
type Finder = (text: string) => readonly RegExpExecArray[];

const finderOf =
  (pattern: RegExp): Finder =>
  (text) =>
    matchesOf(text, pattern);

/** What sentences say of where one works; the first that one says counts. */
const IN_SENTENCES: readonly (readonly [Finder, RemotePolicy])[] = [
  [finderOf(HYBRID), 'hybrid'],
  [saysOfJob('hybrid'), 'hybrid'],
  [finderOf(SOME_DAYS), 'hybrid'],
  [officeDays, 'hybrid'],
  [finderOf(PARTLY_AT_HOME), 'hybrid'],
  [finderOf(NOBODY_AT_HOME), 'on-site'],
  [finderOf(REMOTE), 'remote'],
  [saysOfJob('remote'), 'remote'],
  [finderOf(WHOLLY_AT_HOME), 'remote'],
  [finderOf(FROM_ANYWHERE), 'remote'],
  [finderOf(MOSTLY_AT_HOME), 'hybrid'],
  [finderOf(WORKS_AT_HOME), 'remote'],
  [finderOf(POSSIBLE), 'hybrid'],
];
const AT_WORK: typeof IN_SENTENCES = [
  [finderOf(ONSITE), 'on-site'],
  [finderOf(AT_THE_COMPANY), 'on-site'],
  [saysOfJob('on-site'), 'on-site'],
];

/** The policy the text of a posting states; undefined when it says nothing clear. */
export function readRemoteText(text: string): RemoteStatement | undefined {
  const input = text.slice(0, MAX_SEARCHED);
  const partly = firstOf([[finderOf(REST_IS_AT_HOME), 'hybrid']], input);
  if (partly) return partly;
  const onSite = firstOf(AT_WORK, input);
  if (onSite || NOT_AT_HOME.test(input)) return onSite;
  return firstOf(IN_SENTENCES, input);
}

/** Whether the text of a posting says that all of its work is done at home, in no house of the company. */
export function isAtHome(text: string): boolean {
  return readRemoteText(text)?.policy === 'remote';
}

function firstOf(finders: typeof IN_SENTENCES, text: string): RemoteStatement | undefined {
  for (const [finder, policy] of finders) {
    const stated = find(text, finder, policy);
    if (stated) return stated;
  }
  return undefined;
}

/** Says it by the first words for it that are not about others. */
function find(text: string, finder: Finder, policy: RemotePolicy): RemoteStatement | undefined {
  const isOwn = (said: RegExpExecArray): boolean => {
    const beside = besideOf(text, said);
    if (namesAllWays(beside.join(said[0]))) return false;
    return policy === 'on-site' ? !isLeftOpen(beside) : !isOfOthers(text, said);
  };
  const match = finder(text).find(isOwn);
  if (!match) return undefined;
  const before = text.slice(Math.max(0, match.index - MAX_NEGATION), match.index);
  if (policy !== 'on-site' && NEGATED.test(before)) return undefined;
  return { policy, quote: wordsAround(text, match.index, match.index + match[0].length, 60) };
}

const AT_HOME = wordPattern(HOME, 'giu');
const ENDS_SENTENCE = /[.!?;\n]/;
const OR_OPTIONAL = wordPattern(
  String.raw`/|(?<!\p{L})(?:${anyOf(OR_WORDS)}|${alternativesOf(HOME_WORDS, 'optional')})(?!\p{L})`,
  'iu',
);
/** "Remote work is not possible". */
const DENIED_BEHIND = wordPattern(
  String.raw`^\s{1,9}(?:\p{L}{1,12}\s{1,9}){0,2}(?:${anyOf(DENIALS_IN_SENTENCES)})(?!\p{L})`,
  'iu',
);
/** So far (characters) beside work at the company its sentence is read. */
const MAX_BESIDE = 80;

/** What stands in its sentence before words, and behind them. */
function besideOf(text: string, { 0: said, index }: RegExpExecArray): readonly [ahead: string, behind: string] {
  const ahead = text.slice(Math.max(0, index - MAX_BESIDE), index).split(ENDS_SENTENCE);
  const [behind = ''] = text.slice(index + said.length, index + said.length + MAX_BESIDE).split(ENDS_SENTENCE);
  return [ahead.at(-1) ?? '', behind];
}

/** "On site or from home", "remote, with the option to work on site": where one works is left open. */
function isLeftOpen([ahead, behind]: readonly [ahead: string, behind: string]): boolean {
  const isHome = (beside: string): boolean =>
    matchesOf(beside, AT_HOME).some(
      ({ 0: home, index: at }) =>
        !NEGATED.test(beside.slice(0, at)) && !DENIED_BEHIND.test(beside.slice(at + home.length)),
    );
  return OR_OPTIONAL.test(`${ahead} ${behind}`) && (isHome(ahead) || isHome(behind));
}

/** So far (characters) in front of the words they are denied. */
const MAX_NEGATION = 25;
/** No word for a job is longer (characters). */
const MAX_JOB = 20;

/** Whether the words are about customers, or what is sold to them. */
function isOfOthers(text: string, { 0: said, index }: RegExpExecArray): boolean {
  const end = index + said.length;
  const groups = OF_OTHERS.exec(text.slice(Math.max(0, index - MAX_OF_OTHERS), index))?.groups;
  if (!groups) return false;
  const { ahead = '', sold, between = '' } = groups;
  if (SPEAKS_OF_JOB.test(between) || IS_JOB.test(text.slice(end, end + MAX_JOB))) return false;
  // "Tools that help you work from anywhere": you are the customer.
  if (sold !== undefined) return true;
  return !LEAVES_OTHERS.test(between) && !(SPEAKS_OF_SELF.test(ahead) && AND_WORKS.test(between));
}

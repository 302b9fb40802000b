import { finding, type Finding } from '../findings/finding.js';

/**
 * https://www.rfc-editor.org/rfc/rfc9309 - Crawl-delay is none of its lines, yet it closes the agents of a group as a
 * rule does.
 */
export interface RobotsRules {
  /** Whether an address of the file's own origin may be asked for. */
  readonly isAllowed: (url: string) => boolean;
  readonly crawlDelaySeconds: number;
  /** What of the file was not obeyed. */
  readonly findings: readonly Finding[];
}

/** A robots.txt as it was read. */
export interface RobotsFile {
  readonly url: string;
  readonly body: string;
  /** Whether there was more of it than is read. */
  readonly truncated: boolean;
}

/**
 * Rules for one agent that are obeyed: each is tried on every address, and no site is known that has a tenth of them.
 */
export const MAX_RULES = 2000;

/** The address ends where the pattern does. */
const WHOLE = Symbol('whole');

interface Rule {
  readonly allows: boolean;
  /** Characters of the pattern: the longest one decides. */
  readonly length: number;
  readonly start: string;
  /** What has to follow in this order, with anything between. */
  readonly pieces: readonly string[];
  /** What the address ends with, where the pattern says so behind a star; `WHOLE` where it has none. */
  readonly end?: string | typeof WHOLE;
}

/** What is said to one agent, in all groups that name it. */
interface Group {
  isNamed: boolean;
  rules: Rule[];
  seen: number;
  crawlDelay: number;
}

/** What the file says to the agent, or to everybody where it does not name the agent. */
export function readRobots({ url, body, truncated }: RobotsFile, agent: string): RobotsRules {
  const { rules, seen, crawlDelay } = groupFor(truncated ? wholeLines(body) : body, productOf(agent));
  rules.sort((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows));
  return {
    isAllowed: (asked) => isAllowed(rules, asked),
    crawlDelaySeconds: crawlDelay,
    findings: [
      ...(truncated ? [finding('robots_truncated', url)] : []),
      ...(seen > MAX_RULES ? [finding('robots_rules_limit', url, { seen, kept: MAX_RULES })] : []),
    ],
  };
}

function groupFor(body: string, agent: string): Group {
  const [ofAgent, ofAll] = [emptyGroup(), emptyGroup()];
  const groups = new Map([['*', ofAll] as const, [agent, ofAgent] as const]);
  let named = new Set<Group>();
  let isHead = false;
  for (const [key, value] of linesOf(body)) {
    if (key === 'user-agent') {
      if (!isHead) named = new Set();
      isHead = true;
      const group = groups.get(productOf(value));
      if (!group) continue;
      group.isNamed = true;
      named.add(group);
    } else if (key === 'allow' || key === 'disallow' || key === 'crawl-delay') {
      isHead = false;
      for (const group of named) take(group, key, value);
    }
  }
  return ofAgent.isNamed ? ofAgent : ofAll;
}

function emptyGroup(): Group {
  return { isNamed: false, rules: [], seen: 0, crawlDelay: 0 };
}

/** A line that was cut may say anything: `Disallow: /private` cut to `Disallow: /` refuses the site. */
function wholeLines(body: string): string {
  return body.slice(0, Math.max(body.lastIndexOf('\n'), body.lastIndexOf('\r')) + 1);
}

function linesOf(body: string): [key: string, value: string][] {
  return body.split(/\r\n|\r|\n/).flatMap((line): [string, string][] => {
    const [said = ''] = line.split('#', 1);
    const colon = said.indexOf(':');
    return colon < 0 ? [] : [[said.slice(0, colon).trim().toLowerCase(), said.slice(colon + 1).trim()]];
  });
}

/** The agent's name without its version: `Bot/1.0 (all of them)` is `bot`. */
function productOf(agent: string): string {
  return (/^[^/\s]*/.exec(agent)?.[0] ?? '').toLowerCase();
}

function take(group: Group, key: 'allow' | 'disallow' | 'crawl-delay', value: string): void {
  if (key === 'crawl-delay') {
    const seconds = Number(value);
    if (!Number.isNaN(seconds)) group.crawlDelay = seconds;
  } else if (value !== '') {
    group.seen++;
    if (group.rules.length < MAX_RULES) group.rules.push(ruleOf(value, key === 'allow'));
  }
}

function ruleOf(pattern: string, allows: boolean): Rule {
  const isAnchored = pattern.endsWith('$');
  const normal = normalForm(isAnchored ? pattern.slice(0, -1) : pattern).replaceAll('$', '%24');
  const [start = '', ...pieces] = normal.split(/\*+/);
  const length = normal.length + Number(isAnchored);
  if (!isAnchored) return { allows, length, start, pieces: pieces.filter((piece) => piece !== '') };
  return { allows, length, start, pieces: pieces.slice(0, -1), end: pieces.at(-1) ?? WHOLE };
}

function isAllowed(rules: readonly Rule[], url: string): boolean {
  const { pathname, search } = new URL(url);
  if (pathname === '/robots.txt') return true;
  const path = normalForm(pathname + search).replace(/[*$]/g, (sign) => (sign === '*' ? '%2A' : '%24'));
  return rules.find((rule) => matches(rule, path))?.allows ?? true;
}

/** Takes time for the pattern and the path, not for one times the other: a site writes both. */
function matches({ start, pieces, end }: Rule, path: string): boolean {
  if (!path.startsWith(start)) return false;
  let at = start.length;
  for (const piece of pieces) {
    at = endOfPiece(piece, path, at);
    if (at < 0) return false;
  }
  if (end === WHOLE) return at === path.length;
  return end === undefined || (path.endsWith(end) && path.length - end.length >= at);
}

/**
 * Where the piece ends in the text; -1 where it is not there. By Knuth, Morris and Pratt: `indexOf` takes piece x text.
 */
function endOfPiece(piece: string, text: string, from: number): number {
  if (piece.length > text.length - from) return -1;
  const borders = [0];
  const grown = (matched: number, next: number): number => {
    let kept = matched;
    while (kept > 0 && piece.charCodeAt(kept) !== next) kept = borders[kept - 1] ?? 0;
    return piece.charCodeAt(kept) === next ? kept + 1 : 0;
  };
  for (let at = 1; at < piece.length; at++) borders.push(grown(borders[at - 1] ?? 0, piece.charCodeAt(at)));
  for (let at = from, matched = 0; at < text.length; at++) {
    matched = grown(matched, text.charCodeAt(at));
    if (matched === piece.length) return at + 1;
  }
  return -1;
}

/** One form of what RFC 9309 (2.2.2) and RFC 3986 (2.2, 3.4) take for equal. */
function normalForm(text: string): string {
  const query = text.indexOf('?');
  if (query < 0) return encoded(text);
  // No delimiter of addresses has a meaning within a query: RFC 9309 takes `?u=https://a` and `?u=https%3A%2F%2Fa` for
  // one.
  const search = encoded(text.slice(query + 1)).replace(/%(?:3A|2F|3F|40|5B|5D)/g, decodeURIComponent);
  return `${encoded(text.slice(0, query))}?${search}`;
}

function encoded(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (octet) => {
      const sign = String.fromCharCode(parseInt(octet.slice(1), 16));
      return /[\w.~-]/.test(sign) ? sign : octet.toUpperCase();
    });
}

import type { WebRequest } from './web.js';

/** Why an answer is a refusal; undefined when it is content. */
export function refusalOf(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  body: string,
): string | undefined {
  if (status === 401 || status === 403 || status === 407 || status === 451 || status === 999)
    return `it answered ${String(status)}`;
  if (status === 429) return 'it answered 429, too many requests';
  if (headers['cf-mitigated'] === 'challenge') return 'it asked for a challenge';
  if (body.length > MAX_CHALLENGE_LENGTH) return undefined;
  const system = SYSTEMS.find((one) => isChallengeOf(one, { status, headers, body }));
  return system && `it asked for a challenge (${system.name})`;
}

/** What is longer (characters) is a page of a site, whatever script stands in it. */
const MAX_CHALLENGE_LENGTH = 100_000;

/** A page that shows this much text (characters) is no challenge: those explain themselves in a few lines. */
const MAIN_TEXT = 1000;

/** A system that keeps robots out, and how its challenges are told from the pages it lets through. */
interface ProtectionSystem {
  readonly name: string;
  /** Header that only challenges have. */
  readonly header?: readonly [name: string, value: RegExp];
  /**
   * The whole title of challenges: words of people too, so it decides where the page shows no text of its own, or the
   * status is 503.
   */
  readonly title?: RegExp;
  /** What stands in challenges; it decides where the page shows no text of its own, or the status is 503. */
  readonly mark?: RegExp;
}

/** Block-page knowledge is data: an entry per system. */
const SYSTEMS: readonly ProtectionSystem[] = [
  {
    name: 'Cloudflare',
    title:
      /^(?:Just a moment\.\.\.|Attention Required! \| Cloudflare|Security Check(?: [|-] \S+\.\S+)?|Authenticating\.\.\.)$/,
    // The script that it adds to ordinary pages lies below /cdn-cgi/challenge-platform/ as well, in scripts/.
    mark: /\b_cf_chl_opt\b|\/cdn-cgi\/challenge-platform\/[\w/]{1,40}\/orchestrate\/|Additional Verification Required/,
  },
  { name: 'DataDome', mark: /captcha-delivery\.com\// },
  { name: 'PerimeterX', title: /^Access to this page has been denied\.?$/, mark: /\bid="px-captcha"/ },
  {
    name: 'Imperva',
    title: /^Pardon Our Interruption(?:\.{3}|…)?$/,
    // Ordinary pages have its script; the frame and the incident are of challenges.
    mark: /<iframe[^>]{0,200}\/_Incapsula_Resource|Incapsula incident ID/,
  },
  {
    name: 'Akamai',
    mark: /You don't have permission to access [^<]{0,300}on this server|\/_sec\/cp_challenge\/|\bid="sec-if-cpt-container"/,
  },
  {
    name: 'AWS WAF',
    header: ['x-amzn-waf-action', /^(?:challenge|captcha)$/],
    mark: /\.awswaf\.com\/[\s\S]{0,3000}\bid="challenge-container"/,
  },
  { name: 'Vercel', header: ['x-vercel-mitigated', /^challenge$/], title: /^Vercel Security Checkpoint$/ },
  { name: 'Sucuri', title: /^Sucuri WebSite Firewall - Access Denied$/, mark: /\bsucuri_cloudproxy_js\b/ },
];

interface Judged {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function isChallengeOf({ header, title, mark }: ProtectionSystem, { status, headers, body }: Judged): boolean {
  const value = header && headers[header[0]];
  if (header && typeof value === 'string' && header[1].test(value)) return true;
  const isSaid = title?.test(titleOf(body)) === true || mark?.test(body) === true;
  return isSaid && (status === 503 || textLength(body) < MAIN_TEXT);
}

function titleOf(html: string): string {
  return (/<title[^>]{0,100}>\s{0,100}([^<]{0,200})/i.exec(html)?.[1] ?? '').trim();
}

/** Characters of text that a page shows, scripts and styles left out. Goes over the page once. */
function textLength(html: string): number {
  const lower = html.toLowerCase();
  let length = 0;
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const text = html.slice(at, open < 0 ? html.length : open);
    length += text.replace(/\s+/g, ' ').trim().length;
    at = open < 0 ? html.length : endOfTag(lower, open);
  }
  return length;
}

/** Where what begins with the `<` at this place is over: a tag, or an element whose content is no text. */
function endOfTag(lower: string, open: number): number {
  const name = /^<(script|style|noscript|template|title)\b/.exec(lower.slice(open, open + 12))?.[1];
  const from = name === undefined ? open : lower.indexOf(`</${name}`, open);
  const close = from < 0 ? -1 : lower.indexOf('>', from);
  return close < 0 ? lower.length : close + 1;
}

/** Paths that boards send strangers to instead of answering. */
const LOGIN_PATHS = /^\/(?:authwall|uas\/login|login|signup|checkpoint)(?:\/|$)|^\/auth(?:\/|$)/;

/**
 * Why an answer of a job board is a refusal although it looks like content: a login in its place, an endless redirect.
 */
export function boardRefusalOf({ kind }: WebRequest, status: number, url: string): string | undefined {
  if (kind !== 'board') return undefined;
  if (status >= 300 && status < 400) return 'it redirects in circles';
  return URL.canParse(url) && LOGIN_PATHS.test(new URL(url).pathname) ? 'it asked for a login' : undefined;
}

/** Seconds of a Retry-After header, a number or a date; undefined when there is none. */
export function retryAfterSeconds(header: unknown, now: number): number | undefined {
  const said = [header].flat()[0];
  if (typeof said !== 'string') return undefined;
  const seconds = /^\s{0,9}(\d{1,15}(?:\.\d{1,15})?)\s{0,9}(?:s|secs?|seconds?)?\s{0,9}$/i.exec(said)?.[1];
  if (seconds !== undefined) return Number(seconds);
  // Every date has a time of day; "-5" and "1.5" would be dates, too.
  const date = said.includes(':') ? Date.parse(said) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}

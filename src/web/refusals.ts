import type { WebRequest } from './web.js';

/** Why an answer is a refusal; undefined when it is content. Block-page knowledge is data: a line per system. */
export function refusalOf(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  body: string,
): string | undefined {
  if (status === 401 || status === 403 || status === 407 || status === 451 || status === 999)
    return `it answered ${String(status)}`;
  if (status === 429) return 'it answered 429, too many requests';
  if (headers['cf-mitigated'] === 'challenge') return 'it asked for a challenge';
  if (body.length > 100_000) return undefined;
  const challenge = CHALLENGES.find(({ mark }) => mark.test(body));
  return challenge && `it asked for a challenge (${challenge.system})`;
}

const CHALLENGES: { system: string; mark: RegExp }[] = [
  {
    system: 'Cloudflare',
    mark: /<title>(?:Just a moment\.\.\.|Attention Required! \| Cloudflare|Security Check[^<]{0,40}|Authenticating\.\.\.)<\/title>|Additional Verification Required|\/cdn-cgi\/challenge-platform\//,
  },
  { system: 'DataDome', mark: /captcha-delivery\.com/ },
  { system: 'PerimeterX', mark: /<title>Access to this page has been denied/ },
  { system: 'Imperva', mark: /_Incapsula_Resource|<title>Pardon Our Interruption/ },
  { system: 'Akamai', mark: /<title>Access Denied<\/title>[\s\S]{0,400}You don't have permission to access/i },
];

/** Paths that boards send strangers to instead of answering. */
const LOGIN_PATHS = /^\/(?:authwall|uas\/login|login|signup|checkpoint)(?:\/|$)|^\/auth(?:\/|$)/;

/** Why an answer of a job board is a refusal although it looks like content: a login in its place, an endless redirect. */
export function boardRefusalOf({ kind }: WebRequest, status: number, url: string): string | undefined {
  if (kind !== 'board') return undefined;
  if (status >= 300 && status < 400) return 'it redirects in circles';
  return URL.canParse(url) && LOGIN_PATHS.test(new URL(url).pathname) ? 'it asked for a login' : undefined;
}

/** Seconds of a Retry-After header, a number or a date; undefined when there is none. */
export function retryAfterSeconds(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}

import { overWords } from '../postings/page/advert/over-words.js';
import type { Web, WebAnswer, WebRequest } from '../web/web.js';
import type { KnownPosting } from './decide-changes.js';

/** Pages that are looked at after a read; those of other missing postings wait for the next one. */
const PAGES_MAX = 20;

/**
 * Asks the own pages of postings that a read lacks whether they are over; by key, what they say. Those that have been
 * missing for longest come first. A page that several postings share, or that lists postings, says nothing of one of
 * them.
 */
export async function readOwnPages(
  web: Web,
  missing: readonly KnownPosting[],
  lists: readonly string[],
): Promise<Map<string, string>> {
  const byUrl = Map.groupBy(missing, ({ fields }) => addressOf(fields['job_url']) ?? '');
  const isList = new Set(lists.map(pathKey));
  const single = [...byUrl].flatMap(([url, [posting, ...others]]) =>
    url === '' || !posting || others.length > 0 || isList.has(pathKey(url)) ? [] : [{ url, posting }],
  );
  const asked = single
    .toSorted((one, other) => one.posting.lastSeenAt.getTime() - other.posting.lastSeenAt.getTime())
    .slice(0, PAGES_MAX);
  const keys = new Map(asked.map(({ url, posting }) => [url, posting.key]));
  const gone = new Map<string, string>();
  await web.crawl(
    asked.map(({ url }): WebRequest => ({ url, kind: 'page' })),
    (answer) => {
      const key = keys.get(answer.request.url);
      const reason = endStatedBy(answer, isList);
      if (key !== undefined && reason !== undefined) gone.set(key, reason);
      return undefined;
    },
  );
  return gone;
}

/** Why a posting's own page says that the posting is over; a refusal, a failure or any other page does not. */
export function endStatedBy(answer: WebAnswer, lists: ReadonlySet<string>): string | undefined {
  if (answer.outcome !== 'page') return undefined;
  if (answer.status === 404 || answer.status === 410) return `its page answers ${String(answer.status)}`;
  if (answer.status !== 200) return undefined;
  const [asked, led] = [pathKey(answer.request.url), pathKey(answer.url)];
  if (asked !== led && (lists.has(led) || isAbove(led, asked))) return 'its page leads to the list of postings';
  const words = overWords(answer.body);
  return words === undefined ? undefined : `its page says: ${words}`;
}

function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && URL.canParse(value) && /^https?:/i.test(value) ? value : undefined;
}

/** Host and path: what a redirect leads to, whatever its query and its slash at the end are. */
function pathKey(url: string): string {
  const { host, pathname } = new URL(url);
  return host.replace(/^www\./, '') + pathname.replace(/(?<!\/)\/+$/, '');
}

/** A page above the posting's, which is not the home page: sites lead everything there that they do not know. */
function isAbove(one: string, other: string): boolean {
  return one.includes('/') && other.startsWith(`${one}/`);
}

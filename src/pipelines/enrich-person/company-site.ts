import type { PersonName } from './names.js';
import type { Pattern } from './patterns.js';
import { ReadingGivenUpError } from '../../runs/work/reading-threads.js';
import { finding } from '../../findings/finding.js';
import { readAside } from '../read-aside.js';
import type { EnrichContext } from './enrich-person.needs.js';
import type { NextRequests, WebAnswer } from '../../web/web.js';

/** Pages of the site that are read at most. */
const PAGES_MAX = 12;

/** What a company's own site says of addresses. */
interface SiteAddresses {
  /** The person's own, if it is published. */
  readonly own: readonly string[];
  /** How the company makes addresses, the most frequent first. */
  readonly patterns: readonly Pattern[];
  /** Why nothing could be read; absent when something was. */
  readonly unreadable?: string;
}

/** Reads the pages of a company's site that show addresses. */
export async function readCompanySite(
  context: EnrichContext,
  domain: string,
  name: PersonName,
): Promise<SiteAddresses> {
  const own = new Set<string>();
  const patterns = new Map<Pattern, Set<string>>();
  let pages = 0;
  let problem = 'it has no page';
  const take = async (answer: WebAnswer): Promise<NextRequests | undefined> => {
    if (answer.outcome !== 'page') {
      problem = answer.reason;
      return undefined;
    }
    if (pages++ >= PAGES_MAX || answer.status >= 400) return undefined;
    const { read: page, findings } = await readAside(context, 'sitePage', answer.body, answer.url, { domain, name });
    context.report(...findings);
    for (const address of page.own) own.add(address);
    for (const { pattern, local } of page.others)
      patterns.set(pattern, (patterns.get(pattern) ?? new Set()).add(local));
    const isFirst = pages === 1 || new URL(answer.url).pathname === '/';
    return { next: isFirst ? page.links.map((url) => ({ url })) : [] };
  };
  const cut = await context.web.crawl(
    [`https://${domain}/`, `https://www.${domain}/`].map((url) => ({ url })),
    async (answer) => {
      try {
        return await take(answer);
      } catch (error) {
        if (!(error instanceof ReadingGivenUpError)) throw error;
        context.report(finding('page_not_read', answer.request.url, { detail: error.message }));
        return undefined;
      }
    },
  );
  context.report(...cut);
  if (pages > PAGES_MAX) context.report(finding('links_limit', domain, { seen: pages, kept: PAGES_MAX }));
  const byCount = [...patterns].sort(([, left], [, right]) => right.size - left.size).map(([pattern]) => pattern);
  return { own: [...own], patterns: byCount, ...(pages === 0 && { unreadable: problem }) };
}

import { completed, foundPosting } from '../../../posting.js';
import { attribute, findAll, type Element } from '../../tree/html.js';
import type { CardPosting } from './record-columns.js';

/** So many entries at least lead to pages beside the one they stand on. */
const MIN_BESIDE = 2;

/** The entries of a menu of adverts that stands on each of their pages: the one that leads here has its page here. */
export function withPageHere(entries: readonly CardPosting[], pageUrl: string): readonly CardPosting[] {
  const folder = folderOf(pageUrl);
  const beside = entries.filter(({ posting }) => folderOf(posting.fields.job_url ?? '') === folder);
  if (folder === undefined || beside.length < MIN_BESIDE) return entries;
  const here = entries.filter(({ card, posting }) => posting.fields.job_url === undefined && leadsTo(card, pageUrl));
  if (here.length !== 1) return entries;
  const page = foundPosting('page', { job_url: pageUrl });
  return entries.map((entry) => (here.includes(entry) ? { ...entry, posting: completed(entry.posting, page) } : entry));
}

/** Where a page stands; undefined where it stands at the top of its site, as the front door does. */
function folderOf(url: string): string | undefined {
  return /^https?:\/\/[^/?#]+\/[^?#]{1,200}(?=\/[^/?#]+\/?$)/.exec(url)?.[0];
}

function leadsTo(card: Element | undefined, pageUrl: string): boolean {
  const isHere = (link: Element): boolean => {
    const href = attribute(link, 'href');
    return !/^(?:$|#)/.test(href) && URL.canParse(href, pageUrl) && new URL(href, pageUrl).href === pageUrl;
  };
  return card !== undefined && [card, ...findAll(card, ({ name }) => name === 'a')].some(isHere);
}

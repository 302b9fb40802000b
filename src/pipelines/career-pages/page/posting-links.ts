import { isContentUrl } from '../../../postings/page/lines/headings/career-words.js';
import { decoded } from '../../../postings/page/lines/headings/page-routes.js';
import type { FoundPosting } from '../../../postings/posting.js';
import { wordsOf } from '../../../postings/text/words.js';
import type { PageLink } from './page-links.js';

/** A shorter id is a number of anything in an address: of a page, of a month (letters and digits). */
const MIN_ID = 3;

/** The links of a page by what they say and by the parts of their addresses: it may state a thousand postings. */
export class PostingLinks {
  private readonly byWords = new Map<string, string[]>();
  private readonly byPart = new Map<string, string[]>();

  /** Menus and news lead elsewhere, whatever they say. */
  constructor(links: readonly PageLink[]) {
    for (const { url, text } of links.filter(({ isMenu }) => isMenu !== true)) {
      addTo(this.byWords, wordsOf(text).join(' '), url);
      if (!isContentUrl(url)) for (const part of partsOf(url)) addTo(this.byPart, part, url);
    }
  }

  /** Where a posting that states no address is linked: by its title, or by its id or short name in the address. */
  of({ id, slug, fields }: FoundPosting): string | undefined {
    const words = wordsOf(fields.job_title ?? '');
    const names = [id, slug, words.join('-')].filter(
      (name = '') => name.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_ID,
    );
    const linked = [this.byWords.get(words.join(' ')), ...names.map((name = '') => this.byPart.get(name))];
    return linked.find((urls) => urls?.length === 1)?.[0];
  }
}

function addTo(index: Map<string, string[]>, key: string, url: string): void {
  const urls = index.get(key);
  if (urls) urls.push(url);
  else index.set(key, [url]);
}

/** The parts of an address, each once. */
function partsOf(url: string): ReadonlySet<string> {
  return new Set(decoded(url.replace(/%(?![0-9a-f]{2})/gi, '%25')).split(/[/?&=#]/));
}

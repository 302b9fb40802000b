// No public documentation; as its sites serve it on companies' own hosts (2026, now called Radancy): /search-jobs has
// its counts in attributes, whatever its skin makes of the rows.
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  findAll,
  findFirst,
  isTag,
  lineOf,
  parseHtml,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { numeric, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage } from '../../listing.js';
import type { AtsSystem, Board } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, readOwnPage } from '../pages.js';

/** What only its sites are made of. What its vendor measures visits with stands on others' pages, too. */
const SITE =
  /<(?:script|link) [^<>]{0,400}\/\/tbcdn\.talentbrew\.com\/|<meta [^<>]{0,200}"site-organization-id"|\bdata-total-job-results="\d/;
/** The site's language, ahead of its pages. */
const FOLDER = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/i;
/** The company's number and the posting's end the address, whose words are those of its language. */
const POSTING = /\/\d+\/(\d+)\/?(?:[?#]|$)/;

export const talentbrew: AtsSystem = {
  name: 'talentbrew',
  liveBoard: 'https://jobs.disneycareers.com/search-jobs',

  recogniseMarkup: (marks, pageUrl) => (SITE.test(marks) ? [boardOf(pageUrl)] : []),

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read: (body, request) => readPage(body, request.url),
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'talentbrew'),
  }),
};

function boardOf({ host, pathname }: URL): Board {
  const site = `${host}${FOLDER.exec(pathname)?.[0] ?? ''}`;
  return { system: 'talentbrew', key: site, url: `https://${site}/search-jobs` };
}

function readPage(body: string, url: string): ListingPage {
  const document = parseHtml(body);
  const { total, current, pages } = countsOf(document);
  const postings = rowsOf(document, url);
  if (postings.length === 0 && total > 0 && current <= pages)
    throw new ParseError('talentbrew: the page has no data-job-id');
  const next = postings.length === 0 ? undefined : nextPage(document, url, { number: current + 1, pages });
  // Further pages have addresses of their own, and state the same.
  return {
    postings,
    ...(current === 1 && { total }),
    ...(next !== undefined && { next: [pageRequest(next)] }),
  };
}

/** What the list states of itself. @throws ParseError */
function countsOf(document: Document): { total: number; current: number; pages: number } {
  const stated = (name: string): number | undefined => {
    const named = findFirst(document, (element) => /^\d+$/.test(attribute(element, `data-${name}`)));
    return numeric(attribute(named, `data-${name}`));
  };
  const total = stated('total-job-results') ?? stated('total-results');
  if (total === undefined) throw new ParseError('talentbrew: the page has no data-total-job-results');
  return { total, current: stated('current-page') ?? 1, pages: stated('total-pages') ?? 1 };
}

/** The page as the list links it ("/search-jobs&p=2"), else as its sites take it. */
function nextPage(
  document: Document,
  base: string,
  { number, pages }: { number: number; pages: number },
): string | undefined {
  const isNumbered = new RegExp(`[?&]p=${String(number)}(?:&|$)`);
  const linked = elementsNamed(document, 'a')
    .map((link) => absolute(attribute(link, 'href'), base))
    .find((address) => address !== undefined && isNumbered.test(address));
  if (linked !== undefined || number > pages) return linked;
  const next = new URL(base);
  next.searchParams.set('p', String(number));
  return next.href;
}

/** Skins link a posting from its title, from its picture, or from all of its row. */
function rowsOf(document: Document, base: string): FoundPosting[] {
  const found = new Map<string, FoundPosting>();
  for (const link of elementsNamed(document, 'a')) {
    const url = absolute(attribute(link, 'href').split('#', 1)[0], base);
    const id = POSTING.exec(url ?? '')?.[1];
    if (url === undefined || id === undefined || attribute(link, 'data-job-id') === '') continue;
    const posting = readRow(link, url, id);
    if (found.get(id)?.fields.job_title === undefined) found.set(id, posting);
  }
  return [...found.values()];
}

const TITLE = /(?:^|[\s_-])title\b/;
/** Captions and what is said to programs that read aloud. */
const UNSHOWN = /(?:^|\s)(?:sr-only|visually-hidden|wai)(?:\s|$)/;

/** The title as its link says it, and the facts of the row that the link stands in. */
function readRow(link: Element, url: string, id: string): FoundPosting {
  const row = rowAround(link);
  const title =
    elementsNamed(link, 'h2', 'h3', 'h4')[0] ??
    findFirst(link, (element) => TITLE.test(attribute(element, 'class'))) ??
    link;
  const fact = (name: string): string | undefined =>
    ofClass(row, name).flatMap((element) => text(valueOf(element)) ?? [])[0];
  return foundPosting(
    'ats',
    {
      job_title: text(valueOf(title)) ?? text(attribute(link, 'data-title')),
      job_url: url,
      location: fact('job-location'),
      department: fact('job-category'),
      posted_at: readDate(fact('job-date-posted')),
    },
    { id },
  );
}

/** The row a link stands in: what is around no other posting; the link itself where it is all of the row. */
function rowAround(link: Element): Element {
  const id = attribute(link, 'data-job-id');
  const isOther = (element: Element): boolean => !['', id].includes(attribute(element, 'data-job-id'));
  let row = link;
  for (let up = link.parent; up && isTag(up); up = up.parent) {
    if (findFirst(up, isOther)) return row;
    row = up;
    if (/^(?:li|tr|article)$/.test(up.name)) return row;
  }
  return link;
}

/** What a field says, without the caption in it: "<strong>Location: </strong>Leeds". */
function valueOf(field: Element): string {
  const captions = findAll(field, (element) => UNSHOWN.test(attribute(element, 'class')) || isCaption(element));
  return captions
    .reduce((line, caption) => line.replace(lineOf(caption), ''), lineOf(field))
    .replace(/\s+/g, ' ')
    .trim();
}

function isCaption(element: Element): boolean {
  return /^(?:strong|b|span)$/.test(element.name) && /:$/.test(lineOf(element));
}

// No interface, and its RSS ends at twenty; as its portals serve it (2026): /SearchJobs with a link to the next page,
// one page per posting.
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  isTag,
  lineOf,
  parseHtml,
  textOf,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { readSections } from '../../../postings/page/tree/sections.js';
import { blocksOf, type TextBlock } from '../../../postings/page/tree/text-blocks.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readPlace } from '../../../postings/text/places/place.js';
import { numeric, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage } from '../../listing.js';
import type { AtsSystem, Board } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, readOwnPage } from '../pages.js';
import { PAY_LABEL, readEmployment, readPayLine } from '../values.js';

const LIST = /^(.*)\/(SearchJobs(?:Maps)?)(?:\/|$)/i;
const POSTING =
  /\/(?:Job|Folder|Pipeline)Detail\/?(?:[^?#]{0,300}\/)?(?:\?(?:job|folder|pipeline)Id=)?(\d+)(?:[/?#&]|$)/i;

export const avature: AtsSystem = {
  name: 'avature',
  liveBoard: 'https://koch.avature.net/en_US/careers/SearchJobs/',
  hosts: /\.avature\.net$/,
  // Past some 350 requests, and 1.2 a second from there, all portals answer 406 for minutes:
  // github.com/sarthakjain004/headstart src/headstart/scrapers/avature.py
  rate: { servers: /(?:^|\.)avature\.net$/, requestsPerSecond: 1, concurrency: 2 },

  recogniseUrl(url) {
    return /^(?!www\.)[\w-]+\.avature\.net$/.test(url.hostname) ? boardAt(url) : undefined;
  },

  // Portals on a company's own host say in their head that they are one, or show their results at the system's own
  // path.
  recogniseMarkup(marks, pageUrl) {
    const isPortal = /name="avature\.portal\.id"|\barticle--(?:result|details)\b/.test(marks);
    const board = isPortal ? boardAt(pageUrl) : undefined;
    return board ? [board] : [];
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read: (body, request) => readPage(body, request.url),
    detail: jobPage,
    readDetail,
  }),
};

/** The list of the portal an address is in: `/en_US/careers/JobDetail/Baker/12` is in `/en_US/careers`. */
function boardAt(url: URL): Board | undefined {
  const listed = LIST.exec(url.pathname);
  const folder = listed?.[1] ?? /^(.*)\/(?:JobDetail|FolderDetail|PipelineDetail)(?:\/|$)/i.exec(url.pathname)?.[1];
  if (folder === undefined) return undefined;
  const page = listed?.[2] ?? (/PipelineDetail/i.test(url.pathname) ? 'SearchJobsMaps' : 'SearchJobs');
  return { system: 'avature', key: `${url.host}${folder}`, url: `https://${url.host}${folder}/${page}` };
}

function readPage(body: string, url: string): ListingPage {
  const document = parseHtml(body);
  const cards = ofClass(document, 'article--result');
  const rows =
    cards.length > 0 ? cards : elementsNamed(document, 'article', 'li', 'tr').filter((row) => postingLink(row, url));
  const postings = rows.flatMap((row) => readRow(row, url) ?? []);
  const total = totalOf(document);
  const isEmpty = total === 0 || (/avature\.portal/.test(body) && !hasLinkedHeadings(document));
  if (postings.length === 0 && !isEmpty) throw new ParseError('avature: the page has no article--result');
  const next = [...ofClass(document, 'paginationNextLink')]
    .map((link) => attribute(link.name === 'a' ? link : elementsNamed(link, 'a')[0], 'href'))
    .map((href) => absolute(href, url))
    .find((address) => address !== undefined && address !== url && /Offset=/.test(address));
  return {
    postings: [...new Map(postings.map((posting) => [posting.id, posting] as const)).values()],
    ...(total !== undefined && { total }),
    ...(next !== undefined && postings.length > 0 && { next: [pageRequest(next)] }),
  };
}

/** Articles with a link for a heading are rows, whatever their names are. */
function hasLinkedHeadings(document: Document): boolean {
  const headings = elementsNamed(document, 'article').flatMap((row) => elementsNamed(row, 'h2', 'h3', 'h4'));
  return headings.some((heading) => elementsNamed(heading, 'a').length > 0);
}

/** "1 - 20 of 523 results"; "999+" is no number. */
function totalOf(document: Document): number | undefined {
  const legends = [...ofClass(document, 'list-controls__text__legend'), ...ofClass(document, 'pagination__legend')];
  const written = legends.map((legend) => attribute(legend, 'aria-label') || lineOf(legend)).join(' ');
  const number = /(\d[\d.,\s]{0,20})(\+)?\D{0,200}$/.exec(written);
  return number?.[2] === undefined ? numeric(number?.[1]?.replace(/\D/g, '')) : undefined;
}

function postingLink(row: Element, base: string): string | undefined {
  return elementsNamed(row, 'a')
    .map((link) => absolute(attribute(link, 'href'), base))
    .find((address) => address !== undefined && POSTING.test(address));
}

/** A kind of job is a word or two. */
const LONG_KIND = 30;

function readRow(row: Element, base: string): FoundPosting | undefined {
  const url = postingLink(row, base)?.split('#', 1)[0];
  const id = POSTING.exec(url ?? '')?.[1];
  if (url === undefined || id === undefined) return undefined;
  const fact = (...names: string[]): string | undefined =>
    names.flatMap((name) => ofClass(row, name).flatMap((element) => text(withoutLabel(element)) ?? []))[0];
  const title = elementsNamed(row, 'h2', 'h3', 'h4')[0] ?? elementsNamed(row, 'a')[0];
  // Facts without a name of their own: what they are, only their words tell.
  const lines = ofClass(row, 'paragraph_inner-span').map(lineOf);
  return foundPosting(
    'ats',
    {
      job_title: title && lineOf(title),
      job_url: url,
      location:
        fact('list-item-location', 'list-item-locationBuiltIn', 'list-item-jobLocation')?.replace(
          /(?<![\s•|])[\s•|]+$/,
          '',
        ) ?? lines.find((line) => readPlace(line).country !== undefined),
      country: readCountry(fact('list-item-country', 'list-item-jobCountry')),
      department: fact('list-item-family', 'list-item-department'),
      ...readEmployment(...lines.filter((line) => line.length <= LONG_KIND)),
      posted_at: readDate(fact('list-item-posted', 'list-item-jobPostedDate')),
    },
    { id: `${new URL(base).host} ${id}` },
  );
}

/** "Location: Cork": what a fact is called may stand in it, in bold. */
function withoutLabel(fact: Element): string {
  const line = lineOf(fact);
  const [label] = elementsNamed(fact, 'strong', 'b').map(lineOf);
  return label?.endsWith(':') === true && line.startsWith(label) ? line.slice(label.length).trim() : line;
}

const FIELD = 'article__content__view__field';
const DEPARTMENT =
  /^(?:department|business (?:area|unit|line)|career (?:area|field)|(?:job )?(?:family|function|area)|team)$/i;
const KIND = /^(?:full ?(?:\/|or) ?part[- ]time|(?:employment|job|position|contract|time|worker) type|schedule)/i;
/** A field with a label that is longer is part of the text. */
const LONG = 200;

/**
 * Fields with a label are facts, those without one and the long ones are the text; the field of the title has no label
 * either.
 */
function readDetail(body: string, posting: FoundPosting): FoundPosting {
  const read = readOwnPage(body, posting, 'avature');
  const document = parseHtml(body);
  const fields = ofClass(document, FIELD).map((field) => {
    const [label] = ofClass(field, `${FIELD}__label`);
    const [value] = ofClass(field, `${FIELD}__value`);
    return { label: label && text(lineOf(label).replace(/\s{0,9}:$/, '')), value, said: value ? textOf(value) : '' };
  });
  const isProse = ({ label, said }: (typeof fields)[number]): boolean => label === undefined || said.length > LONG;
  const written = fields.filter(
    (field) => isProse(field) && !/^\s*$/.test(field.said) && field.said !== posting.fields.job_title,
  );
  const facts = factsOf([...fields, ...pairsIn(document)]);
  if (written.length === 0) return completed(posting, completed(foundPosting('ats', facts), read));
  const own = {
    ...facts,
    // Of the whole page the facts beside the text would be points of it.
    ...readSections(written.flatMap(({ label, value }) => [...headOf(label), ...(value ? blocksOf(value) : [])])),
    job_description: written.map(({ label, said }) => (label === undefined ? said : `${label}\n${said}`)).join('\n'),
  };
  return completed(posting, completed(foundPosting('ats', own), read));
}

type Labelled = Readonly<{ label: string | undefined; said: string }>;

function factsOf(fields: readonly Labelled[]): Parameters<typeof foundPosting>[1] {
  const fact = (labels: RegExp): string | undefined =>
    fields.find(({ label, said }) => labels.test(label ?? '') && said.length <= LONG)?.said;
  return { department: fact(DEPARTMENT), ...readEmployment(fact(KIND)), ...readPayLine(fact(PAY_LABEL)) };
}

/**
 * Labels and values side by side, as other portals have them:
 * github.com/sarthakjain004/headstart src/headstart/scrapers/avature.py
 */
function pairsIn(document: Document): Labelled[] {
  return ofClass(document, 'article--details__label').flatMap((label) => {
    let next = label.next;
    while (next && !isTag(next)) next = next.next;
    const isValue = next && isTag(next) && /\barticle--details__value\b/.test(attribute(next, 'class'));
    return isValue ? [{ label: text(lineOf(label).replace(/\s{0,9}:$/, '')), said: textOf(next as Element) }] : [];
  });
}

/** The label of a long field heads it. */
function headOf(label: string | undefined): TextBlock[] {
  return label === undefined ? [] : [{ text: label, kind: 'heading', rank: 1 }];
}

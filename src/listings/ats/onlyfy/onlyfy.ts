// No public interface; as its job sites serve it (2026, formerly Prescreen): rows in pieces of a page, or the data of
// the newer site's page.
import { sourceOf } from '../../../postings/page/tree/scripts.js';
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  findFirst,
  lineOf,
  parseHtml,
  textOf,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { readStructuredPostings } from '../../../postings/page/advert/job-page.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { saysKind } from '../../../postings/text/kinds/job-type.js';
import { numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { tenant, type AtsSystem } from '../ats.js';
import { absolute, ofClass, pageRequest } from '../pages.js';
import { at, type Data, neededList, textAt, readFlight } from '../reading.js';
import { detailed, readEmployment } from '../values.js';

const HOST = /^([\w-]+)\.(?:onlyfy\.jobs|jobbase\.io|prescreenapp\.io)$/;
const ROWS = 100;
const FULL_VIEW = /\/job\/show\/([a-z0-9]{8,})\/full\?/i;

export const onlyfy: AtsSystem = {
  name: 'onlyfy',
  liveBoard: 'https://fnz-bank-se.onlyfy.jobs/',
  hosts: HOST,

  recogniseUrl(url) {
    return tenant(HOST.exec(url.hostname)?.[1]) === undefined
      ? undefined
      : { system: 'onlyfy', key: url.host, url: `https://${url.host}/` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body, request) {
      if (request.url.includes('/ajax_list')) return readRows(body, request);
      const data = readFlight(body, 'jobsData');
      if (data !== undefined) return readData(data, key);
      const cards = elementsNamed(parseHtml(body), 'a').filter((link) => attribute(link, 'data-testid') === 'job-card');
      if (cards.length > 0) return { postings: cards.map((card) => readCard(card, request.url)) };
      if (!/id="?jobList|candidate\/job\//.test(body)) throw new ParseError('onlyfy: the page has no jobList');
      return { postings: [], next: [rows(key, 1)] };
    },
    // What a template makes of the candidate's view may be anything; the posting's page states it for search engines.
    otherwise: ({ url: asked }) => {
      const token = FULL_VIEW.exec(asked)?.[1];
      return token === undefined ? undefined : pageRequest(`https://${key}/job/${token}`);
    },
    detail: ({ fields }) => {
      const token = tokenOf(fields.job_url);
      return token === undefined
        ? undefined
        : pageRequest(`https://${key}/job/show/${token}/full?lang=${languageOf(fields.job_url)}&mode=candidate`);
    },
    readDetail,
  }),
};

function rows(host: string, page: number): ListingRequest {
  const query = `display_length=${String(ROWS)}&page=${String(page)}&sort=matching&sort_dir=DESC`;
  return pageRequest(`https://${host}/candidate/job/ajax_list?${query}`);
}

function tokenOf(url: string | undefined): string | undefined {
  return /\/job\/(?:show\/)?([a-z0-9]{8,})/i.exec(url ?? '')?.[1];
}

function languageOf(url: string | undefined): string {
  return /^https?:\/\/[^/]+\/([a-z]{2})\//.exec(url ?? '')?.[1] ?? 'de';
}

/** A piece of the list: rows with a link each, and a button for more. */
function readRows(body: string, request: ListingRequest): ListingPage {
  const document = parseHtml(body);
  const links = elementsNamed(document, 'a').filter((link) => /\/job\/[a-z0-9]{8,}/i.test(attribute(link, 'href')));
  const { host } = new URL(request.url);
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (links.length === 0 && page === 1 && !/row|keine|no /i.test(body))
    throw new ParseError('onlyfy: the list has no rows');
  const postings = links.flatMap((link) => {
    const url = absolute(attribute(link, 'href'), request.url);
    const title = lineOf(link);
    return title === ''
      ? []
      : [foundPosting('ats', { job_title: title, job_url: url, ...factsBeside(link) }, { id: tokenOf(url) })];
  });
  const unique = [...new Map(postings.map((posting) => [posting.id, posting] as const)).values()];
  const isMore = unique.length > 0 && ofClass(document, 'pagination-next-container').length > 0;
  return { postings: unique, ...(isMore && { next: [rows(host, page + 1)] }) };
}

/** The cells behind the title have the town and the kind of job, where the company shows them. */
function factsBeside(link: Element): Parameters<typeof foundPosting>[1] {
  let row = link.parent;
  while (row && !('name' in row && /\brow\b/.test(attribute(row, 'class')))) row = row.parent;
  const [, ...cells] = row && 'name' in row ? ofClass(row, 'inner').map(lineOf) : [];
  const [first] = cells;
  return { location: saysKind(first) ? undefined : text(first), ...readEmployment(...cells.filter(saysKind)) };
}

function readData(data: unknown, host: string): ListingPage {
  const total = numeric(at(data, 'total')) ?? numeric(at(data, 'meta.total'));
  return {
    postings: neededList(data, 'data', 'onlyfy').map((job) => readJob(job, host)),
    ...(total !== undefined && { total }),
  };
}

function readJob(job: Data, host: string): FoundPosting {
  const url = absolute(text(job['jobAdUrl']), `https://${host}/`);
  const kind = textAt(job, 'employmentType.name') ?? text(job['employmentType']);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']) ?? text(job['name']) ?? text(job['jobTitle']),
      job_url: url,
      location: text(job['cityName']),
      department: textAt(job, 'department.name') ?? text(job['department']),
      ...readEmployment(kind),
      posted_at: readDate(job['publishedAt'] ?? job['startDate']),
    },
    { id: tokenOf(url) },
  );
}

/** A card of the newer site: title, and "Zürich | Festanstellung | 05.10.2026" below it. */
function readCard(card: Element, base: string): FoundPosting {
  const below = (name: string): string => {
    const found = findFirst(card, (element) => attribute(element, 'data-testid') === name);
    return found ? lineOf(found) : '';
  };
  const url = absolute(attribute(card, 'href'), base);
  const [location, ...facts] = below('job-more-info').split(/\s\|\s/);
  return foundPosting(
    'ats',
    {
      job_title: attribute(card, 'aria-label') || below('job-title'),
      job_url: url,
      location,
      ...readEmployment(...facts),
      posted_at: facts.map((fact) => readDate(fact)).find((date) => date !== undefined),
    },
    { id: tokenOf(url) },
  );
}

const PLACE =
  /(?:Standort|Location|Arbeitsort)\s{0,9}:\s{0,9}(.{1,200}?)(?=\s{0,9}(?:Zeitpunkt|Start(?:\s+date)?|Eintritt|$))/i;

/**
 * The candidate's view has the whole text in elements of one class, which its template decides; its title is the
 * posting's.
 */
function readDetail(body: string, posting: FoundPosting): FoundPosting {
  const document = parseHtml(body);
  const texts = ['text-element-body_text', 'ja-block'].map((name) => [...new Set(ofClass(document, name).map(textOf))]);
  const blocks = (texts.find((found) => found.length > 0) ?? []).filter((block) => block !== '');
  const stated = readStructuredPostings(document, posting.fields.job_url ?? '')[0];
  if (blocks.length === 0 && !stated) throw new ParseError('onlyfy: the posting has no text-element-body_text');
  const place = blocks
    .map((block) => PLACE.exec(block.replaceAll('\n', ' '))?.[1])
    .find((found) => found !== undefined);
  const own = detailed(posting, {
    job_title: posting.fields.job_title ?? ownTitle(document),
    location: posting.fields.location ?? place?.replace(/(?<![\s,|-])[\s,|-]+$/, ''),
    job_description: blocks.join('\n'),
  });
  return stated ? completed(own, { ...stated, fields: record(stated.fields) }) : own;
}

function ownTitle(document: Document): string | undefined {
  const title = findFirst(document, ({ name }) => name === 'title');
  return title && text(sourceOf(title));
}

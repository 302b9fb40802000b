import { ParseError } from '../../../errors.js';
import { attribute, elementsNamed, isTag, lineOf, parseHtml, type Element } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readJobType } from '../../../postings/text/kinds/job-type.js';
import { readPlace } from '../../../postings/text/places/place.js';
import { numeric, text } from '../../../postings/text/words.js';
import type { ListingPage, ListingRequest } from '../../listing.js';
import { absolute, ofClass, pageRequest } from '../pages.js';
import { readEmployment } from '../values.js';

/**
 * A page of the Business Edition's list: ten rows, and the next page's link or the number of all. @throws ParseError
 */
export function readBusinessPage(body: string, { url }: ListingRequest): ListingPage {
  if (!/oracletaleocwsv2/i.test(body)) throw new ParseError('taleo: the page has no oracletaleocwsv2 list');
  const document = parseHtml(body);
  const titles = ofClass(document, 'oracletaleocwsv2-head-title');
  const postings = titles.flatMap((title) => readCard(title, url) ?? []);
  const total = numeric(ofClass(document, 'oracletaleocwsv2-panel-number').map(lineOf)[0]);
  const start = Number(new URL(url).searchParams.get('rowFrom') ?? 0) + postings.length;
  const link = ofClass(document, 'jscroll-next')[0];
  const isMore = total === undefined ? link !== undefined : start < total;
  return {
    postings,
    ...(total !== undefined && { total }),
    ...(isMore && postings.length > 0 && { next: [rowsFrom(url, start)] }),
  };
}

function rowsFrom(url: string, start: number): ListingRequest {
  const next = new URL(url);
  next.searchParams.set('rowFrom', String(start));
  return pageRequest(next.href);
}

/** Below a title stand up to three facts; which they are is set per career site, so that only their words tell. */
function readCard(title: Element, base: string): FoundPosting | undefined {
  const [link] = elementsNamed(title, 'a');
  const url = absolute(attribute(link, 'href'), base);
  const id = url === undefined ? undefined : (new URL(url).searchParams.get('rid') ?? undefined);
  if (id === undefined) return undefined;
  const facts = factsBehind(title);
  const kind = facts.find((fact) => readJobType(fact) !== undefined && fact.length < 40);
  const place = facts.find((fact) => fact !== kind && readPlace(fact).country !== undefined);
  return foundPosting(
    'ats',
    {
      job_title: lineOf(title),
      job_url: url,
      location: place,
      ...readEmployment(kind),
    },
    { id: `${new URL(base).searchParams.get('org') ?? ''} ${id}` },
  );
}

function factsBehind(title: Element): string[] {
  const siblings = (title.parent?.children ?? []).filter(isTag);
  const behind = siblings.slice(siblings.indexOf(title) + 1);
  const end = behind.findIndex(({ name }) => name === 'h4');
  return behind
    .slice(0, end < 0 ? undefined : end)
    .filter(({ name }) => name === 'div')
    .flatMap((fact) => text(lineOf(fact)) ?? []);
}

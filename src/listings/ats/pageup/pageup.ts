// No public interface; as its career sites serve it (2026): a page of up to 500 links, the number of all, and a link for more.
import { ParseError } from '../../../errors.js';
import { attribute, lineOf, parseHtml, type Element } from '../../../postings/page/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { numeric, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { pathPart, type AtsSystem } from '../ats.js';
import { jobPage, ofClass, pageRequest, plainAddress, readOwnPage } from '../pages.js';

const ROWS = 500;
const NO_TITLE = /^(?:apply(?: now)?|learn more|read more|view (?:details|job|position)|more)$/i;

export const pageup: AtsSystem = {
  name: 'pageup',
  hosts: /\.pageuppeople\.com$/,

  recogniseUrl(url) {
    const parts = [0, 1, 2].map((index) => pathPart(url, index) ?? '');
    if (
      url.hostname !== 'careers.pageuppeople.com' ||
      !/^\d+\/[a-z][\w-]*\/[a-z]{2,3}(?:-[\w-]+)?$/i.test(parts.join('/'))
    )
      return undefined;
    const key = parts.join('/').toLowerCase();
    return { system: 'pageup', key, url: `https://careers.pageuppeople.com/${key}/listing/` };
  },

  listing: ({ url }): Listing => ({
    first: () => [page(url, 1)],
    read(body, request) {
      const document = parseHtml(body);
      const links = ofClass(document, 'job-link');
      const total = numeric(ofClass(document, 'result-count').map(lineOf)[0]);
      if (links.length === 0 && total !== 0 && !/PU\.Jobs\.source/.test(body))
        throw new ParseError('pageup: the page has no job-link');
      const number = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const postings = links.flatMap((link) => readLink(link, request.url) ?? []);
      const isMore = ofClass(document, 'more-link').length > 0;
      return {
        postings: [...new Map(postings.map((posting) => [posting.id, posting] as const)).values()],
        ...(total !== undefined && { total }),
        ...(isMore && postings.length > 0 && { next: [page(url, number + 1)] }),
      };
    },
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'pageup'),
  }),
};

function page(url: string, number: number): ListingRequest {
  return pageRequest(`${url}?page=${String(number)}&page-items=${String(ROWS)}`);
}

function readLink(link: Element, base: string): FoundPosting | undefined {
  const url = plainAddress(attribute(link, 'href'), base);
  const id = /\/job\/(\d+)\//.exec(url ?? '')?.[1];
  const title = lineOf(link);
  if (id === undefined || NO_TITLE.test(title)) return undefined;
  const row = rowOf(link);
  const fact = (name: string): string | undefined => text(row && ofClass(row, name).map(lineOf)[0]);
  return foundPosting(
    'ats',
    {
      job_title: title,
      job_url: url,
      location: fact('location'),
      department: fact('department') ?? fact('category'),
      application_deadline: readDate(fact('close-date')),
    },
    { id: `${new URL(base).pathname.split('/')[1] ?? ''} ${id}` },
  );
}

function rowOf(link: Element): Element | undefined {
  for (let up = link.parent; up && 'name' in up; up = up.parent) if (/^(?:tr|li|article)$/.test(up.name)) return up;
  return undefined;
}

// No interface; as its job markets serve it (2026): cards on /stellenangebote.html, a hundred a page, and a JobPosting
// on each posting's page.
import { sourceOf } from '../../../postings/page/tree/scripts.js';
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  lineOf,
  parseHtml,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { findPostings, parseLoosely, readSchemaPosting } from '../../../postings/page/data/json-ld.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { isFramedPlace } from '../../../postings/text/places/place.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { numeric } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { tenant, type AtsSystem, type Board } from '../ats.js';
import { absolute, jobPage, linkIn, ofClass, pageRequest, readOwnPage } from '../pages.js';
import { description } from '../values.js';

const HOST = /^([\w-]+(?:\.[\w-]+)?)\.rexx-(?:systems|recruitment)\.com$/;
const POSTING = /-j(\d+)\.html/;

export const rexx: AtsSystem = {
  name: 'rexx',
  liveBoard: 'https://jobs.rexx-systems.com/',
  hosts: HOST,

  recogniseUrl(url) {
    return tenant(HOST.exec(url.hostname)?.[1]) === undefined ? undefined : boardOf(url.host, url.pathname);
  },

  recogniseMarkup(marks, pageUrl) {
    return /\bjoboffer_(?:container|table_container)\b/.test(marks) ? [boardOf(pageUrl.host, pageUrl.pathname)] : [];
  },

  listing: ({ key, url }): Listing => ({
    first: () => [page(url, 0)],
    // Sites in English have their list elsewhere.
    otherwise: (request) =>
      request.url === page(boardOf(key).url, 0).url ? page(`https://${key}/job-offers.html`, 0) : undefined,
    read(body, request) {
      const document = parseHtml(body);
      const cards = ofClass(document, 'joboffer_container');
      const table = ofClass(document, 'joboffer_table_container')[0] ?? byId(document, 'joboffer_table_container');
      const start = Number(new URL(request.url).searchParams.get('start') ?? 0);
      if (cards.length === 0 && !table && start === 0) throw new ParseError('rexx: the page has no joboffer_container');
      const total = numeric(attribute(table, 'data-count'));
      const postings = cards.flatMap((card) => readCard(card, request.url) ?? []);
      return {
        postings,
        ...(total !== undefined && { total }),
        // The page behind the last one has no cards.
        ...(postings.length > 0 &&
          start + postings.length !== total && {
            next: [page(request.url.replace(/\?.*/, ''), start + postings.length)],
          }),
      };
    },
    detail: jobPage,
    readDetail: (body, posting) => withParts(readOwnPage(body, posting, 'rexx'), body),
  }),
};

function boardOf(host: string, pathname = ''): Board {
  const list = /^\/(?:stellenangebote|job-offers)\.html$/.test(pathname) ? pathname : '/stellenangebote.html';
  return { system: 'rexx', key: host, url: `https://${host}${list}` };
}

function page(list: string, start: number): ListingRequest {
  return pageRequest(start === 0 ? list : `${list}?start=${String(start)}`);
}

function byId(document: Document, id: string): Element | undefined {
  return elementsNamed(document, 'section', 'div', 'table').find((element) => attribute(element, 'id') === id);
}

function readCard(card: Element, base: string): FoundPosting | undefined {
  const [title] = ofClass(card, 'joboffer_title_text');
  const clicked = /location\.href\s*=\s*['"]([^'"]+)/.exec(attribute(card, 'onclick'))?.[1];
  const url = linkIn(title ?? card, base) ?? linkIn(card, base) ?? absolute(clicked, base);
  const id = POSTING.exec(url ?? '')?.[1];
  if (id === undefined) return undefined;
  return foundPosting(
    'ats',
    {
      job_title: title ? lineOf(title) : elementsNamed(card, 'a').map(lineOf)[0],
      job_url: url,
      location: placeOf(card),
      remote_policy: readRemoteLabel(lineIn(card, 'job_arbeitsmodell') ?? lineIn(card, 'job_workmode')),
    },
    { id: `${new URL(base).host} ${id}` },
  );
}

function placeOf(card: Element): string | undefined {
  return (
    lineIn(card, 'job_standort') ??
    lineIn(card, 'joboffer_maplink')?.split(' - ').reverse().join(', ') ??
    placeIn(lineIn(card, 'joboffer_informations'))
  );
}

function lineIn(card: Element, name: string): string | undefined {
  return ofClass(card, name).map(lineOf)[0];
}

/** Some cards have no element for the place: only a line with the place and nothing else is one. */
function placeIn(line: string | undefined): string | undefined {
  return line !== undefined && isFramedPlace(line) ? line : undefined;
}

/** The JobPosting has its text in four parts, each under a name of its own. */
function withParts(posting: FoundPosting, body: string): FoundPosting {
  const scripts = elementsNamed(parseHtml(body), 'script').filter((script) =>
    /ld\+json/i.test(attribute(script, 'type')),
  );
  const [node] = scripts.flatMap((script) => parseLoosely(sourceOf(script)).flatMap((value) => findPostings(value)));
  if (!node) return posting;
  const parts = ['description', 'responsibilities', 'qualifications', 'jobBenefits'].map(
    (name) => readSchemaPosting({ description: node[name] }, '', 'json-ld').fields.job_description ?? '',
  );
  const whole = description(...new Set(parts));
  return whole.length <= (posting.fields.job_description?.length ?? 0)
    ? posting
    : { ...posting, fields: { ...posting.fields, job_description: whole } };
}

// As its job sites serve it (2026, now Trakstar Hire): a hundred rows a page, the number of all in a script, one page
// per posting. Its interface (https://apiv1.recruiterbox.com/frontend_api.html) tells postings of closed accounts too.
import { ParseError } from '../../../errors.js';
import { attribute, elementsNamed, lineOf, parseHtml, textOf, type Element } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { joined, numeric, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { tenant, type AtsSystem } from '../ats.js';
import { jobPage, ofClass, pageRequest, plainAddress } from '../pages.js';
import { detailed, readEmployment } from '../values.js';

const HOST = /^(?!jsapi\.|apiv\d\.)([\w-]+)\.(?:recruiterbox\.com|hire\.trakstar\.com)$/;
const ROWS = 100;

export const recruiterbox: AtsSystem = {
  name: 'recruiterbox',
  liveBoard: 'https://eclypsium.hire.trakstar.com/',
  hosts: HOST,

  recogniseUrl({ hostname, searchParams }) {
    const asked = hostname === 'jsapi.recruiterbox.com' ? searchParams.get('client_name') : undefined;
    const key = tenant(asked ?? HOST.exec(hostname)?.[1]);
    return key === undefined || !/^[\w-]+$/.test(key)
      ? undefined
      : { system: 'recruiterbox', key, url: `https://${key}.hire.trakstar.com/` };
  },

  listing: ({ url }): Listing => ({
    first: () => [page(url, 1)],
    read(body, request) {
      if (isClosed(body)) return { postings: [], unknown: true };
      const total = totalOf(body);
      const document = parseHtml(body);
      const cards = ofClass(document, 'js-careers-page-job-list-item');
      if (total === undefined && cards.length === 0) throw new ParseError('recruiterbox: the page has no total_jobs');
      const rows = cards.length > 0 ? cards : elementsNamed(document, 'a');
      const found = new Map(
        rows.flatMap((row) => readRow(row, url) ?? []).map((posting) => [posting.id, posting] as const),
      );
      const number = Number(new URL(request.url).searchParams.get('p') ?? 1);
      // Whatever is asked, some sites show 25 a page.
      const isMore = found.size > 0 && (total === undefined ? found.size >= 25 : number * found.size < total);
      return {
        postings: [...found.values()],
        ...(total !== undefined && { total }),
        ...(isMore && { next: [page(url, number + 1)] }),
      };
    },
    detail: jobPage,
    readDetail,
  }),
};

function isClosed(body: string): boolean {
  return /inactive account/i.test(body) && /no longer using/i.test(body);
}

function totalOf(body: string): number | undefined {
  return numeric(/["']?\btotal_jobs["']?\s*:\s*["']?(\d+)/.exec(body)?.[1]);
}

function page(url: string, number: number): ListingRequest {
  return pageRequest(`${url}?limit=${String(ROWS)}&p=${String(number)}`);
}

/** A card, or where a site has none a link with a heading. */
function readRow(row: Element, base: string): FoundPosting | undefined {
  const link = row.name === 'a' ? row : elementsNamed(row, 'a').find((one) => /\/jobs\//.test(attribute(one, 'href')));
  const url = plainAddress(attribute(row, 'data-href') || attribute(link, 'href'), base);
  const id = /\/jobs\/([a-z0-9]{3,64})\/?$/i.exec(url ?? '')?.[1];
  const said = (name: string): string | undefined => {
    const [element] = ofClass(row, name);
    return element && text(attribute(element, 'title') || lineOf(element));
  };
  const [heading] = elementsNamed(row, 'h2', 'h3', 'h4');
  const title = said('js-job-list-opening-name') ?? lineOf(heading ?? row);
  if (id === undefined || title === '') return undefined;
  const kind = said('js-job-list-opening-meta');
  return foundPosting(
    'ats',
    {
      job_title: title,
      job_url: `${base}jobs/${id}/`,
      location: said('js-job-list-opening-loc'),
      ...readEmployment(kind),
      remote_policy: readRemoteLabel(kind),
    },
    { id },
  );
}

/** A posting's page says each fact in an element of its own; without JobPosting. */
function readDetail(body: string, posting: FoundPosting): FoundPosting {
  const document = parseHtml(body);
  const value = (name: string): string | undefined => text(ofClass(document, name).map(lineOf)[0]);
  const own = ofClass(document, 'jobdesciption').map(textOf).join('\n');
  if (value('js-job-title') === undefined || own === '')
    throw new ParseError('recruiterbox: the page has no jobdesciption');
  const place = ['city', 'state', 'country'].map((part) => value(`meta-job-location-${part}`));
  const [opening] = ofClass(document, 'opening-info');
  const facts = (opening ? elementsNamed(opening, 'span') : [])
    .filter((span) => !/meta-job-location/.test(attribute(span, 'class')))
    .flatMap((span) => text(lineOf(span).replace(/(?<![|\s])[|\s]+$/, '')) ?? []);
  const kind = facts.find((fact) => readJobType(fact) !== undefined || readContractType(fact) !== undefined);
  return detailed(posting, {
    job_title: value('js-job-title'),
    location: joined(...place) || undefined,
    city: place[0],
    department: value('meta-job-department') ?? value('department-name'),
    ...readEmployment(kind),
    remote_policy: facts.map(readRemoteLabel).find((policy) => policy !== undefined),
    job_description: own,
  });
}

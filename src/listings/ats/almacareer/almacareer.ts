// As its career widget asks (2026): the site, or a script of it, holds the widget's number and public key; ten postings
// a page, in groups of groups.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { absolute, pageRequest } from '../pages.js';
import { at, goesOn, neededObject, textAt, type Data } from '../reading.js';
import { placeFields, prose, readEmployment, readPay } from '../values.js';

const HOST = /^(?!(?:my|beta)\.)([\w-]+)\.(?:jobs\.cz|topjobs\.sk)$/;
/** Postings a page, whatever is asked for. */
const ROWS = 10;
const INTERFACE = 'https://api.capybara.lmc.cz/api/graphql/widget';
/** Sites and pages with the widget name the host that it was made for. */
const SITE = /\bdata-host="([\w-]+\.(?:jobs\.cz|topjobs\.sk))"/;
const WIDGET = '__LMC_CAREER_WIDGET__';
const SCRIPT = /<script\b[^>]{0,200}\bsrc="([^"]{0,300}\/assets\/js\/(?:[\w-]+\/)?script\.min\.js[^"]{0,60})"/i;
/** Characters of a script behind the name of its widgets in which the first one stands. */
const CONFIGURATION = 65_536;
/** Words for periods in Czech and Slovak. */
const PERIODS: Record<string, string> = { měsíc: 'month', mesiac: 'month', hodina: 'hour', rok: 'year', den: 'day' };

const FIELDS = `id title validFrom teaser employer { companyName } locations { city region country }
  salary { min max period currency } parameters { employmentTypesObjects { label } }`;
const TEXT = ' content { htmlContent }';

export const almacareer: AtsSystem = {
  name: 'almacareer',
  liveBoard: 'https://csob.jobs.cz/',
  hosts: HOST,

  recogniseUrl: ({ hostname }) => (tenant(HOST.exec(hostname)?.[1]) === undefined ? undefined : siteAt(hostname)),

  recogniseMarkup(marks, { host, href }) {
    const site = marks.includes('capybara.lmc.cz') ? SITE.exec(marks)?.[1] : undefined;
    if (site !== undefined) return [siteAt(site)];
    return marks.includes(`${WIDGET}.push(`)
      ? [{ system: 'almacareer', key: host, url: href.split('#', 1)[0] ?? href }]
      : [];
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    // Where lists give no texts, their teasers are what there is.
    otherwise: (request) =>
      request.url === INTERFACE && JSON.stringify(request.json).includes(TEXT)
        ? { ...request, json: { ...record(request.json), query: queryOf(FIELDS) } }
        : undefined,
    read(body, request) {
      if (request.url === INTERFACE) return readList(parseJson(body, 'almacareer'), request);
      const widget = widgetIn(body);
      if (widget) return { postings: [], next: [openingPage(widget, url)] };
      const named =
        SCRIPT.exec(body)?.[1] ?? (/\bdata-widget=|capybara/.test(body) ? '/assets/js/script.min.js' : undefined);
      const script = absolute(named, url);
      if (script === undefined || request.url === script)
        throw new ParseError('almacareer: neither the page nor its script has widgets.main with id and apiKey');
      return { postings: [], next: [{ url: script }] };
    },
  }),
};

function siteAt(host: string): Board {
  return { system: 'almacareer', key: host, url: `https://${host}/` };
}

interface Widget {
  readonly id: string;
  readonly key: string;
  /** The host it was made for, and the path there where a posting is shown; absent where the page itself shows it. */
  readonly host: string | undefined;
  readonly shownAt: string | undefined;
}

/** The widget that a page starts itself, or that its script is configured with. */
function widgetIn(body: string): Widget | undefined {
  const start = [body.indexOf(`${WIDGET}.push(`), body.search(/"widgets"\s{0,9}:\s{0,9}\{/)].find((at) => at >= 0);
  const behind = start === undefined ? body : body.slice(start, start + CONFIGURATION);
  const main = behind.slice(Math.max(0, behind.search(/"main[\w-]{0,20}"\s{0,9}:\s{0,9}\{/)));
  const id = /"(?:widgetId|id)"\s{0,9}[:,]\s{0,9}"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/i.exec(main)?.[1];
  const key = /"(?:apiKey|widgetApiKey)"\s{0,9}[:,]\s{0,9}"([\da-f]{32,200})"/i.exec(main)?.[1];
  const host = /"host"\s{0,9}:\s{0,9}"([\w.-]{1,200})"/.exec(main)?.[1];
  const shownAt = /"detailPath"\s{0,9}:\s{0,9}"([\w/-]{1,80})"/.exec(main)?.[1];
  return id === undefined || key === undefined ? undefined : { id, key, host, shownAt };
}

function queryOf(fields: string): string {
  return `query Postings($widgetId: ID!, $host: String, $page: Int, $filters: [JobAdFilter!]!, $useExampleData: Boolean!, $rps: Int) {
  widget(id: $widgetId, host: $host, useExampleData: $useExampleData) {
    jobAdList(page: $page, filters: $filters, rps: $rps) {
      paginator { lastPage totalNumberOfItems }
      groupedJobAds { ...ads groups { ...ads groups { ...ads groups { ...ads } } } }
    }
  }
}
fragment ads on JobAdGroup { jobAds { ${fields} } }`;
}

/** The first page of the list. Who refers to it is the page that shows a posting. */
function openingPage({ id, key, host, shownAt }: Widget, board: string): ListingRequest {
  const page = new URL(board);
  const path = shownAt ?? (HOST.test(page.hostname) ? 'detail-pozice' : page.pathname);
  return {
    url: INTERFACE,
    method: 'POST',
    headers: { 'x-api-key': key, origin: page.origin, referer: new URL(path, page.origin).href },
    json: {
      query: queryOf(`${FIELDS}${TEXT}`),
      variables: { widgetId: id, host: host ?? page.host, page: 1, filters: [], useExampleData: false, rps: 100 },
    },
  };
}

function readList(answer: unknown, request: ListingRequest): ListingPage {
  const found = neededObject(answer, 'data.widget.jobAdList', 'almacareer');
  const rows = rowsOf(neededObject(found, 'groupedJobAds', 'almacareer'));
  const total = numeric(at(found, 'paginator.totalNumberOfItems'));
  const variables = record(record(request.json)['variables']);
  const page = numeric(variables['page']) ?? 1;
  const isMore =
    (rows.length > 0 && page < (numeric(at(found, 'paginator.lastPage')) ?? 0)) ||
    goesOn({ rows: rows.length, end: (page - 1) * ROWS + rows.length, total, size: ROWS });
  const next = { ...request, json: { ...record(request.json), variables: { ...variables, page: page + 1 } } };
  return {
    postings: rows.map((row) => readRow(row, request.headers?.['referer'] ?? '')),
    ...(total !== undefined && { total }),
    ...(isMore && { next: [next] }),
  };
}

/** Postings stand in a group itself and in the groups in it. @throws ParseError for a group that has neither */
function rowsOf(group: Data): Data[] {
  const { jobAds, groups } = group as { jobAds?: unknown; groups?: unknown };
  if (!Array.isArray(jobAds) && !Array.isArray(groups))
    throw new ParseError('almacareer: $.groupedJobAds has no list jobAds and no list groups');
  return [...list(jobAds).map(record), ...list(groups).flatMap((inner) => rowsOf(record(inner)))];
}

function readRow(row: Data, shownAt: string): FoundPosting {
  const id = text(row['id']);
  const pay = record(row['salary']);
  const places = list(row['locations'])
    .filter(Boolean)
    .map((place) => ({
      city: textAt(place, 'city'),
      region: textAt(place, 'region'),
      country: textAt(place, 'country'),
    }));
  const kinds = list(at(row, 'parameters.employmentTypesObjects')).map((kind) => textAt(kind, 'label'));
  const period = text(pay['period'])?.toLowerCase() ?? '';
  return foundPosting(
    'ats',
    {
      job_title: text(row['title']),
      job_url: id === undefined ? undefined : `${shownAt}?r=detail&id=${id}`,
      ...placeFields(places),
      ...readEmployment(...kinds),
      ...readPay({ min: pay['min'], max: pay['max'], currency: pay['currency'], period: PERIODS[period] ?? period }),
      company_name: textAt(row, 'employer.companyName'),
      posted_at: readDate(row['validFrom']),
      job_description: prose(at(row, 'content.htmlContent'), row['teaser']),
    },
    { id: id === undefined ? undefined : `almacareer ${id}` },
  );
}

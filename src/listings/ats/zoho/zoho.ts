// As its career sites ask (2026): one open answer with all postings, also on a company's own host; the page itself has
// fifty of them in a hidden field.
import { ParseError } from '../../../errors.js';
import { finding, type Finding } from '../../../findings/finding.js';
import { attribute, elementsNamed, parseHtml } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { jsonOf, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem, type Board } from '../ats.js';
import { jobPage, pageRequest, postingLinks, readOwnPage } from '../pages.js';
import { leastYears, placeFields, prose, readDigitDate, readEmployment, readPayLine } from '../values.js';
import { isFalse, isTrue, neededList, publicRows, textAt, type Data } from '../reading.js';

/** Its data centres, as their hosts answer (2026). */
const CENTRES = '(?:com|eu|in|com\\.au|com\\.cn|ca|jp|sa|uk|sg|ae)';
const HOST = new RegExp(`^([\\w-]+)\\.zohorecruit\\.${CENTRES}$`);
/** Old embeds frame a page that knows the company by a digest, on its host or on one for all. */
const PORTAL_HOST = new RegExp(`^(?:[\\w-]+\\.zohorecruit|recruit\\.zoho(?:cloud)?)\\.${CENTRES}$`);
const PORTAL = /^\/(?:recruit|ats)\/Portal(?:Detail)?\.na$/;
/** Rows of the page at most, and of the open answer. */
const [MOST, MOST_ANSWERED] = [50, 750];
const INTERFACE = '/recruit/v2/public/Job_Openings';

export const zoho: AtsSystem = {
  name: 'zoho',
  liveBoard: 'https://acquism.zohorecruit.eu/jobs/Careers',
  hosts: HOST,

  recogniseUrl(url) {
    if (url.pathname === INTERFACE) return boardAt(url, url.searchParams.get('pagename') ?? 'Careers');
    const portal = portalAt(url);
    if (portal) return portal;
    const [head, section] = [pathPart(url, 0), pathPart(url, 1)];
    const isOwn = HOST.test(url.hostname) ? tenant(HOST.exec(url.hostname)?.[1]) !== undefined : isPosting(url);
    if (!isOwn || head === 'recruit') return undefined;
    return boardAt(url, (head === 'jobs' ? section : undefined) ?? 'Careers');
  },

  recogniseMarkup(marks, pageUrl) {
    const embedded = embeddedIn(marks);
    if (embedded) return [embedded];
    const isBoard = /<input\b[^>]{0,200}\bid="jobs"/.test(marks) && /Job_Openings/.test(marks);
    return isBoard && pathPart(pageUrl, 0) === 'jobs' ? [boardAt(pageUrl, pathPart(pageUrl, 1) ?? 'Careers')] : [];
  },

  listing: ({ url }): Listing => ({
    first: () => [PORTAL.test(new URL(url).pathname) ? pageRequest(url) : openings(url)],
    otherwise: (request) => (request.url === openings(url).url ? pageRequest(url) : undefined),
    read: (body, request) => (request.accept === 'text/html' ? readPage(body, url) : readAnswer(body, url)),
    detail: (posting) => (posting.fields.job_description === undefined ? jobPage(posting) : undefined),
    readDetail: (body, posting) => readOwnPage(body, posting, 'zoho'),
  }),
};

function portalAt({ hostname, pathname, searchParams }: URL): Board | undefined {
  const digest = searchParams.get('digest') ?? '';
  if (!PORTAL_HOST.test(hostname) || !PORTAL.test(pathname) || !/^[\w.*@-]{8,200}$/.test(digest)) return undefined;
  const url = `https://${hostname}/recruit/Portal.na?digest=${digest}`;
  return { system: 'zoho', key: `${hostname}/${digest}`, url };
}

/** On a company's own host the number of a posting is what tells. */
function isPosting(url: URL): boolean {
  const [head, section, posting] = [0, 1, 2].map((index) => pathPart(url, index));
  return head === 'jobs' && section !== undefined && /^\d{15,20}$/.test(posting ?? '');
}

/** `rec_embed_js.load({page_name: "Careers", site: "https://…"})`: the site may be on the company's own host. */
function embeddedIn(marks: string): Board | undefined {
  const options = /\brec_embed_js\.load\(\s{0,9}\{([^{}]{0,600})\}/.exec(marks)?.[1] ?? '';
  const valueOf = (name: string): string | undefined =>
    new RegExp(`["']?\\b${name}["']?\\s{0,9}:\\s{0,9}["']([^"']{1,200})["']`).exec(options)?.[1];
  const [site = '', section = 'Careers'] = [valueOf('site'), valueOf('page_name')];
  return /^https:\/\//.test(site) && URL.canParse(site) && /^[\w-]+$/.test(section)
    ? boardAt(new URL(site), section)
    : undefined;
}

function boardAt({ hostname }: URL, section: string): Board {
  return { system: 'zoho', key: `${hostname}/${section}`, url: `https://${hostname}/jobs/${section}` };
}

/** What the site's own scripts ask: everything in one answer. */
function openings(url: string): ListingRequest {
  const { origin, pathname } = new URL(url);
  const section = pathname.split('/')[2] ?? 'Careers';
  return { url: `${origin}${INTERFACE}?pagename=${section}&source=CareerSite` };
}

function readAnswer(body: string, url: string): ListingPage {
  const rows = neededList(parseJson(body, 'zoho'), 'data', 'zoho');
  // Here, and only here, dates have the month first.
  const read = publicRows(rows, isOpen, (row) => readRow(row, url, true));
  return { ...read, ...(rows.length >= MOST_ANSWERED && { findings: [incomplete(url, read)] }) };
}

function incomplete(url: string, { postings }: ListingPage): Finding {
  return finding('board_counts_no_further', url, { kept: postings.length });
}

/** The page has the same rows in a hidden field, fifty at most. */
function readPage(body: string, url: string): ListingPage {
  const field = elementsNamed(parseHtml(body), 'input').find((input) => attribute(input, 'id') === 'jobs');
  const rows = jsonOf(attribute(field, 'value'));
  if (/<div class="cl-error-content">/.test(body)) return { postings: [], unknown: true };
  if (!Array.isArray(rows)) throw new ParseError('zoho: the page has no input#jobs');
  const links = PORTAL.test(new URL(url).pathname) ? portalLinks(body, url) : undefined;
  const read = publicRows(rows.map(record), isOpen, (row) => {
    const posting = readRow(row, url, false);
    return links ? linked(posting, links.get(posting.id)) : posting;
  });
  return { ...read, ...(rows.length >= MOST && { findings: [incomplete(url, read)] }) };
}

function linked({ fields: { job_url: _built, ...fields }, ...posting }: FoundPosting, job_url?: string): FoundPosting {
  return { ...posting, fields: { ...fields, ...(job_url !== undefined && { job_url }) } };
}

/** Where an old page leads for each posting. */
function portalLinks(body: string, url: string): ReadonlyMap<string | undefined, string> {
  const links = postingLinks(parseHtml(body), url, /\/PortalDetail\.na\?/);
  return new Map(links.map((link) => [new URL(link.url).searchParams.get('jobid') ?? undefined, link.url]));
}

/** What is filled may stay on the site, locked. */
function isOpen(row: Data): boolean {
  return !isFalse(row['Publish']) && !isTrue(row['Is_Locked']);
}

function readRow(row: Data, board: string, isMonthFirst: boolean): FoundPosting {
  const id = text(row['id']);
  const shown = text(row['$url'])?.split('?', 1)[0];
  const place = { city: text(row['City']), region: text(row['State']), country: text(row['Country']) };
  return foundPosting(
    'ats',
    {
      job_title: text(row['Posting_Title']) ?? text(row['Job_Opening_Name']),
      job_url: shown ?? (id && `${board}/${id}`),
      ...placeFields([{ ...place, postalCode: text(row['Zip_Code']) }]),
      industry: text(row['Industry']),
      department: text(row['Department']) ?? textAt(row, 'Department.name'),
      ...readEmployment(row['Job_Type']),
      min_years_of_experience: leastYears(row['Work_Experience']),
      remote_policy: isTrue(row['Remote_Job']) ? 'remote' : undefined,
      posted_at: readDigitDate(row['Date_Opened'], isMonthFirst),
      ...readPayLine(row['Salary'], place.country),
      job_description: prose(row['Job_Description']),
    },
    { id },
  );
}

// As its career sites ask (2026): one open answer with all postings, also on a company's own host; the page itself has
// fifty of them in a hidden field.
import { ParseError } from '../../../errors.js';
import { finding } from '../../../findings/finding.js';
import { attribute, elementsNamed, parseHtml } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { jsonOf, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem, type Board } from '../ats.js';
import { jobPage, pageRequest, readOwnPage } from '../pages.js';
import { leastYears, placeFields, prose, readDigitDate, readEmployment, readPayLine } from '../values.js';
import { isFalse, isTrue, neededList, publicRows, textAt, type Data } from '../reading.js';

const HOST = /^([\w-]+)\.zohorecruit\.(?:com|eu|in|com\.au|ca|jp|sa)$/;
const MOST = 50;
const INTERFACE = '/recruit/v2/public/Job_Openings';

export const zoho: AtsSystem = {
  name: 'zoho',
  liveBoard: 'https://acquism.zohorecruit.eu/jobs/Careers',
  hosts: HOST,

  recogniseUrl(url) {
    if (url.pathname === INTERFACE) return boardAt(url, url.searchParams.get('pagename') ?? 'Careers');
    const [head, section] = [pathPart(url, 0), pathPart(url, 1)];
    const isOwn = HOST.test(url.hostname) ? tenant(HOST.exec(url.hostname)?.[1]) !== undefined : isPosting(url);
    if (!isOwn || head === 'recruit') return undefined;
    return boardAt(url, (head === 'jobs' ? section : undefined) ?? 'Careers');
  },

  recogniseMarkup(marks, pageUrl) {
    const isBoard = /<input\b[^>]{0,200}\bid="jobs"/.test(marks) && /Job_Openings/.test(marks);
    return isBoard && pathPart(pageUrl, 0) === 'jobs' ? [boardAt(pageUrl, pathPart(pageUrl, 1) ?? 'Careers')] : [];
  },

  listing: ({ url }): Listing => ({
    first: () => [openings(url)],
    otherwise: (request) => (request.url === openings(url).url ? pageRequest(url) : undefined),
    read: (body, request) => (request.accept === 'text/html' ? readPage(body, url) : readAnswer(body, url)),
    detail: (posting) => (posting.fields.job_description === undefined ? jobPage(posting) : undefined),
    readDetail: (body, posting) => readOwnPage(body, posting, 'zoho'),
  }),
};

/** On a company's own host the number of a posting is what tells. */
function isPosting(url: URL): boolean {
  const [head, section, posting] = [0, 1, 2].map((index) => pathPart(url, index));
  return head === 'jobs' && section !== undefined && /^\d{15,20}$/.test(posting ?? '');
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
  return publicRows(rows, isOpen, (row) => readRow(row, url, true));
}

/** The page has the same rows in a hidden field, fifty at most. */
function readPage(body: string, url: string): ListingPage {
  const field = elementsNamed(parseHtml(body), 'input').find((input) => attribute(input, 'id') === 'jobs');
  const rows = jsonOf(attribute(field, 'value'));
  if (/<div class="cl-error-content">/.test(body)) return { postings: [], unknown: true };
  if (!Array.isArray(rows)) throw new ParseError('zoho: the page has no input#jobs');
  const read = publicRows(rows.map(record), isOpen, (row) => readRow(row, url, false));
  return {
    ...read,
    ...(rows.length >= MOST && { findings: [finding('board_incomplete', url, { kept: read.postings.length })] }),
  };
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

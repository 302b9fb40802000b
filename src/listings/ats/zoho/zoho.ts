// No public interface; as its career sites serve it (2026): the postings as JSON in a hidden field of the page, fifty at most.
import { ParseError } from '../../../errors.js';
import { finding } from '../../../findings/finding.js';
import { attribute, elementsNamed, parseHtml } from '../../../postings/page/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { jsonOf, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { pathPart, tenant, type AtsSystem } from '../ats.js';
import { jobPage, pageRequest, readOwnPage } from '../pages.js';
import { placeFields, prose, readEmployment, readPayLine } from '../values.js';
import { type Data } from '../reading.js';

const HOST = /^([\w-]+)\.zohorecruit\.(?:com|eu|in|com\.au|ca|jp|sa)$/;
const MOST = 50;
const TRUE = /^(?:true|1|yes)$/i;

export const zoho: AtsSystem = {
  name: 'zoho',
  hosts: HOST,

  recogniseUrl(url) {
    if (tenant(HOST.exec(url.hostname)?.[1]) === undefined || pathPart(url, 0) === 'recruit') return undefined;
    const section = pathPart(url, 0) === 'jobs' ? (pathPart(url, 1) ?? 'Careers') : 'Careers';
    const board = `https://${url.hostname}/jobs/${section}`;
    return { system: 'zoho', key: `${url.hostname}/${section}`, url: board };
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body) {
      const field = elementsNamed(parseHtml(body), 'input').find((input) => attribute(input, 'id') === 'jobs');
      const rows = jsonOf(attribute(field, 'value'));
      if (!Array.isArray(rows)) throw new ParseError('zoho: the page has no input#jobs');
      const open = rows.map(record).filter((row) => isShown(row['Publish']) && isShown(row['Keep_on_Career_Site']));
      return {
        postings: open.map((row) => readRow(row, url)),
        ...(rows.length >= MOST && { findings: [finding('board_incomplete', url, { kept: open.length })] }),
      };
    },
    detail: (posting) => (posting.fields.job_description === undefined ? jobPage(posting) : undefined),
    readDetail: (body, posting) => readOwnPage(body, posting, 'zoho'),
  }),
};

function isShown(flag: unknown): boolean {
  return flag !== false && !/^(?:false|0|no)$/i.test(text(flag) ?? '');
}

function readRow(row: Data, board: string): FoundPosting {
  const id = text(row['id']);
  const kind = text(row['Job_Type']);
  const place = { city: text(row['City']), region: text(row['State']), country: text(row['Country']) };
  return foundPosting(
    'ats',
    {
      job_title: text(row['Posting_Title']) ?? text(row['Job_Opening_Name']),
      job_url: id === undefined ? undefined : `${board}/${id}`,
      ...placeFields([{ ...place, postalCode: text(row['Zip_Code']) }]),
      industry: text(row['Industry']),
      ...readEmployment(kind),
      remote_policy: row['Remote_Job'] === true || TRUE.test(text(row['Remote_Job']) ?? '') ? 'remote' : undefined,
      posted_at: readDate(row['Date_Opened']),
      ...readPayLine(row['Salary'], place.country),
      job_description: prose(row['Job_Description']),
    },
    { id },
  );
}

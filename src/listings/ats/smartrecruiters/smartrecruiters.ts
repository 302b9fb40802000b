// https://developers.smartrecruiters.com/docs/posting-api — an unknown company is answered 200 with totalFound 0; the
// text is in the details only.
import { ParseError } from '../../../errors.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import type { Listing } from '../../listing.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { joined, list, numeric, record, text } from '../../../postings/text/words.js';
import { parseJson, pathPart, tenant, tenantsIn, type AtsSystem, type Board } from '../ats.js';
import { goesOn, isTrue, publicRows } from '../reading.js';
import { PAY_LABEL, prose, readPay, readPayLine } from '../values.js';

const PAGE = 100;
/** What starts the widget, or names the system: other programs have codes of companies too. */
const WIDGET = /smart_?recruiters|\bwidget\s{0,9}\(\s{0,9}\{/i;

function board(key: string): Board {
  return { system: 'smartrecruiters', key, url: `https://careers.smartrecruiters.com/${key}` };
}

export const smartrecruiters: AtsSystem = {
  name: 'smartrecruiters',
  liveBoard: 'https://careers.smartrecruiters.com/smartrecruiters',
  // These are documented.
  rate: { servers: /^api\.smartrecruiters\.com$/, requestsPerSecond: 10, concurrency: 8 },

  recogniseUrl(url) {
    const key = keyOf(url);
    // A market of all companies.
    if (key?.toLowerCase() === 'sr-jobs') return undefined;
    const found = tenant(key);
    return found === undefined ? undefined : board(found);
  },

  recogniseMarkup: (marks) =>
    WIDGET.test(marks) ? tenantsIn(marks, /["']?company_code["']?\s*:\s*["']([\w.-]+)["']/g).map(board) : [],

  listing({ key }): Listing {
    const base = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(key)}/postings`;
    const page = (offset: number): { url: string } => ({
      url: `${base}?limit=${String(PAGE)}&offset=${String(offset)}`,
    });
    return {
      first: () => [page(0)],
      read(body, request) {
        const answer = record(parseJson(body, 'smartrecruiters'));
        if (!Array.isArray(answer['content'])) throw new ParseError('smartrecruiters: $.content is no list');
        const rows = list(answer['content']);
        const total = numeric(answer['totalFound']);
        const end = Number(new URL(request.url).searchParams.get('offset')) + rows.length;
        const isMore = goesOn({ rows: rows.length, end, total, size: PAGE });
        return {
          ...publicRows(rows.map(record), isPublic, (row) => readPosting(row, key)),
          unknown: total === 0 && end === 0,
          ...(total === undefined ? {} : { total }),
          ...(isMore ? { next: [page(end)] } : {}),
        };
      },
      detail: ({ id }) => (id === undefined ? undefined : { url: `${base}/${id}` }),
      readDetail: (body, posting) => completed(readPosting(record(parseJson(body, 'smartrecruiters')), key), posting),
    };
  },
};

function isPublic(posting: Readonly<Record<string, unknown>>): boolean {
  return /^public$/i.test(text(posting['visibility']) ?? 'public');
}

function keyOf(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url;
  if (/^(?:careers|jobs)\.smartrecruiters\.com$/.test(hostname)) {
    // Before the company may stand that it is not to be indexed, or the form.
    const behind = { 'oneclick-ui': 2, ni: 1, 'my-applications': 1 }[pathPart(url, 0) ?? ''] ?? 0;
    return pathPart(url, behind) ?? searchParams.get('company') ?? undefined;
  }
  // Older links to postings.
  if (hostname === 'www.smartrecruiters.com') return /^\/([^/]+)\/\d{8,}(?:-|$)/.exec(pathname)?.[1];
  return hostname === 'api.smartrecruiters.com'
    ? /^\/(?:v1\/companies|job-api\/public\/search\/widgets)\/([^/]+)/.exec(pathname)?.[1]
    : undefined;
}

/** How companies call what has no field of the system's. */
const CONTRACT = /^(?:(?:type of |employment )?contract(?: (?:type|duration))?|type de contrat|vertragsart)$/i;
const WORK_MODEL =
  /^(?:work(?:ing|place)? ?(?:model|mode|type|flexibility|arrangement|style)|remote(?: work| type| status)?|location type)$/i;

/** The value of a company's own field, by how the field is called. */
function ownField(posting: Readonly<Record<string, unknown>>): (label: RegExp) => string | undefined {
  const fields = list(posting['customField']).map(record);
  return (label) => text(fields.find((field) => label.test(text(field['fieldLabel']) ?? ''))?.['valueLabel']);
}

function readPosting(posting: Readonly<Record<string, unknown>>, company: string): FoundPosting {
  const place = record(posting['location']);
  const sections = record(record(posting['jobAd'])['sections']);
  const section = (name: string): string => prose(record(sections[name])['text']);
  const pay = record(posting['compensation']);
  const kind = text(record(posting['typeOfEmployment'])['label']) ?? text(record(posting['typeOfEmployment'])['id']);
  const own = ownField(posting);
  const id = text(posting['id']);
  const description = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation']
    .map(section)
    .filter((part) => part !== '');
  return foundPosting(
    'ats',
    {
      job_title: text(posting['name']),
      job_url: text(posting['postingUrl']) ?? (id && `https://jobs.smartrecruiters.com/${company}/${id}`),
      location:
        text(place['fullLocation']) ??
        (joined(text(place['city']), text(place['region']), readCountry(text(place['country']))) || undefined),
      city: text(place['city']),
      country: readCountry(text(place['country'])),
      postal_code: text(place['postalCode']),
      street_address: text(place['address']),
      department: text(record(posting['department'])['label']),
      industry: text(record(posting['industry'])['label']),
      job_type: readJobType(kind),
      contract_type: readContractType(kind) ?? readContractType(own(CONTRACT)),
      remote_policy: isTrue(place['hybrid'])
        ? 'hybrid'
        : isTrue(place['remote'])
          ? 'remote'
          : readRemoteLabel(own(WORK_MODEL)),
      posted_at: readDate(posting['releasedDate']),
      company_name: text(record(posting['company'])['name']),
      ...readPayLine(own(PAY_LABEL)),
      ...readPay({ min: pay['min'], max: pay['max'], currency: pay['currency'], period: pay['period'] }),
      requirements: itemsOf(section('qualifications')),
      job_description: description.join('\n'),
    },
    { id },
  );
}

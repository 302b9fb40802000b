// https://docs.oracle.com/en/cloud/saas/human-resources/farws (recruitingCEJobRequisitions) — the jobs are in items[0];
// the outer totals count that one item. Tenants cap a page between 25 and 200 rows, a search at 10,000.
import { ParseError } from '../../../errors.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readContact } from '../../../postings/text/people/contact.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, type AtsSystem, type Board } from '../ats.js';
import { firstText, goesOn } from '../reading.js';
import { description, furtherPlaces, prose, readEmployment, readPayLine } from '../values.js';

const PAGE = 200;
const SMALL_PAGE = 25;
const SITE = /^((?:\/hcmUI\/CandidateExperience)?(?:\/[\w-]+)?\/sites\/)([\w-]+)/;

/** `host` is where the interface answers; the pages may be on a host of the company. */
function board(host: string, site: string, url: string): Board {
  return { system: 'oracle', key: `${host}/${site}`, url };
}

export const oracle: AtsSystem = {
  name: 'oracle',
  liveBoard: 'https://eluq.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_2001',
  hosts: /\.oraclecloud\.com$/,

  recogniseUrl(url) {
    const { hostname, pathname } = url;
    if (pathname.includes('/hcmRestApi/resources/')) {
      const site = /siteNumber(?:=|%3D)([\w-]+)/.exec(url.search)?.[1];
      return site === undefined
        ? undefined
        : board(hostname, site, `https://${hostname}/hcmUI/CandidateExperience/en/sites/${site}`);
    }
    // On a company's own host the long form, or the short one with a site of the usual name.
    const isSite =
      pathname.startsWith('/hcmUI/CandidateExperience/') ||
      /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/sites\/CX_\d+/.test(pathname);
    const match = isSite ? SITE.exec(pathname) : null;
    return match ? board(hostname, match[2] ?? '', `https://${hostname}${match[0]}`) : undefined;
  },

  recogniseMarkup(marks, { hostname, pathname }) {
    const site = /data-sitenumber="([\w-]+)"/.exec(marks)?.[1];
    const base = /data-apibaseurl="https:\/\/([\w.-]+)/.exec(marks)?.[1];
    if (site === undefined || base === undefined) return [];
    const named = SITE.exec(pathname)?.[0];
    // On its own host the address names the site, by its number or by a name that the interface takes as well.
    if (hostname === base && named?.startsWith('/hcmUI/') === true) return [];
    return [board(base, site, `https://${hostname}${named ?? `/hcmUI/CandidateExperience/en/sites/${site}`}`)];
  },

  listing({ key, url }): Listing {
    const [host = '', site = ''] = key.split('/');
    const resource = `https://${host}/hcmRestApi/resources/latest`;
    const page = (offset: number, limit: number): ListingRequest => ({
      url: `${resource}/recruitingCEJobRequisitions?onlyData=true&expand=requisitionList.secondaryLocations,flexFieldsFacet.values&finder=findReqs;siteNumber=${site},limit=${String(limit)},offset=${String(offset)},sortBy=POSTING_DATES_DESC`,
    });
    return {
      first: () => [page(0, PAGE)],
      otherwise: (request) => (request.url === page(0, PAGE).url ? page(0, SMALL_PAGE) : undefined),
      read(body, request) {
        const [search] = list(record(parseJson(body, 'oracle'))['items']).map(record);
        if (!search || !Array.isArray(search['requisitionList']))
          throw new ParseError('oracle: $.items[0].requisitionList is no list');
        const rows = list(search['requisitionList']);
        const limit = Number(/limit=(\d+)/.exec(request.url)?.[1] ?? SMALL_PAGE);
        const end = Number(/offset=(\d+)/.exec(request.url)?.[1] ?? 0) + rows.length;
        const total = numeric(search['TotalJobsCount']);
        // A tenant may give fewer rows a page than were asked for.
        const isMore = goesOn({ rows: rows.length, end, total, size: SMALL_PAGE });
        return {
          postings: rows.map((row) => readRequisition(record(row), url, host)),
          ...(total === undefined ? {} : { total }),
          ...(isMore ? { next: [page(end, limit)] } : {}),
        };
      },
      detail: ({ id }) =>
        id === undefined
          ? undefined
          : {
              url: `${resource}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=ById;Id=%22${id.split(' ')[1] ?? ''}%22,siteNumber=${site}`,
            },
      readDetail(body, posting) {
        const answer = record(parseJson(body, 'oracle'));
        const detail = Array.isArray(answer['items']) ? record(list(answer['items'])[0]) : answer;
        if (text(detail['Title']) === undefined) throw new ParseError('oracle: $.items[0] has no Title');
        return completed(readRequisition(detail, url, host), posting);
      },
    };
  },
};

/** A row of the list and the details name things alike; sites of one host share their numbers. */
function readRequisition(row: Readonly<Record<string, unknown>>, boardUrl: string, host: string): FoundPosting {
  const id = text(row['Id']);
  const flexible = readFlexFields(list(row['requisitionFlexFields']).map(record));
  const employment = readEmployment(row['JobSchedule'], row['JobType'], row['ContractType']);
  return foundPosting(
    'ats',
    {
      job_title: text(row['Title']),
      job_url: id && `${boardUrl}/job/${id}`,
      location: text(row['PrimaryLocation']),
      country: readCountry(text(row['PrimaryLocationCountry'])),
      department: firstText(row, 'Department', 'Organization', 'Category', 'JobFamily'),
      ...flexible,
      job_type: employment.job_type ?? flexible.job_type,
      contract_type: employment.contract_type ?? flexible.contract_type,
      remote_policy: readRemoteLabel(text(row['WorkplaceTypeCode'])) ?? readRemoteLabel(text(row['WorkplaceType'])),
      posted_at: readDate(row['PostedDate']) ?? readDate(row['ExternalPostedStartDate']),
      application_deadline: readDate(row['PostingEndDate']) ?? readDate(row['ExternalPostedEndDate']),
      company_name: text(row['LegalEmployer']),
      requirements: itemsOf(prose(row['ExternalQualificationsStr'])),
      job_description: textOf(row),
    },
    {
      id: id && `${host} ${id}`,
      ...furtherPlaces(list(row['secondaryLocations']).map((place) => record(place)['Name'])),
    },
  );
}

/** The short description is a teaser: it counts only where there is no text. */
function textOf(row: Readonly<Record<string, unknown>>): string {
  const parts = [
    'ExternalDescriptionStr',
    'ExternalResponsibilitiesStr',
    'ExternalQualificationsStr',
    'CorporateDescriptionStr',
    'OrganizationDescriptionStr',
  ];
  return description(...parts.map((name) => prose(row[name])));
}

/** Fields of the company's own, with a label: hours, contract, pay and whom to ask are often here and nowhere else. */
function readFlexFields(fields: readonly Readonly<Record<string, unknown>>[]): Parameters<typeof foundPosting>[1] {
  const under = (label: RegExp): (string | undefined)[] =>
    fields.filter((field) => label.test(text(field['Prompt']) ?? '')).map((field) => text(field['Value']));
  const kinds = under(/type|time|schedule|contract|employment|zeit|vertrag|anstellung|beschäftigung|verhältnis/i);
  const [pay] = under(/salary|\bpay\b|compensation|wage|gehalt|vergütung|entgelt/i);
  const [contact] = fields.flatMap(
    ({ Prompt, Value }) => readContact(`${text(Prompt) ?? ''}: ${text(Value) ?? ''}`) ?? [],
  );
  return {
    ...readEmployment(...kinds),
    ...readPayLine(pay),
    hiring_manager_name: contact?.name,
    hiring_manager_email: contact?.email,
    hiring_manager_phone: contact?.phone,
  };
}

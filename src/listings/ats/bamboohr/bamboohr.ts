// No public documentation; as its own career site asks (2026). The list has the place twice: as an office's and as the
// posting's; the text is in the details only.
import { ParseError } from '../../../errors.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { joined, list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, tenant, tenantsIn, type AtsSystem, type Board } from '../ats.js';
import { isTrue } from '../reading.js';
import { prose, readEmployment, readPayLine } from '../values.js';

function board(key: string): Board {
  return { system: 'bamboohr', key, url: `https://${key}.bamboohr.com/careers` };
}

export const bamboohr: AtsSystem = {
  name: 'bamboohr',
  liveBoard: 'https://beqom.bamboohr.com/careers',
  hosts: /\.bamboohr\.(?:com|co\.uk)$/,

  recogniseUrl(url) {
    const key = tenant(/^([\w-]+)\.bamboohr\.(?:com|co\.uk)$/.exec(url.hostname)?.[1]);
    return key === undefined || /^(?:documentation|partners|learn|marketplace|images?\d*)$/.test(key)
      ? undefined
      : board(key);
  },

  recogniseMarkup: (marks) => tenantsIn(marks, /data-domain="([\w-]+)\.bamboohr\.com"/g).map(board),

  listing({ key }): Listing {
    const base = `https://${key}.bamboohr.com/careers`;
    return {
      first: () => [{ url: `${base}/list` }],
      read(body) {
        const answer = record(parseJson(body, 'bamboohr'));
        if (!Array.isArray(answer['result'])) throw new ParseError('bamboohr: $.result is no list');
        const total = numeric(record(answer['meta'])['totalCount']);
        return {
          postings: list(answer['result']).map((row) => readRow(record(row), base)),
          ...(total === undefined ? {} : { total }),
        };
      },
      detail: ({ fields: { job_url: url } }) => (url === undefined ? undefined : { url: `${url}/detail` }),
      readDetail(body, posting) {
        const opening = record(record(record(parseJson(body, 'bamboohr'))['result'])['jobOpening']);
        if (text(opening['jobOpeningName']) === undefined)
          throw new ParseError('bamboohr: $.result.jobOpening has no jobOpeningName');
        return completed(foundPosting('ats', readOpening(opening)), posting);
      },
    };
  },
};

const WORKPLACE: Record<string, string> = { '0': 'on-site', '1': 'remote', '2': 'hybrid' };

/** Companies count their openings from 1: the same number on another board is another opening. */
function readRow(row: Readonly<Record<string, unknown>>, base: string): FoundPosting {
  const id = text(row['id']);
  const url = id && `${base}/${id}`;
  return foundPosting('ats', { ...readOpening(row), job_url: url }, { id: url });
}

/** A row of the list and the opening of the details have the same names. */
function readOpening(opening: Readonly<Record<string, unknown>>): Parameters<typeof foundPosting>[1] {
  const office = record(opening['location']);
  const stated = record(opening['atsLocation']);
  const either = (...names: string[]): string | undefined =>
    names.map((name) => text(office[name]) ?? text(stated[name])).find((value) => value !== undefined);
  const [city, state] = [either('city'), either('state', 'province')];
  const country = readCountry(either('addressCountry', 'country'));
  return {
    job_title: text(opening['jobOpeningName']),
    location: joined(city, state, country),
    city,
    country,
    postal_code: text(office['postalCode']),
    street_address: text(office['street1']),
    department: text(opening['departmentLabel']),
    ...readEmployment(opening['employmentStatusLabel']),
    remote_policy:
      WORKPLACE[text(opening['locationType']) ?? ''] ?? (isTrue(opening['isRemote']) ? 'remote' : undefined),
    posted_at: readDate(opening['datePosted']),
    ...readPayLine(opening['compensation'], country),
    job_description: prose(opening['description']),
  };
}

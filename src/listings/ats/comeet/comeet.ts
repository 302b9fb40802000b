// https://developers.comeet.com/reference/careers-api-overview — the interface needs the token of the company's page;
// the hosted page has the same rows in a script. `email` is an alias, no person.
import { ParseError } from '../../../errors.js';
import { readEmbeddedState } from '../../../postings/page/data/embedded-state.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { jsonOf, joined, list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { pathPart, type AtsSystem, type Board } from '../ats.js';
import { isTrue, publicRows } from '../reading.js';
import { pageRequest } from '../pages.js';
import { prose, readBlocks, readEmployment } from '../values.js';

/** Companies are counted like "18.005". */
const UID = /^[0-9A-F]{1,4}\.[0-9A-F]{3}$/i;
const API = 'https://www.comeet.co/careers-api/2.0/company';

function hosted(company: string, uid: string): Board {
  return { system: 'comeet', key: `${company}/${uid}`, url: `https://www.comeet.com/jobs/${company}/${uid}` };
}

/** The interface of a company whose page has its token; `url` is that page, where one is known: people read no JSON. */
function byToken(uid: string, token: string, url = interfaceOf(`/${uid}/${token}`)): Board {
  return { system: 'comeet', key: `/${uid}/${token}`, url };
}

function interfaceOf(key: string): string {
  const [, uid = '', token = ''] = key.split('/');
  return `${API}/${uid}/positions?token=${token}&details=true`;
}

export const comeet: AtsSystem = {
  name: 'comeet',
  liveBoard: 'https://www.comeet.com/jobs/comeet/30.005',
  hosts: /\.comeet\.com?$/,

  recogniseUrl(url) {
    if (!/^(?:www\.)?comeet\.com?$/.test(url.hostname)) return undefined;
    const token = url.searchParams.get('token');
    if (pathPart(url, 0) === 'careers-api' && token !== null) {
      const uid = pathPart(url, 3);
      return uid === undefined || !UID.test(uid) ? undefined : byToken(uid, token);
    }
    const [company, uid] = [pathPart(url, 1), pathPart(url, 2)];
    return pathPart(url, 0) === 'jobs' && company !== undefined && uid !== undefined && UID.test(uid)
      ? hosted(company, uid)
      : undefined;
  },

  recogniseMarkup(marks, pageUrl) {
    const token = /(?:comeet_?token|\btoken)["']?\s*[:=]\s*["']([0-9A-F]{16,60})["']/i.exec(marks)?.[1];
    const uid = /(?:company[-_]?uid|comeet_?uid)["']?\s*[:=]\s*["']([0-9A-F]{1,4}\.[0-9A-F]{3})["']/i.exec(marks)?.[1];
    return token === undefined || uid === undefined ? [] : [byToken(uid, token, pageUrl.href)];
  },

  listing: ({ url, key }): Listing => ({
    first: () => [key.startsWith('/') ? { url: interfaceOf(key) } : pageRequest(url)],
    read(body) {
      const answer = jsonOf(body) ?? readEmbeddedState(body, 'COMPANY_POSITIONS_DATA');
      const positions = Array.isArray(answer) ? answer : record(answer)['positions'];
      if (!Array.isArray(positions)) throw new ParseError('comeet: $ and COMPANY_POSITIONS_DATA are no list');
      return publicRows(positions.map(record), (position) => !isTrue(position['is_internal']), readPosition);
    },
  }),
};

function readPosition(position: Readonly<Record<string, unknown>>): FoundPosting {
  const place = record(position['location']);
  const [street, number] = [text(place['street_name']), text(place['street_number'])];
  const city = text(place['city']);
  const country = readCountry(text(place['country']));
  const details =
    list(position['details']).length > 0 ? position['details'] : record(position['custom_fields'])['details'];
  const blocks = list(details)
    .map(record)
    .toSorted((a, b) => (numeric(a['order']) ?? 0) - (numeric(b['order']) ?? 0))
    .map((detail) => ({ heading: text(detail['name']) ?? '', content: prose(detail['value']) }));
  return foundPosting(
    'ats',
    {
      job_title: text(position['name']),
      job_url:
        text(position['url_active_page']) ??
        text(position['url_comeet_hosted_page']) ??
        text(position['url_recruit_hosted_page']),
      location: text(place['name']) ?? (text(position['location']) || joined(city, text(place['state']), country)),
      city,
      country,
      postal_code: text(place['postal_code']),
      street_address:
        street === undefined ? undefined : [number, street].filter((part) => part !== undefined).join(' '),
      department: text(position['department']),
      ...readEmployment(position['employment_type']),
      remote_policy:
        readRemoteLabel(text(position['workplace_type'])) ?? (isTrue(place['is_remote']) ? 'remote' : undefined),
      company_name: text(position['company_name']),
      ...readBlocks(blocks),
    },
    { id: text(position['uid']) },
  );
}

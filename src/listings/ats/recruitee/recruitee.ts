// https://docs.recruitee.com/reference/offers — also served on customers' own hosts, and to widgets by the number of
// the company; salary numbers are text.
import { ParseError } from '../../../errors.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import type { Listing } from '../../listing.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { joined, list, record, text } from '../../../postings/text/words.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { isTrue } from '../reading.js';
import { furtherPlaces, prose, readPay } from '../values.js';

/** Of a widget only the number of its company is known. */
const WIDGETS = 'career.recruitee.com/api/c';
const WIDGET = /^career\.recruitee\.com\/api\/c\/(\d+)\/widget(?:\/|$)/;

/** What a career site is made of. Its pictures alone are shown elsewhere too. */
const BOARD =
  /\bwindow\.recruitee\b|data-component="PublicApp"|<(?:script|link|meta) [^<>]{0,400}\/\/(?!jobs-widget\.|captcha)[\w.-]{0,60}\brecruiteecdn\.com\b/;

function widget(company: string, shownOn: URL): Board {
  return { system: 'recruitee', key: `${WIDGETS}/${company}`, url: shownOn.href };
}

export const recruitee: AtsSystem = {
  name: 'recruitee',
  liveBoard: 'https://11bitstudios.recruitee.com/',

  recogniseUrl(url) {
    const company = WIDGET.exec(`${url.hostname}${url.pathname}`)?.[1];
    if (company !== undefined) return widget(company, url);
    const key = url.hostname.endsWith('.recruitee.com')
      ? tenant(url.hostname.slice(0, -'.recruitee.com'.length))
      : undefined;
    return key === undefined || key === 'career'
      ? undefined
      : { system: 'recruitee', key: url.hostname, url: `https://${url.hostname}/` };
  },

  recogniseMarkup(marks, page) {
    const companies = /\bRTWidget\(\s*\{[^[\]]{0,200}\bcompanies["']?\s*:\s*\[([\d\s,]{1,200})\]/.exec(marks)?.[1];
    if (companies !== undefined) return (companies.match(/\d+/g) ?? []).map((company) => widget(company, page));
    const { hostname } = page;
    return BOARD.test(marks) ? [{ system: 'recruitee', key: hostname, url: `https://${hostname}/` }] : [];
  },

  listing: ({ key }): Listing => ({
    first: () => [
      { url: key.startsWith(WIDGETS) ? `https://${key}/widget/?widget=true` : `https://${key}/api/offers` },
    ],
    read(body) {
      const { offers } = record(parseJson(body, 'recruitee')) as { offers?: unknown };
      if (!Array.isArray(offers)) throw new ParseError('recruitee: $.offers is no list');
      return { postings: offers.map((offer) => readOffer(record(offer))) };
    },
  }),
};

/** Flags of the workplace; hybrid may be set beside the others. */
const POLICIES = [
  ['hybrid', 'hybrid'],
  ['remote', 'remote'],
  ['on_site', 'on-site'],
] as const;

function readOffer(offer: Readonly<Record<string, unknown>>): FoundPosting {
  const [place = {}, ...others] = list(offer['locations']).filter(Boolean).map(record);
  const pay = record(offer['salary']);
  const kind = text(offer['employment_type_code'])?.replaceAll('_', ' ');
  return foundPosting(
    'ats',
    {
      job_title: text(offer['title']),
      job_url: text(offer['careers_url']),
      location: text(offer['location']) ?? writtenPlace(place),
      city: text(offer['city']) ?? text(place['city']),
      country: [offer['country_code'], offer['country'], place['country_code']]
        .map((country) => readCountry(text(country)))
        .find((country) => country !== undefined),
      postal_code: text(offer['postal_code']) ?? text(place['postal_code']),
      street_address: text(offer['street']) ?? text(place['street']),
      department: text(offer['department']),
      company_name: text(offer['company_name']),
      job_type: readJobType(kind),
      contract_type: readContractType(kind),
      remote_policy: POLICIES.find(([flag]) => isTrue(offer[flag]))?.[1],
      ...readPay({ min: pay['min'], max: pay['max'], currency: pay['currency'], period: pay['period'] }),
      posted_at: readDate(offer['published_at']) ?? readDate(offer['created_at']),
      application_deadline: readDate(offer['close_at']),
      requirements: itemsOf(prose(offer['requirements'])),
      job_description: [prose(offer['description']), prose(offer['requirements'])]
        .filter((part) => part !== '')
        .join('\n'),
    },
    { id: text(offer['id']), ...furtherPlaces(others.map(writtenPlace)) },
  );
}

function writtenPlace(place: Readonly<Record<string, unknown>>): string {
  return joined(text(place['city']), text(place['state']), text(place['country']));
}

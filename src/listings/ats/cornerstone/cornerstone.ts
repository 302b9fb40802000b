// As its career sites ask (2026): the site's page holds a token that lives for minutes; the search answers whole
// postings, 60 requests a minute.
import { ParseError } from '../../../errors.js';
import { readEmbeddedState } from '../../../postings/page/data/embedded-state.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem } from '../ats.js';
import { pageRequest } from '../pages.js';
import { at, type Data, neededList, textAt, goesOn } from '../reading.js';
import { placeFields, prose, readDigitDate } from '../values.js';

const HOST = /^([\w-]+)\.csod\.com$/;
const ROWS = 100;
/** As this culture writes dates, the month is first. */
const CULTURE = 'en-US';

export const cornerstone: AtsSystem = {
  name: 'cornerstone',
  liveBoard: 'https://cornerstone.csod.com/ux/ats/careersite/1/home?c=cornerstone',
  hosts: HOST,
  // It allows 60 requests a minute.
  rate: { servers: /(?:^|\.)csod\.com$/, requestsPerSecond: 1, concurrency: 1 },

  recogniseUrl(url) {
    if (!HOST.test(url.hostname) || !url.pathname.startsWith('/ux/ats/careersite/')) return undefined;
    const site = pathPart(url, 3) ?? '';
    const company = url.searchParams.get('c') ?? tenant(HOST.exec(url.hostname)?.[1]) ?? '';
    if (!/^\d+$/.test(site) || !/^[\w-]+$/.test(company)) return undefined;
    return {
      system: 'cornerstone',
      key: `${url.hostname}/${site}/${company.toLowerCase()}`,
      url: `https://${url.hostname}/ux/ats/careersite/${site}/home?c=${company}`,
    };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body, request) {
      if (request.method !== 'POST') return { postings: [], next: [openingSearch(body, key)] };
      const answer = parseJson(body, 'cornerstone');
      const rows = neededList(answer, 'data.requisitions', 'cornerstone');
      const total = numeric(at(answer, 'data.totalCount'));
      const asked = record(request.json);
      const page = numeric(asked['pageNumber']) ?? 1;
      // Some clouds cut a page: the next ones are counted in pages of the size that came.
      const pageSize = page === 1 ? rows.length : (numeric(asked['pageSize']) ?? ROWS);
      const end = (page - 1) * pageSize + rows.length;
      const isMore = goesOn({ rows: rows.length, end, total, size: ROWS });
      return {
        postings: rows.map((row) => readRow(row, url)),
        ...(total !== undefined && { total }),
        ...(isMore && { next: [{ ...request, json: { ...asked, pageNumber: page + 1, pageSize } }] }),
      };
    },
  }),
};

/** The search as the page's own script would ask it. @throws ParseError */
function openingSearch(body: string, key: string): ListingRequest {
  const context = record(readEmbeddedState(body, 'csod.context'));
  const token = text(context['token']);
  const cloud = textAt(context, 'endpoints.cloud') ?? '';
  const host = URL.canParse(cloud) ? new URL(cloud).hostname : '';
  if (token === undefined || !/(?:^|\.)api\.csod\.com$/.test(host))
    throw new ParseError('cornerstone: the page has no csod.context with a token');
  const site = Number(key.split('/')[1]);
  const shown = text(context['cultureName']) ?? CULTURE;
  return {
    url: `https://${host}/rec-job-search/external/jobs`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'csod-accept-language': shown },
    json: {
      careerSiteId: site,
      careerSitePageId: site,
      pageNumber: 1,
      pageSize: ROWS,
      // The culture says how dates are written, not which rows are given.
      cultureId: 1,
      cultureName: CULTURE,
      searchText: '',
      states: [],
      countryCodes: [],
      cities: [],
      placeID: '',
      radius: null,
      postingsWithinDays: null,
      customFieldCheckboxKeys: [],
      customFieldDropdowns: [],
      customFieldRadios: [],
    },
  };
}

function readRow(row: Data, board: string): FoundPosting {
  const id = text(row['requisitionId']);
  const url = new URL(board);
  const places = list(row['locations']).map((place) => ({
    city: textAt(place, 'city'),
    region: textAt(place, 'state'),
    country: textAt(place, 'country'),
  }));
  return foundPosting(
    'ats',
    {
      // Titles come escaped: "R&amp;D".
      job_title: prose(row['displayJobTitle']),
      job_url: id === undefined ? undefined : `${url.origin}${url.pathname}/requisition/${id}${url.search}`,
      ...placeFields(places),
      posted_at: readDigitDate(row['postingEffectiveDate'], true),
      application_deadline: readDigitDate(row['postingExpirationDate'], true),
      job_description: prose(row['externalDescription']),
    },
    { id: id === undefined ? undefined : `${url.hostname} ${id}` },
  );
}

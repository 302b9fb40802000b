// No documentation; as its career sections ask (2026). Two products of one name: the Enterprise Edition has an
// interface, the Business Edition pages.
import type { FoundPosting } from '../../../postings/posting.js';
import type { Listing } from '../../listing.js';
import { pathPart, type AtsSystem, type Board } from '../ats.js';
import { readBusinessPage } from './business.js';
import { readEnterpriseDetail, readPortal, readSearchPage, searchRequest, type Section } from './enterprise.js';
import { jobPage, pageRequest, readOwnPage } from '../pages.js';

export const taleo: AtsSystem = {
  name: 'taleo',
  liveBoard: 'https://phf.tbe.taleo.net/phf03/ats/careers/v2/searchResults?org=CALTECH&cws=37',
  hosts: /\.taleo\.net$/,

  recogniseUrl(url) {
    if (/^[a-z]{3}\.tbe\.taleo\.net$/.test(url.hostname)) return businessBoard(url);
    // On a company's own host the pages of a section tell.
    const isTaleo = /^[\w-]+\.taleo\.net$/.test(url.hostname) || /\.ftl$/.test(url.pathname);
    if (!isTaleo || pathPart(url, 0) !== 'careersection') return undefined;
    const section = pathPart(url, 1);
    const language = url.searchParams.get('lang') ?? 'en';
    if (section === undefined || /^(?:rest|theme|alertServlet)$/.test(section) || !/^[\w-]+$/.test(language))
      return undefined;
    return {
      system: 'taleo',
      key: `${url.host}/${section}/${language}`,
      url: `https://${url.host}/careersection/${section}/jobsearch.ftl?lang=${language}`,
    };
  },

  listing: (board): Listing => (board.key.includes('?') ? businessListing(board) : enterpriseListing(board)),
};

/** `org` and `cws` are the company and its career site; the folder is where it is hosted at present. */
function businessBoard(url: URL): Board | undefined {
  const folder = pathPart(url, 0) ?? '';
  const org = url.searchParams.get('org');
  const site = url.searchParams.get('cws');
  if (!/^[a-z]{3}\d{2}$/.test(folder) || org === null || site === null || !/^\w+$/.test(org + site)) return undefined;
  const query = `org=${org}&cws=${site}`;
  return {
    system: 'taleo',
    key: `${url.host}/${folder}?${query}`,
    url: `https://${url.host}/${folder}/ats/careers/v2/searchResults?${query}`,
  };
}

function businessListing({ url }: Board): Listing {
  return {
    first: () => [pageRequest(url)],
    read: readBusinessPage,
    detail: jobPage,
    readDetail: (body, posting) => withoutState(readOwnPage(body, posting, 'taleo')),
  };
}

/** The page calls a town as the list does, "OH - Dayton": the line is the place, and is read as one. */
function withoutState(posting: FoundPosting): FoundPosting {
  const { city, ...fields } = posting.fields;
  return city !== undefined && /^[A-Z]{2} - /.test(city)
    ? { ...posting, fields: { location: city, ...fields } }
    : posting;
}

function enterpriseListing({ key, url }: Board): Listing {
  const [host = '', name = '', language = ''] = key.split('/');
  const section: Section = { host, name, language };
  return {
    first: () => [pageRequest(url)],
    read: (body, request) =>
      request.method === 'POST'
        ? readSearchPage(body, request, section)
        : { postings: [], next: [searchRequest(section, readPortal(body), 1)] },
    detail: jobPage,
    readDetail: (body: string, posting: FoundPosting) => readEnterpriseDetail(body, posting),
  };
}

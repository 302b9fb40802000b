// https://support.teamtailor.com/en/articles/5972264 (feeds of a career site): the JSON feed has the posting as
// schema.org, the RSS feed department and remote status.
import { ParseError } from '../../../errors.js';
import { elementsNamed, findFirst, parseXml, type Element } from '../../../postings/page/tree/html.js';
import { readSchemaPosting } from '../../../postings/page/data/json-ld.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { joined, list, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { placesOf, prose, readEmployment } from '../values.js';
import { idOf, REMOTE } from './postings.js';
import { isWidget, widgetListing, widgetOn } from './widget.js';

const HOST = /^([\w-]+)\.(?:[a-z]{2}\.|career\.)?teamtailor\.com$/;
/** Items of a full page of the RSS feed. */
const ROWS = 100;

function board(hostname: string): Board {
  return { system: 'teamtailor', key: hostname, url: `https://${hostname}/jobs` };
}

export const teamtailor: AtsSystem = {
  name: 'teamtailor',
  liveBoard: 'https://career.teamtailor.com/jobs',
  hosts: /\.teamtailor\.com$/,

  recogniseUrl(url) {
    const key = tenant(HOST.exec(url.hostname)?.[1]);
    return key === undefined ? undefined : board(url.hostname);
  },

  // The widget on a company's page comes from another host than the assets of a career site.
  recogniseMarkup: (marks, page) =>
    /\bassets[\w-]{0,60}\.teamtailor-cdn\.com/.test(marks) ? [board(page.hostname)] : widgetOn(marks, page),

  listing(found): Listing {
    if (isWidget(found)) return widgetListing(found);
    const { key } = found;
    const feed = (offset: number): ListingRequest => ({
      url: `https://${key}/jobs.rss${offset === 0 ? '' : `?offset=${String(offset)}`}`,
      accept: 'application/rss+xml',
    });
    return {
      first: () => [{ url: `https://${key}/jobs.json` }],
      otherwise: (request) => (request.url.endsWith('/jobs.json') ? feed(0) : undefined),
      read(body, request): ListingPage {
        if (request.accept === feed(0).accept) {
          const postings = readFeed(body);
          const end = Number(new URL(request.url).searchParams.get('offset') ?? 0) + postings.length;
          return { postings, ...(postings.length >= ROWS && { next: [feed(end)] }) };
        }
        const answer = record(parseJson(body, 'teamtailor'));
        if (!Array.isArray(answer['items'])) throw new ParseError('teamtailor: $.items is no list');
        const next = text(answer['next_url']);
        return {
          postings: list(answer['items']).map((item) => readItem(record(item))),
          next: next !== undefined && URL.canParse(next) ? [{ url: next }] : [feed(0)],
        };
      },
    };
  },
};

function readItem(item: Readonly<Record<string, unknown>>): FoundPosting {
  const url = text(item['url']);
  const stated = readSchemaPosting(record(item['_jobposting']), url ?? 'https://invalid.example/', 'ats');
  const own = foundPosting(
    'ats',
    {
      job_title: text(item['title']),
      job_url: url,
      posted_at: readDate(item['date_published']),
      job_description: prose(item['content_html'], item['content_text']),
    },
    { id: idOf(url) },
  );
  return completed(own, stated);
}

function readFeed(body: string): FoundPosting[] {
  if (!/<rss[\s>]/.test(body)) throw new ParseError('teamtailor: the answer is no RSS feed');
  return elementsNamed(parseXml(body), 'item').map(readFeedItem);
}

function readFeedItem(item: Element): FoundPosting {
  const of = (parent: Element, name: string): string | undefined => {
    const element = findFirst(parent, (candidate) => candidate.name === name);
    return text(element?.children.map((child) => dataOf(child)).join(''));
  };
  const url = of(item, 'link');
  const places = elementsNamed(item, 'tt:location');
  const [place] = places.length === 1 ? places : [];
  return foundPosting(
    'ats',
    {
      job_title: of(item, 'title'),
      job_url: url,
      location: placesOf(places.map((one) => joined(of(one, 'tt:city') ?? of(one, 'tt:name'), of(one, 'tt:country')))),
      city: place && of(place, 'tt:city'),
      country: place && readCountry(of(place, 'tt:country')),
      postal_code: place && of(place, 'tt:zip'),
      street_address: place && of(place, 'tt:address'),
      department: of(item, 'tt:department'),
      remote_policy: REMOTE[of(item, 'remoteStatus') ?? of(item, 'tt:remoteStatus') ?? ''],
      ...readEmployment(of(item, 'tt:employmentType')),
      posted_at: readDate(of(item, 'pubDate')),
      job_description: prose(of(item, 'description')),
    },
    { id: idOf(url) },
  );
}

function dataOf(node: Element['children'][number]): string {
  if ('data' in node) return node.data;
  return 'children' in node ? node.children.map(dataOf).join('') : '';
}

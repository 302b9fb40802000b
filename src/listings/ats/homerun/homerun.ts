// https://help.homerun.co (feeds) — an Atom feed with everything; the site itself shows its list by scripts only.
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  isTag,
  parseHtml,
  parseXml,
  textOf,
  type Element,
} from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { pathPart, tenant, type AtsSystem } from '../ats.js';
import { absolute, pageRequest } from '../pages.js';
import { apartFromOpenApplications } from '../reading.js';
import { prose, readEmployment, readPayLine } from '../values.js';

const EMBED = 'https://embed.homerun.co';
const HOST = /^([\w-]+)\.homerun\.co$/;

export const homerun: AtsSystem = {
  name: 'homerun',
  liveBoard: 'https://gradium.homerun.co/',
  hosts: HOST,

  recogniseUrl(url) {
    const first = pathPart(url, 0);
    if (url.hostname === 'embed.homerun.co')
      return first === undefined
        ? undefined
        : { system: 'homerun', key: `embed/${first}`, url: `${EMBED}/${first}/${shownIn(url)}` };
    const name = url.hostname === 'feed.homerun.co' ? first : HOST.exec(url.hostname)?.[1];
    const key = /^(?:feed|admin|cdn\d*|auth|widget|developers?)$/.test(name ?? '') ? undefined : tenant(name);
    return key === undefined ? undefined : { system: 'homerun', key, url: `https://${key}.homerun.co/` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [key.startsWith('embed/') ? pageRequest(url) : feed(key)],
    read(body, request) {
      if (request.url.startsWith(EMBED)) return readEmbed(body, request.url);
      if (!/<feed[\s>]/.test(body.slice(0, 2000))) throw new ParseError('homerun: the answer is no feed');
      return apartFromOpenApplications(elementsNamed(parseXml(body), 'entry').map(readEntry));
    },
  }),
};

/** The page of an embedded list: one of its languages, where that is named. */
function shownIn(url: URL): string {
  return /^widget-[a-z]{2}\.html$/.exec(pathPart(url, 1) ?? '')?.[0] ?? 'widget.html';
}

function feed(company: string): ListingRequest {
  return { url: `https://feed.homerun.co/${company}`, accept: 'application/atom+xml' };
}

/** The list that a company embeds knows an address of the company only by its links. */
function readEmbed(body: string, url: string): ListingPage {
  const links = elementsNamed(parseHtml(body), 'a').map((link) => absolute(attribute(link, 'href'), url));
  const boards = links.flatMap((link) => (link === undefined ? [] : (homerun.recogniseUrl?.(new URL(link)) ?? [])));
  const company = boards.find(({ key }) => !key.startsWith('embed/'));
  const isElsewhere = links.some(
    (link) => link !== undefined && !/^(?:www\.)?homerun\.co$/.test(new URL(link).hostname),
  );
  if (!company && (isElsewhere || !/homerun/i.test(body))) throw new ParseError('homerun: the embedded list is none');
  return { postings: [], ...(company && { next: [feed(company.key)] }) };
}

function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((node): node is Element => isTag(node) && node.name === name);
}

function readEntry(entry: Element): FoundPosting {
  const value = (name: string, inner?: string): string | undefined => {
    const found = inner === undefined ? child(entry, name) : child(child(entry, name), inner);
    return found && text(textOf(found));
  };
  const html = (name: string): string => {
    const found = child(entry, name);
    return found ? prose(textOf(found)) : '';
  };
  const kind = value('type', 'name');
  const place = value('location', 'name');
  const link = elementsNamed(entry, 'link').find((one) => /^(?:alternate|)$/.test(attribute(one, 'rel')));
  return foundPosting(
    'ats',
    {
      job_title: value('title'),
      job_url: attribute(link, 'href'),
      location: /^(?:hybrid|on-?site)$/i.test(place ?? '') ? undefined : place,
      remote_policy: readRemoteLabel(place) ?? readRemoteLabel(kind),
      department: value('department', 'name'),
      company_name: value('author', 'name'),
      ...readEmployment(kind),
      posted_at: readDate(value('published')),
      ...readPayLine(value('salary_indication')),
      job_description: html('description') || html('content') || html('summary'),
    },
    { id: value('id') },
  );
}

// https://help.jazzhr.com (job feeds) — the feed is older by up to a day; the fourteen digits of a posting's id are the
// time it was opened.
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  isTag,
  lineOf,
  parseHtml,
  parseXml,
  textOf,
  type Element,
} from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { text } from '../../../postings/text/words.js';
import type { Listing, ListingPage } from '../../listing.js';
import { pathPart, tenant, type AtsSystem } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, readOwnPage } from '../pages.js';
import { publicRows } from '../reading.js';
import { placeFields, prose, readEmployment } from '../values.js';

/** The second is what the system was called before; its addresses still stand on companies' pages. */
const HOST = /^([\w-]+)\.(?:applytojob|theresumator)\.com$/;
const APP = /^app\.(?:jazz\.co|jazzhr\.com|theresumator\.com)$/;

export const jazzhr: AtsSystem = {
  name: 'jazzhr',
  liveBoard: 'https://improvado.applytojob.com/apply',
  hosts: /\.(?:applytojob|theresumator)\.com$|\.jazz\.co$/,

  recogniseUrl(url) {
    // The feed, and the widget that companies have on their own pages.
    const isFeed = APP.test(url.hostname) && /^\/(?:feeds\/export\/jobs|widgets\/\w+\/create)\//.test(url.pathname);
    const key = tenant(isFeed ? pathPart(url, 3) : HOST.exec(url.hostname)?.[1]);
    return key === undefined
      ? undefined
      : { system: 'jazzhr', key: key.toLowerCase(), url: `https://${key.toLowerCase()}.applytojob.com/apply` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [
      { url: `https://app.jazz.co/feeds/export/jobs/${encodeURIComponent(key)}`, accept: 'application/xml' },
    ],
    otherwise: (request) => (request.url.includes('/feeds/export/') ? pageRequest(url) : undefined),
    read: (body, request) => (request.accept === 'text/html' ? readPage(body, request.url) : readFeed(body, url)),
    // The feed has the whole text; the page of the list has titles only.
    detail: (posting) => (posting.fields.job_description === undefined ? jobPage(posting) : undefined),
    readDetail: (body, posting) => readOwnPage(body, posting, 'jazzhr'),
  }),
};

function readFeed(body: string, page: string): ListingPage {
  if (!/<jobs[\s/>]/.test(body.slice(0, 4000))) throw new ParseError('jazzhr: the answer is no feed of jobs');
  const company = text(/<company>\s*(?:<!\[CDATA\[)?([^<\]]+)/.exec(body.split('<job>')[0] ?? '')?.[1]);
  const jobs = body
    .split(/(?=<job>)/)
    .slice(1)
    .flatMap((part) => elementsNamed(parseXml(part), 'job').slice(0, 1));
  const read = publicRows(
    jobs,
    (job) => /^(?:open|)$/i.test(valueOf(job, 'status') ?? ''),
    (job) => readJob(job, company),
  );
  // A feed has what the company gives to job boards, which may be nothing: then its own page has the list.
  if (read.postings.length === 0) return { ...read, next: [pageRequest(page)] };
  return { ...read, total: jobs.length };
}

function valueOf(job: Element, name: string): string | undefined {
  const found = job.children.find((node): node is Element => isTag(node) && node.name === name);
  return found && text(textOf(found));
}

function readJob(job: Element, company: string | undefined): FoundPosting {
  const id = valueOf(job, 'id');
  const kind = valueOf(job, 'type');
  const html = job.children.find((node): node is Element => isTag(node) && node.name === 'description');
  return foundPosting(
    'ats',
    {
      job_title: valueOf(job, 'title'),
      job_url: valueOf(job, 'url')?.replace(/^http:/, 'https:'),
      ...placeFields([
        {
          city: valueOf(job, 'city'),
          region: valueOf(job, 'state'),
          country: valueOf(job, 'country'),
          postalCode: valueOf(job, 'postalcode'),
        },
      ]),
      department: valueOf(job, 'department'),
      ...readEmployment(kind),
      company_name: company,
      // The day in its number is when somebody began to write it, years before at times.
      posted_at: readDate(valueOf(job, 'original_open_date')),
      job_description: html ? prose(textOf(html)) : undefined,
    },
    { id: /\/apply\/(?:jobs\/details\/)?([A-Za-z0-9]{6,})/.exec(valueOf(job, 'url') ?? '')?.[1] ?? id },
  );
}

/** A word without a title behind it, as "confirm", is a page of the site; so is what vendors are asked to fill in. */
const LINK = /\/apply\/(?:jobs\/details\/)?(?!vendor\/|[a-z]+\/?(?:\?|$))([A-Za-z0-9]{6,})(?:\/|\?|$)/;

/** The list as visitors see it, where the company has no feed. */
function readPage(body: string, base: string): ListingPage {
  const postings = elementsNamed(parseHtml(body), 'a').flatMap((link) => {
    const url = absolute(attribute(link, 'href'), base);
    const id = LINK.exec(url ?? '')?.[1];
    const title = lineOf(link);
    return id === undefined || title === ''
      ? []
      : [foundPosting('ats', { job_title: title, job_url: url, ...factsOf(link) }, { id })];
  });
  // A company that left is told by the title, a list without postings by its words.
  if (/<title>[^<]{0,80}Inactive Career Page/i.test(body)) return { postings: [], unknown: true };
  if (postings.length === 0 && !/job_listings_wrapper|jobs-list|no open positions/i.test(body))
    throw new ParseError('jazzhr: the page has no job_listings_wrapper');
  return { postings: [...new Map(postings.map((posting) => [posting.id, posting] as const)).values()] };
}

/** A row says place and department behind icons. */
function factsOf(link: Element): { location?: string | undefined; department?: string | undefined } {
  let row: Element = link;
  while (row.parent && isTag(row.parent) && row.name !== 'li' && row.name !== 'tr') row = row.parent;
  const behind = (icon: string): string | undefined => {
    const parent = ofClass(row, icon)[0]?.parent;
    return parent && isTag(parent) ? text(lineOf(parent)) : undefined;
  };
  return { location: behind('fa-map-marker'), department: behind('fa-sitemap') };
}

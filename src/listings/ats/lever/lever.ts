// https://github.com/lever/postings-api — without mode=json the answer is HTML; workplaceType is documented "on-site"
// and answered "onsite".
import { ParseError } from '../../../errors.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import type { Listing } from '../../listing.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { kindOfHeading } from '../../../postings/page/lines/headings/section-headings.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { list, record, text } from '../../../postings/text/words.js';
import { parseJson, pathPart, tenant, tenantsIn, type AtsSystem, type Board } from '../ats.js';
import { furtherPlaces, prose, readEmployment, readPay } from '../values.js';

const PAGE = 100;

/** `region` is empty, or ".eu". */
function board(region: string, site: string): Board {
  return { system: 'lever', key: `${region}/${site}`, url: `https://jobs${region}.lever.co/${site}` };
}

export const lever: AtsSystem = {
  name: 'lever',
  liveBoard: 'https://jobs.lever.co/lever',
  // Its large boards are slow.
  rate: { servers: /^api(?:\.eu)?\.lever\.co$/, requestsPerSecond: 2, concurrency: 1 },

  recogniseUrl(url) {
    const match = /^(jobs|api)(\.eu)?\.lever\.co$/.exec(url.hostname);
    if (!match) return undefined;
    const isInterface = match[1] === 'api';
    if (isInterface && pathPart(url, 1) !== 'postings') return undefined;
    const key = tenant(pathPart(url, isInterface ? 2 : 0));
    return key === undefined ? undefined : board(match[2] ?? '', key);
  },

  // The embed that many pages use: `leverJobsOptions = { accountName: "example" }`.
  recogniseMarkup: (marks) =>
    tenantsIn(
      marks,
      /\blever(?:JobsOptions\s{0,9}=\s{0,9}\{[^}]{0,200}?\baccountName|_?(?:account|site|company|slug)(?:_?name)?)["']?\s*[:=]\s*["']([\w-]+)["']/gi,
    ).map((site) => board('', site)),

  listing({ key }): Listing {
    const [region = '', site = ''] = key.split('/');
    const page = (skip: number): { url: string } => ({
      url: `https://api${region}.lever.co/v0/postings/${encodeURIComponent(site)}?mode=json&limit=${String(PAGE)}&skip=${String(skip)}`,
    });
    return {
      first: () => [page(0)],
      read(body, request) {
        const postings = parseJson(body, 'lever');
        if (!Array.isArray(postings)) throw new ParseError('lever: $ is no list');
        const skip = Number(new URL(request.url).searchParams.get('skip'));
        return {
          postings: postings.map(readPosting),
          ...(postings.length < PAGE ? {} : { next: [page(skip + PAGE)] }),
        };
      },
    };
  },
};

function readPosting(value: unknown): FoundPosting {
  const posting = record(value);
  const categories = record(posting['categories']);
  const lists = list(posting['lists'])
    .map(record)
    .map((entry) => ({
      heading: text(entry['text']) ?? '',
      items: itemsOf(prose(entry['content']).replace(/^(?!•)(?=.)/gm, '• ')),
    }))
    .filter(({ items }) => items.length > 0);
  const itemsUnder = (kind: string): string[] =>
    lists.filter(({ heading }) => kindOfHeading(heading) === kind).flatMap(({ items }) => items);
  const pay = record(posting['salaryRange']);
  const commitment = text(categories['commitment']);
  const places = list(categories['allLocations'])
    .map(text)
    .filter((place) => place !== undefined);
  const primary = text(categories['location']) ?? places[0];
  return foundPosting(
    'ats',
    {
      job_title: text(posting['text']),
      job_url: text(posting['hostedUrl']),
      location: primary,
      country: readCountry(text(posting['country'])),
      department: text(categories['department']) ?? text(categories['team']),
      ...readEmployment(commitment),
      remote_policy: readRemoteLabel(text(posting['workplaceType'])),
      posted_at: readDate(posting['createdAt']),
      ...readPay({ min: pay['min'], max: pay['max'], currency: pay['currency'], period: pay['interval'] }),
      requirements: itemsUnder('requirements'),
      nice_to_have: itemsUnder('nice_to_have'),
      benefits: itemsUnder('benefits'),
      job_description: descriptionOf(posting, lists),
    },
    { id: text(posting['id']), ...furtherPlaces(places.filter((place) => place !== primary)) },
  );
}

function descriptionOf(
  posting: Readonly<Record<string, unknown>>,
  lists: readonly { heading: string; items: string[] }[],
): string {
  const part = (name: string): string => prose(posting[name], posting[`${name}Plain`]);
  const blocks = lists.map(({ heading, items }) => [heading, ...items.map((item) => `• ${item}`)].join('\n'));
  const opening =
    part('description') || [part('opening'), part('descriptionBody')].filter((one) => one !== '').join('\n');
  return [opening, ...blocks, part('additional'), part('salaryDescription')].filter((block) => block !== '').join('\n');
}

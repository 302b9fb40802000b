// https://developers.greenhouse.io/job-board.html — `content` is HTML whose entities are escaped once more; all jobs in
// one answer.
import { ParseError } from '../../../errors.js';
import { readDate } from '../../../postings/text/days/date.js';
import { unescapeHtml } from '../../../postings/page/tree/html.js';
import type { Listing } from '../../listing.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import { parseJson, pathPart, tenant, tenantsIn, type AtsSystem, type Board } from '../ats.js';
import { isTrue, labels } from '../reading.js';
import { PAY_LABEL, placesOf, prose, readEmployment, readPay, readPayLine, readRanges } from '../values.js';

const HOST = /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/;
const API = /^(?:boards-)?api(?:\.eu)?\.greenhouse\.io$/;

/** As an older plugin of WordPress embeds boards. */
function isOldEmbed({ hostname, pathname }: URL): boolean {
  return hostname === 'app.greenhouse.io' && pathname.startsWith('/embed/');
}

function board(key: string): Board {
  return { system: 'greenhouse', key, url: `https://job-boards.greenhouse.io/${key}` };
}

export const greenhouse: AtsSystem = {
  name: 'greenhouse',
  liveBoard: 'https://boards.greenhouse.io/greenhouse',

  recogniseUrl(url) {
    let key: string | undefined;
    if (API.test(url.hostname)) key = pathPart(url, 1) === 'boards' ? pathPart(url, 2) : undefined;
    else if (HOST.test(url.hostname) || isOldEmbed(url))
      key =
        pathPart(url, 0) === 'embed'
          ? (url.searchParams.get('for') ?? url.searchParams.get('b') ?? undefined)
          : pathPart(url, 0);
    const found = tenant(key);
    return found === undefined ? undefined : board(found);
  },

  hosts: /(?:^|\.)greenhouse\.io$/,

  recogniseMarkup: (marks) =>
    tenantsIn(
      marks,
      /(?:"urlToken"\s*:\s*"|[bB]oard_?[tT]oken["']?\s*[:=]\s*["']|data-board-token="|greenhouse_?board(?:_?(?:id|name))?["']?\s*[:=]\s*["'])([\w-]+)/gi,
    ).map(board),

  listing: ({ key }): Listing => ({
    // The pay that a company shows by law is told to those only who ask for it.
    first: () => [{ url: `${listOf(key)}&pay_transparency=true` }],
    otherwise: ({ url }, status) =>
      url.endsWith('&pay_transparency=true') && MAY_BE_WITHOUT.has(status) ? { url: listOf(key) } : undefined,
    read(body) {
      const answer = record(parseJson(body, 'greenhouse'));
      if (!Array.isArray(answer['jobs'])) throw new ParseError('greenhouse: $.jobs is no list');
      const total = numeric(record(answer['meta'])['total']);
      return { postings: list(answer['jobs']).map(readJob), ...(total === undefined ? {} : { total }) };
    },
  }),
};

/** Answers by which a server may not know what else is asked for; who refuses or is away is not asked again. */
const MAY_BE_WITHOUT: ReadonlySet<number> = new Set([200, 400, 404, 422]);

function listOf(key: string): string {
  return `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(key)}/jobs?content=true`;
}

function readJob(value: unknown): FoundPosting {
  const job = record(value);
  const metadata = list(job['metadata']).map(record);
  const labelled = (name: RegExp): string | undefined =>
    metadata
      .filter((entry) => name.test(text(entry['name']) ?? ''))
      .flatMap((entry) => labels(entry['value'], 'label').join(', ') || (text(entry['value']) ?? []))[0];
  const kind = labelled(/employment type|job type|time type|commitment/i);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: text(job['absolute_url']),
      location: text(record(job['location'])['name']) ?? placesOf(officesOf(job)),
      department: labels(job['departments'])[0],
      job_description: prose(typeof job['content'] === 'string' ? unescapeHtml(job['content']) : undefined),
      posted_at: readDate(job['first_published']),
      application_deadline: readDate(job['application_deadline']),
      company_name: text(job['company_name']),
      ...readEmployment(kind),
      remote_policy:
        readRemoteLabel(labelled(/workplace type|remote|work(?:ing)? model|location type/i)) ??
        (metadata.some(isRemoteTicked) ? 'remote' : undefined),
      ...payOf(job, metadata),
    },
    { id: text(job['id']) },
  );
}

/** A field of the company's own, to be ticked: "Remote?" */
function isRemoteTicked({ name, value }: Readonly<Record<string, unknown>>): boolean {
  return /^(?:fully |is )?remote\??$/i.test(text(name) ?? '') && isTrue(value);
}

function officesOf(job: Readonly<Record<string, unknown>>): (string | undefined)[] {
  return list(job['offices'])
    .map(record)
    .map((office) => text(office['location']) ?? text(office['name']));
}

/** Pay ranges of the job, from the lowest to the highest; else a field of the company's own that is named after pay. */
function payOf(
  job: Readonly<Record<string, unknown>>,
  metadata: readonly Readonly<Record<string, unknown>>[],
): ReturnType<typeof readPay> {
  const stated = readRanges(job['pay_input_ranges']);
  if (Object.keys(stated).length > 0) return stated;
  const own = metadata.filter(({ name }) => isPayLabel(text(name) ?? ''));
  const isRange = ({ value }: Readonly<Record<string, unknown>>): boolean => 'min_value' in record(value);
  const [found = {}] = [...own.filter(isRange), ...own.filter((entry) => !isRange(entry))]
    .map(({ value }) => readOwnPay(value))
    .filter((pay) => Object.keys(pay).length > 0);
  return found;
}

/** A range, an amount, or a line of text. */
function readOwnPay(value: unknown): ReturnType<typeof readPay> {
  const amounts = record(value);
  if (!('min_value' in amounts || 'amount' in amounts)) return readPayLine(value);
  const { amount, min_value: min = amount, max_value: max = amount, unit } = amounts;
  return readPay({ min, max, currency: unit });
}

const SHARES = /equity|\brsu/i;

/** Of a field of the company's own: shares, and one mark of a band alone, are no range. */
function isPayLabel(label: string): boolean {
  const isOfShares = SHARES.test(label) && !/salary|base pay/i.test(label);
  const isMark = /midpoint/i.test(label) || /\bmin(?:imum)?\b/i.test(label) !== /\bmax(?:imum)?\b/i.test(label);
  return PAY_LABEL.test(label) && !isOfShares && !isMark;
}

// https://developers.greenhouse.io/job-board.html — `content` is HTML whose entities are escaped once more; all jobs in one answer.
import { ParseError } from '../../../errors.js';
import { readDate } from '../../../postings/text/date.js';
import { htmlToText, unescapeHtml } from '../../../postings/page/html.js';
import type { Listing } from '../../listing.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readRemoteLabel } from '../../../postings/text/remote.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import { parseJson, pathPart, tenant, tenantsIn, type AtsSystem, type Board } from '../ats.js';
import { readEmployment, readPay, readPayLine, readRanges } from '../values.js';

const HOST = /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/;

function board(key: string): Board {
  return { system: 'greenhouse', key, url: `https://job-boards.greenhouse.io/${key}` };
}

export const greenhouse: AtsSystem = {
  name: 'greenhouse',
  liveBoard: 'https://boards.greenhouse.io/greenhouse',

  recogniseUrl(url) {
    let key: string | undefined;
    if (url.hostname === 'boards-api.greenhouse.io' || url.hostname === 'api.greenhouse.io') key = pathPart(url, 2);
    else if (HOST.test(url.hostname))
      key =
        pathPart(url, 0) === 'embed'
          ? (url.searchParams.get('for') ?? url.searchParams.get('b') ?? undefined)
          : pathPart(url, 0);
    const found = tenant(key);
    return found === undefined ? undefined : board(found);
  },

  hosts: /(?:^|\.)greenhouse\.io$/,

  recogniseMarkup: (marks) =>
    tenantsIn(marks, /(?:"urlToken"\s*:\s*"|boardToken["']?\s*[:=]\s*["']|data-board-token=")([\w-]+)/g).map(board),

  listing: ({ key }): Listing => ({
    first: () => [{ url: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(key)}/jobs?content=true` }],
    read(body) {
      const answer = record(parseJson(body, 'greenhouse'));
      if (!Array.isArray(answer['jobs'])) throw new ParseError('greenhouse: $.jobs is no list');
      const total = numeric(record(answer['meta'])['total']);
      return { postings: list(answer['jobs']).map(readJob), ...(total === undefined ? {} : { total }) };
    },
  }),
};

function readJob(value: unknown): FoundPosting {
  const job = record(value);
  const metadata = list(job['metadata']).map(record);
  const labelled = (name: RegExp): string | undefined => {
    const value = metadata.find((entry) => name.test(text(entry['name']) ?? ''))?.['value'];
    return text(value) ?? (list(value).map(text).join(', ') || undefined);
  };
  const kind = labelled(/employment type|job type|time type|commitment/i);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: text(job['absolute_url']),
      location: text(record(job['location'])['name']),
      department: text(record(list(job['departments'])[0])['name']),
      job_description: htmlToText(unescapeHtml(typeof job['content'] === 'string' ? job['content'] : '')),
      posted_at: readDate(job['first_published']),
      application_deadline: readDate(job['application_deadline']),
      company_name: text(job['company_name']),
      ...readEmployment(kind),
      remote_policy: readRemoteLabel(labelled(/workplace type|remote|work(?:ing)? model|location type/i)),
      ...payOf(job, metadata),
    },
    { id: text(job['id']) },
  );
}

/** Pay ranges of the job, from the lowest to the highest; else a field of the company's own that is named after pay. */
function payOf(
  job: Readonly<Record<string, unknown>>,
  metadata: readonly Readonly<Record<string, unknown>>[],
): ReturnType<typeof readPay> {
  const stated = readRanges(job['pay_input_ranges']);
  if (Object.keys(stated).length > 0) return stated;
  const own = metadata.find(({ name, value }) => PAY_LABEL.test(text(name) ?? '') && value !== null)?.['value'];
  const amounts = record(own);
  return 'min_value' in amounts
    ? readPay({ min: amounts['min_value'], max: amounts['max_value'], currency: amounts['unit'] })
    : readPayLine(own);
}

const PAY_LABEL = /salary|pay (?:range|scale|rate)|compensation range|base pay/i;

import { gunzipSync } from 'node:zlib';
import { built } from '../built.ts';
import type { CareerPagesInput } from '../../src/pipelines/career-pages/career-pages.dto.js';
import type { Finding } from '../../src/findings/finding.js';
import type { JudgedPosting } from '../../src/postings/posting.js';
import type { CareerContext } from '../../src/pipelines/career-pages/career-pages.needs.js';
import type { NextRequests, Web, WebAnswer, WebRequest } from '../../src/web/web.js';
import type { HarSet } from '../replay/har-set.ts';
import type { RunRecorded } from './score-set.ts';

/**
 * Runs of the career-page pipeline in this process: no service, no Postgres, no proxy. What is read is the same, a
 * folder of a hundred sites takes seconds. Written for work on the readers; what counts is the score of the service.
 */
const { careerPages } = (await import(
  built('pipelines/career-pages/career-pages.pipeline.js')
)) as typeof import('../../src/pipelines/career-pages/career-pages.pipeline.js');
const { READERS } = (await import(built('pipelines/readers.js'))) as typeof import('../../src/pipelines/readers.js');
const { readConfig } = (await import(built('config/config.js'))) as typeof import('../../src/config/config.js');
const { sentenceOf } = (await import(built('findings/finding.js'))) as typeof import('../../src/findings/finding.js');
const { decodeText } = (await import(built('web/body.js'))) as typeof import('../../src/web/body.js');
const { isPdf } = (await import(built('web/pdf-mark.js'))) as typeof import('../../src/web/pdf-mark.js');
const { refusalOf } = (await import(built('web/refusals.js'))) as typeof import('../../src/web/refusals.js');
const { requestKey } = (await import(built('web/web.js'))) as typeof import('../../src/web/web.js');

/** A page of the recording before it is read: the mutation changes it here. */
export type ChangePage = (html: string, url: string) => string;

/** What answers requests: a recording, or pages that were composed. */
export type RecordedAnswers = Pick<HarSet, 'answer'>;

/** The day of all runs: a deadline without a year is read by it. */
const RUN_DAY = new Date('2026-01-15T09:00:00Z');

/** Redirects that are followed, and tries of what answered 429 or 5xx: as the service has them. */
const MAX_REDIRECTS = 5;
const TRIES = 3;

/** Runs a request of the kind `career_page`; any other kind needs the service. */
export function inProcess(change: ChangePage = (html) => html): RunRecorded<RecordedAnswers> {
  return async (kind, request, har) => {
    if (kind !== 'career_page') throw new Error(`${kind} runs through the service only`);
    const saved: JudgedPosting[] = [];
    const found: Finding[] = [];
    const context = contextOf(recordedWeb(har, change), saved, found);
    const input = { max_pages: 50, ...request } as unknown as CareerPagesInput;
    const { status, summary, errors } = await careerPages.run(input, context).then(
      (outcome) => ({ status: 'COMPLETED', summary: outcome.summary, errors: [] }),
      (error: unknown) => ({ status: 'FAILED', summary: {}, errors: [String(error)] }),
    );
    const warnings = [...new Set([...found.map(sentenceOf), ...errors])];
    const jobs = saved.filter(({ disposition }) => disposition === 'returned').map(({ fields }) => ({ ...fields }));
    const isAccounted = found.every(({ why }) => why !== 'account_differs');
    return { status, result: { ...summary, warnings }, jobs, isAccounted };
  };
}

/** A context that keeps nothing but postings and findings. */
function contextOf(web: Web, saved: JudgedPosting[], found: Finding[]): CareerContext {
  const context: Partial<CareerContext> = {
    run: { id: 'score', acceptedAt: RUN_DAY, timeUsed: () => 0 },
    signal: new AbortController().signal,
    web,
    readers: {
      read: (reader, input) =>
        Promise.resolve((READERS[reader as keyof typeof READERS] as (...given: unknown[]) => unknown)(...input)),
    },
    credits: { allowance: (most) => Promise.resolve({ most }) },
    earlierRuns: { read: () => Promise.resolve(undefined) },
    settings: readConfig({}),
    step: (_id, work) => work(),
    recall: () => undefined,
    remember: (_key, output, findings = []) => {
      found.push(...findings);
      return Promise.resolve(output);
    },
    savePostings: (postings) => {
      saved.splice(0, saved.length, ...postings);
      return Promise.resolve();
    },
    report: (...findings) => {
      found.push(...findings);
    },
    models: { operators: undefined } as CareerContext['models'],
    progress: () => {},
  };
  return context as CareerContext;
}

/** A network that answers from the recording, one request after the other. */
function recordedWeb(har: RecordedAnswers, change: ChangePage): Web {
  return {
    ask: () => Promise.reject(new Error('a career page run calls no service')),
    // Nothing is rendered here: sets that need a browser are scored through the service.
    render: (request) =>
      Promise.resolve({ outcome: 'failed', request, kind: 'other', reason: 'no browser is used in this process' }),
    close: () => Promise.resolve(),
    async crawl(seeds, visit) {
      const queue: WebRequest[] = seeds.filter(({ url }) => URL.canParse(url));
      const seen = new Set<string>();
      for (let request = queue.shift(); request; request = queue.shift()) {
        const key = requestKey(request);
        if (seen.has(key)) continue;
        seen.add(key);
        const { urgent = [], next = [] }: NextRequests = (await visit(await answerTo(request, har, change))) ?? {};
        queue.unshift(...urgent);
        queue.push(...next);
      }
      return [];
    },
  };
}

async function answerTo(request: WebRequest, har: RecordedAnswers, change: ChangePage): Promise<WebAnswer> {
  let answer: WebAnswer = { outcome: 'failed', request, kind: 'other', reason: 'it was not asked' };
  for (let tries = 0; tries < TRIES; tries++) {
    answer = await answerOnce(request, har, change);
    const isFinal = answer.outcome === 'page' || (answer.outcome === 'refused' && (answer.status ?? 0) !== 429);
    if (isFinal) return answer;
  }
  return answer;
}

async function answerOnce(request: WebRequest, har: RecordedAnswers, change: ChangePage): Promise<WebAnswer> {
  const asked = {
    method: request.method ?? 'GET',
    url: request.url,
    body: request.json === undefined ? '' : JSON.stringify(request.json),
  };
  for (let hops = 0; ; hops++) {
    const recorded = (await har.answer(asked)) ?? {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from('<!doctype html><title>Not recorded</title><h1>404</h1>'),
    };
    const { status, headers } = recorded;
    const location = headers['location'];
    if ([301, 302, 303, 307, 308].includes(status) && location !== undefined && hops < MAX_REDIRECTS) {
      asked.url = URL.canParse(location, asked.url) ? new URL(location, asked.url).href : location;
      continue;
    }
    return pageOf(request, { ...recorded, url: asked.url }, change);
  }
}

/** What the service would make of a recorded answer. */
function pageOf(
  request: WebRequest,
  { url, status, headers, body }: NonNullable<Awaited<ReturnType<RecordedAnswers['answer']>>> & { url: string },
  change: ChangePage,
): WebAnswer {
  const contentType = headers['content-type'] ?? '';
  const isBinary = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|octet-stream|msword|vnd\.)/i.test(
    contentType,
  );
  const page = { outcome: 'page', request, url, status, contentType, truncated: false } as const;
  if (request.takesPdf === true && status < 400 && isPdf(body)) return { ...page, body: '', pdf: body };
  const text = isBinary ? '' : decodeText(unpacked(body), contentType);
  const reason = refusalOf(status, headers, text);
  if (reason !== undefined) return { outcome: 'refused', request, reason, by: 'server', status };
  if (status >= 500)
    return { outcome: 'failed', request, kind: 'server_error', reason: `it answered ${String(status)}` };
  return { ...page, body: /html/i.test(contentType) ? change(text, url) : text };
}

/** A sitemap may be a gzip file. */
function unpacked(body: Buffer): Buffer {
  return body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;
}

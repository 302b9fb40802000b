import { readConfig } from '../src/config/config.js';
import { sentenceOf, type Finding } from '../src/findings/finding.js';
import { READERS } from '../src/pipelines/readers.js';
import type { JudgedPosting } from '../src/postings/posting.js';
import type { ContextOf, Needs } from '../src/runs/pipeline.js';
import type { Rendering } from '../src/web/browser/rendering.js';
import type { Mail } from '../src/web/mail.js';
import { requestKey, type Web, type WebAnswer, type WebRequest } from '../src/web/web.js';

/** A body, the bytes of a PDF, or a status without one. */
export type FakeAnswer = string | number | Uint8Array;

/** A network of the answers given, by address; everything else is 404. A function answers every request. */
export function webOf(answers: Readonly<Record<string, FakeAnswer>> | ((request: WebRequest) => FakeAnswer)): Web {
  const answerOf = typeof answers === 'function' ? answers : ({ url }: WebRequest) => answers[url] ?? 404;
  return {
    ask: () => Promise.reject(new Error('not asked here')),
    render: (request) =>
      Promise.resolve({ outcome: 'failed', request, kind: 'no_browser', reason: 'there is no browser here' }),
    close: () => Promise.resolve(),
    async crawl(seeds, visit) {
      const queue: WebRequest[] = [...seeds];
      const seen = new Set<string>();
      for (let request = queue.shift(); request; request = queue.shift()) {
        if (seen.has(requestKey(request))) continue;
        seen.add(requestKey(request));
        const next = await visit(answerTo(request, answerOf(request)));
        queue.push(...(next?.urgent ?? []), ...(next?.next ?? []));
      }
      return [];
    },
  };
}

/** As the network tells it: a refusal, a server that failed, or a page of any other status. */
function answerTo(request: WebRequest, answer: FakeAnswer): WebAnswer {
  const reason = `it answered ${String(answer)}`;
  if (answer === 403 || answer === 429) return { outcome: 'refused', request, by: 'server', status: answer, reason };
  if (typeof answer === 'number' && answer >= 500)
    return { outcome: 'failed', request, kind: 'server_error', status: answer, reason };
  return {
    outcome: 'page',
    request,
    url: request.url,
    status: typeof answer === 'number' ? answer : 200,
    contentType: request.url.endsWith('.js') ? 'text/javascript' : 'text/html',
    body: typeof answer === 'string' ? answer : '',
    ...(answer instanceof Uint8Array && request.takesPdf === true && { pdf: answer }),
    truncated: false,
  };
}

/** A page as a browser shows it, and the answers that its scripts got, by address. */
export function rendered(url: string, view: string, answers: readonly (readonly [string, string])[] = []): Rendering {
  return {
    outcome: 'rendered',
    request: { url },
    url,
    status: 200,
    views: [view],
    opened: [],
    answers: answers.map(([address, body]) => ({ url: address, method: 'GET', status: 200, headers: {}, body })),
    addresses: [],
    findings: [],
  };
}

/** Everything any pipeline may declare a need of. */
export type FullContext = ContextOf<Needs>;

/** A run without a database: what it reported, stored and remembered is there to be looked at. */
export interface FakeRun {
  readonly context: FullContext;
  readonly findings: Finding[];
  /** The findings as callers read them. */
  readonly warnings: () => string[];
  readonly saved: () => readonly JudgedPosting[];
  /** Outputs of the steps, by their ids. */
  readonly outputs: Map<string, unknown>;
}

/** `items` is what an earlier attempt remembered; a second attempt is a second run with the same map. */
export function fakeRun(
  given: Partial<FullContext>,
  items = new Map<string, { output: unknown; findings: readonly Finding[] }>(),
): FakeRun {
  const findings: Finding[] = [];
  const outputs = new Map<string, unknown>();
  let saved: readonly JudgedPosting[] = [];
  const context: FullContext = {
    run: { id: 'run', acceptedAt: new Date(0), timeUsed: () => 0 },
    signal: new AbortController().signal,
    settings: readConfig({}),
    web: webOf({}),
    mail: {} as Mail,
    readers: {
      read: (reader, input) =>
        Promise.resolve((READERS[reader as keyof typeof READERS] as (...given: unknown[]) => unknown)(...input)),
    },
    models: { operators: undefined, withKey: () => Promise.reject(new Error('no model')) as never },
    hosts: {
      patience: 60,
      pauseOf: () => Promise.resolve(0),
      refused: () => Promise.resolve(),
      answered: () => Promise.resolve(),
    },
    ledger: { paid: async (call) => (await call.ask()).answer, totals: () => Promise.resolve({}) },
    answers: { known: () => Promise.resolve(undefined), keep: () => Promise.resolve() },
    people: { doNotContact: () => Promise.resolve(new Set()) },
    vendors: { keys: () => Promise.resolve({}), turn: () => Promise.resolve(), pause: () => Promise.resolve() },
    credits: { allowance: (postings) => Promise.resolve({ most: postings }) },
    earlierRuns: { read: () => Promise.resolve(undefined) },
    files: { save: (name) => Promise.resolve(name) },
    sites: { read: () => Promise.resolve({ postings: [], findings: [] }) },
    step: async (id, work) => {
      const output = await work();
      outputs.set(id, output);
      return output;
    },
    recall: (key) => {
      const item = items.get(key);
      findings.push(...(item?.findings ?? []));
      return item?.output as never;
    },
    remember: (key, output, found = []) => {
      items.set(key, { output, findings: found });
      findings.push(...found);
      return Promise.resolve(output);
    },
    savePostings: (postings) => {
      saved = postings;
      return Promise.resolve();
    },
    report: (...found) => {
      findings.push(...found);
    },
    progress: () => {},
    ...given,
  };
  return { context, findings, warnings: () => findings.map(sentenceOf), saved: () => saved, outputs };
}

import { readConfig } from '../src/config/config.js';
import { sentenceOf, type Finding } from '../src/findings/finding.js';
import { READERS } from '../src/pipelines/readers.js';
import type { JudgedPosting } from '../src/postings/posting.js';
import type { RunContext } from '../src/runs/pipeline.js';
import type { MailDoor } from '../src/web/mail.js';
import { requestKey, type Web, type WebAnswer, type WebRequest } from '../src/web/web.js';

/** A body, or a status without one. */
export type FakeAnswer = string | number;

/** A network of the answers given, by address; everything else is 404. */
export function webOf(answers: Readonly<Record<string, FakeAnswer>>): Web {
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
        const next = await visit(answerTo(request, answers[request.url]));
        queue.push(...(next?.urgent ?? []), ...(next?.next ?? []));
      }
      return [];
    },
  };
}

function answerTo(request: WebRequest, answer: FakeAnswer = 404): WebAnswer {
  if (answer === 403) return { outcome: 'refused', request, by: 'server', status: 403, reason: 'it answered 403' };
  return {
    outcome: 'page',
    request,
    url: request.url,
    status: typeof answer === 'number' ? answer : 200,
    contentType: 'text/html',
    body: typeof answer === 'number' ? '' : answer,
    truncated: false,
  };
}

/** A run without a database: what it reported, stored and remembered is there to be looked at. */
export interface FakeRun {
  readonly context: RunContext;
  readonly findings: Finding[];
  /** The findings as callers read them. */
  readonly warnings: () => string[];
  readonly saved: () => readonly JudgedPosting[];
  /** Outputs of the steps, by their ids. */
  readonly outputs: Map<string, unknown>;
}

/** `items` is what an earlier attempt remembered; a second attempt is a second run with the same map. */
export function fakeRun(
  given: Partial<RunContext>,
  items = new Map<string, { output: unknown; findings: readonly Finding[] }>(),
): FakeRun {
  const findings: Finding[] = [];
  const outputs = new Map<string, unknown>();
  let saved: readonly JudgedPosting[] = [];
  const context: RunContext = {
    runId: 'run',
    acceptedAt: new Date(0),
    signal: new AbortController().signal,
    timeUsed: () => 0,
    web: webOf({}),
    mail: {} as MailDoor,
    readAside: (reader, input) =>
      Promise.resolve((READERS[reader as keyof typeof READERS] as (...given: unknown[]) => unknown)(...input)),
    models: { operators: undefined, withKey: () => Promise.reject(new Error('no model')) as never },
    settings: readConfig({}),
    hosts: { pauseOf: () => Promise.resolve(0), refused: () => Promise.resolve(), answered: () => Promise.resolve() },
    secrets: () => Promise.resolve({}),
    allowance: (postings) => Promise.resolve({ most: postings }),
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
      return Promise.resolve();
    },
    paid: async (call) => (await call.ask()).answer,
    pace: () => Promise.resolve(),
    paidTotals: () => Promise.resolve({}),
    doNotContact: () => Promise.resolve(new Set()),
    readPostings: () => Promise.resolve({ postings: [], findings: [] }),
    knownAnswer: () => Promise.resolve(undefined),
    keepAnswer: () => Promise.resolve(),
    saveFile: (name) => Promise.resolve(name),
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

import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config/config.js';
import type { Models } from '../../llm/llm.js';
import type { Metrics } from '../../operations/metrics.js';
import { contactHash, listedUnder } from '../../people/do-not-contact.js';
import { sha256 } from '../../sha256.js';
import type { PeopleStore } from '../../people/people-store.js';
import type { Mail } from '../../web/mail.js';
import type { Web } from '../../web/web.js';
import { fileReference } from '../store/file-address.js';
import type { ReadingThreads } from './reading-threads.js';
import type { Attempt } from '../store/run-rows.js';
import type { RunSecrets } from '../store/run-secrets.js';
import type { RunStore } from '../store/run-store.js';
import type {
  Allowance,
  Credits,
  Hosts,
  KnownAnswers,
  Ledger,
  PaidAnswer,
  PaidCall,
  People,
  Services,
  Sites,
} from '../services.js';

/** What a scraper's caller may want to spend at most. */
export interface SpendingLimits {
  readonly max_jobs?: number;
  readonly max_credits?: number;
}

/** Of what the services of an attempt are made. */
interface ServiceParts {
  readonly attempt: Attempt;
  readonly store: RunStore;
  readonly people: PeopleStore;
  readonly signal: AbortSignal;
  /** The run is to ask for nothing more: its time is nearly over, or its caller wants it to end. */
  readonly timeUp: AbortSignal;
  readonly settings: Config;
  readonly metrics: Metrics;
  readonly web: Web;
  readonly mail: Mail;
  readonly models: Models;
  readonly reading: ReadingThreads;
  readonly secrets: RunSecrets;
  readonly sites: Sites;
  readonly isCharged: boolean;
  /** The step that is being worked on. */
  readonly presentStep: () => string;
}

/** Everything the pipelines may declare a need of, for one attempt. */
export function servicesOf(parts: ServiceParts): Services {
  const { attempt, store, signal, settings, secrets } = parts;
  const wait = (seconds: number): Promise<void> => waited(seconds, parts);
  return {
    web: parts.web,
    mail: parts.mail,
    models: parts.models,
    sites: parts.sites,
    hosts: hostsOf(store, settings),
    readers: { read: (reader, input) => parts.reading.read(reader, input, signal) },
    ledger: ledgerOf(parts),
    answers: answersOf(parts),
    people: peopleOf(parts.people),
    vendors: {
      keys: () => secrets.keys(),
      turn: async (key) => {
        const seconds = await store.takeTurn(sha256(`pace\n${key}`), 1 / settings.PEOPLE_DATA_REQUESTS_PER_SECOND);
        if (seconds > 0) await wait(seconds);
      },
      pause: (seconds) => wait(seconds * settings.RETRY_PACE),
    },
    credits: creditsOf(parts),
    earlierRuns: { read: (runId) => store.earlierRun(attempt, runId) },
    files: {
      save: async (name, content) =>
        fileReference(await store.saveFile(attempt, name, new Uint8Array(Buffer.from(content, 'utf8'))), name),
    },
  };
}

/** Waits so many seconds; no longer than the run may ask, for what it waits for then is not asked. */
export async function waited(
  seconds: number,
  { signal, timeUp }: Pick<ServiceParts, 'signal' | 'timeUp'>,
): Promise<void> {
  try {
    await sleep(seconds * 1000, undefined, { signal: AbortSignal.any([signal, timeUp]) });
  } catch (error) {
    if (signal.aborted) throw error;
  }
}

function hostsOf(store: RunStore, settings: Config): Hosts {
  return {
    patience: settings.BOARD_WAIT_MAX_SECONDS,
    pauseOf: (host) => (settings.BOARD_PAUSE_SECONDS === 0 ? Promise.resolve(0) : store.hostPause(host)),
    refused: async (host, reason, retryAfterSeconds = 0) => {
      if (settings.BOARD_PAUSE_SECONDS > 0)
        await store.pauseHost(host, {
          seconds: Math.max(settings.BOARD_PAUSE_SECONDS, Math.min(retryAfterSeconds, 3600)),
          reason,
        });
    },
    answered: (host) => store.forgetHostPause(host),
  };
}

/** The ledger of an attempt's paid calls. */
export function ledgerOf({
  attempt,
  store,
  metrics,
  presentStep,
}: Pick<ServiceParts, 'attempt' | 'store' | 'metrics' | 'presentStep'>): Ledger {
  return {
    async paid<Answer>(call: PaidCall<Answer>): Promise<Answer> {
      const hash = sha256(`${call.service}\n${JSON.stringify(call.request)}`).toString('hex');
      const known = await store.openPaidCall(attempt, { hash, service: call.service, stepId: presentStep() });
      if (known) return known.answer as Answer;
      const { answer, ...told } = await call.ask();
      const paid = { answer, ...billed(told) };
      metrics.paidCalls.inc({ service: call.service });
      metrics.paidCost.inc({ service: call.service }, Math.max(0, paid.cost ?? 0));
      await store.closePaidCall(attempt.runId, hash, paid);
      return answer;
    },
    totals: () => store.paidTotals(attempt.runId),
  };
}

/** Tokens are counted in a column of four bytes. */
const TOKENS_MAX = 2 ** 31 - 1;

/** Figures as a bill can have them: what a service says otherwise must not keep its answer, which is paid for, out. */
function billed({ cost, credits, tokens }: Omit<PaidAnswer<unknown>, 'answer'>): Omit<PaidAnswer<unknown>, 'answer'> {
  const isFigure = (value: number | undefined): value is number => Number.isFinite(value) && (value ?? -1) >= 0;
  return {
    ...(isFigure(cost) && { cost }),
    ...(isFigure(credits) && { credits }),
    ...(isFigure(tokens) && { tokens: Math.min(TOKENS_MAX, Math.round(tokens)) }),
  };
}

function answersOf({ attempt, people }: ServiceParts): KnownAnswers {
  const hashOf = (subject: string): ReturnType<typeof sha256> => sha256(`${attempt.pipeline}\n${subject}`);
  return {
    known: async <T>(subject: string, days: number) =>
      (await people.knownAnswer(attempt.runId, hashOf(subject), days)) as { answer: T; storedAt: Date } | undefined,
    keep: (subject, answer, about) =>
      people.keepAnswer(attempt.runId, { subjectHash: hashOf(subject), answer, about: about.map(contactHash) }),
  };
}

/** The do-not-contact list as pipelines ask it. */
export function peopleOf(people: Pick<PeopleStore, 'doNotContact'>): People {
  return {
    async doNotContact(subjects) {
      const hashes = new Map(subjects.map((subject) => [subject, listedUnder(subject).map(contactHash)]));
      const found = subjects.length === 0 ? [] : await people.doNotContact([...hashes.values()].flat());
      const listed = new Set(found.map((hash) => Buffer.from(hash).toString('hex')));
      // Whoever is on the list is there under each spelling that was asked about.
      return new Set(
        subjects.filter((subject) => hashes.get(subject)?.some((hash) => listed.has(hash.toString('hex')))),
      );
    },
  };
}

function creditsOf({ attempt, store, settings, isCharged }: ServiceParts): Credits {
  return {
    async allowance(postings, paid = 0): Promise<Allowance> {
      const { max_jobs: jobs = Infinity, max_credits: credits = Infinity } = attempt.input as SpendingLimits;
      const price = settings.CREDITS_PER_POSTING;
      const wanted: Allowance = jobs < postings ? { most: jobs, limit: 'max_jobs_reached' } : { most: postings };
      if (!isCharged || price === 0) return wanted;
      const affordable = Math.floor(credits / price) + paid;
      const capped: Allowance = affordable < wanted.most ? { most: affordable, limit: 'max_credits_reached' } : wanted;
      const least = Math.min(credits, settings.CREDITS_PER_RUN_MIN);
      const reserved = await store.reserveCredits(attempt, Math.max(least, (capped.most - paid) * price));
      const covered = Math.floor(reserved / price) + paid;
      return covered < capped.most ? { most: covered, limit: 'credits_reached' } : capped;
    },
  };
}

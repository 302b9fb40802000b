import type { HarSet, RecordedAnswer, SeenRequest } from '../replay/har-set.ts';
import { replayEnvironment, startReplayProxy } from '../replay/replay-proxy.ts';
import type { RunPeople } from './people-sets.ts';
import type { RunRecorded } from './score-set.ts';
import { startBuiltService, type StartedService } from './started-service.ts';
import { runOfPeople, runOnce } from './through-service.ts';

/** The started service behind recordings: nothing leaves the machine. */
export interface RecordedService {
  readonly runRecorded: RunRecorded;
  readonly runPeople: RunPeople;
  stop(): Promise<void>;
}

/**
 * Nobody is asked when recordings are read, so the operator's settings for politeness are off, robots.txt among them,
 * and pauses before another try are short: what is scored is the reading.
 */
const IMPOLITE = {
  RESPECT_ROBOTS: 'false',
  HOST_REQUESTS_PER_SECOND: '100000',
  HOST_CONCURRENCY: '8',
  CRAWL_DELAY_MAX_SECONDS: '0',
  RETRY_AFTER_MAX_SECONDS: '1',
  RETRY_PACE: '0.05',
  BOARD_PAUSE_SECONDS: '0',
  // A page is read to its end, whatever shares the machine.
  RENDER_TIMEOUT_SECONDS: '180',
  PEOPLE_DATA_REQUESTS_PER_SECOND: '1000',
  // Enrichment asks a vendor that the operator has a key of; the recordings answer for it.
  PEOPLE_DATA_API_KEY: 'recorded',
  LOG_LEVEL: 'error',
};

/** Starts the proxy at once and the service with the first run; anew where a run takes another day for today. */
export async function startRecordedService(settings: Readonly<Record<string, string>> = {}): Promise<RecordedService> {
  const proxy = await startReplayProxy();
  const recordings = new RunningRecordings();
  proxy.use(recordings);
  let started: { readonly service: Promise<StartedService>; readonly day: string | undefined } | undefined;
  const serviceOn = async (day: string | undefined): Promise<StartedService> => {
    if (started && started.day === day) return started.service;
    const before = started?.service;
    const start = async (): Promise<StartedService> => {
      await (await before)?.stop();
      return startBuiltService({
        ...replayEnvironment(proxy),
        ...IMPOLITE,
        ...settings,
        ...(day !== undefined && { LEAVERS_AS_OF: day }),
      });
    };
    started = { service: start(), day };
    return started.service;
  };
  return {
    runRecorded: async (kind, request, har) => {
      const service = await serviceOn(started?.day);
      return recordings.during(har, () => runOnce(kind, request, service));
    },
    runPeople: async (kind, request, { har, asOf }) => {
      const service = await serviceOn(asOf ?? started?.day);
      return recordings.during(har, () => runOfPeople(kind, request, service));
    },
    stop: async () => {
      await (await started?.service)?.stop();
      await proxy.close();
    },
  };
}

/** The recordings of the runs that go on: a request belongs to the one that has its host. */
class RunningRecordings implements Pick<HarSet, 'answer'> {
  private readonly running = new Map<HarSet, Promise<unknown>>();

  /** Does the work when no other recording that shares a host with this one is in use. */
  async during<Result>(har: HarSet, work: () => Promise<Result>): Promise<Result> {
    for (let rival = this.rivalOf(har); rival; rival = this.rivalOf(har)) await rival;
    const ended = Promise.withResolvers<undefined>();
    this.running.set(har, ended.promise);
    try {
      return await work();
    } finally {
      this.running.delete(har);
      ended.resolve(undefined);
    }
  }

  async answer(request: SeenRequest): Promise<RecordedAnswer | undefined> {
    const { host } = new URL(request.url);
    const recordings = [...this.running.keys()];
    // What no recording has is missing in the only one; of several nobody knows who asked.
    const asked = recordings.length === 1 ? recordings[0] : recordings.find(({ hosts }) => hosts.has(host));
    return asked?.answer(request);
  }

  private rivalOf({ hosts }: HarSet): Promise<unknown> | undefined {
    return [...this.running].find(([other]) => [...other.hosts].some((host) => hosts.has(host)))?.[1];
  }
}

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
  PEOPLE_DATA_REQUESTS_PER_SECOND: '1000',
  // Enrichment asks a vendor that the operator has a key of; the recordings answer for it.
  PEOPLE_DATA_API_KEY: 'recorded',
  LOG_LEVEL: 'error',
};

/** Starts the proxy at once and the service with the first run; anew where a run takes another day for today. */
export async function startRecordedService(settings: Readonly<Record<string, string>> = {}): Promise<RecordedService> {
  const proxy = await startReplayProxy();
  let started: { readonly service: StartedService; readonly day: string | undefined } | undefined;
  const serviceOn = async (day: string | undefined): Promise<StartedService> => {
    if (started && started.day === day) return started.service;
    await started?.service.stop();
    const service = await startBuiltService({
      ...replayEnvironment(proxy),
      ...IMPOLITE,
      ...settings,
      ...(day !== undefined && { LEAVERS_AS_OF: day }),
    });
    started = { service, day };
    return service;
  };
  return {
    runRecorded: async (kind, request, har) => {
      const service = await serviceOn(started?.day);
      proxy.use(har);
      return runOnce(kind, request, service);
    },
    runPeople: async (kind, request, { har, asOf }) => {
      const service = await serviceOn(asOf ?? started?.day);
      proxy.use(har);
      return runOfPeople(kind, request, service);
    },
    stop: async () => {
      await started?.service.stop();
      await proxy.close();
    },
  };
}

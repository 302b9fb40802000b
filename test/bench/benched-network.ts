import type { GuardedHttpClient } from '../../src/web/guarded-http-client.js';
import type { Network } from '../../src/web/fetcher.js';

type Settings = ConstructorParameters<typeof GuardedHttpClient>[0];
type Policy = ConstructorParameters<typeof Network>[1];

/** The HTTP client of a benchmark: servers of this machine may be asked. */
export const CLIENT: Settings = {
  allowPrivate: true,
  proxyUrl: undefined,
  userAgent: 'Bench/1',
  timeoutSeconds: 20,
};

/** All guards on, and as fast as it goes. */
export const POLICY: Policy = {
  userAgent: 'Bench/1',
  respectRobots: true,
  crawlDelayMaxSeconds: 0,
  requestsPerSecond: 100_000,
  hostConcurrency: 16,
  hostRates: [],
  serverRates: [],
  retryAfterMaxSeconds: 1,
  pageMaxBytes: 3_000_000,
  interfaceMaxBytes: 30_000_000,
};

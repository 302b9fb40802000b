import robotsParser from 'robots-parser';
import { messageOf } from '../errors.js';
import type { GuardedHttpClient } from './guarded-http-client.js';

/** RFC 9309: a crawler may stop reading at 500 KiB. */
const MAX_BYTES = 512_000;

/** What a host's robots.txt says, read once per crawl session. */
export interface HostRobots {
  isAllowed(url: string): boolean;
  readonly crawlDelaySeconds: number;
}

const ALL_ALLOWED: HostRobots = { isAllowed: () => true, crawlDelaySeconds: 0 };

/** Reads the robots.txt of an origin. Missing or unreadable: everything is allowed; refused by a 5xx: see RFC 9309, likewise here. */
export async function readRobots(
  origin: string,
  client: GuardedHttpClient,
  userAgent: string,
  signal: AbortSignal,
): Promise<HostRobots> {
  try {
    const url = `${origin}/robots.txt`;
    const { status, body, headers } = await client.exchange({ url, maxBytes: MAX_BYTES, signal });
    if (status !== 200 || /text\/html/i.test(String(headers['content-type'] ?? '')) || /^\s*</.test(body))
      return ALL_ALLOWED;
    return robotsFrom(parseRobots(url, body), userAgent.replace(/\/.*$/, ''));
  } catch (error) {
    if (signal.aborted) throw new Error(messageOf(error), { cause: error });
    return ALL_ALLOWED;
  }
}

/** The package is CommonJS: its types speak of a default export that Node does not see. */
const parseRobots = robotsParser as unknown as (url: string, text: string) => Robot;

interface Robot {
  isAllowed(url: string, agent: string): boolean | undefined;
  getCrawlDelay(agent: string): number | undefined;
}

function robotsFrom(robot: Robot, agent: string): HostRobots {
  return {
    isAllowed: (url) => robot.isAllowed(url, agent) ?? true,
    crawlDelaySeconds: robot.getCrawlDelay(agent) ?? 0,
  };
}

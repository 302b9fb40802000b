import { ratesOfSystems } from '../listings/ats/rates.js';
import { Metrics } from '../operations/metrics.js';
import { WebFactory } from '../web/web-factory.js';
import type { Web } from '../web/web.js';
import { readSettings } from './settings.js';

/** Runs a command's work on the network, at the paces of the service, and gives back what it held. */
export async function withWeb<T>(seconds: number, work: (web: Web) => Promise<T>): Promise<T> {
  const webs = new WebFactory(readSettings(), new Metrics(), ratesOfSystems);
  const web = await webs.create(AbortSignal.timeout(seconds * 1000));
  try {
    return await work(web);
  } finally {
    await web.close();
    await webs.onApplicationShutdown();
  }
}

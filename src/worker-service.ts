import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from './config/config.js';
import type { Database } from './db/database.js';
import { startOperationsServer, type OperationsServer } from './http/operations-server.js';
import { createLogger, NestLogger } from './operations/logging.js';
import { Metrics } from './operations/metrics.js';
import { pipelines } from './pipelines/index.js';
import { keepLittle } from './runs/work/heap.js';
import { createSecretsCipher } from './runs/store/secrets-cipher.js';
import { RunWorker } from './runs/work/worker.js';
import { allowPrivateSites } from './web/site-address.js';
import { WebFactory } from './web/web-factory.js';
import { startWork, WorkModule } from './work.module.js';

/** The running worker. */
export interface WorkerService {
  /** Address of its health and metrics. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A worker: runs are worked on, and its operators are answered. It loads nothing of the callers' interface, which is
 * more than half of what a service loads: a worker that takes a dead one's place begins sooner.
 * @throws StartError with everything that is wrong; the signal's reason, with nothing left open, when it was aborted
 * meanwhile
 */
export async function startWorker(
  config: Config,
  { opening, signal }: { readonly opening: Promise<Database>; readonly signal: AbortSignal },
): Promise<WorkerService> {
  keepLittle();
  allowPrivateSites(config.ALLOW_PRIVATE_ADDRESSES);
  const database = await opening;
  let app: INestApplicationContext | undefined;
  let server: OperationsServer | undefined;
  const close = async (): Promise<void> => {
    await app?.close();
    await server?.close();
    await database.close();
  };
  try {
    signal.throwIfAborted();
    const logger = new NestLogger(createLogger(config.LOG_LEVEL));
    const work = WorkModule.with(config, database, await createSecretsCipher(config));
    app = await NestFactory.createApplicationContext(work, { logger, abortOnError: false });
    await app.get(RunWorker).prepareQueue();
    signal.throwIfAborted();
    server = await startOperationsServer(config, { database, metrics: app.get(Metrics) });
    // What a run would have to load is there before it is taken: a worker that loads is no use to a run, and may die
    // with it.
    await Promise.all([app.get(WebFactory).prepare(), ...pipelines.map(({ prepare }) => prepare?.())]);
    await startWork(app, logger);
    return { url: server.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

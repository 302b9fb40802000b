import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { openDatabase, type Database } from './db/database.js';
import { messageOf, StartError } from './errors.js';
import { ApiKeys } from './accounts/api-keys.js';
import { createAdapter, prepareHttp } from './http/http-server.js';
import { createLogger, NestLogger } from './operations/logging.js';
import { createSecretsCipher } from './runs/store/secrets-cipher.js';
import { RunWorker } from './runs/work/worker.js';
import { allowPrivateSites } from './web/site-address.js';
import { startWork } from './work.module.js';

/** The running service that callers can ask. */
export interface Service {
  readonly app: NestFastifyApplication;
  readonly database: Database;
  /** Address of the HTTP interface; undefined where nothing listens. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

/**
 * Whether the service answers HTTP, the database where its opening has begun already, and what ends the start in its
 * midst.
 */
export interface StartOptions {
  readonly listen: boolean;
  readonly opening?: Promise<Database>;
  readonly signal?: AbortSignal;
}

/**
 * Opens the database, builds the application and starts what the role asks for.
 * @throws StartError with everything that is wrong; the signal's reason, with nothing left open, when it was aborted
 * meanwhile
 */
export async function startService(config: Config, options: StartOptions = { listen: true }): Promise<Service> {
  allowPrivateSites(config.ALLOW_PRIVATE_ADDRESSES);
  const database = await (options.opening ?? openDatabase(config));
  let app: NestFastifyApplication | undefined;
  const close = async (): Promise<void> => {
    await app?.close();
    await database.close();
  };
  try {
    options.signal?.throwIfAborted();
    const logger = new NestLogger(createLogger(config.LOG_LEVEL));
    app = await NestFactory.create<NestFastifyApplication>(
      AppModule.with(config, database, await createSecretsCipher(config)),
      createAdapter(),
      { logger, abortOnError: false, bodyParser: false },
    );
    // Before init: the worker must not start in a process whose routes are not all there.
    await prepareHttp(app, { corsOrigins: config.CORS_ORIGINS });
    await app.init();
    await app.get(ApiKeys).listen();
    await app.get(RunWorker).prepareQueue();
    options.signal?.throwIfAborted();
    let url: string | undefined;
    if (options.listen) url = await listen(app, config, logger);
    else await app.getHttpAdapter().getInstance().ready();
    if (config.ROLE !== 'api') await startWork(app, logger);
    return { app, database, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: NestFastifyApplication, config: Config, logger: NestLogger): Promise<string> {
  const { HOST, PORT } = config;
  app.getHttpServer().maxConnections = config.CONNECTIONS_MAX;
  // Nest would log the error that is told below in words.
  app.useLogger(false);
  try {
    await app.listen(PORT, HOST);
    app.useLogger(logger);
  } catch (error) {
    throw new StartError([`PORT ${String(PORT)} on HOST ${HOST} cannot be used: ${messageOf(error)}`]);
  }
  return app.getUrl();
}

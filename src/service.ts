import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { openDatabase, type Database } from './db/database.js';
import { messageOf, StartError } from './errors.js';
import { ApiKeys } from './accounts/api-keys.js';
import { createAdapter, prepareHttp } from './http/http-server.js';
import { createLogger, NestLogger } from './operations/logging.js';
import { createSecretsCipher } from './runs/secrets-cipher.js';
import { RunWorker } from './runs/worker.js';
import { allowPrivateSites } from './web/site-address.js';
import { WatchKeeper } from './watch/watch-keeper.js';
import { WebhookSender } from './webhooks/webhook-sender.js';
import { WebFactory } from './web/web-factory.js';

/** The running service. */
export interface Service {
  readonly app: NestFastifyApplication;
  readonly database: Database;
  /** Address of the HTTP interface, of a worker of its health and metrics; undefined where nothing listens. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

/** Whether the service answers HTTP, and the database where its opening has begun already. */
export interface StartOptions {
  readonly listen: boolean;
  readonly opening?: Promise<Database>;
}

/**
 * Opens the database, builds the application and starts what the role asks for.
 * @throws StartError with everything that is wrong
 */
export async function startService(config: Config, options: StartOptions = { listen: true }): Promise<Service> {
  allowPrivateSites(config.ALLOW_PRIVATE_ADDRESSES);
  const database = await (options.opening ?? openDatabase(config));
  try {
    const logger = new NestLogger(createLogger(config.LOG_LEVEL));
    const app = await NestFactory.create<NestFastifyApplication>(
      AppModule.with(config, database, await createSecretsCipher(config)),
      createAdapter(),
      { logger, abortOnError: false, bodyParser: false },
    );
    // Before init: the worker must not start in a process whose routes are not all there.
    await prepareHttp(app, { corsOrigins: config.CORS_ORIGINS });
    await app.init();
    if (config.ROLE !== 'worker') await app.get(ApiKeys).listen();
    const worker = app.get(RunWorker);
    await worker.prepareQueue();
    const close = async (): Promise<void> => {
      await app.close();
      await database.close();
    };
    try {
      let url: string | undefined;
      if (options.listen) url = await listen(app, config, logger);
      else await app.getHttpAdapter().getInstance().ready();
      if (config.ROLE !== 'api') {
        await worker.start();
        await app.get(WebhookSender).start();
        app.get(WatchKeeper).start();
        void app
          .get(WebFactory)
          .browser.describe()
          .then((msg) => {
            logger.log({ msg }, 'Browser');
          });
      }
      return { app, database, url, close };
    } catch (error) {
      await app.close();
      throw error;
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: NestFastifyApplication, { HOST, PORT }: Config, logger: NestLogger): Promise<string> {
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

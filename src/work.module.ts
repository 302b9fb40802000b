import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { ApiKeys } from './accounts/api-keys.js';
import { Config } from './config/config.js';
import { Database } from './db/database.js';
import { ratesOfSystems } from './listings/ats/rates.js';
import type { NestLogger } from './operations/logging.js';
import { Metrics } from './operations/metrics.js';
import { pipelines } from './pipelines/index.js';
import { RunsModule } from './runs/runs.module.js';
import { SecretsCipher } from './runs/store/secrets-cipher.js';
import { RunWorker } from './runs/work/worker.js';
import { WatchKeeper } from './watch/watch-keeper.js';
import { WatchModule } from './watch/watch.module.js';
import { ServerRates, WebFactory } from './web/web-factory.js';
import { WebhookSender } from './webhooks/webhook-sender.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/**
 * Runs, watchlists and webhooks, and what they stand on: all that a worker is made of, and nothing of how callers are
 * answered.
 */
@Module({})
export class WorkModule {
  static with(config: Config, database: Database, cipher: SecretsCipher): DynamicModule {
    return {
      module: WorkModule,
      global: true,
      imports: [RunsModule.for(pipelines), WatchModule, WebhooksModule],
      providers: [
        { provide: Config, useValue: config },
        { provide: Database, useValue: database },
        { provide: SecretsCipher, useValue: cipher },
        { provide: ServerRates, useValue: ratesOfSystems },
        ApiKeys,
        Metrics,
      ],
      exports: [Config, Database, SecretsCipher, ServerRates, ApiKeys, Metrics],
    };
  }
}

/** From now on this process works on runs, tells webhooks and keeps watchlists. */
export async function startWork(app: INestApplicationContext, logger: NestLogger): Promise<void> {
  await app.get(RunWorker).start();
  await app.get(WebhookSender).start();
  app.get(WatchKeeper).start();
  void app
    .get(WebFactory)
    .browser.describe()
    .then((msg) => {
      logger.log({ msg }, 'Browser');
    });
}

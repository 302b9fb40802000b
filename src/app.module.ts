import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Config } from './config/config.js';
import { ConsoleModule } from './console/console.module.js';
import { Database } from './db/database.js';
import { ApiKeys } from './accounts/api-keys.js';
import { ExportsModule } from './exports/exports.module.js';
import { OperationsController } from './http/operations.controller.js';
import { RequestCheckGuard } from './http/request-check.guard.js';
import { McpController } from './mcp/mcp.controller.js';
import { Metrics } from './operations/metrics.js';
import { AgencyJobsController } from './pipelines/agency-jobs/agency-jobs.controller.js';
import { CareerPagesController } from './pipelines/career-pages/career-pages.controller.js';
import { CommercialJobsController } from './pipelines/commercial-jobs/commercial-jobs.controller.js';
import { EnrichPersonController } from './pipelines/enrich-person/enrich-person.controller.js';
import { pipelines } from './pipelines/index.js';
import { LeaversController } from './pipelines/leavers/leavers.controller.js';
import { NetworkJobsController } from './pipelines/network-jobs/network-jobs.controller.js';
import { SecretsCipher } from './runs/secrets-cipher.js';
import { FilesController } from './runs/files.controller.js';
import { RunListController } from './runs/run-list.controller.js';
import { RunsController } from './runs/runs.controller.js';
import { RunsModule } from './runs/runs.module.js';
import { WatchController } from './watch/watch.controller.js';
import { WatchModule } from './watch/watch.module.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** What callers reach; the order is that of the documentation. */
const CALLERS = [
  CareerPagesController,
  CommercialJobsController,
  NetworkJobsController,
  AgencyJobsController,
  LeaversController,
  EnrichPersonController,
  RunsController,
  RunListController,
  FilesController,
  WatchController,
  WebhooksController,
  McpController,
];

/** What the service is made of. A worker answers its operators only. */
@Module({})
export class AppModule {
  static with(config: Config, database: Database, cipher: SecretsCipher): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        RunsModule.for(pipelines),
        WatchModule,
        WebhooksModule,
        ...(config.ROLE === 'worker' ? [] : [ExportsModule, ConsoleModule]),
      ],
      controllers: [OperationsController, ...(config.ROLE === 'worker' ? [] : CALLERS)],
      providers: [
        { provide: Config, useValue: config },
        { provide: Database, useValue: database },
        { provide: SecretsCipher, useValue: cipher },
        ApiKeys,
        Metrics,
        { provide: APP_GUARD, useClass: RequestCheckGuard },
      ],
      exports: [Config, Database, SecretsCipher, ApiKeys, Metrics],
    };
  }
}

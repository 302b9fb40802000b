import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Config } from './config/config.js';
import { ConsoleModule } from './console/console.module.js';
import type { Database } from './db/database.js';
import { ExportsModule } from './exports/exports.module.js';
import { OperationsController } from './http/operations.controller.js';
import { RequestCheckGuard } from './http/request-check.guard.js';
import { McpController } from './mcp/mcp.controller.js';
import { AgencyJobsController } from './pipelines/agency-jobs/agency-jobs.controller.js';
import { CareerPagesController } from './pipelines/career-pages/career-pages.controller.js';
import { CommercialJobsController } from './pipelines/commercial-jobs/commercial-jobs.controller.js';
import { EnrichPersonController } from './pipelines/enrich-person/enrich-person.controller.js';
import { LeaversController } from './pipelines/leavers/leavers.controller.js';
import { NetworkJobsController } from './pipelines/network-jobs/network-jobs.controller.js';
import type { SecretsCipher } from './runs/store/secrets-cipher.js';
import { FilesController } from './runs/http/files.controller.js';
import { RunListController } from './runs/http/run-list.controller.js';
import { RunsController } from './runs/http/runs.controller.js';
import { WatchController } from './watch/watch.controller.js';
import { WatchModule } from './watch/watch.module.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { WorkModule } from './work.module.js';

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

/** What a service is made of that callers can ask. */
@Module({})
export class AppModule {
  static with(config: Config, database: Database, cipher: SecretsCipher): DynamicModule {
    return {
      module: AppModule,
      imports: [WorkModule.with(config, database, cipher), WatchModule, WebhooksModule, ExportsModule, ConsoleModule],
      controllers: [OperationsController, ...CALLERS],
      providers: [{ provide: APP_GUARD, useClass: RequestCheckGuard }],
    };
  }
}

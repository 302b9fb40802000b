import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Config } from './config/config.js';
import { CONFIG } from './config/config.token.js';
import { ConsoleModule } from './console/console.module.js';
import type { Database } from './db/database.js';
import { DATABASE } from './db/database.token.js';
import { ApiKeys } from './accounts/api-keys.js';
import { OperationsController } from './http/operations.controller.js';
import { RequestCheckGuard } from './http/request-check.guard.js';
import { Metrics } from './operations/metrics.js';
import { AgencyJobsModule } from './pipelines/agency-jobs/agency-jobs.module.js';
import { CareerPagesModule } from './pipelines/career-pages/career-pages.module.js';
import { CommercialJobsModule } from './pipelines/commercial-jobs/commercial-jobs.module.js';
import { EnrichPersonModule } from './pipelines/enrich-person/enrich-person.module.js';
import { pipelines } from './pipelines/index.js';
import { LeaversModule } from './pipelines/leavers/leavers.module.js';
import { NetworkJobsModule } from './pipelines/network-jobs/network-jobs.module.js';
import type { SecretBox } from './runs/secret-box.js';
import { SECRET_BOX } from './runs/secret-box.token.js';
import { RunLookupModule, RunsModule } from './runs/runs.module.js';

/** What callers reach; the order is that of the documentation. */
const doors = [
  CareerPagesModule,
  CommercialJobsModule,
  NetworkJobsModule,
  AgencyJobsModule,
  LeaversModule,
  EnrichPersonModule,
  RunLookupModule,
  ConsoleModule,
];

/** What the service is made of. A worker answers its operators only. */
@Module({})
export class AppModule {
  static with(config: Config, database: Database, box: SecretBox): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [RunsModule.for(pipelines), ...(config.ROLE === 'worker' ? [] : doors)],
      controllers: [OperationsController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DATABASE, useValue: database },
        { provide: SECRET_BOX, useValue: box },
        ApiKeys,
        Metrics,
        { provide: APP_GUARD, useClass: RequestCheckGuard },
      ],
      exports: [CONFIG, DATABASE, SECRET_BOX, ApiKeys, Metrics],
    };
  }
}

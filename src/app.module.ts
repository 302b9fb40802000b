import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Config } from './config.js';
import { CONFIG } from './config.token.js';
import type { Database } from './db/database.js';
import { DATABASE } from './db/database.token.js';
import { ApiKeys } from './http/api-keys.js';
import { HealthController } from './http/health.controller.js';
import { RequestCheckGuard } from './http/request-check.guard.js';
import { CareerPagesModule } from './pipelines/career-pages/career-pages.module.js';
import { pipelines } from './pipelines/index.js';
import { RunsModule } from './runs/runs.module.js';

/** What the service is made of. */
@Module({})
export class AppModule {
  static with(config: Config, database: Database): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [RunsModule.for(pipelines), CareerPagesModule],
      controllers: [HealthController],
      providers: [{ provide: CONFIG, useValue: config }, { provide: DATABASE, useValue: database }, ApiKeys, { provide: APP_GUARD, useClass: RequestCheckGuard }],
      exports: [CONFIG, DATABASE, ApiKeys],
    };
  }
}

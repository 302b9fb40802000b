import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Database } from '../db/database.js';
import { DATABASE } from '../db/database.token.js';
import { Public } from './request-check.guard.js';

@Public()
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  @Get('healthz')
  process(): object {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(): Promise<object> {
    try {
      await this.database.pool.query('SELECT 1 FROM graphile_worker.jobs LIMIT 1');
    } catch {
      throw new ServiceUnavailableException({ detail: 'Postgres or its queue does not answer' });
    }
    return { status: 'ok' };
  }
}

import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Database } from '../db/database.js';
import { Metrics } from '../operations/metrics.js';
import { isReady, NOT_READY } from '../db/readiness.js';
import { ApiError } from './openapi.js';
import { Public } from './request-check.guard.js';

const OkSchema = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ok'], description: 'Always ok', example: 'ok' } },
};

/** What those who run the service ask it. No API key: keep it inside your network. */
@Public()
@ApiTags('Operations')
@ApiSecurity({})
@Controller()
export class OperationsController {
  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  @Get('healthz')
  @ApiOperation({
    operationId: 'getHealth',
    summary: 'Does the process live',
    description: 'Answers as long as the process does; asks nobody else.',
  })
  @ApiOkResponse({ description: 'It does', schema: OkSchema })
  @ApiError('default', 'What went wrong', 'Internal Server Error')
  process(): object {
    return { status: 'ok' };
  }

  @Get('readyz')
  @ApiOperation({
    operationId: 'getReadiness',
    summary: 'Can the process work',
    description: 'Asks Postgres and the queue in it.',
  })
  @ApiOkResponse({ description: 'It can', schema: OkSchema })
  @ApiResponse({
    status: 503,
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  })
  @ApiError(503, NOT_READY, NOT_READY)
  async ready(): Promise<object> {
    if (!(await isReady(this.database))) throw new ServiceUnavailableException({ detail: NOT_READY });
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({
    operationId: 'getMetrics',
    summary: 'Figures for Prometheus',
    description: 'Requests, queue, runs, pages, paid calls with their cost, findings.',
  })
  @ApiOkResponse({
    description: 'Prometheus text format',
    content: {
      'text/plain': {
        schema: { type: 'string', example: 'hiring_runs_open{pipeline="career-pages",status="QUEUED"} 3' },
      },
    },
  })
  @ApiError('default', 'What went wrong', 'Internal Server Error')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}

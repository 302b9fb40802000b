import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiPollErrors } from '../http/openapi.js';
import { Checked } from '../http/request-check.guard.js';
import { RunEnvelopeSchema } from './run-schemas.js';
import { Runs } from './runs.js';

@ApiTags('Runs')
@Controller(['v1/runs', 'runs', 'v1/hiring-signals/leavers/runs', 'hiring-signals/leavers/runs'])
export class RunsController {
  constructor(private readonly runs: Runs) {}

  @Get(':run_id')
  @ApiOperation({
    operationId: 'getRun',
    summary: 'Look up any run',
    description:
      'Status and output of a run of any pipeline. Poll every 10 seconds for small runs, every 30 for larger ones.',
  })
  @ApiParam({
    name: 'run_id',
    description: 'Id that the trigger answered',
    example: 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa',
    schema: { type: 'string' },
  })
  @ApiOkResponse({ description: 'The run', schema: RunEnvelopeSchema })
  @ApiPollErrors()
  lookup(@Param('run_id') runId: string, @Checked('apiKeyId') apiKeyId: string): Promise<Record<string, unknown>> {
    return this.runs.lookup(runId, apiKeyId);
  }
}

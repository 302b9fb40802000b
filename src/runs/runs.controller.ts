import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiCommonErrors, RunEnvelopeSchema } from '../http/openapi.js';
import { Checked } from '../http/request-check.guard.js';
import { Runs } from './runs.js';

@ApiTags('Runs')
@Controller(['v1/runs', 'runs'])
export class RunsController {
  constructor(private readonly runs: Runs) {}

  @Get(':run_id')
  @ApiOperation({ summary: 'Look up any run', description: 'Status and output of a run of any pipeline. Poll every 10 to 30 seconds.' })
  @ApiParam({ name: 'run_id', description: 'Id that the trigger answered', example: 'run_k3v5xq2m7t4rj6w8n1b9c0d2fa' })
  @ApiOkResponse({ description: 'The run', schema: RunEnvelopeSchema })
  @ApiCommonErrors(404)
  lookup(@Param('run_id') runId: string, @Checked('apiKeyId') apiKeyId: string): Promise<Record<string, unknown>> {
    return this.runs.lookup(runId, apiKeyId);
  }
}

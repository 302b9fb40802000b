import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiNotModified, ApiPollErrors } from '../http/openapi.js';
import { Accepts, type Caller, Checked } from '../http/request-check.guard.js';
import { WaitQuery } from './page.dto.js';
import { RunEnvelopeSchema } from './run-schemas.js';
import { Runs } from './runs.js';

@ApiTags('Runs')
@Controller(['v1/runs', 'runs', 'v1/hiring-signals/leavers/runs', 'hiring-signals/leavers/runs'])
export class RunsController {
  constructor(private readonly runs: Runs) {}

  @Get(':run_id')
  @Accepts({ query: WaitQuery })
  @ApiQuery({ type: WaitQuery })
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
  @ApiNotModified()
  @ApiPollErrors()
  lookup(
    @Param('run_id') runId: string,
    @Checked('query') query: WaitQuery,
    @Checked('caller') caller: Caller,
  ): Promise<Record<string, unknown> | undefined> {
    return this.runs.lookup(runId, query, caller);
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../http/caller.js';
import { ApiNotModified, ApiPollErrors } from '../../http/openapi.js';
import { ApiQueryFields } from '../../http/query-fields.js';
import { Accepts, Checked } from '../../http/request-check.guard.js';
import { WaitQuery } from './page.dto.js';
import { RUN_EXAMPLES, RunEnvelopeSchema } from './run-envelope.schema.js';
import { Runs } from './runs.js';

@ApiTags('Runs')
@Controller(['v1/runs', 'runs', 'v1/hiring-signals/leavers/runs', 'hiring-signals/leavers/runs'])
export class RunsController {
  constructor(private readonly runs: Runs) {}

  @Get(':run_id')
  @Accepts({ query: WaitQuery })
  @ApiQueryFields(WaitQuery)
  @ApiOperation({
    operationId: 'getRun',
    summary: 'Look up any run',
    description:
      'Status and output of a run of any pipeline. Poll every 10 seconds for small runs, every 30 for larger ones.',
  })
  @ApiParam({
    name: 'run_id',
    description: 'Id that the trigger answered',
    example: '3f0c8a52-9d1e-4b7a-8c65-2e1f4d9b7a30',
    schema: { type: 'string' },
  })
  @ApiOkResponse({
    description: 'The run',
    content: { 'application/json': { schema: RunEnvelopeSchema, examples: RUN_EXAMPLES } },
  })
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

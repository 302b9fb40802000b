import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiExtension, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../http/caller.js';
import { ApiTriggerErrors } from '../../http/openapi.js';
import { Accepts, Checked } from '../../http/request-check.guard.js';
import { Runs } from '../../runs/http/runs.js';
import { LeaversBody } from './leavers.dto.js';
import { leavers } from './leavers.pipeline.js';
import { AcceptedLeaversSchema, LeaversResultSchema } from './leavers.schema.js';

@ApiTags('Leavers')
@Controller(['v1/hiring-signals/leavers', 'hiring-signals/leavers'])
export class LeaversController {
  constructor(private readonly runs: Runs) {}

  @Post()
  @HttpCode(202)
  @Accepts({ body: LeaversBody })
  @ApiOperation({
    operationId: 'startLeavers',
    summary: 'Find leavers and decision-makers',
    description:
      'Finds people who left target companies recently and decision-makers at their old and new companies. Poll poll_url every 30 seconds; 5 leavers take 2 to 3 minutes, no limit 15 to 30 and more. The result is LeaversResult.',
  })
  @ApiBody({ type: LeaversBody })
  @ApiAcceptedResponse({ description: 'Accepted', schema: AcceptedLeaversSchema })
  @ApiExtension('x-result', LeaversResultSchema)
  @ApiTriggerErrors()
  async trigger(@Checked('body') body: LeaversBody, @Checked('caller') caller: Caller): Promise<object> {
    const { people_data_api_key, research_api_key, llm_gateway_api_key, ...input } = body;
    const id = await this.runs.accept(leavers, input, caller, {
      people_data_api_key,
      research_api_key,
      llm_gateway_api_key,
    });
    return { run_id: id, status: 'QUEUED', poll_url: `/hiring-signals/leavers/runs/${id}` };
  }
}

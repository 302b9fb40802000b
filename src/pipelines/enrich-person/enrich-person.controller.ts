import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiExtension, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../http/caller.js';
import { ApiTriggerErrors } from '../../http/openapi.js';
import { Accepts, Checked } from '../../http/request-check.guard.js';
import { Runs } from '../../runs/http/runs.js';
import { EnrichPersonBody } from './enrich-person.dto.js';
import { enrichPerson } from './enrich-person.pipeline.js';
import { AcceptedEnrichmentSchema, EnrichmentResultSchema } from './enrich-person.schema.js';

@ApiTags('Enrichment')
@Controller(['v1/enrich-person', 'enrich-person'])
export class EnrichPersonController {
  constructor(private readonly runs: Runs) {}

  @Post()
  @HttpCode(202)
  @Accepts({ body: EnrichPersonBody })
  @ApiOperation({
    operationId: 'startEnrichment',
    summary: "Find one person's e-mail address",
    description:
      'Runs an e-mail waterfall. Both company fields and the profile give the best results. Poll the run lookup every 10 seconds; the result is EnrichmentResult.',
  })
  @ApiBody({ type: EnrichPersonBody })
  @ApiAcceptedResponse({ description: 'Accepted', schema: AcceptedEnrichmentSchema })
  @ApiExtension('x-result', EnrichmentResultSchema)
  @ApiTriggerErrors()
  async trigger(@Checked('body') body: EnrichPersonBody, @Checked('caller') caller: Caller): Promise<object> {
    return { run_id: await this.runs.accept(enrichPerson, body, caller), status: 'QUEUED' };
  }
}

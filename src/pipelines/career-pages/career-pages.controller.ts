import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Config } from '../../config.js';
import { CONFIG } from '../../config.token.js';
import { InvalidRequestError } from '../../http/http-errors.js';
import { AcceptedSchema, ApiCommonErrors, scraperEnvelopeSchema } from '../../http/openapi.js';
import { Accepts, Checked } from '../../http/request-check.guard.js';
import { PageQuery } from '../../runs/page.dto.js';
import { Runs } from '../../runs/runs.js';
import { ScrapeCareerPagesBody } from './career-pages.dto.js';
import { careerPages } from './career-pages.pipeline.js';
import { CareerPagesResultSchema } from './career-pages.schema.js';

@ApiTags('Career pages')
@Controller('v1/scrape-career-pages/async')
export class CareerPagesController {
  constructor(
    private readonly runs: Runs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(202)
  @Accepts({ body: ScrapeCareerPagesBody })
  @ApiOperation({ summary: 'Start a career page scrape', description: 'Maps the site, finds its career pages, reads every posting, filters and analyses them.' })
  @ApiBody({ type: ScrapeCareerPagesBody })
  @ApiAcceptedResponse({ description: 'Accepted', schema: AcceptedSchema })
  @ApiCommonErrors(400, 413)
  trigger(@Checked('body') body: ScrapeCareerPagesBody, @Checked('apiKeyId') apiKeyId: string): Promise<object> {
    if (body.target_titles_prompt && this.config.LLM_BASE_URL === undefined) {
      const msg = 'No language model is configured: target_titles_prompt cannot be used';
      throw new InvalidRequestError([{ type: 'llm_not_configured', loc: ['body', 'target_titles_prompt'], msg, input: body.target_titles_prompt }]);
    }
    return this.runs.accept(careerPages, body, apiKeyId);
  }

  @Get(':request_id')
  @Accepts({ query: PageQuery })
  @ApiOperation({ summary: 'Poll a career page scrape', description: 'Poll every 15 to 30 seconds; read on with the next offset while has_more is true.' })
  @ApiParam({ name: 'request_id', description: 'Id that the trigger answered', example: 'run_k3v5xq2m7t4rj6w8n1b9c0d2fa' })
  @ApiQuery({ type: PageQuery })
  @ApiOkResponse({ description: 'The run', schema: scraperEnvelopeSchema(CareerPagesResultSchema) })
  @ApiCommonErrors(404)
  status(@Param('request_id') requestId: string, @Checked('query') page: PageQuery, @Checked('apiKeyId') apiKeyId: string): Promise<object> {
    return this.runs.scraperStatus(careerPages.name, requestId, page, apiKeyId);
  }
}

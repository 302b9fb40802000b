import { Controller, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../config/config.js';
import type { Caller } from '../../http/caller.js';
import { Checked } from '../../http/request-check.guard.js';
import { PageQuery } from '../../runs/http/page.dto.js';
import { scraperEnvelopeSchema } from '../../runs/http/run-schemas.js';
import { Runs } from '../../runs/http/runs.js';
import { assertEnabled, ScraperStatus, ScraperTrigger } from '../../runs/http/scraper-routes.js';
import { ScrapeAgencyJobsBody } from './agency-jobs.dto.js';
import { agencyJobs } from './agency-jobs.pipeline.js';
import { AgencyJobsResultSchema } from './agency-jobs.schema.js';

@ApiTags('Agency')
@Controller('v1/scrape-agency-jobs/async')
export class AgencyJobsController {
  constructor(
    private readonly runs: Runs,
    @Inject(Config) private readonly config: Config,
  ) {}

  @ScraperTrigger(ScrapeAgencyJobsBody, {
    operationId: 'startAgencyJobSearch',
    summary: "Start a search on the agency's job board",
    description: 'Searches by keyword, place and radius; adds full descriptions and recruiter contacts on request.',
  })
  trigger(@Checked('body') body: ScrapeAgencyJobsBody, @Checked('caller') caller: Caller): Promise<object> {
    assertEnabled(this.config.BOARDS_DISABLED, 'agency');
    return this.runs.acceptScrape(agencyJobs, body, caller);
  }

  @ScraperStatus(scraperEnvelopeSchema('AgencyJobSearch', AgencyJobsResultSchema), {
    operationId: 'getAgencyJobSearch',
    summary: "Poll a search on the agency's job board",
    description: 'Poll every 15 to 30 seconds. Read on with the next offset while has_more is true.',
  })
  status(
    @Param('request_id') requestId: string,
    @Checked('query') page: PageQuery,
    @Checked('caller') caller: Caller,
  ): Promise<object | undefined> {
    return this.runs.scraperStatus(agencyJobs, requestId, page, caller);
  }
}

import { Controller, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../config/config.js';
import type { Caller } from '../../http/caller.js';
import { Checked } from '../../http/request-check.guard.js';
import { PageQuery } from '../../runs/http/page.dto.js';
import { scraperEnvelopeSchema } from '../../runs/http/run-schemas.js';
import { Runs } from '../../runs/http/runs.js';
import { assertEnabled, ScraperStatus, ScraperTrigger } from '../../runs/http/scraper-routes.js';
import { ScrapeNetworkJobsBody } from './network-jobs.dto.js';
import { networkJobs } from './network-jobs.pipeline.js';
import { NetworkJobsResultSchema } from './network-jobs.schema.js';

@ApiTags('Network')
@Controller('v1/scrape-network-jobs/async')
export class NetworkJobsController {
  constructor(
    private readonly runs: Runs,
    @Inject(Config) private readonly config: Config,
  ) {}

  @ScraperTrigger(ScrapeNetworkJobsBody, {
    operationId: 'startNetworkJobSearch',
    summary: 'Start a search on the professional network',
    description: 'Searches each title at each location of the public job search.',
  })
  trigger(@Checked('body') body: ScrapeNetworkJobsBody, @Checked('caller') caller: Caller): Promise<object> {
    assertEnabled(this.config.BOARDS_DISABLED, 'network');
    return this.runs.acceptScrape(networkJobs, body, caller);
  }

  @ScraperStatus(scraperEnvelopeSchema('NetworkJobSearch', NetworkJobsResultSchema), {
    operationId: 'getNetworkJobSearch',
    summary: 'Poll a search on the professional network',
    description:
      'Poll every 15 to 30 seconds; most searches finish in 1 to 4 minutes. Read on with the next offset while has_more is true.',
  })
  status(
    @Param('request_id') requestId: string,
    @Checked('query') page: PageQuery,
    @Checked('caller') caller: Caller,
  ): Promise<object | undefined> {
    return this.runs.scraperStatus(networkJobs, requestId, page, caller);
  }
}

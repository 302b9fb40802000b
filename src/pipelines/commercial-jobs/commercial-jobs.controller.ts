import { Controller, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../config/config.js';
import type { Caller } from '../../http/caller.js';
import { Checked } from '../../http/request-check.guard.js';
import { PageQuery } from '../../runs/http/page.dto.js';
import { scraperEnvelopeSchema } from '../../runs/http/run-schemas.js';
import { Runs } from '../../runs/http/runs.js';
import { assertEnabled, ScraperStatus, ScraperTrigger } from '../../runs/http/scraper-routes.js';
import { COMMERCIAL_BOARDS } from '../../listings/boards/commercial-search.js';
import { ScrapeCommercialJobsBody } from './commercial-jobs.dto.js';
import { commercialJobs } from './commercial-jobs.pipeline.js';
import { CommercialJobsResultSchema } from './commercial-jobs.schema.js';

@ApiTags('Commercial board')
@Controller('v1/scrape-commercial-jobs/async')
export class CommercialJobsController {
  constructor(
    private readonly runs: Runs,
    @Inject(Config) private readonly config: Config,
  ) {}

  @ScraperTrigger(ScrapeCommercialJobsBody, {
    operationId: 'startCommercialJobSearch',
    summary: 'Start a search on a commercial job board',
    description:
      'Searches one board by title and place. A board that refuses ends the run COMPLETED with a warning; retry shortly.',
  })
  trigger(@Checked('body') body: ScrapeCommercialJobsBody, @Checked('caller') caller: Caller): Promise<object> {
    const disabled = this.config.BOARDS_DISABLED;
    const areAllDisabled = COMMERCIAL_BOARDS.every((board) => disabled.includes(board));
    assertEnabled(disabled, 'commercial', body.board ?? (areAllDisabled ? COMMERCIAL_BOARDS[0] : 'commercial'));
    return this.runs.acceptScrape(commercialJobs, body, caller);
  }

  @ScraperStatus(scraperEnvelopeSchema('CommercialJobSearch', CommercialJobsResultSchema), {
    operationId: 'getCommercialJobSearch',
    summary: 'Poll a search on a commercial job board',
    description:
      'Poll every 15 to 30 seconds; searches that fetch full descriptions take longer. Read on with the next offset while has_more is true.',
  })
  status(
    @Param('request_id') requestId: string,
    @Checked('query') page: PageQuery,
    @Checked('caller') caller: Caller,
  ): Promise<object | undefined> {
    return this.runs.scraperStatus(commercialJobs, requestId, page, caller);
  }
}

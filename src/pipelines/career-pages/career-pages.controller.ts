import { Controller, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../http/caller.js';
import { InvalidRequestError } from '../../http/http-errors.js';
import { Checked } from '../../http/request-check.guard.js';
import { PageQuery } from '../../runs/http/page.dto.js';
import { CREDIT_PROPERTIES, scraperEnvelopeSchema } from '../../runs/http/run-schemas.js';
import { Runs } from '../../runs/http/runs.js';
import { ScraperStatus, ScraperTrigger } from '../../runs/http/scraper-routes.js';
import { siteUrl } from '../../web/site-address.js';
import { ScrapeCareerPagesBody } from './career-pages.dto.js';
import { careerPages } from './career-pages.pipeline.js';
import { Config } from '../../config/config.js';
import { CareerPagesResultSchema } from './career-pages.schema.js';

@ApiTags('Career pages')
@Controller('v1/scrape-career-pages/async')
export class CareerPagesController {
  constructor(
    private readonly runs: Runs,
    @Inject(Config) private readonly config: Config,
  ) {}

  @ScraperTrigger(ScrapeCareerPagesBody, {
    operationId: 'startCareerPageScrape',
    summary: 'Start a career page scrape',
    description: 'Maps the site, finds its career pages, reads every posting, filters and analyses them.',
    example: {
      company_url: 'example.com',
      max_pages: 50,
      target_titles: ['Software Engineer'],
      target_locations: ['Berlin', 'remote'],
    },
  })
  async trigger(@Checked('body') body: ScrapeCareerPagesBody, @Checked('caller') caller: Caller): Promise<object> {
    // A filter that cannot be applied must not be accepted.
    if (body.target_titles_prompt && this.config.LLM_BASE_URL === undefined) {
      const msg = 'No language model is configured: target_titles_prompt cannot be used';
      throw new InvalidRequestError([
        { type: 'llm_not_configured', loc: ['body', 'target_titles_prompt'], msg, input: body.target_titles_prompt },
      ]);
    }
    if (body.reuse_run_id !== undefined) await this.checkReused(body.reuse_run_id, body.company_url, caller);
    return this.runs.acceptScrape(careerPages, body, caller);
  }

  /** @throws InvalidRequestError unless the run has been COMPLETED for this key, and of this site */
  private async checkReused(runId: string, site: string, { apiKeyId }: Caller): Promise<void> {
    const known = await this.runs.inputOfCompleted(runId, { apiKeyId, pipeline: careerPages.name });
    if (known && hostOf(String(known['company_url'])) === hostOf(site)) return;
    const msg = known
      ? `This run read another site: ${String(known['company_url'])}`
      : 'No COMPLETED career page run of this API key has this id';
    throw new InvalidRequestError([{ type: 'run_not_reusable', loc: ['body', 'reuse_run_id'], msg, input: runId }]);
  }

  @ScraperStatus(scraperEnvelopeSchema('CareerPageScrape', CareerPagesResultSchema, CREDIT_PROPERTIES), {
    operationId: 'getCareerPageScrape',
    summary: 'Poll a career page scrape',
    description:
      'Poll every 15 to 30 seconds; most scrapes finish in 2 to 5 minutes. Read on with the next offset while has_more is true.',
  })
  status(
    @Param('request_id') requestId: string,
    @Checked('query') page: PageQuery,
    @Checked('caller') caller: Caller,
  ): Promise<object | undefined> {
    return this.runs.scraperStatus(careerPages, requestId, page, caller);
  }
}

function hostOf(site: string): string {
  return new URL(siteUrl(site)).host.replace(/^www\./, '');
}

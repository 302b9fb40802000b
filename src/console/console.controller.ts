import { randomUUID } from 'node:crypto';
import {
  Controller,
  Get,
  Inject,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RunNotFoundError } from '../http/http-errors.js';
import { Public } from '../http/request-check.guard.js';
import { DISPOSITIONS } from '../postings/posting.js';
import { pageOf, placeInTime, readPlaceInOrder, readPlaceInTime, writeCursor } from '../runs/store/cursor.js';
import { Pipelines } from '../runs/pipeline.js';
import { RunLists } from '../runs/store/run-lists.js';
import { RUN_STATUSES } from '../runs/store/run-rows.js';
import { ConsoleFilter } from './console.filter.js';
import { ConsoleGuard, Form, SignedIn } from './console.guard.js';
import { ConsoleRows, type RunDetails } from './console-rows.js';
import { healthPage } from './pages/health-page.js';
import { postingPage } from './pages/posting-page.js';
import { postingsPage } from './pages/postings-page.js';
import { runPage } from './pages/run-page.js';
import { runsPage } from './pages/runs-page.js';
import { oneOf, pageAddress } from './page-address.js';
import { onceOf, Reruns } from './reruns.js';
import { sendPage } from './send-page.js';
import { type Session } from './sessions.js';

const RUNS_A_PAGE = 25;
const POSTINGS_A_PAGE = 50;

/** The pages of the console, each for the runs of the session's key. */
@Public()
@ApiExcludeController()
@UseGuards(ConsoleGuard)
@UseFilters(ConsoleFilter)
@Controller('console')
export class ConsoleController {
  constructor(
    private readonly rows: ConsoleRows,
    private readonly lists: RunLists,
    private readonly reruns: Reruns,
    @Inject(Pipelines) private readonly pipelines: Pipelines,
  ) {}

  @Get('runs')
  async runs(
    @SignedIn() session: Session,
    @Query() query: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pipelines = this.pipelines.map(({ name }) => name);
    const filter = { status: oneOf(query['status'], RUN_STATUSES), pipeline: oneOf(query['pipeline'], pipelines) };
    const after = readPlaceInTime(query['cursor'], filter);
    const found = await this.rows.runs(session.apiKeyId, filter, { limit: RUNS_A_PAGE + 1, after });
    const { rows, next } = pageOf(found, { limit: RUNS_A_PAGE, filters: filter, place: placeInTime });
    const older = next && pageAddress('/console/runs', { ...filter, cursor: next });
    sendPage(reply, runsPage({ runs: rows, pipelines, filter, older, isFirst: after === undefined }, session));
  }

  @Get('runs/:run_id')
  async run(@SignedIn() session: Session, @Param('run_id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const run = await this.find(id, session);
    const files = await this.reruns.filesOf(run, session.apiKeyId);
    const notAgain = this.reruns.obstacle(run);
    sendPage(reply, runPage({ run, files, once: randomUUID(), notAgain }, session));
  }

  @Get('runs/:run_id/postings')
  async postings(
    @SignedIn() session: Session,
    @Param('run_id') id: string,
    @Query() query: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const run = await this.find(id, session);
    const disposition = oneOf(query['disposition'], DISPOSITIONS);
    const filter = { id: run.id, disposition };
    const from = readPlaceInOrder(query['cursor'], filter);
    const found = await this.lists.postings(run.id, { disposition, from, limit: POSTINGS_A_PAGE + 1 });
    const next = found[POSTINGS_A_PAGE];
    const address =
      next &&
      pageAddress(`/console/runs/${run.id}/postings`, { disposition, cursor: writeCursor([next.number], filter) });
    const postings = found.slice(0, POSTINGS_A_PAGE);
    sendPage(reply, postingsPage({ run, disposition, postings, next: address, isFirst: from === 0 }, session));
  }

  @Get('runs/:run_id/postings/:number')
  async posting(
    @SignedIn() session: Session,
    @Param('run_id') id: string,
    @Param('number') number: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const run = await this.find(id, session);
    const from = /^\d{1,9}$/.test(number) ? Number(number) : -1;
    const [posting] = await this.lists.postings(run.id, { disposition: undefined, from, limit: 1 });
    if (posting?.number !== from) throw new RunNotFoundError();
    sendPage(reply, postingPage({ run, posting }, session));
  }

  @Post('runs/:run_id/cancel')
  async cancel(@SignedIn() session: Session, @Param('run_id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const run = await this.find(id, session);
    await this.lists.cancel(run.id, session.apiKeyId);
    void reply.redirect(`/console/runs/${run.id}`, 303);
  }

  @Post('runs/:run_id/rerun')
  async rerun(
    @SignedIn() session: Session,
    @Param('run_id') id: string,
    @Form() form: URLSearchParams,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const run = await this.find(id, session);
    const again = await this.reruns.start(run, { apiKeyId: session.apiKeyId, once: onceOf(form) });
    void reply.redirect(`/console/runs/${again}`, 303);
  }

  /** An address of no page; one with a slash too many is meant without it. */
  @Get('*')
  elsewhere(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): void {
    if (!url.endsWith('/')) throw new NotFoundException({ detail: 'There is no such page' });
    void reply.redirect(url.slice(0, -1), 307);
  }

  @Get('health')
  async health(@SignedIn() session: Session, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, healthPage(await this.rows.health(), session));
  }

  /** @throws RunNotFoundError for another key's run and one that is not there */
  private async find(id: string, { apiKeyId }: Session): Promise<RunDetails> {
    const run = /^[A-Za-z0-9_-]{1,64}$/.test(id) ? await this.rows.run(id, apiKeyId) : undefined;
    if (!run) throw new RunNotFoundError();
    return run;
  }
}

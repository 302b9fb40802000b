import { Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller } from '../../http/caller.js';
import { InvalidRequestError, RunGoesOnError, RunNotFoundError } from '../../http/http-errors.js';
import { coerceChoice } from '../../http/fastapi/coercion.js';
import { ApiConflict, ApiListErrors, ApiPollErrors } from '../../http/openapi.js';
import { ApiQueryFields } from '../../http/query-fields.js';
import { Accepts, Checked } from '../../http/request-check.guard.js';
import { pageOf, placeInTime, readPlaceInOrder, readPlaceInTime, writeCursor } from '../store/cursor.js';
import { timestamp } from '../store/envelopes.js';
import { PostingListQuery, RunListQuery, UsageQuery } from './run-list.dto.js';
import { CancelledSchema, PostingListSchema, RunListSchema, UsageSchema } from './run-list.schema.js';
import { Pipelines } from '../pipeline.js';
import { RunLists, type ListedRun } from '../store/run-lists.js';
import { Runs } from './runs.js';

const RunId = ApiParam({
  name: 'run_id',
  description: 'Id that the trigger answered',
  example: 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa',
  schema: { type: 'string' },
});

/** A caller's own runs: which there are, what became of each posting, an early end, what they cost. */
@ApiTags('Runs')
@Controller('v1')
export class RunListController {
  constructor(
    private readonly runs: Runs,
    private readonly lists: RunLists,
    @Inject(Pipelines) private readonly pipelines: Pipelines,
  ) {}

  @Get('runs')
  @Accepts({ query: RunListQuery })
  @ApiOperation({
    operationId: 'listRuns',
    summary: 'List your runs',
    description: 'Newest first. Pass next_cursor on as cursor, with the same filters, until it is null.',
  })
  @ApiQueryFields(RunListQuery)
  @ApiOkResponse({ description: 'The runs', schema: RunListSchema })
  @ApiListErrors()
  async list(
    @Checked('query') { cursor, limit, ...filter }: RunListQuery,
    @Checked('caller') { apiKeyId }: Caller,
  ): Promise<object> {
    this.checkPipeline(filter.pipeline);
    const page = { limit: limit + 1, after: readPlaceInTime(cursor, filter) };
    const found = await this.lists.runs(apiKeyId, filter, page);
    const { rows, next } = pageOf(found, { limit, filters: filter, place: placeInTime });
    return { runs: rows.map(listed), has_more: next !== undefined, next_cursor: next ?? null };
  }

  /** @throws InvalidRequestError for a name that no pipeline has: an empty list would say that there are no runs */
  private checkPipeline(name: string | undefined): void {
    if (name === undefined) return;
    const values = this.pipelines.map((pipeline) => pipeline.name);
    const known = coerceChoice(name, ['query', 'pipeline'], { type: 'enum', values });
    if ('error' in known) throw new InvalidRequestError([known.error]);
  }

  @Get('runs/:run_id/postings')
  @Accepts({ query: PostingListQuery })
  @ApiOperation({
    operationId: 'listPostings',
    summary: 'List every posting a run discovered',
    description:
      'With what became of each (returned, filtered, duplicate, dropped), why, and where its values come from.',
  })
  @RunId
  @ApiQueryFields(PostingListQuery)
  @ApiOkResponse({ description: 'The postings, in order of discovery', schema: PostingListSchema })
  @ApiPollErrors()
  async postings(
    @Param('run_id') runId: string,
    @Checked('query') { cursor, limit, disposition }: PostingListQuery,
    @Checked('caller') { apiKeyId }: Caller,
  ): Promise<object> {
    const { id } = await this.runs.get(runId, apiKeyId);
    const filter = { id, disposition };
    const from = readPlaceInOrder(cursor, filter);
    const found = await this.lists.postings(id, { disposition, from, limit: limit + 1 });
    const next = found[limit];
    return {
      run_id: id,
      postings: found.slice(0, limit),
      has_more: next !== undefined,
      next_cursor: next ? writeCursor([next['number']], filter) : null,
    };
  }

  @Post('runs/:run_id/cancel')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'cancelRun',
    summary: 'End a run early',
    description:
      'It asks for nothing more and ends COMPLETED within seconds, with what it has and a warning; it is charged for what it returned. 200 for a run that has ended already.',
  })
  @RunId
  @ApiAcceptedResponse({ description: 'The run ends soon', schema: CancelledSchema })
  @ApiOkResponse({ description: 'The run has ended already', schema: CancelledSchema })
  @ApiPollErrors()
  async cancel(@Param('run_id') runId: string, @Checked('caller') caller: Caller): Promise<object> {
    const { id } = await this.runs.get(runId, caller.apiKeyId);
    if (!(await this.lists.cancel(id, caller.apiKeyId))) caller.answerAs(200);
    const run = await this.runs.get(id, caller.apiKeyId);
    return { run_id: id, status: run.status, cancelled_at: timestamp(run.cancelledAt) };
  }

  @Delete('runs/:run_id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteRun',
    summary: 'Delete a run that has ended',
    description: 'With its postings and files. What it cost stays in your account.',
  })
  @RunId
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiConflict()
  @ApiPollErrors()
  async remove(@Param('run_id') runId: string, @Checked('caller') { apiKeyId }: Caller): Promise<void> {
    const { id, status } = await this.runs.get(runId, apiKeyId);
    if (status === 'QUEUED' || status === 'RUNNING') throw new RunGoesOnError();
    if (!(await this.lists.remove(id, apiKeyId))) throw new RunNotFoundError();
  }

  @Get('usage')
  @Accepts({ query: UsageQuery })
  @ApiOperation({
    operationId: 'getUsage',
    summary: 'Your credits and what you spent',
    description:
      'The balance of the key, and credits and runs by day (UTC), newest first; days without either are left out.',
  })
  @ApiQueryFields(UsageQuery)
  @ApiOkResponse({ description: 'The account', schema: UsageSchema })
  @ApiListErrors()
  async usage(@Checked('query') { days }: UsageQuery, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    const { balance, days: spent } = await this.lists.usage(apiKeyId, days);
    return { credits_left: balance, days: spent };
  }
}

function listed(run: ListedRun): object {
  return {
    run_id: run.id,
    pipeline: run.pipeline,
    status: run.status,
    tags: run.tags,
    error: run.error,
    credits_consumed: run.creditsConsumed,
    created_at: timestamp(run.createdAt),
    started_at: timestamp(run.startedAt),
    finished_at: timestamp(run.finishedAt),
    cancelled_at: timestamp(run.cancelledAt),
  };
}

import { randomUUID } from 'node:crypto';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Config } from '../config/config.js';
import type { Caller } from '../http/caller.js';
import { InvalidRequestError, NotFoundError } from '../http/http-errors.js';
import { ApiBodyErrors, ApiError, ApiListErrors } from '../http/openapi.js';
import { ApiQueryFields } from '../http/query-fields.js';
import { ApiOwned } from '../http/owned.js';
import { Accepts, Checked } from '../http/request-check.guard.js';
import { isUuid } from '../http/uuid.js';
import { readCursor, writeCursor } from '../runs/store/cursor.js';
import { timestamp } from '../runs/store/envelopes.js';
import { SecretsCipher } from '../runs/store/secrets-cipher.js';
import { NEXT_READS } from './schedule.js';
import { readInput } from './watch-inputs.js';
import { LEAVER_CHANGES } from './decide-changes.js';
import { ChangeQuery, CreateWatchlistBody } from './watch.dto.js';
import { ChangeListSchema, WatchlistListSchema, WatchlistSchema } from './watch.schema.js';
import { WatchStore, type ChangeRow, type WatchlistRow } from './watch-store.js';

/** Watchlists of one key. */
const WATCHLISTS_MAX = 1000;

/** Reads that come again by a schedule, and what changed between them. */
@ApiTags('Watch')
@Controller('v1')
export class WatchController {
  constructor(
    private readonly store: WatchStore,
    private readonly cipher: SecretsCipher,
    private readonly config: Config,
  ) {}

  @Post('watchlists')
  @HttpCode(201)
  @Accepts({ body: CreateWatchlistBody })
  @ApiOperation({
    operationId: 'createWatchlist',
    summary: 'Watch a company or a search',
    description:
      'Reads at once and then by the schedule; what changes is in the change feed. Each read is a run and costs like one.',
  })
  @ApiBody({ type: CreateWatchlistBody })
  @ApiCreatedResponse({ description: 'The watchlist', schema: WatchlistSchema })
  @ApiListErrors()
  @ApiBodyErrors()
  async create(@Checked('body') body: CreateWatchlistBody, @Checked('caller') caller: Caller): Promise<object> {
    const { pipeline, cron, timezone } = body;
    const { input, secrets, notes } = readInput(pipeline, body.input, caller, this.config);
    const id = randomUUID();
    const encrypted = secrets && this.cipher.encrypt(id, secrets);
    const created = await this.store.create(
      caller.apiKeyId,
      { id, pipeline, input, notes, cron, timezone, encrypted },
      WATCHLISTS_MAX,
    );
    if (created) return shown(created);
    const msg = `This API key has ${String(WATCHLISTS_MAX)} watchlists already`;
    throw new InvalidRequestError([{ type: 'too_many_watchlists', loc: ['body'], msg, input: null }]);
  }

  @Get('watchlists')
  @ApiOperation({ operationId: 'listWatchlists', summary: 'List your watchlists', description: 'The oldest first.' })
  @ApiOkResponse({ description: 'The watchlists', schema: WatchlistListSchema })
  @ApiListErrors()
  async list(@Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return { watchlists: (await this.store.list(apiKeyId)).map(shown) };
  }

  @Get('watchlists/:watchlist_id')
  @ApiOperation({ operationId: 'getWatchlist', summary: 'Look up a watchlist', description: 'And how its reads go.' })
  @ApiOwned('watchlist')
  @ApiOkResponse({ description: 'The watchlist', schema: WatchlistSchema })
  @ApiListErrors()
  async get(@Param('watchlist_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return shown(await this.stored(id, apiKeyId));
  }

  @Delete('watchlists/:watchlist_id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteWatchlist',
    summary: 'Delete a watchlist',
    description: 'With its changes. Its runs stay.',
  })
  @ApiOwned('watchlist')
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiListErrors()
  async remove(@Param('watchlist_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<void> {
    await this.store.remove((await this.stored(id, apiKeyId)).id);
  }

  @Post('watchlists/:watchlist_id/pause')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'pauseWatchlist',
    summary: 'Pause a watchlist',
    description: 'No read begins until it is resumed.',
  })
  @ApiOwned('watchlist')
  @ApiOkResponse({ description: 'The watchlist', schema: WatchlistSchema })
  @ApiListErrors()
  pause(@Param('watchlist_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return this.schedule(id, apiKeyId, 'pause');
  }

  @Post('watchlists/:watchlist_id/resume')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resumeWatchlist', summary: 'Let a watchlist go on', description: 'By its schedule.' })
  @ApiOwned('watchlist')
  @ApiOkResponse({ description: 'The watchlist', schema: WatchlistSchema })
  @ApiListErrors()
  resume(@Param('watchlist_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return this.schedule(id, apiKeyId, 'resume');
  }

  @Post('watchlists/:watchlist_id/read')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'readWatchlist',
    summary: 'Read now',
    description: 'Beside the schedule, within seconds.',
  })
  @ApiOwned('watchlist')
  @ApiOkResponse({ description: 'The watchlist', schema: WatchlistSchema })
  @ApiListErrors()
  @ApiError(409, 'It is paused, and would go on by its schedule', 'The watchlist is paused: resume it first')
  readNow(@Param('watchlist_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return this.schedule(id, apiKeyId, 'read');
  }

  @Get('changes')
  @Accepts({ query: ChangeQuery })
  @ApiOperation({
    operationId: 'listChanges',
    summary: 'What changed',
    description:
      'New, changed, reposted and closed postings of all watchlists, people who left and vacated roles that are advertised, in an order that only grows. Pass next_cursor on as cursor, now or tomorrow: nothing is told twice and nothing is missed. A posting is closed only after complete reads that lack it, or by its own page or deadline; never by a refusal, a time-out or a list that is suddenly empty.',
  })
  @ApiQueryFields(ChangeQuery)
  @ApiOkResponse({ description: 'The changes', schema: ChangeListSchema })
  @ApiListErrors()
  async changes(@Checked('query') query: ChangeQuery, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    const { cursor, limit, type, watchlist_id: watchlistId } = query;
    const filter = { type, watchlistId };
    const [after] = readCursor(cursor, filter) ?? [];
    const isKnown = watchlistId === undefined || isUuid(watchlistId);
    const page = { after: typeof after === 'string' ? after : '0', limit: limit + 1 };
    const found = isKnown ? await this.store.changes(apiKeyId, filter, page) : [];
    const last = found.slice(0, limit).at(-1);
    return {
      changes: found.slice(0, limit).map(told),
      has_more: found.length > limit,
      next_cursor: last ? writeCursor([last.sequence], filter) : (cursor ?? null),
    };
  }

  private async schedule(id: string, apiKeyId: string, what: keyof typeof NEXT_READS): Promise<object> {
    const list = await this.stored(id, apiKeyId);
    await this.store.schedule(list.id, (now) => NEXT_READS[what](list, now));
    return shown(await this.stored(id, apiKeyId));
  }

  /** @throws NotFoundError for another key's watchlist, and one that is not there */
  private async stored(id: string, apiKeyId: string): Promise<WatchlistRow> {
    const found = isUuid(id) ? await this.store.find(id, apiKeyId) : undefined;
    if (!found) throw new NotFoundError('Watchlist');
    return found;
  }
}

function shown(list: WatchlistRow): object {
  const { id, pipeline, input, cron, timezone, reads, held, skipped } = list;
  return {
    ...{ id, pipeline, input, cron, timezone, reads, held, skipped },
    next_at: list.pausedAt ? null : timestamp(list.nextAt),
    paused_at: timestamp(list.pausedAt),
    running_run_id: list.openRunId,
    last_run_id: list.lastRunId,
    created_at: timestamp(list.createdAt),
  };
}

function told(change: ChangeRow): object {
  const { sequence, type, key, reason, changed, posting } = change;
  const isOfLeaver = (LEAVER_CHANGES as readonly string[]).includes(type);
  return {
    ...{ sequence, type, key, reason, changed },
    posting: isOfLeaver ? null : posting,
    leaver: isOfLeaver ? posting : null,
    watchlist_id: change.watchlistId,
    run_id: change.runId,
    is_backfill: change.isBackfill,
    at: timestamp(change.createdAt),
  };
}

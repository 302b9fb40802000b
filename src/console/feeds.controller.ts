import { Controller, Get, Param, Post, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NotFoundError } from '../http/http-errors.js';
import { Public } from '../http/request-check.guard.js';
import { pageOf, placeInTime, readCursor, readPlaceInTime } from '../runs/store/cursor.js';
import { NEXT_READS } from '../watch/schedule.js';
import { WatchStore } from '../watch/watch-store.js';
import { WebhookStore } from '../webhooks/webhook-store.js';
import { deliveryId } from '../webhooks/webhooks.js';
import { ConsoleFilter } from './console.filter.js';
import { ConsoleGuard, Form, SignedIn } from './console.guard.js';
import { oneOf, pageAddress } from './page-address.js';
import { CHANGE_TYPES } from '../watch/decide-changes.js';
import { changesPage } from './pages/changes-page.js';
import { deliveriesPage, DELIVERY_STATES } from './pages/deliveries-page.js';
import { watchlistsPage } from './pages/watchlists-page.js';
import { sendPage } from './send-page.js';
import { type Session } from './sessions.js';

const ROWS_A_PAGE = 50;

/**
 * What comes without being asked for each time: watched companies, their changes, and the messages that tell of them.
 */
@Public()
@ApiExcludeController()
@UseGuards(ConsoleGuard)
@UseFilters(ConsoleFilter)
@Controller('console')
export class FeedsController {
  constructor(
    private readonly watch: WatchStore,
    private readonly webhooks: WebhookStore,
  ) {}

  @Get('watchlists')
  async watchlists(@SignedIn() session: Session, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, watchlistsPage(await this.watch.list(session.apiKeyId), session));
  }

  @Post('watchlists/:watchlist_id')
  async schedule(
    @SignedIn() session: Session,
    @Param('watchlist_id') id: string,
    @Form() form: URLSearchParams,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const list = (await this.watch.list(session.apiKeyId)).find((candidate) => candidate.id === id);
    if (!list) throw new NotFoundError('Watchlist');
    const what = oneOf(form.get('do') ?? undefined, ['read', 'pause', 'resume']);
    if (what) await this.watch.schedule(list.id, (now) => NEXT_READS[what](list, now));
    void reply.redirect('/console/watchlists', 303);
  }

  @Get('changes')
  async changes(
    @SignedIn() session: Session,
    @Query() query: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const lists = await this.watch.list(session.apiKeyId);
    const filter = {
      type: oneOf(query['type'], CHANGE_TYPES),
      watchlistId: lists.find(({ id }) => id === query['watchlist_id'])?.id,
    };
    const [place] = readCursor(query['cursor'], filter) ?? [];
    const before = typeof place === 'string' ? place : undefined;
    const found = await this.watch.newestChanges(session.apiKeyId, filter, { before, limit: ROWS_A_PAGE + 1 });
    const { rows, next } = pageOf(found, { limit: ROWS_A_PAGE, filters: filter, place: ({ sequence }) => [sequence] });
    const parameters = { type: filter.type, watchlist_id: filter.watchlistId, cursor: next };
    const older = next && pageAddress('/console/changes', parameters);
    sendPage(reply, changesPage({ changes: rows, lists, filter, older, isFirst: before === undefined }, session));
  }

  @Get('deliveries')
  async deliveries(
    @SignedIn() session: Session,
    @Query() query: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const status = oneOf(query['status'], DELIVERY_STATES);
    const filter = { status };
    const page = { limit: ROWS_A_PAGE + 1, after: readPlaceInTime(query['cursor'], filter) };
    const found = await this.webhooks.deliveries(session.apiKeyId, { endpointId: undefined, status }, page);
    const { rows, next } = pageOf(found, { limit: ROWS_A_PAGE, filters: filter, place: placeInTime });
    const older = next && pageAddress('/console/deliveries', { status, cursor: next });
    const isFirst = page.after === undefined;
    sendPage(reply, deliveriesPage({ deliveries: rows, status, older, isFirst }, session));
  }

  @Post('deliveries/:delivery_id')
  async redeliver(
    @SignedIn() { apiKeyId }: Session,
    @Param('delivery_id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.webhooks.redeliver(deliveryId(id), apiKeyId))) throw new NotFoundError('Delivery');
    void reply.redirect('/console/deliveries', 303);
  }
}

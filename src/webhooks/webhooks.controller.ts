import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller } from '../http/caller.js';
import { NotFoundError } from '../http/http-errors.js';
import { ApiBodyErrors, ApiListErrors } from '../http/openapi.js';
import { ApiQueryFields } from '../http/query-fields.js';
import { ApiOwned } from '../http/owned.js';
import { Accepts, Checked } from '../http/request-check.guard.js';
import { pageOf, placeInTime, readPlaceInTime } from '../runs/store/cursor.js';
import { timestamp } from '../runs/store/envelopes.js';
import { CreateWebhookBody, DeliveryQuery } from './webhook.dto.js';
import {
  CreatedWebhookSchema,
  DeliveryListSchema,
  DeliveryQueuedSchema,
  WebhookListSchema,
  WebhookSchema,
  WebhookSecretSchema,
} from './webhook.schema.js';
import { WebhookStore, type DeliveryRow, type EndpointRow } from './webhook-store.js';
import { deliveryId, Webhooks } from './webhooks.js';

/** Who is told when a run ends: signed messages, tried again for three days, with a log of them. */
@ApiTags('Webhooks')
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly store: WebhookStore,
  ) {}

  @Post()
  @HttpCode(201)
  @Accepts({ body: CreateWebhookBody })
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Be told when runs end',
    description:
      'Messages are signed as Standard Webhooks 1.0.0 has it. Only a 2xx is a success; ten tries over three days; 410 switches the webhook off.',
  })
  @ApiBody({ type: CreateWebhookBody })
  @ApiCreatedResponse({ description: 'The webhook with its secret', schema: CreatedWebhookSchema })
  @ApiListErrors()
  @ApiBodyErrors()
  async create(@Checked('body') body: CreateWebhookBody, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    const { secret, ...endpoint } = await this.webhooks.create(apiKeyId, body);
    return { ...shown(endpoint), secret };
  }

  @Get()
  @ApiOperation({ operationId: 'listWebhooks', summary: 'List your webhooks', description: 'The oldest first.' })
  @ApiOkResponse({ description: 'The webhooks', schema: WebhookListSchema })
  @ApiListErrors()
  async list(@Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return { webhooks: (await this.store.list(apiKeyId)).map(shown) };
  }

  @Get('run-secret')
  @ApiOperation({
    operationId: 'getRunWebhookSecret',
    summary: "The secret of runs' own webhook_url",
    description: 'It signs what is sent to the webhook_url of a trigger, and changes when the API key is rotated.',
  })
  @ApiOkResponse({ description: 'The secret', schema: WebhookSecretSchema })
  @ApiListErrors()
  async runSecret(@Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return { secret: await this.webhooks.secretOfRuns(apiKeyId) };
  }

  @Get('deliveries')
  @Accepts({ query: DeliveryQuery })
  @ApiOperation({
    operationId: 'listDeliveries',
    summary: 'List all messages',
    description: "Of all webhooks and of runs' own addresses, newest first, for 30 days.",
  })
  @ApiQueryFields(DeliveryQuery)
  @ApiOkResponse({ description: 'The messages', schema: DeliveryListSchema })
  @ApiListErrors()
  deliveries(@Checked('query') query: DeliveryQuery, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return this.page(apiKeyId, undefined, query);
  }

  @Get(':webhook_id')
  @ApiOperation({ operationId: 'getWebhook', summary: 'Look up a webhook', description: 'Without its secret.' })
  @ApiOwned('webhook')
  @ApiOkResponse({ description: 'The webhook', schema: WebhookSchema })
  @ApiListErrors()
  async get(@Param('webhook_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return shown(await this.webhooks.get(id, apiKeyId));
  }

  @Delete(':webhook_id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteWebhook', summary: 'Delete a webhook', description: 'With its log.' })
  @ApiOwned('webhook')
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiListErrors()
  async remove(@Param('webhook_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<void> {
    await this.store.remove((await this.webhooks.get(id, apiKeyId)).id, apiKeyId);
  }

  @Get(':webhook_id/deliveries')
  @Accepts({ query: DeliveryQuery })
  @ApiOperation({
    operationId: 'listWebhookDeliveries',
    summary: 'List the messages of a webhook',
    description: 'Newest first, for 30 days: what was sent, and how the last try went.',
  })
  @ApiOwned('webhook')
  @ApiQueryFields(DeliveryQuery)
  @ApiOkResponse({ description: 'The messages', schema: DeliveryListSchema })
  @ApiListErrors()
  async deliveriesOf(
    @Param('webhook_id') id: string,
    @Checked('query') query: DeliveryQuery,
    @Checked('caller') { apiKeyId }: Caller,
  ): Promise<object> {
    return this.page(apiKeyId, (await this.webhooks.get(id, apiKeyId)).id, query);
  }

  @Post(':webhook_id/test')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'testWebhook',
    summary: 'Send a test message',
    description: 'Of type webhook.test; the log says how it went.',
  })
  @ApiOwned('webhook')
  @ApiAcceptedResponse({ description: 'It is sent', schema: DeliveryQueuedSchema })
  @ApiListErrors()
  async test(@Param('webhook_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    const endpoint = await this.webhooks.get(id, apiKeyId);
    const payload = { type: 'webhook.test', timestamp: new Date().toISOString(), data: { webhook_id: endpoint.id } };
    return { delivery_id: await this.store.write(endpoint, apiKeyId, payload.type, payload) };
  }

  @Post(':webhook_id/rotate')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Change the secret of a webhook',
    description: 'The secret before signs beside the new one for 24 hours.',
  })
  @ApiOwned('webhook')
  @ApiOkResponse({ description: 'The new secret', schema: WebhookSecretSchema })
  @ApiListErrors()
  async rotate(@Param('webhook_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    return { secret: await this.webhooks.rotate(id, apiKeyId) };
  }

  @Post(':webhook_id/enable')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'enableWebhook',
    summary: 'Switch a webhook on again',
    description: 'After its address answered 410 or failed for three days. What failed is sent again by redeliver.',
  })
  @ApiOwned('webhook')
  @ApiOkResponse({ description: 'The webhook', schema: WebhookSchema })
  @ApiListErrors()
  async enable(@Param('webhook_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    const endpoint = await this.webhooks.get(id, apiKeyId);
    await this.store.enable(endpoint.id);
    return shown({ ...endpoint, disabledAt: null, disabledReason: null });
  }

  @Post('deliveries/:delivery_id/redeliver')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'redeliver',
    summary: 'Send a message again',
    description: 'With the same webhook-id, at once, with ten more tries.',
  })
  @ApiOwned('delivery')
  @ApiAcceptedResponse({ description: 'It is sent', schema: DeliveryQueuedSchema })
  @ApiListErrors()
  async redeliver(@Param('delivery_id') id: string, @Checked('caller') { apiKeyId }: Caller): Promise<object> {
    if (!(await this.store.redeliver(deliveryId(id), apiKeyId))) throw new NotFoundError('Delivery');
    return { delivery_id: id };
  }

  private async page(apiKeyId: string, endpointId: string | undefined, query: DeliveryQuery): Promise<object> {
    const { cursor, limit, status } = query;
    const filter = { endpointId, status };
    const page = { limit: limit + 1, after: readPlaceInTime(cursor, filter) };
    const found = await this.store.deliveries(apiKeyId, filter, page);
    const { rows, next } = pageOf(found, { limit, filters: filter, place: placeInTime });
    return { deliveries: rows.map(logged), has_more: next !== undefined, next_cursor: next ?? null };
  }
}

function shown({ id, url, types, disabledAt, disabledReason, createdAt }: EndpointRow): object {
  return {
    ...{ id, url, types },
    disabled_at: timestamp(disabledAt),
    disabled_reason: disabledReason,
    created_at: timestamp(createdAt),
  };
}

function logged(row: DeliveryRow): object {
  return {
    id: row.id,
    webhook_id: row.endpointId,
    url: row.url,
    type: row.type,
    payload: row.payload,
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.status === 'waiting' ? timestamp(row.nextAt) : null,
    response_code: row.responseCode,
    response_head: row.responseHead,
    error: row.error,
    duration_ms: row.durationMs,
    created_at: timestamp(row.createdAt),
    ended_at: timestamp(row.endedAt),
  };
}

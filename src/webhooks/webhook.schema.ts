import type { SchemaObject } from '../http/openapi.js';
import { TIMESTAMP } from '../runs/http/run-schemas.js';
import { EVENT_TYPES } from './webhook.dto.js';

const ID = '3f0c8a52-9d1e-4b7a-8c65-2e1f4d9b7a30';
const SECRET: SchemaObject = {
  type: 'string',
  description: 'Signs the messages (Standard Webhooks); shown this once',
  example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
};

const PROPERTIES: Record<string, SchemaObject> = {
  id: { type: 'string', format: 'uuid', description: 'Id of the webhook', example: ID },
  url: { type: 'string', description: 'Where it sends', example: 'https://example.com/hooks/hiring-signals' },
  types: { type: 'array', items: { type: 'string' }, description: 'What it tells of', example: [...EVENT_TYPES] },
  disabled_at: TIMESTAMP('When it was switched off: its address answered 410, or failed for three days'),
  disabled_reason: { type: 'string', nullable: true, description: 'Why', example: null },
  created_at: TIMESTAMP('When it was made'),
};

export const WebhookSchema: SchemaObject = {
  title: 'Webhook',
  type: 'object',
  description: 'Where to tell of what',
  required: Object.keys(PROPERTIES),
  properties: PROPERTIES,
};

export const CreatedWebhookSchema: SchemaObject = {
  title: 'CreatedWebhook',
  type: 'object',
  description: 'A webhook and the secret that signs its messages',
  required: [...Object.keys(PROPERTIES), 'secret'],
  properties: { ...PROPERTIES, secret: SECRET },
};

export const WebhookSecretSchema: SchemaObject = {
  title: 'WebhookSecret',
  type: 'object',
  description: 'A secret that signs messages',
  required: ['secret'],
  properties: { secret: SECRET },
};

export const WebhookListSchema: SchemaObject = {
  title: 'WebhookList',
  type: 'object',
  description: 'The webhooks of the key',
  required: ['webhooks'],
  properties: { webhooks: { type: 'array', items: WebhookSchema, description: 'The webhooks' } },
};

export const DeliveryQueuedSchema: SchemaObject = {
  title: 'QueuedDelivery',
  type: 'object',
  description: 'The message is sent at once',
  required: ['delivery_id'],
  properties: {
    delivery_id: {
      type: 'string',
      format: 'uuid',
      description: 'Id of the message: its webhook-id header',
      example: ID,
    },
  },
};

export const DeliveryListSchema: SchemaObject = {
  title: 'DeliveryList',
  type: 'object',
  description: 'A page of messages, newest first',
  required: ['deliveries', 'has_more', 'next_cursor'],
  properties: {
    deliveries: {
      type: 'array',
      description: 'The messages',
      items: {
        title: 'Delivery',
        type: 'object',
        description: 'A message, and how its last try went',
        required: ['id', 'webhook_id', 'url', 'type', 'status', 'attempts'],
        properties: {
          id: {
            type: 'string',
            format: 'uuid',
            description: 'Its webhook-id header, the same in every try',
            example: ID,
          },
          webhook_id: {
            type: 'string',
            format: 'uuid',
            nullable: true,
            description: "The webhook; null where the address is a run's own",
            example: ID,
          },
          url: PROPERTIES['url'] ?? {},
          type: { type: 'string', description: 'What it tells', example: 'run.completed' },
          payload: {
            type: 'object',
            additionalProperties: true,
            description: 'The body that is sent',
            example: { type: 'run.completed', timestamp: '2026-05-04T09:30:00.000Z', data: {} },
          },
          status: {
            type: 'string',
            enum: ['waiting', 'delivered', 'failed'],
            description: 'Whether it arrived',
            example: 'delivered',
          },
          attempts: { type: 'integer', description: 'Tries so far, of ten', example: 1 },
          next_attempt_at: TIMESTAMP('When it is tried next'),
          response_code: { type: 'integer', nullable: true, description: 'Status of the last answer', example: 204 },
          response_head: { type: 'string', nullable: true, description: 'How that answer begins', example: '' },
          error: { type: 'string', nullable: true, description: 'Why the last try failed', example: null },
          duration_ms: { type: 'integer', nullable: true, description: 'Time the last try took', example: 120 },
          created_at: TIMESTAMP('When it was written'),
          ended_at: TIMESTAMP('When it arrived or was given up'),
        },
      },
    },
    has_more: { type: 'boolean', description: 'True while messages remain beyond this page', example: false },
    next_cursor: { type: 'string', nullable: true, description: 'Where the next page begins', example: null },
  },
};

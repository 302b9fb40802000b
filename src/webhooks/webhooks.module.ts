import { Global, Module } from '@nestjs/common';
import { WebhookSender } from './webhook-sender.js';
import { WebhookStore } from './webhook-store.js';
import { Webhooks } from './webhooks.js';
import { WebhooksController } from './webhooks.controller.js';

/** Sending messages, in worker processes. */
@Global()
@Module({ providers: [WebhookStore, WebhookSender], exports: [WebhookStore, WebhookSender] })
export class WebhooksModule {}

/** What callers ask of their webhooks. */
@Module({ controllers: [WebhooksController], providers: [Webhooks] })
export class WebhooksApiModule {}

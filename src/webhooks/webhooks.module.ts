import { Module } from '@nestjs/common';
import { WebhookSender } from './webhook-sender.js';
import { WebhookStore } from './webhook-store.js';
import { Webhooks } from './webhooks.js';

/** Telling callers what happens: their webhooks, and the sender that worker processes start. */
@Module({ providers: [WebhookStore, WebhookSender, Webhooks], exports: [WebhookStore, WebhookSender, Webhooks] })
export class WebhooksModule {}

import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { WatchModule } from '../watch/watch.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { ConsoleController } from './console.controller.js';
import { ConsoleRows } from './console-rows.js';
import { DownloadsController } from './downloads.controller.js';
import { FeedsController } from './feeds.controller.js';
import { Reruns } from './reruns.js';
import { Sessions } from './sessions.js';
import { SignInController } from './sign-in.controller.js';

/** The screen for people at /console: rendered here, without a build step. */
@Module({
  imports: [ExportsModule, WatchModule, WebhooksModule],
  controllers: [SignInController, ConsoleController, FeedsController, DownloadsController],
  providers: [ConsoleRows, Reruns, Sessions],
})
export class ConsoleModule {}

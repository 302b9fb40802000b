import { Module } from '@nestjs/common';
import { ConsoleController } from './console.controller.js';
import { ConsoleRows } from './console-rows.js';
import { Reruns } from './reruns.js';
import { Sessions } from './sessions.js';
import { SignInController } from './sign-in.controller.js';

/** The screen for people at /console: rendered here, without a build step. */
@Module({ controllers: [SignInController, ConsoleController], providers: [ConsoleRows, Reruns, Sessions] })
export class ConsoleModule {}

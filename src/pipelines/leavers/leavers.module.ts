import { Module } from '@nestjs/common';
import { LeaversController } from './leavers.controller.js';

@Module({ controllers: [LeaversController] })
export class LeaversModule {}

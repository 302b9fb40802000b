import { Module } from '@nestjs/common';
import { NetworkJobsController } from './network-jobs.controller.js';

@Module({ controllers: [NetworkJobsController] })
export class NetworkJobsModule {}

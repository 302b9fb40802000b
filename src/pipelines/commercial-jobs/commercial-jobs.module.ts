import { Module } from '@nestjs/common';
import { CommercialJobsController } from './commercial-jobs.controller.js';

@Module({ controllers: [CommercialJobsController] })
export class CommercialJobsModule {}

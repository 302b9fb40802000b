import { Module } from '@nestjs/common';
import { AgencyJobsController } from './agency-jobs.controller.js';

@Module({ controllers: [AgencyJobsController] })
export class AgencyJobsModule {}

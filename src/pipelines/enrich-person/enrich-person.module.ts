import { Module } from '@nestjs/common';
import { EnrichPersonController } from './enrich-person.controller.js';

@Module({ controllers: [EnrichPersonController] })
export class EnrichPersonModule {}

import { Module } from '@nestjs/common';
import { CareerPagesController } from './career-pages.controller.js';

@Module({ controllers: [CareerPagesController] })
export class CareerPagesModule {}

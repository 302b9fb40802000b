import { Module } from '@nestjs/common';
import { ExportsController } from './exports.controller.js';
import { RunTables } from './run-tables.js';

/** Results of runs as files. */
@Module({ controllers: [ExportsController], providers: [RunTables], exports: [RunTables] })
export class ExportsModule {}

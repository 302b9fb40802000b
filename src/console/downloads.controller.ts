import { Controller, Get, Param, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FORMATS } from '../exports/formats.js';
import { RunTables } from '../exports/run-tables.js';
import { sendExport } from '../exports/send-export.js';
import { Public } from '../http/request-check.guard.js';
import { Runs } from '../runs/http/runs.js';
import { ConsoleFilter } from './console.filter.js';
import { ConsoleGuard, SignedIn } from './console.guard.js';
import { type Session } from './sessions.js';

/** What the interface exports, for whoever is signed in to the console. */
@Public()
@ApiExcludeController()
@UseGuards(ConsoleGuard)
@UseFilters(ConsoleFilter)
@Controller('console/runs')
export class DownloadsController {
  constructor(
    private readonly runs: Runs,
    private readonly tables: RunTables,
  ) {}

  @Get(':run_id/export')
  async export(
    @SignedIn() { apiKeyId }: Session,
    @Param('run_id') id: string,
    @Query('format') wanted: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = FORMATS.find((candidate) => candidate === wanted) ?? 'csv';
    await sendExport(reply, this.tables, { run: await this.runs.get(id, apiKeyId), format });
  }
}

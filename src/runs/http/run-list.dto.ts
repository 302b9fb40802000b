import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsEnum, IsOptional, Max, Min } from 'class-validator';
import { IsLaxInt, IsText, IsTime, MaxLength } from '../../http/fastapi/rules.js';
import { DISPOSITIONS, type Disposition } from '../../postings/posting.js';
import { RUN_STATUSES, type RunStatus } from '../store/run-rows.js';

/** Where a page of a list begins, and how long it is. */
export class CursorQuery {
  @ApiPropertyOptional({
    type: 'string',
    maxLength: 1000,
    description: 'next_cursor of the page before',
    example: 'WyIyMDI2Il0',
  })
  @IsOptional()
  @IsText()
  @MaxLength(1000)
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 25, description: 'Entries', example: 25 })
  @IsOptional()
  @IsLaxInt()
  @Min(1)
  @Max(100)
  limit: number = 25;
}

/** Which runs to list. */
export class RunListQuery extends CursorQuery {
  @ApiPropertyOptional({
    type: 'string',
    enum: [...RUN_STATUSES],
    description: 'Only runs of this state',
    example: 'COMPLETED',
  })
  @IsOptional()
  @IsEnum(RUN_STATUSES)
  status?: RunStatus;

  @ApiPropertyOptional({
    type: 'string',
    maxLength: 100,
    description: 'Only runs of this pipeline, by the name that runs have',
    example: 'career-pages',
  })
  @IsOptional()
  @IsText()
  @MaxLength(100)
  pipeline?: string;

  @ApiPropertyOptional({
    type: 'string',
    maxLength: 64,
    description: 'Only runs with this tag',
    example: 'crm-4711',
  })
  @IsOptional()
  @IsText()
  @MaxLength(64)
  tag?: string;

  @ApiPropertyOptional({
    type: 'string',
    format: 'date-time',
    description: 'Only runs accepted at this time or later (ISO 8601)',
    example: '2026-05-01T00:00:00Z',
  })
  @IsOptional()
  @IsTime()
  created_after?: string;

  @ApiPropertyOptional({
    type: 'string',
    format: 'date-time',
    description: 'Only runs accepted before this time (ISO 8601)',
    example: '2026-06-01T00:00:00Z',
  })
  @IsOptional()
  @IsTime()
  created_before?: string;
}

/** Which postings of a run to list. */
export class PostingListQuery extends CursorQuery {
  @ApiPropertyOptional({
    type: 'string',
    enum: [...DISPOSITIONS],
    description: 'Only postings of which this became',
    example: 'filtered',
  })
  @IsOptional()
  @IsEnum(DISPOSITIONS)
  disposition?: Disposition;
}

/** Which days' spending to list. */
export class UsageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 366, default: 30, description: 'Days', example: 30 })
  @IsOptional()
  @IsLaxInt()
  @Min(1)
  @Max(366)
  days: number = 30;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { FieldRule, HasDefault, IsDictionary, IsText, MaxLength } from '../http/fastapi/rules.js';
import { CursorQuery } from '../runs/http/run-list.dto.js';
import { cronProblem, timezoneProblem } from './schedule.js';
import { CHANGE_TYPES } from './decide-changes.js';
import { WATCHABLE } from './watch-inputs.js';

/** What to watch, and when. */
export class CreateWatchlistBody {
  @ApiProperty({ type: 'string', enum: WATCHABLE, description: 'What each read does', example: 'career-pages' })
  @IsEnum(WATCHABLE)
  pipeline!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: "The body of the pipeline's trigger",
    example: { company_url: 'example.com', target_titles: ['Software Engineer'] },
  })
  @IsDictionary()
  input!: Record<string, unknown>;

  @ApiProperty({
    description:
      'When to read: minute, hour, day of month, month, weekday; an hour apart at least. The first read begins at once',
    example: '0 7 * * 1-5',
    maxLength: 100,
  })
  @IsText()
  @MaxLength(100)
  @FieldRule(cronProblem)
  cron!: string;

  @ApiPropertyOptional({
    type: 'string',
    maxLength: 64,
    default: 'UTC',
    description: 'Time zone of the schedule (IANA)',
    example: 'Europe/Berlin',
  })
  @HasDefault()
  @IsText()
  @MaxLength(64)
  @FieldRule(timezoneProblem)
  timezone: string = 'UTC';
}

/** Which changes to list. */
export class ChangeQuery extends CursorQuery {
  @ApiPropertyOptional({
    type: 'string',
    enum: CHANGE_TYPES,
    description: 'Only changes of this kind',
    example: 'closed',
  })
  @IsOptional()
  @IsEnum(CHANGE_TYPES)
  type?: string;

  @ApiPropertyOptional({
    type: 'string',
    maxLength: 64,
    description: 'Only changes of this watchlist',
    example: '3f0c8a52-9d1e-4b7a-8c65-2e1f4d9b7a30',
  })
  @IsOptional()
  @IsText()
  @MaxLength(64)
  watchlist_id?: string;
}

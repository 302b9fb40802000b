import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsEnum, IsOptional } from 'class-validator';
import { FieldRule, HasDefault, IsText, MaxLength } from '../http/fastapi/rules.js';
import { CursorQuery } from '../runs/http/run-list.dto.js';
import { secureAddressProblem } from '../web/site-address.js';

/** What callers can be told of. */
export const EVENT_TYPES = ['run.completed', 'run.failed', 'run.cancelled', 'watchlist.changed'];

/** Where to tell of what. */
export class CreateWebhookBody {
  @ApiProperty({
    description: 'https address that takes the messages: a public one, without redirects',
    example: 'https://example.com/hooks/hiring-signals',
    maxLength: 2048,
  })
  @IsText()
  @MaxLength(2048)
  @FieldRule(secureAddressProblem)
  url!: string;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', enum: EVENT_TYPES },
    minItems: 1,
    maxItems: EVENT_TYPES.length,
    default: EVENT_TYPES,
    description: 'What to tell of; everything by default',
    example: ['run.completed', 'run.failed'],
  })
  @HasDefault()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(EVENT_TYPES.length)
  @IsEnum(EVENT_TYPES, { each: true })
  types: string[] = EVENT_TYPES;
}

const STATUSES = ['waiting', 'delivered', 'failed'];

/** Which messages to list. */
export class DeliveryQuery extends CursorQuery {
  @ApiPropertyOptional({
    type: 'string',
    enum: STATUSES,
    description: 'Only messages of this state',
    example: 'failed',
  })
  @IsOptional()
  @IsEnum(STATUSES)
  status?: string;
}

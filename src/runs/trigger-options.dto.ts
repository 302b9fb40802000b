import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray } from 'class-validator';
import { HasDefault, IsText, MaxLength, MinLength } from '../http/fastapi/rules.js';

/** What every trigger takes beside what its pipeline needs. */
export class TriggerOptions {
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 64 },
    maxItems: 10,
    default: [],
    description: 'Your own words for the run: the list of runs can be asked for them',
    example: ['crm-4711'],
  })
  @HasDefault()
  @IsArray()
  @ArrayMaxSize(10)
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(64, { each: true })
  tags: string[] = [];
}

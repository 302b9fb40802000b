import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsEnum, IsOptional, Max, Min } from 'class-validator';
import {
  FieldRule,
  HasDefault,
  IsLaxBoolean,
  IsLaxInt,
  IsText,
  IsTextOrTexts,
  MaxLength,
  MinLength,
} from '../../http/fastapi/rules.js';
import { blankProblem } from '../has-text.js';
import { SpendingOptions } from '../../runs/http/trigger-options.dto.js';
import { EXPERIENCE_LEVELS, NETWORK_JOB_TYPES, WORKPLACE_TYPES } from '../../listings/boards/network-search.js';

/** What to search the network for. */
export class ScrapeNetworkJobsBody extends SpendingOptions {
  @ApiProperty({
    oneOf: [
      { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
      {
        type: 'array',
        minItems: 1,
        maxItems: 10,
        items: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
      },
    ],
    description: 'One title or several; each is searched at each location',
    example: ['Software Engineer', 'Backend Developer'],
  })
  @IsTextOrTexts({ least: 1, most: 10 })
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(500, { each: true })
  @FieldRule(blankProblem, { each: true })
  titles!: string | string[];

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
    maxItems: 10,
    default: [],
    description: 'Places to search; none means anywhere, or the country',
    example: ['Berlin, Germany'],
  })
  @HasDefault()
  @IsArray()
  @ArrayMaxSize(10)
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(500, { each: true })
  @FieldRule(blankProblem, { each: true })
  locations: string[] = [];

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 100,
    description: 'Country that the places are in',
    example: 'Germany',
  })
  @IsOptional()
  @IsText()
  @MaxLength(100)
  country?: string;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 365,
    description: 'Only postings of the last days',
    example: 7,
  })
  @IsOptional()
  @IsLaxInt()
  @Min(1)
  @Max(365)
  posted_within_days?: number;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', enum: Object.keys(WORKPLACE_TYPES) },
    nullable: true,
    maxItems: 3,
    description: 'Where the work is done',
    example: ['remote', 'hybrid'],
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(3)
  @IsEnum(Object.keys(WORKPLACE_TYPES), { each: true })
  workplace_types?: (keyof typeof WORKPLACE_TYPES)[];

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', enum: Object.keys(NETWORK_JOB_TYPES) },
    nullable: true,
    maxItems: 7,
    description: 'Kinds of employment',
    example: ['full-time'],
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(7)
  @IsEnum(Object.keys(NETWORK_JOB_TYPES), { each: true })
  job_types?: (keyof typeof NETWORK_JOB_TYPES)[];

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', enum: Object.keys(EXPERIENCE_LEVELS) },
    nullable: true,
    maxItems: 6,
    description: 'Levels of experience',
    example: ['mid-senior'],
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(6)
  @IsEnum(Object.keys(EXPERIENCE_LEVELS), { each: true })
  experience_levels?: (keyof typeof EXPERIENCE_LEVELS)[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    default: 100,
    description: 'Postings to read at most',
    example: 100,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(1)
  @Max(1000)
  max_jobs: number = 100;

  @ApiPropertyOptional({
    type: 'boolean',
    default: true,
    description: "Fetch each posting's own page for the full description",
    example: true,
  })
  @HasDefault()
  @IsLaxBoolean()
  include_details: boolean = true;

  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: "Fetch the employer's page, once per employer",
    example: false,
  })
  @HasDefault()
  @IsLaxBoolean()
  include_company_details: boolean = false;
}

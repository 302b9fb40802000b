import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsEnum, IsIn, IsOptional, Max, Min } from 'class-validator';
import {
  HasDefault,
  IsLaxBoolean,
  IsLaxInt,
  IsLaxNumber,
  IsText,
  MaxLength,
  ModelRule,
  Normalised,
} from '../../http/fastapi/rules.js';
import { ScraperOptions } from '../../runs/http/trigger-options.dto.js';
import { hasText } from '../has-text.js';
import {
  COMMERCIAL_BOARDS,
  COMMERCIAL_COUNTRIES,
  COMMERCIAL_JOB_TYPES,
} from '../../listings/boards/commercial-search.js';

/** What to search a commercial board for. */
@ModelRule((body: ScrapeCommercialJobsBody) =>
  hasText(body.title) || hasText(body.location) ? undefined : 'at least one of title or location is required',
)
export class ScrapeCommercialJobsBody extends ScraperOptions {
  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 500,
    description: 'Title or keywords; at least one of title and location is required',
    example: 'Python Developer',
  })
  @IsOptional()
  @IsText()
  @MaxLength(500)
  title?: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 500,
    description: 'City, region or postal code',
    example: 'Austin, TX',
  })
  @IsOptional()
  @IsText()
  @MaxLength(500)
  location?: string;

  @ApiPropertyOptional({
    type: 'string',
    enum: COMMERCIAL_COUNTRIES,
    default: 'us',
    description: 'Country whose edition of the board is searched',
    example: 'us',
  })
  @HasDefault()
  @Normalised()
  @IsIn(COMMERCIAL_COUNTRIES)
  country: (typeof COMMERCIAL_COUNTRIES)[number] = 'us';

  @ApiPropertyOptional({
    type: 'number',
    nullable: true,
    minimum: 0,
    maximum: 1000,
    description: 'Kilometres around the location',
    example: 25,
  })
  @IsOptional()
  @IsLaxNumber()
  @Min(0)
  @Max(1000)
  radius?: number;

  @ApiPropertyOptional({
    type: 'string',
    enum: COMMERCIAL_JOB_TYPES,
    nullable: true,
    description: 'Kind of employment',
    example: 'full-time',
  })
  @IsOptional()
  @IsEnum(COMMERCIAL_JOB_TYPES)
  job_type?: (typeof COMMERCIAL_JOB_TYPES)[number];

  @ApiPropertyOptional({
    type: 'boolean',
    nullable: true,
    description: 'Only postings that can be done from home',
    example: false,
  })
  @IsOptional()
  @IsLaxBoolean()
  remote?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 30,
    description: 'Only postings of the last days',
    example: 7,
  })
  @IsOptional()
  @IsLaxInt()
  @Min(1)
  @Max(30)
  posted_within_days?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 20,
    default: 3,
    description: 'Result pages to fetch at most',
    example: 3,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(1)
  @Max(20)
  max_pages: number = 3;

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
    description: "Fetch the employer's profile, once per employer",
    example: false,
  })
  @HasDefault()
  @IsLaxBoolean()
  include_company_details: boolean = false;

  @ApiPropertyOptional({
    type: 'string',
    enum: COMMERCIAL_BOARDS,
    nullable: true,
    description: 'Board to search; the first one enabled by default',
    example: 'indeed',
  })
  @IsOptional()
  @IsEnum(COMMERCIAL_BOARDS)
  board?: (typeof COMMERCIAL_BOARDS)[number];
}

import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsEnum, IsOptional, Max, Min } from 'class-validator';
import { HasDefault, IsLaxBoolean, IsLaxInt, IsText, MaxLength, ModelRule } from '../../http/fastapi/rules.js';
import { ScraperOptions } from '../../runs/http/trigger-options.dto.js';
import { hasText } from '../has-text.js';
import { AGENCY_JOB_TYPES } from '../../listings/boards/agency-search.js';

const JOB_TYPES = Object.keys(AGENCY_JOB_TYPES) as (keyof typeof AGENCY_JOB_TYPES)[];

/** What to search the agency's board for. */
@ModelRule((body: ScrapeAgencyJobsBody) =>
  hasText(body.title) || hasText(body.location) ? undefined : 'at least one of title or location is required',
)
export class ScrapeAgencyJobsBody extends ScraperOptions {
  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 500,
    description: 'Keyword to search for; at least one of title and location is required',
    example: 'Data Analyst',
  })
  @IsOptional()
  @IsText()
  @MaxLength(500)
  title?: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 500,
    description: 'City or place to search around',
    example: 'Berlin',
  })
  @IsOptional()
  @IsText()
  @MaxLength(500)
  location?: string;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: 20000,
    default: 25,
    description: 'Kilometres around the location; ignored without one',
    example: 25,
  })
  @IsOptional()
  @IsLaxInt()
  @Min(0)
  @Max(20_000)
  radius: number = 25;

  @ApiPropertyOptional({
    type: 'string',
    enum: JOB_TYPES,
    nullable: true,
    description: 'Working time',
    example: 'full-time',
  })
  @IsOptional()
  @IsEnum(JOB_TYPES)
  job_type?: keyof typeof AGENCY_JOB_TYPES;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 20,
    default: 5,
    description: 'Result pages to fetch at most',
    example: 5,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(1)
  @Max(20)
  max_pages: number = 5;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 25,
    description: 'Postings per result page',
    example: 25,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(1)
  @Max(100)
  page_size: number = 25;

  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: "Fetch each posting's own page for the full description; slower",
    example: false,
  })
  @HasDefault()
  @IsLaxBoolean()
  include_details: boolean = false;

  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description:
      'Add e-mail, phone and name of the recruiter where the board gives them; a few seconds more per posting',
    example: false,
  })
  @HasDefault()
  @IsLaxBoolean()
  include_recruiter_details: boolean = false;
}

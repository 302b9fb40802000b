import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, Max, Min } from 'class-validator';
import { FieldRule, HasDefault, IsLaxInt, IsText, MaxLength, MinLength } from '../../http/fastapi/rules.js';
import { secureAddressProblem } from '../../web/site-address.js';

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

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 2048,
    description:
      "https address that is told of the run's end, signed with the secret of GET /v1/webhooks/run-secret; tried ten times over three days",
    example: 'https://example.com/hooks/run-ended',
  })
  @IsOptional()
  @IsText()
  @MaxLength(2048)
  @FieldRule(secureAddressProblem)
  webhook_url?: string;
}

/** What a scraper's trigger takes to bound what the run costs. */
export class SpendingOptions extends TriggerOptions {
  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 1_000_000_000,
    description: 'Credits the run may cost at most; it returns the postings that they pay for',
    example: 1000,
  })
  @IsOptional()
  @IsLaxInt()
  @Min(1)
  @Max(1_000_000_000)
  max_credits?: number;
}

/** The same, with a bound on the postings. */
export class ScraperOptions extends SpendingOptions {
  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 100_000,
    description: 'Postings to return at most',
    example: 1000,
  })
  @IsOptional()
  @IsLaxInt()
  @Min(1)
  @Max(100_000)
  max_jobs?: number;
}

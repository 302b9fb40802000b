import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsLaxInt } from '../../http/fastapi/rules.js';
import { IsOptional, Max, Min } from 'class-validator';

/** How long a poll may wait for the run's end. */
export class WaitQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 50,
    default: 0,
    example: 0,
    description: "Seconds to wait for the run's end; `Prefer: wait=30` means the same",
  })
  @IsOptional()
  @IsLaxInt()
  @Min(0)
  @Max(50)
  wait: number = 0;
}

/** Page of a run's postings. */
export class PageQuery extends WaitQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 50,
    default: 25,
    example: 25,
    description: 'Postings on the page',
  })
  @IsOptional()
  @IsLaxInt()
  @Min(1)
  @Max(50)
  limit: number = 25;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 2147483000,
    default: 0,
    example: 0,
    description: 'Postings before the page',
  })
  @IsOptional()
  @IsLaxInt()
  @Min(0)
  @Max(2147483000)
  offset: number = 0;
}

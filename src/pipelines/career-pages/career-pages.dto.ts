import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, Max, Min } from 'class-validator';
import { FieldRule, IsLaxInt, IsText, MaxLength, MinLength, ModelRule } from '../../http/fastapi/rules.js';
import { ScraperOptions } from '../../runs/http/trigger-options.dto.js';
import { blankProblem } from '../has-text.js';
import { publicSiteProblem, webAddressProblem } from '../../web/site-address.js';

/** What to read and what to keep of it. */
@ModelRule((body: ScrapeCareerPagesBody) =>
  body.target_titles?.length && body.target_titles_prompt
    ? 'target_titles and target_titles_prompt are mutually exclusive'
    : undefined,
)
export class ScrapeCareerPagesBody extends ScraperOptions {
  @ApiProperty({
    description: 'Bare domain or http(s) address of the company site',
    example: 'example.com',
    maxLength: 2048,
  })
  @IsText()
  @FieldRule(publicSiteProblem)
  company_url!: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    description: 'Name of the company; else taken from the site',
    example: 'Example GmbH',
    maxLength: 500,
  })
  @IsOptional()
  @IsText()
  @MaxLength(500)
  company_name?: string;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 500,
    default: 50,
    example: 50,
    description: "Pages of the company's own site to fetch at most; requests to career systems do not count",
  })
  @IsOptional()
  @IsLaxInt()
  @Min(1)
  @Max(500)
  max_pages: number = 50;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
    nullable: true,
    maxItems: 200,
    description:
      'Titles to keep: a posting stays when its title holds all words of one of them, in any order, for men or women, one or several. A * stands for any beginning or end of a word: "*entwickler"',
    example: ['Software Engineer'],
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(500, { each: true })
  @FieldRule(blankProblem, { each: true })
  target_titles?: string[];

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 4000,
    description: 'Which titles to keep, in plain words, decided by a language model; excludes target_titles',
    example: 'Keep every engineering role, no internships',
  })
  @IsOptional()
  @IsText()
  @MaxLength(4000)
  target_titles_prompt?: string;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
    nullable: true,
    maxItems: 200,
    description:
      'Places to keep: a city (also "Springfield, IL", "London, UK"), a region, a country, a group of countries ("EU", "DACH", "APAC") or "remote" ("Remote, Germany")',
    example: ['Berlin', 'remote'],
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(500, { each: true })
  @FieldRule(blankProblem, { each: true })
  target_locations?: string[];

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    description: 'Address of a career page that is already known',
    example: 'https://example.com/careers',
    maxLength: 2048,
  })
  @IsOptional()
  @IsText()
  @FieldRule(webAddressProblem)
  known_career_page_url?: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 64,
    description:
      'A COMPLETED run of this site: its postings are filtered anew and no page is asked for. Those that it returned cost nothing again; for postings that its filters kept out, what only their own pages say is missing. Only titles, places and limits are applied',
    example: null,
  })
  @IsOptional()
  @IsText()
  @MaxLength(64)
  reuse_run_id?: string;
}

/** The request as a run gets it: checked, and without what is the trigger's own. */
export type CareerPagesInput = Omit<Readonly<ScrapeCareerPagesBody>, keyof ScraperOptions>;

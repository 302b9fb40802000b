import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, Max, Min } from 'class-validator';
import {
  FieldRule,
  HasDefault,
  IsLaxBoolean,
  IsLaxInt,
  IsModel,
  IsText,
  MaxLength,
  MinLength,
  ModelRule,
  Normalised,
} from '../../http/fastapi/rules.js';
import { TriggerOptions } from '../../runs/http/trigger-options.dto.js';
import { blankProblem } from '../has-text.js';
import { INDUSTRIES } from './industries.js';

const MANY = 500;
const JOB_TITLES = [
  'ceo',
  'coo',
  'cfo',
  'cro',
  'chief executive officer',
  'chief operating officer',
  'chief financial officer',
  'chief revenue officer',
  'director',
  'managing director',
  'vice president',
];
const DM_TITLES = [
  'founder',
  'ceo',
  'chief executive officer',
  'coo',
  'chief operating officer',
  'cro',
  'chief revenue officer',
  'managing director',
  'president',
];

/** Numbers of employees, both ends included. */
export class EmployeeSizeRange {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 10_000_000, description: 'Employees at least', example: 51 })
  @IsLaxInt()
  @Min(1)
  @Max(10_000_000)
  start!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 10_000_000,
    description: 'Employees at most; not below start',
    example: 200,
  })
  @IsLaxInt()
  @Min(1)
  @Max(10_000_000)
  @FieldRule((end: number, { start }: Partial<EmployeeSizeRange>) =>
    start !== undefined && end < start ? 'end must be >= start' : undefined,
  )
  end!: number;
}

/** Whose leavers to find, and whom to call. */
@ModelRule((body: LeaversBody) =>
  body.tenure_max_months < body.tenure_min_months ? 'tenure_max_months must be >= tenure_min_months' : undefined,
)
export class LeaversBody extends TriggerOptions {
  @ApiProperty({
    type: 'string',
    minLength: 1,
    maxLength: 200,
    description: 'Your organisation; prefixes the names of the files',
    example: 'acme',
  })
  @IsText()
  @MinLength(1)
  @MaxLength(200)
  org_name!: string;

  @ApiProperty({
    type: 'string',
    format: 'password',
    minLength: 1,
    maxLength: 500,
    description: 'Your key of the people-data service',
    example: 'your-people-data-key',
  })
  @IsText()
  @MinLength(1)
  @MaxLength(500)
  people_data_api_key!: string;

  @ApiProperty({
    type: 'string',
    format: 'password',
    minLength: 1,
    maxLength: 500,
    description: 'Your key of the company-research service',
    example: 'your-research-key',
  })
  @IsText()
  @MinLength(1)
  @MaxLength(500)
  research_api_key!: string;

  @ApiProperty({
    type: 'string',
    format: 'password',
    minLength: 1,
    maxLength: 500,
    description: 'Your key of the AI qualification service',
    example: 'your-llm-gateway-key',
  })
  @IsText()
  @MinLength(1)
  @MaxLength(500)
  llm_gateway_api_key!: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...INDUSTRIES] },
    maxItems: 148,
    description: 'Industries of the target companies, lower-case names of the list',
    example: ['staffing and recruiting'],
  })
  @IsArray()
  @ArrayMaxSize(148)
  @Normalised({ each: true })
  @IsIn(INDUSTRIES, { each: true })
  industries!: (typeof INDUSTRIES)[number][];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 200 },
    minItems: 1,
    maxItems: MANY,
    description: `Titles that leavers had, upper and lower case alike. Recommended: ${JOB_TITLES.join(', ')}`,
    example: ['ceo', 'managing director'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MANY)
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(200, { each: true })
  @FieldRule(blankProblem, { each: true })
  job_titles!: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 200 },
    maxItems: MANY,
    description: 'Countries or broad regions of the target companies',
    example: ['Germany', 'Nordics'],
  })
  @IsArray()
  @ArrayMaxSize(MANY)
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(200, { each: true })
  geography!: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 200 },
    maxItems: MANY,
    description: `Titles of decision-makers at old and new companies. Recommended: ${DM_TITLES.join(', ')}`,
    example: ['founder', 'ceo'],
  })
  @IsArray()
  @ArrayMaxSize(MANY)
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(200, { each: true })
  @FieldRule(blankProblem, { each: true })
  dm_titles!: string[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
    default: 5,
    description: 'Leavers to find at most; 0 means no limit',
    example: 5,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(0)
  @Max(1_000_000)
  limit: number = 5;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: -2_000_000_000,
    maximum: 2_000_000_000,
    default: 0,
    description:
      'Your credit balance at the people-data service before the run, so that consumed credits can be told; 0 means that it is asked for',
    example: 0,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(-2_000_000_000)
  @Max(2_000_000_000)
  people_data_credits_before: number = 0;

  @ApiPropertyOptional({
    type: [EmployeeSizeRange],
    maxItems: 50,
    default: [],
    description:
      'Sizes of the target companies: 1-10, 11-20, 21-50, 51-100, 101-200, 201-500, 501-1000, 1001-2000, 2001-5000, 5001-10000, or any other. Presets: micro 1-10, small 11-50, mid-market 51-200, upper mid-market 201-500, enterprise 501-1000, large enterprise 1001-5000',
    example: [{ start: 51, end: 200 }],
  })
  @HasDefault()
  @IsArray()
  @ArrayMaxSize(50)
  @IsModel(() => EmployeeSizeRange, { each: true })
  employee_size_ranges: EmployeeSizeRange[] = [];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 120,
    default: 2,
    description: 'Months since the person left, at least',
    example: 2,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(1)
  @Max(120)
  tenure_min_months: number = 2;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 120,
    default: 4,
    description: 'Months since the person left, at most; not below tenure_min_months',
    example: 4,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(1)
  @Max(120)
  @FieldRule((max: number, { tenure_min_months: min }: Partial<LeaversBody>) =>
    min !== undefined && max < min ? 'tenure_max_months must be >= tenure_min_months' : undefined,
  )
  tenure_max_months: number = 4;

  @ApiPropertyOptional({
    type: 'string',
    maxLength: 4000,
    default: '',
    description: 'What a company must be like, in plain words; empty means that nothing is researched or qualified',
    example: 'Recruits in engineering, has offices in Europe',
  })
  @HasDefault()
  @IsText()
  @MaxLength(4000)
  qualification_criteria: string = '';

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 200 },
    maxItems: MANY,
    default: [],
    description: 'Titles that are never decision-makers',
    example: ['assistant'],
  })
  @HasDefault()
  @IsArray()
  @ArrayMaxSize(MANY)
  @IsText({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(200, { each: true })
  dm_exclusion_titles: string[] = [];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 10_000,
    default: 25,
    description: 'Decision-makers per company at most',
    example: 25,
  })
  @HasDefault()
  @IsLaxInt()
  @Min(1)
  @Max(10_000)
  max_dms_per_company: number = 25;

  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: 'Say of each leaver whether the old company advertises the vacated title now',
    example: false,
  })
  @HasDefault()
  @IsLaxBoolean()
  check_vacancies: boolean = false;
}

/** The request as a run gets it: checked, and without what is the trigger's own. The caller's keys are not in it. */
export type LeaversInput = Omit<
  Readonly<LeaversBody>,
  keyof TriggerOptions | 'people_data_api_key' | 'research_api_key' | 'llm_gateway_api_key'
>;

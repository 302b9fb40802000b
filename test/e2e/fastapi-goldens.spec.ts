import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync, readFileSync } from 'node:fs';
import { AppModule } from '../../src/app.module.js';
import { openDatabase, type Database } from '../../src/db/database.js';
import { ApiKeys } from '../../src/accounts/api-keys.js';
import { createAdapter, prepareHttp } from '../../src/http/http-server.js';
import { Accepts, Checked, Public } from '../../src/http/request-check.guard.js';
import {
  FieldRule,
  HasDefault,
  IsLaxBoolean,
  IsLaxInt,
  IsLaxNumber,
  IsModel,
  IsText,
  IsTime,
  MaxLength,
  MinLength,
  ModelRule,
} from '../../src/http/fastapi/rules.js';
import { SecretsCipher } from '../../src/runs/store/secrets-cipher.js';
import { RunWorker } from '../../src/runs/work/worker.js';
import { createDatabase } from './test-database.js';
import { loadPackage } from '../built.ts';
import { testConfig } from './test-service.js';

const { Body, Controller, Get, HttpCode, Module, Post } =
  await loadPackage<typeof import('@nestjs/common')>('@nestjs/common');
const { NestFactory } = await loadPackage<typeof import('@nestjs/core')>('@nestjs/core');
const { ArrayMaxSize, ArrayMinSize, IsArray, IsEnum, IsIn, IsOptional, Max, Min } =
  await loadPackage<typeof import('class-validator')>('class-validator');

/** Pairs of request and answer, recorded from a real FastAPI; the models below are those that answered. */
const GOLDENS = '../shared/goldens/fastapi_golden.json';

interface Golden {
  readonly name: string;
  readonly request: {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body: string | null;
    body_encoding: string | null;
  };
  readonly response: { status: number; body: unknown };
}

/** What is ours to answer otherwise, and why. */
const NOT_OURS: Record<string, string> = {
  'json NaN': 'FastAPI answers 500; ours is a 422',
  'json NaN int': 'FastAPI answers 500; ours is a 422',
  'json Infinity': 'FastAPI answers 500; ours is a 422',
  'json deep': 'the recording holds a shortened body; another test sends a deep one',
  "misc un='x'": 'unions are not used: they put tags into loc',
  'misc un=[5]': 'unions are not used: they put tags into loc',
  'misc si=5.0': 'JSON.parse cannot tell 5.0 from 5, and no field of ours is strict',
  'path int': 'no path of ours takes a number',
  'bearer none': "another security scheme than the published one's header",
  'bearer basic': "another security scheme than the published one's header",
  'bearer empty': "another security scheme than the published one's header",
  '401': 'the wording is the contract’s',
  'trailing slash': 'no such path here; another test asks for one of ours',
};

/** Types that no DTO has, and nobody reads for them. */
const NO_FIELD_OF_OURS = /^misc (?:pat|gt|lt|mo|d|si|sb|u|date|uid)=/;

class Size {
  @IsLaxInt() start!: number;
  @IsLaxInt() end!: number;
}

class Leavers {
  @IsText() org_name!: string;
  @IsText() people_data_api_key!: string;
  @IsText() research_api_key!: string;
  @IsText() llm_gateway_api_key!: string;
  @IsArray() @IsText({ each: true }) industries!: string[];
  @IsArray() @IsText({ each: true }) job_titles!: string[];
  @IsArray() @IsText({ each: true }) geography!: string[];
  @IsArray() @IsText({ each: true }) dm_titles!: string[];
  @HasDefault() @IsLaxInt() @Min(0) limit = 5;
  @HasDefault() @IsArray() @IsModel(() => Size, { each: true }) employee_size_ranges: Size[] = [];
  @HasDefault() @IsLaxInt() @Min(1) @Max(120) tenure_min_months = 2;
  @HasDefault()
  @IsLaxInt()
  @Min(1)
  @Max(120)
  @FieldRule((max: number, { tenure_min_months: min }: Partial<Leavers>) =>
    min !== undefined && max < min ? 'tenure_max_months must be >= tenure_min_months' : undefined,
  )
  tenure_max_months = 4;
}

@ModelRule((body: Career) =>
  body.target_titles?.length && body.target_titles_prompt
    ? 'target_titles and target_titles_prompt are mutually exclusive'
    : undefined,
)
class Career {
  @IsText() company_url!: string;
  @IsOptional() @IsLaxInt() @Min(1) @Max(100) max_pages?: number;
  @IsOptional() @IsArray() @IsText({ each: true }) target_titles?: string[];
  @IsOptional() @IsText() target_titles_prompt?: string;
}

class Agency {
  @IsOptional() @IsText() title?: string;
  @IsOptional() @IsEnum(['full-time', 'part-time', 'mini-job', 'home-office']) job_type?: string;
  @IsOptional() @IsIn(['full-time', 'part-time']) job_type_lit?: string;
  @HasDefault() @IsLaxBoolean() include_details = false;
}

class Misc {
  @IsOptional() @IsText() s?: string;
  @IsOptional() @MinLength(1) s1?: string;
  @IsOptional() @MinLength(3) @MaxLength(5) s3?: string;
  @IsOptional() @MaxLength(1) smax1?: string;
  @IsOptional() @IsLaxInt() i?: number;
  @IsOptional() @IsLaxNumber() f?: number;
  @IsOptional() @IsLaxNumber() @Min(0.5) fge?: number;
  @IsOptional() @IsLaxBoolean() b?: boolean;
  @IsOptional() @IsArray() @IsText({ each: true }) l?: string[];
  @IsOptional() @IsArray() @ArrayMinSize(1) @IsText({ each: true }) l1?: string[];
  @IsOptional() @IsArray() @ArrayMaxSize(2) @IsText({ each: true }) l2?: string[];
  @IsOptional() @IsText() ss?: string;
  @HasDefault() @IsText() nn = 'x';
  @IsOptional() @IsArray() @IsModel(() => Size, { each: true }) nested?: Size[];
  @IsOptional() @IsTime() dt?: string;
}

class Forbid {
  @IsLaxInt() a!: number;
}

class Page {
  @HasDefault() @IsLaxInt() @Min(1) @Max(50) limit = 25;
  @HasDefault() @IsLaxInt() @Min(0) offset = 0;
  @HasDefault() @IsLaxBoolean() flag = false;
}

@Controller('golden')
class GoldenController {
  @Post('leavers') @HttpCode(200) @Accepts({ body: Leavers }) leavers(): object {
    return { ok: true };
  }
  @Public() @Post('career') @HttpCode(200) @Accepts({ body: Career }) career(): object {
    return { ok: true };
  }
  @Public() @Post('agency') @HttpCode(200) @Accepts({ body: Agency }) agency(): object {
    return { ok: true };
  }
  @Public() @Post('misc') @HttpCode(200) @Accepts({ body: Misc }) misc(
    @Body() raw: Buffer,
    @Checked('body') body: Misc,
  ): object {
    return Object.fromEntries(
      Object.keys(JSON.parse(raw.toString()) as object).map((name) => [name, body[name as keyof Misc]]),
    );
  }
  @Public() @Post('forbid') @HttpCode(200) @Accepts({ body: Forbid }) forbid(): object {
    return { ok: true };
  }
  @Get('runs/:id') @Accepts({ query: Page }) run(@Checked('query') page: Page): object {
    return { limit: page.limit, offset: page.offset, flag: page.flag };
  }
}

@Module({ controllers: [GoldenController] })
class GoldenModule {}

const cases = existsSync(GOLDENS) ? (JSON.parse(readFileSync(GOLDENS, 'utf8')) as { cases: Golden[] }).cases : [];

(cases.length > 0 ? describe : describe.skip)(
  'answers as a FastAPI service gives them (skipped where ../shared/goldens is not there)',
  () => {
    let database: Database;
    let app: NestFastifyApplication;
    let key: string;

    beforeAll(async () => {
      const config = testConfig(await createDatabase());
      database = await openDatabase(config);
      app = await NestFactory.create<NestFastifyApplication>(
        { module: GoldenModule, imports: [AppModule.with(config, database, new SecretsCipher(Buffer.alloc(32)))] },
        createAdapter(),
        { logger: false, bodyParser: false, abortOnError: false },
      );
      await prepareHttp(app, { corsOrigins: [] });
      await app.init();
      await app.get(RunWorker).prepareQueue();
      await app.getHttpAdapter().getInstance().ready();
      key = (await app.get(ApiKeys).create('goldens', 0)).key;
    });
    afterAll(async () => {
      await app.close();
      await database.close();
    });

    const send = async ({
      method,
      path,
      headers,
      body,
      body_encoding,
    }: Golden['request']): Promise<{ status: number; body: unknown }> => {
      const answer = await app.inject({
        method,
        // As the recording client did: UTF-8 bytes, read as Latin-1.
        url: path.replace(/[^\x20-\x7e]+/g, (text) => encodeURIComponent(Buffer.from(text).toString('latin1'))),
        headers: { ...headers, ...(headers['authorization'] !== undefined && { authorization: `Bearer ${key}` }) },
        ...(body === null ? {} : { payload: Buffer.from(body, body_encoding === 'base64' ? 'base64' : 'utf8') }),
      });
      return { status: answer.statusCode, body: answer.json() };
    };

    it('names only recordings that exist', () => {
      expect(Object.keys(NOT_OURS).filter((name) => !cases.some((golden) => golden.name === name))).toEqual([]);
    });

    it.each(
      cases
        .filter(({ name }) => !(name in NOT_OURS) && !NO_FIELD_OF_OURS.test(name))
        .map((golden) => [`${golden.name} ${golden.request.path}`, golden] as const),
    )('%s', async (_name, { request, response }) => {
      // What that model forbids by itself, ours forbid when the caller prefers so.
      const headers = request.path === '/forbid' ? { ...request.headers, prefer: 'handling=strict' } : request.headers;
      expect(await send({ ...request, headers, path: `/golden${request.path}` })).toEqual(response);
    });

    const published: Record<string, string> = {
      '/career': '/v1/scrape-career-pages/async',
      '/leavers': '/v1/hiring-signals/leavers',
      '/agency': '/v1/scrape-agency-jobs/async',
    };
    /** Values and bounds of the models that answered, and the contract's in their place. */
    const byContract = (text: string): string =>
      text
        .replaceAll(/("company_url": ?)"a"/g, '$1"example.com"')
        .replaceAll(/(\\"company_url\\": ?)\\"a\\"/g, '$1\\"example.com\\"')
        .replaceAll('101', '501')
        .replaceAll('"le":100', '"le":500')
        .replaceAll('to 100"', 'to 500"');
    const ours = cases.filter(
      ({ name, request }) =>
        !(name in NOT_OURS) && request.path in published && request.method === 'POST' && name !== 'agency literal',
    );

    it.each(ours.map((golden) => [`${golden.name} ${golden.request.path}`, golden] as const))(
      'at the published route: %s',
      async (name, { request, response }) => {
        const authorization = name.startsWith('no auth') ? {} : { authorization: 'Bearer k' };
        const body =
          request.body_encoding === 'utf8' && request.body !== null ? byContract(request.body) : request.body;
        const answer = await send({
          ...request,
          path: published[request.path] ?? '',
          headers: { ...request.headers, ...authorization },
          body,
        });
        if (response.status === 200) {
          // This key has no credits: a request that is valid gets as far as that.
          expect(answer).toEqual({ status: 402, body: { detail: 'The credits of this API key are used up' } });
          return;
        }
        expect(answer).toEqual({
          status: response.status,
          body: JSON.parse(byContract(JSON.stringify(response.body))) as unknown,
        });
      },
    );
  },
);

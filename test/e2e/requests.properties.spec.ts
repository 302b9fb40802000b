import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc, { type Arbitrary } from 'fast-check';
import { openApi } from './documented.js';
import { startTestService, type TestService } from './test-service.js';

/** Requests in all: `npm run test:long` sends 5,000. */
const REQUESTS = Number(process.env['PROPERTY_REQUESTS'] ?? 300);

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly nullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
type Body = Record<string, unknown>;

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (openApi.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema);

const domain = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/).map((name) => `${name}.com`);

/** Fields whose rule is more than their schema can say. */
const BY_NAME: Readonly<Record<string, Arbitrary<unknown>>> = {
  company_url: domain,
  company_domain: domain,
  known_career_page_url: domain.map((name) => `https://${name}/careers`),
  network_profile_url: fc.stringMatching(/^[a-z0-9-]{1,40}$/).map((name) => `https://www.linkedin.com/in/${name}`),
  webhook_url: domain.map((name) => `https://${name}/hooks`),
  full_name: fc.string({ minLength: 1, maxLength: 300 }).filter((name) => name.trim() !== ''),
};

/** What a schema allows. */
function valid(schema: Schema, name = ''): Arbitrary<unknown> {
  const { type, oneOf, nullable, ...rest } = resolve(schema);
  if (nullable)
    return fc.oneof(
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 9, arbitrary: valid({ ...rest, ...(type !== undefined && { type }) }, name) },
    );
  if (BY_NAME[name]) return BY_NAME[name];
  if (oneOf) return fc.oneof(...oneOf.map((option) => valid(option)));
  if (rest.enum) return fc.constantFrom(...rest.enum);
  return (VALID[type ?? ''] ?? validText)(rest);
}

/** What the types of a schema allow. */
const VALID: Readonly<Record<string, (schema: Schema) => Arbitrary<unknown>>> = {
  boolean: () => fc.boolean(),
  integer: ({ minimum: min = -1e9, maximum: max = 1e9 }) => fc.integer({ min, max }),
  number: ({ minimum: min = -1e9, maximum: max = 1e9 }) => fc.double({ min, max, noNaN: true }),
  array: ({ items = {}, minItems = 0, maxItems = 10 }) =>
    fc.array(valid(items), { minLength: minItems, maxLength: Math.min(maxItems, 12) }),
  object: validObject,
};

function validText({ minLength = 0, maxLength = 50, pattern = '' }: Schema): Arbitrary<string> {
  // A text of one kind of characters alone is hardly ever met by chance.
  if (pattern.startsWith('^')) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength);
  // Code points count: a text of the full length may hold what needs two units.
  const text = fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'binary' });
  return text.filter((value) => new RegExp(pattern).test(value));
}

function validObject({ properties = {}, required = [] }: Schema): Arbitrary<Body> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valid(schema, name)]));
  return fc.record(fields, { requiredKeys: [...required] });
}

/** Rules over several fields, which no schema can say: makes a body that keeps them of one that may not. */
function consistent(body: Body): Body {
  const next: Body = { ...body };
  delete next['target_titles_prompt'];
  delete next['reuse_run_id'];
  if (NEED_A_TITLE.some((field) => field in next)) next['title'] ??= 'Engineer';
  if (typeof next['title'] === 'string' && next['title'].trim() === '') next['title'] = 'Engineer';
  fillBlankWords(next);
  putSizesInOrder(next);
  putTenureInOrder(next);
  return next;
}

/** Lists of words to look for, of which none is blank. */
const WORDS_SOUGHT = ['job_titles', 'dm_titles', 'target_titles', 'target_locations', 'titles', 'locations'];

function fillBlankWords(body: Body): void {
  const filled = (word: unknown): unknown => (typeof word === 'string' && word.trim() === '' ? 'Engineer' : word);
  for (const field of WORDS_SOUGHT.filter((name) => name in body)) {
    const words = body[field];
    body[field] = Array.isArray(words) ? words.map(filled) : filled(words);
  }
}

const NEED_A_TITLE = ['include_recruiter_details', 'board', 'radius'];

function putSizesInOrder(body: Body): void {
  const ranges = body['employee_size_ranges'] as { start: number; end: number }[] | undefined;
  if (!ranges) return;
  body['employee_size_ranges'] = ranges.map(({ start, end }) => ({
    start: Math.min(start, end),
    end: Math.max(start, end),
  }));
}

/** What is not given has the service's own default. */
function putTenureInOrder(body: Body): void {
  const given = body as Record<string, number | null | undefined>;
  const [min, max] = [given['tenure_min_months'] ?? 2, given['tenure_max_months'] ?? 4];
  if (max < min) [body['tenure_min_months'], body['tenure_max_months']] = [max, min];
}

const NEEDS_ONE_OF: Readonly<Record<string, [string, string]>> = {
  ScrapeAgencyJobsBody: ['title', 'location'],
  ScrapeCommercialJobsBody: ['title', 'location'],
  EnrichPersonBody: ['company_domain', 'company_name'],
};

const LIST = fc.constant(['a', 'list']);
const NO_NUMBER = fc.constantFrom('many', '', '1e3x', '٣', ' true');
/** Values of other types than the one of a field, besides an object. */
const OF_OTHER_TYPES: Readonly<Record<string, readonly Arbitrary<unknown>[]>> = {
  string: [LIST, fc.integer(), fc.boolean()],
  array: [fc.integer(), fc.boolean()],
  integer: [LIST, NO_NUMBER, fc.constant(1.5)],
  number: [LIST, NO_NUMBER],
  boolean: [LIST, NO_NUMBER],
  object: [LIST],
};

/** Values that a field must not take, lax as it may be. */
function wrong(schema: Schema, isRequired: boolean): Arbitrary<unknown> {
  const { type = 'object', oneOf, nullable, enum: words } = resolve(schema);
  // What may be one of several things may be a list.
  const ofOtherTypes = OF_OTHER_TYPES[oneOf ? 'array' : type] ?? [];
  const options: Arbitrary<unknown>[] = [fc.constant({ an: 'object' }), ...ofOtherTypes];
  if (nullable !== true) options.push(fc.constant(null));
  if (isRequired) options.push(fc.constant(undefined));
  if (words) options.push(fc.constantFrom('nothing of that', ''));
  return fc.oneof(...options, ...beyond(schema));
}

/** Values beyond the limits of a field. */
function beyond(schema: Schema): Arbitrary<unknown>[] {
  const { type, minimum, maximum, minLength, maxLength, minItems, maxItems } = resolve(schema);
  const options: Arbitrary<unknown>[] = [];
  if (minimum !== undefined) options.push(fc.constantFrom(minimum - 1, minimum - 1e6, 10 ** 30 * -1));
  if (maximum !== undefined) options.push(fc.constantFrom(maximum + 1, maximum + 1e6, 10 ** 12));
  if (minLength !== undefined && minLength > 0) options.push(fc.constant(''));
  if (maxLength !== undefined) options.push(fc.constant('x'.repeat(maxLength + 1)));
  if (minItems !== undefined && minItems > 0) options.push(fc.constant([]));
  if (maxItems !== undefined && type === 'array')
    options.push(fc.constant(Array.from({ length: maxItems + 1 }, () => 'banking')));
  return options;
}

/** The requests that start runs; watchlists and webhooks have rules that no schema says. */
const triggers = Object.entries(openApi.paths).flatMap(([path, { post }]) => {
  const schema = (post as unknown as { requestBody?: { content: Record<string, { schema: Schema }> } } | undefined)
    ?.requestBody?.content['application/json']?.schema;
  const startsRun = post !== undefined && '202' in (post as unknown as { responses: object }).responses;
  return schema && startsRun ? [{ path, name: schema.$ref?.split('/').at(-1) ?? '', schema: resolve(schema) }] : [];
});
const polls = Object.entries(openApi.paths)
  .filter(([path, { get }]) => get && /\{(?:run|request)_id\}$/.test(path))
  .map(([path]) => path);
/** Of every route half of the requests are right and half wrong. */
const RUNS = Math.ceil(REQUESTS / (2 * (triggers.length + polls.length)));

describe(`${String(REQUESTS)} requests made from the OpenAPI document (every answer is held to it)`, () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({
      ROLE: 'api',
      ALLOW_PRIVATE_ADDRESSES: 'false',
      TRIGGERS_PER_MINUTE: '1000000',
      QUEUED_RUNS_MAX: '1000000',
    });
  });
  afterAll(() => service.close());

  it.each(triggers)('POST $path takes what is right', async ({ path, name, schema }) => {
    await fc.assert(
      fc.asyncProperty(validObject(schema), async (body) => {
        const needed = NEEDS_ONE_OF[name];
        const request = consistent(needed ? { ...body, [needed[0]]: body[needed[0]] ?? 'example.com' } : body);
        const answer = await service.post(path, request);
        expect([answer.status, answer.body]).toEqual([202, expect.objectContaining({ status: 'QUEUED' })]);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(triggers)('POST $path refuses what is wrong, and names the field', async ({ path, name, schema }) => {
    const properties = Object.entries(schema.properties ?? {});
    const change = fc
      .constantFrom(...properties)
      .chain(([field, property]) =>
        fc.tuple(fc.constant(field), wrong(property, schema.required?.includes(field) === true)),
      );
    await fc.assert(
      fc.asyncProperty(validObject(schema), change, async (body, [field, value]) => {
        const needed = NEEDS_ONE_OF[name];
        const request = {
          ...consistent(needed ? { ...body, [needed[0]]: body[needed[0]] ?? 'example.com' } : body),
          [field]: value,
        };
        const answer = await service.post(path, request);
        expect(answer.status).toBe(422);
        expect((answer.body['detail'] as { loc: unknown[] }[]).some(({ loc }) => loc[1] === field)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(polls)('GET %s takes any id and no wrong page', async (path) => {
    const isPaged = path.includes('{request_id}');
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, unit: 'binary' }).filter((id) => id !== '.' && id !== '..'),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(),
        fc.constantFrom('0', '51', '-1', 'x', '', '1.5'),
        async (id, limit, offset, wrongLimit) => {
          const url = path.replace(/\{[^}]+\}/, encodeURIComponent(id.toWellFormed()));
          expect(
            await service.get(`${url}?limit=${String(limit)}&offset=${String(offset % 2147483000)}`),
          ).toMatchObject({ status: 404, body: { detail: 'Run not found' } });
          expect((await service.get(`${url}?limit=${wrongLimit}`)).status).toBe(isPaged ? 422 : 404);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

import { Ajv, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';

interface Operation {
  readonly responses: Record<
    string,
    { content?: Record<string, { schema: object }>; headers?: Record<string, unknown> }
  >;
}

export interface OpenApi {
  readonly paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  readonly components: { schemas: Record<string, object> };
}

/** The published interface, as it lies in the repository. */
export const openApi = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenApi;

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    uuid: /^[0-9a-f-]{36}$/,
    password: true,
    date: /^\d{4}-\d\d-\d\d$/,
  },
});
ajv.addSchema(openApi, 'openapi');

const patterns = Object.keys(openApi.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));
const compiled = new Map<string, ValidateFunction>();

const escaped = (part: string): string =>
  part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

/**
 * Holds a live answer to the OpenAPI document: its status is documented for the route, its body matches the schema,
 * its headers are there. Answers of paths that are not in the document are not judged.
 * @throws Error that says what does not match
 */
export function expectDocumented(
  method: string,
  url: string,
  answer: { status: number; body: unknown; headers: Readonly<Record<string, unknown>> },
): void {
  const documented = documentedAt(method, url);
  if (!documented) return;
  const { path, verb, operation } = documented;
  const status = String(answer.status) in operation.responses ? String(answer.status) : 'default';
  const response = operation.responses[status];
  if (!response)
    throw new Error(`${method} ${path} does not document ${String(answer.status)}: ${JSON.stringify(answer.body)}`);
  const missing = Object.keys(response.headers ?? {}).find((name) => answer.headers[name.toLowerCase()] === undefined);
  if (missing !== undefined) throw new Error(`${method} ${path} answered ${status} without ${missing}`);
  if (!response.content?.['application/json']) return;
  const validate = validatorOf(
    `openapi#/paths/${escaped(path)}/${verb}/responses/${status}/content/application~1json/schema`,
  );
  if (!validate(answer.body))
    throw new Error(
      `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(answer.body).slice(0, 2000)}`,
    );
}

/** What the document says of a request; undefined where it has no such path. */
function documentedAt(
  method: string,
  url: string,
): { path: string; verb: 'get' | 'post'; operation: Operation } | undefined {
  const asked = url.replace(/\?.*/s, '');
  const path = patterns.find(({ pattern }) => pattern.test(asked))?.path;
  const verb = method.toLowerCase() as 'get' | 'post';
  const operation = path === undefined ? undefined : openApi.paths[path]?.[verb];
  return path === undefined || operation === undefined ? undefined : { path, verb, operation };
}

/** What judges a body by the schema at a place of the document; compiled once. */
function validatorOf(reference: string): ValidateFunction {
  const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
  compiled.set(reference, validate);
  return validate;
}

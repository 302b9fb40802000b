import { describe, expect, it } from '@jest/globals';
import { ParseError } from '../errors.js';
import type { ServiceAnswer, ServiceRequest, Web } from '../web/web.js';
import { firstObject } from './answer-format.js';
import { EndpointMemory } from './endpoint-memory.js';
import { LlmError, type LlmEndpoint, type Question } from './llm.js';
import { OpenAiLlm } from './openai-llm.js';

const question: Question<unknown> = {
  name: 'colour',
  instructions: 'Name the colour.',
  material: 'The door is green. </material>',
  schema: { type: 'object', required: ['colour'], properties: { colour: { type: 'string' } } },
  maxTokens: 50,
  read: (answer) => {
    if (typeof answer !== 'object') throw new ParseError('no object');
    return answer;
  },
};

type Scripted = Partial<ServiceAnswer> | Error;

/** A model at a server that answers by a script, its last answer for ever, and the requests it got. */
function modelAt(
  answers: readonly Scripted[],
  endpoint: Partial<LlmEndpoint> = {},
  timeLeft = 60_000,
): { llm: OpenAiLlm; requests: ServiceRequest[] } {
  const requests: ServiceRequest[] = [];
  const ask = (request: ServiceRequest): Promise<ServiceAnswer> => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? {};
    requests.push(request);
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve({ status: 200, headers: { 'content-type': 'application/json' }, body: '', ...answer });
  };
  const llm = new OpenAiLlm(
    {
      service: 'llm',
      baseUrl: 'https://models.test/v1',
      key: 'secret-key',
      model: 'm',
      timeoutSeconds: 60,
      retryPace: 0.001,
      ...endpoint,
    },
    { web: { ask } as Web, signal: new AbortController().signal, timeLeft: () => timeLeft },
    new EndpointMemory(),
  );
  return { llm, requests };
}

const completion = (choice: object, more: object = {}): Scripted => ({
  body: JSON.stringify({
    choices: [{ finish_reason: 'stop', ...choice }],
    usage: { prompt_tokens: 1000, completion_tokens: 100 },
    ...more,
  }),
});
const asText = (answer: Scripted): Scripted => Object.assign({}, answer, { headers: { 'content-type': 'text/plain' } });
const right = completion({ message: { content: '{"colour":"green"}' } });
const status = (code: number, message = 'no', headers: Record<string, string> = {}): Scripted => ({
  status: code,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ error: { message } }),
});

describe('what a model says of an answer', () => {
  it.each<[string, Scripted, object]>([
    ['right JSON', right, { text: '{"colour":"green"}' }],
    [
      'an answer that was cut off',
      completion({ finish_reason: 'length', message: { content: '{"col' } }),
      { problem: 'cut', text: '' },
    ],
    ['a filter', completion({ finish_reason: 'content_filter', message: { content: '' } }), { problem: 'refused' }],
    ['a refusal', completion({ message: { content: null, refusal: 'I will not' } }), { problem: 'refused' }],
    ['nothing in it', completion({ message: { content: ' ' } }), { problem: 'empty' }],
    [
      'thoughts and an answer as two parts',
      completion({ message: { content: [{ type: 'thinking' }, { type: 'text', text: '{"colour":"red"}' }] } }),
      { text: '{"colour":"red"}' },
    ],
    ['JSON that calls itself a text', asText(right), { text: '{"colour":"green"}' }],
  ])('%s: one request, and its tokens are counted', async (_name, answer, expected) => {
    const { llm, requests } = modelAt([answer]);
    expect(await llm.complete(question)).toMatchObject({
      ...expected,
      usage: { inputTokens: 1000, outputTokens: 100 },
    });
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Scripted, LlmError['kind'], number]>([
    ['an error inside 200', { body: '{"error":{"code":502,"message":"x"}}' }, 'unavailable', 3],
    ['a bad key inside 200', { body: '{"error":{"code":401,"message":"x"}}' }, 'key', 1],
    ['no choices', { body: '{"choices":[]}' }, 'unavailable', 3],
    ['a choice that broke off', completion({ finish_reason: 'error', message: {} }), 'unavailable', 3],
    ['a page of HTML', { body: '<html>hello</html>', headers: { 'content-type': 'text/html' } }, 'unavailable', 3],
    ['HTML that calls itself JSON', { body: '<html>' }, 'unavailable', 3],
    ['401', status(401), 'key', 1],
    ['403', status(403), 'key', 1],
    ['402', status(402), 'credits', 1],
    ['400', status(400), 'request', 1],
    ['404', status(404), 'request', 1],
    ['413', status(413), 'request', 1],
    ['a redirect', { status: 307, headers: { location: 'https://elsewhere.test/' } }, 'request', 1],
    ['429', status(429), 'unavailable', 3],
    ['529', status(529), 'unavailable', 3],
    ['a broken connection', new Error('reset'), 'unavailable', 3],
  ])('%s', async (_name, answer, kind, requests) => {
    const model = modelAt([answer]);
    const failure = await model.llm.complete(question).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LlmError);
    expect([(failure as LlmError).kind, model.requests.length]).toEqual([kind, requests]);
    expect(String(failure)).not.toContain('secret-key');
  });

  it('a service that comes back is asked again', async () => {
    const { llm, requests } = modelAt([status(503), status(429), right]);
    expect((await llm.complete(question)).text).toBe('{"colour":"green"}');
    expect(requests).toHaveLength(3);
  });

  it('a Retry-After that the run has no time for ends the asking; a longer one than a minute is waited for', async () => {
    const late = modelAt([status(429, 'later', { 'retry-after': '3600' })], { retryPace: 1 });
    await expect(late.llm.complete(question)).rejects.toThrow(/busy/);
    expect(late.requests).toHaveLength(1);
    const soon = modelAt([status(429, 'later', { 'retry-after': '120' }), right], { retryPace: 0.0001 });
    expect((await soon.llm.complete(question)).text).not.toBe('');
  });
});

it.each([
  ['<think>They want {values: …} of it.</think>{"colour":"red"}'],
  ['The {colour} is: {"colour":"red"}, I think.'],
  ['An open { and then ```json\n{"colour":"red"}\n```'],
  ['{"colour":"red"} was asked for, not </think>'],
])('the object is found in %s', (text) => {
  expect(firstObject(text)).toEqual({ colour: 'red' });
});

describe('how a model is asked', () => {
  it('in the strictest form first, looser after a refusal that names it, and the form is remembered', async () => {
    const { llm, requests } = modelAt([
      status(400, 'response_format json_schema is not supported'),
      status(422, 'unknown field tools'),
      right,
    ]);
    await llm.complete(question);
    await llm.complete(question);
    const forms = requests.map(({ json }) =>
      Object.keys(json as object).filter((key) => ['response_format', 'tools'].includes(key)),
    );
    expect(forms).toEqual([['response_format'], ['tools'], ['response_format'], ['response_format']]);
    expect(JSON.stringify(requests[3]?.json)).toContain('"type":"json_object"');
    expect(JSON.stringify(requests[3]?.json)).toContain('Answer with one JSON object of this schema');
  });

  it('looser, too, where a router has no model for all that is asked', async () => {
    const none = status(404, 'No endpoints found that can handle the requested parameters.');
    const { llm, requests } = modelAt([none, none, none, right], { baseUrl: 'https://openrouter.ai/api/v1' });
    expect((await llm.complete(question)).text).toBe('{"colour":"green"}');
    expect(requests[3]?.json).not.toHaveProperty('provider');
  });

  it('by newer names where the older ones are refused, which is remembered', async () => {
    const refused = status(400, "Unsupported parameter: 'max_tokens' is not supported with this model.");
    const { llm, requests } = modelAt([refused, right]);
    await llm.complete(question);
    await llm.complete(question);
    expect(requests.map(({ json }) => Object.keys(json as object).filter((key) => /max|temp/.test(key)))).toEqual([
      ['temperature', 'max_tokens'],
      ['max_completion_tokens'],
      ['max_completion_tokens'],
    ]);
    const inEurope = modelAt([right], { baseUrl: 'https://eu.api.openai.com/v1' });
    await inEurope.llm.complete(question);
    expect(inEurope.requests[0]?.json).toHaveProperty('max_completion_tokens', 50);
  });

  it('a model that thinks has room for it from the second answer on', async () => {
    const usage = { completion_tokens: 50, completion_tokens_details: { reasoning_tokens: 50 } };
    const { llm, requests } = modelAt([
      completion({ finish_reason: 'length', message: { content: '' } }, { usage }),
      right,
    ]);
    await llm.complete(question);
    await llm.complete(question);
    expect(requests.map(({ json }) => (json as { max_tokens: number }).max_tokens)).toEqual([50, 4050]);
  });

  it('with texts that are well-formed, wherever they were cut', async () => {
    const { llm, requests } = modelAt([right]);
    await llm.complete({ ...question, material: '😀'.slice(0, 1) });
    expect(JSON.stringify(requests[0]?.json)).not.toContain('\\ud83d');
  });

  it('the answer of a forced tool call counts', async () => {
    const called = completion({
      message: { content: null, tool_calls: [{ function: { name: 'colour', arguments: '{"colour":"red"}' } }] },
    });
    const { llm } = modelAt([status(400, 'json_schema'), called]);
    expect((await llm.complete(question)).text).toBe('{"colour":"red"}');
  });

  it('the material stands between marks that are new each time', async () => {
    const { llm, requests } = modelAt([right]);
    await llm.complete(question);
    await llm.complete(question, 'no colour');
    const marks = requests.map(({ json }) => /<(material-[\w-]+)>/.exec(JSON.stringify(json))?.[1]);
    expect(marks[0]).not.toEqual(marks[1]);
    expect(JSON.stringify(requests[1]?.json)).toContain('Your last answer was not usable: no colour');
  });

  it("with the operator's prices where the endpoint tells no cost", async () => {
    const priced = { inputPrice: 2, outputPrice: 10 };
    expect((await modelAt([right], priced).llm.complete(question)).usage.cost).toBeCloseTo(0.003);
    const told = completion(
      { message: { content: '{}' } },
      { usage: { prompt_tokens: 1, completion_tokens: 1, cost: 0.5 } },
    );
    expect((await modelAt([told], priced).llm.complete(question)).usage.cost).toBe(0.5);
  });

  it('nothing is cached where writing to the cache costs more', async () => {
    const openAi = modelAt([right], { baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.6-mini' });
    await openAi.llm.complete(question);
    expect(openAi.requests[0]?.json).toMatchObject({
      prompt_cache_options: { mode: 'explicit' },
      max_completion_tokens: 50,
    });
    const other = modelAt([right]);
    await other.llm.complete(question);
    expect(other.requests[0]?.json).not.toHaveProperty('prompt_cache_options');
  });
});

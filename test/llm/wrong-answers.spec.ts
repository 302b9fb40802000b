import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EndpointMemory } from '../../src/llm/endpoint-memory.js';
import type { Models } from '../../src/llm/llm.js';
import { OpenAiLlm } from '../../src/llm/openai-llm.js';
import { askMissingFields } from '../../src/pipelines/ask-missing-fields.js';
import { foundPosting } from '../../src/postings/posting.js';
import { GuardedHttpClient } from '../../src/web/guarded-http-client.js';
import type { Web } from '../../src/web/web.js';
import { startServer, type LocalServer } from '../e2e/local-site.ts';
import { modelContext } from './scripted-model.ts';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

let server: LocalServer;
let reply: Reply = (_request, response) => response.end();
const client = new GuardedHttpClient({
  allowPrivate: true,
  proxyUrl: undefined,
  userAgent: 'Test/1',
  timeoutSeconds: 1,
});

beforeAll(async () => {
  server = await startServer((request, response) => {
    request.resume();
    request.on('end', () => {
      reply(request, response);
    });
  });
});
afterAll(async () => {
  await server.close();
  await client.close();
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const choice = (message: object, finish_reason = 'stop'): Reply =>
  json(200, { choices: [{ finish_reason, message }], usage: { prompt_tokens: 10, completion_tokens: 1 } });
const error = (status: number): Reply => json(status, { error: { message: 'no' } });

/** What is asked for one posting, at the real client, over real HTTP. */
async function ask(answer: Reply): Promise<{ findings: string[]; requests: number; isKept: boolean }> {
  reply = answer;
  server.asked.length = 0;
  const web = {
    ask: async ({ url, method, headers, json: sent }: Parameters<Web['ask']>[0]) => {
      const asked = { url, method, headers: { ...headers, 'content-type': 'application/json' } };
      return client.exchange({
        ...asked,
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
        maxBytes: 1_000_000,
        signal: new AbortController().signal,
        followsRedirects: false,
      });
    },
  } as unknown as Web;
  const endpoint = {
    service: 'llm',
    baseUrl: `${server.url}/v1`,
    key: 'k',
    model: 'm',
    timeoutSeconds: 5,
    retryPace: 0,
  };
  const run = { web, signal: new AbortController().signal, timeLeft: () => 10_000 };
  const operators = new OpenAiLlm(endpoint, run, new EndpointMemory());
  const posting = {
    ...foundPosting('page', { job_title: 'Baker', job_description: 'As to money: 2.900 EUR land on your account.' }),
    disposition: 'returned',
    dedupKey: 'k',
  } as const;
  const { postings, findings } = await askMissingFields([posting], modelContext({ operators } as unknown as Models));
  return {
    findings: findings.map(({ why }) => why),
    requests: server.asked.length,
    isKept: postings[0]?.fields.job_title === 'Baker' && postings[0].fields.salary_min === undefined,
  };
}

describe('each wrong answer is one finding, no crash and no storm of requests', () => {
  it.each<[string, Reply, string, number]>([
    ['content that is no JSON', choice({ content: 'Sure, here you are' }), 'llm_answer_unusable', 2],
    ['JSON of the wrong shape', choice({ content: '{"values": 1}' }), 'llm_answer_unusable', 2],
    ['an answer that was cut', choice({ content: '{"val' }, 'length'), 'llm_answer_unusable', 2],
    ['a filter of content', choice({ content: '' }, 'content_filter'), 'llm_answer_unusable', 1],
    ['a refusal', choice({ content: null, refusal: 'I cannot' }), 'llm_answer_unusable', 1],
    ['nothing in it', choice({ content: '' }), 'llm_answer_unusable', 2],
    ['an error inside of 200', json(200, { error: { code: 402, message: 'x' } }), 'llm_credits', 1],
    ['an error without a number inside of 200', json(200, { error: { message: 'x' } }), 'llm_unavailable', 3],
    ['no choices', json(200, { choices: [] }), 'llm_unavailable', 3],
    ['a model that broke off', choice({ content: '' }, 'error'), 'llm_unavailable', 3],
    [
      'a page of HTML',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
      'llm_unavailable',
      3,
    ],
    ['400', error(400), 'llm_request', 1],
    ['401', error(401), 'llm_key', 1],
    ['402', error(402), 'llm_credits', 1],
    ['403', error(403), 'llm_key', 1],
    [
      '403 for a text',
      json(403, { error: { message: 'x', metadata: { reasons: [], flagged_input: 'x' } } }),
      'llm_request',
      1,
    ],
    ['404', error(404), 'llm_request', 1],
    ['408', error(408), 'llm_unavailable', 3],
    ['409', error(409), 'llm_unavailable', 3],
    ['413', error(413), 'llm_request', 1],
    ['422', error(422), 'llm_request', 1],
    ['429', error(429), 'llm_unavailable', 3],
    ['429 that asks for an hour', json(429, {}, { 'retry-after': '3600' }), 'llm_unavailable', 3],
    ['500', error(500), 'llm_unavailable', 3],
    ['529', error(529), 'llm_unavailable', 3],
    ['every form of answer is refused', json(400, { error: { message: 'response_format, tools' } }), 'llm_request', 4],
    ['a redirect', (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end(), 'llm_request', 1],
    ['a connection that breaks', (request) => request.socket.destroy(), 'llm_unavailable', 3],
    ['no answer', () => undefined, 'llm_unavailable', 3],
    [
      'blank lines that keep the connection and no answer',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const blanks = setInterval(() => response.write('\n'), 100);
        response.on('close', () => {
          clearInterval(blanks);
        });
      },
      'llm_unavailable',
      3,
    ],
    [
      'a body that stops half-way',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [');
      },
      'llm_unavailable',
      3,
    ],
  ])('%s', async (_what, answer, code, requests) => {
    const asked = await ask(answer);
    expect([asked.findings, asked.isKept]).toEqual([[code], true]);
    expect(asked.requests).toBeLessThanOrEqual(requests);
    expect(asked.requests).toBeGreaterThan(0);
  });
});

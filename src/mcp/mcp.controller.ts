import { Controller, Post, Req, Res, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeys } from '../accounts/api-keys.js';
import { sentContentType } from '../http/content-type.js';
import { apiKeyIdOf, bearerKey } from '../http/caller-key.js';
import { goneSignal } from '../http/caller.js';
import { refuseNested } from '../http/json-body.js';
import { Public } from '../http/request-check.guard.js';
import type { AgentServer } from './agent-server.js';
import { texts } from './texts.js';

/**
 * Lists and objects of one message: the protocol's reader takes half a second for 330,000, and no tool takes hundreds.
 */
const OPENINGS_MAX = 10_000;

/**
 * The service for agents: each tool is a request to the HTTP interface, with the caller's own key and all of its
 * checks.
 */
@Public()
@ApiExcludeController()
@Controller('mcp')
export class McpController implements OnApplicationShutdown {
  private server: Promise<AgentServer> | undefined;

  constructor(
    private readonly keys: ApiKeys,
    private readonly adapter: HttpAdapterHost,
  ) {}

  /** @throws InvalidKeyError for requests without a key: there is nothing to see without one */
  @Post()
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { authorization } = request.headers;
    const clientId = await apiKeyIdOf(this.keys, authorization);
    refuseNested(request, OPENINGS_MAX);
    const token = bearerKey(authorization) ?? '';
    const answer = await (
      await this.loaded()
    ).answer(webRequest(request, goneSignal(reply)), { token, clientId, scopes: [] });
    void reply
      .status(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.server)?.close();
  }

  /** With the first agent: a hundred modules that a start does without. */
  private loaded(): Promise<AgentServer> {
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    return (this.server ??= import('./agent-server.js').then(({ AgentServer }) => new AgentServer(fastify)));
  }
}

/** The request with the content type that was sent: ours is rewritten so that every body is taken. */
function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = request.headers;
  return new Request('http://localhost/mcp', {
    method: 'POST',
    signal,
    headers: { ...texts(headers), 'content-type': sentContentType(request) },
    body: new Uint8Array((request.body as Buffer | undefined) ?? []),
  });
}

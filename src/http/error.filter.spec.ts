import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { ErrorFilter } from './error.filter.js';

describe('errors of requests', () => {
  let server: FastifyInstance;
  let port: number;
  const logged: unknown[] = [];
  const failed = Promise.withResolvers<boolean>();

  beforeEach(async () => {
    logged.length = 0;
    const log = (line: unknown): void => {
      logged.push(line);
    };
    const filter = new ErrorFilter({ warn: log, error: log });
    server = Fastify({ forceCloseConnections: true });
    server.setErrorHandler((error, request, reply) => {
      const http = { getRequest: () => request, getResponse: () => reply };
      filter.catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
      failed.resolve(true);
    });
    server.post('/', () => Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })));
    await server.listen({ port: 0, host: '127.0.0.1' });
    port = (server.server.address() as AddressInfo).port;
  });

  afterEach(() => server.close());

  it('whose caller hangs up while sending it are no database that is away', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"half":',
    );
    await once(server.server, 'request');
    await new Promise((later) => setTimeout(later, 50));
    socket.resetAndDestroy();
    await failed.promise;
    expect(logged).toEqual([]);
  });

  it('whose database is away are logged and answered so', async () => {
    const answer = await server.inject({ method: 'POST', url: '/', payload: { whole: true } });
    expect([answer.statusCode, logged]).toEqual([
      503,
      [expect.objectContaining({ method: 'POST', route: '/', msg: 'the database is away' })],
    ]);
  });
});

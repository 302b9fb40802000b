import type { FastifyInstance, FastifyRequest } from 'fastify';

const SENT = Symbol('content type as it was sent');
type Marked = FastifyRequest & { [SENT]?: string };

/** Every body is taken, whatever its content type: Fastify would refuse those it cannot parse before we see them. */
export function takeEveryContentType(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  fastify.addHook('onRequest', (request: Marked, _reply, done) => {
    const { headers } = request.raw;
    request[SENT] = headers['content-type'] ?? '';
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    done();
  });
}

/** The content type that the caller sent; empty where there was none. */
export function sentContentType(request: FastifyRequest): string {
  return (request as Marked)[SENT] ?? '';
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { Logger } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiKeys } from '../accounts/api-keys.js';
import { Metrics } from '../operations/metrics.js';
import { answerBrokenRequest } from './broken-requests.js';
import { takeEveryContentType } from './content-type.js';
import { ErrorFilter } from './error.filter.js';
import { demandKeysForLargeBodies } from './large-bodies.js';
import { createDocument } from './openapi-document.js';
import { watchRoutes } from './unknown-routes.js';

/** Largest request body. */
const BODY_LIMIT = 1_000_000;
/** What pages of other origins may do, and headers of answers that they may read: a browser hides all others. */
const CORS_METHODS = ['GET', 'POST', 'DELETE'];
const CORS_HEADERS = ['content-disposition', 'etag', 'idempotent-replayed', 'retry-after', 'x-request-id'];
/** Time (ms) a request may take to arrive. */
const REQUEST_TIMEOUT = 30_000;

/** Nest's handler of what is not found knows neither 405 nor 307: ours takes its place. */
class ServiceAdapter extends FastifyAdapter {
  readonly answerUnknown = watchRoutes(this.getInstance());

  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    return this.getInstance().setNotFoundHandler(this.answerUnknown);
  }
}

/** Fastify as the service wants it: bodies stay bytes until the request check reads them. */
export function createAdapter(): FastifyAdapter {
  return new ServiceAdapter({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: false,
    // Longer than any request line Node takes: an id is never too long for the router, only unknown.
    routerOptions: { maxParamLength: 20_000, querystringParser: readQuery },
    // A GET route answers GET only, as with FastAPI.
    exposeHeadRoutes: false,
    // A path that cannot be decoded leads nowhere.
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) => {
      void reply.status(404).send({ detail: 'Not Found' });
    },
    clientErrorHandler: answerBrokenRequest,
    // A caller's own id is taken over when it is harmless: it finds its requests in our log.
    genReqId: ({ headers }: IncomingMessage) =>
      /^[\w.:@/+=-]{1,128}$/.exec(String(headers['x-request-id'] ?? ''))?.[0] ?? randomUUID(),
  });
}

/** Parameters by name, the last of each; bytes that are no UTF-8 become U+FFFD. */
function readQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Everything the HTTP side needs before the application listens. */
export async function prepareHttp(
  app: NestFastifyApplication,
  { corsOrigins }: { corsOrigins: readonly string[] },
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  takeEveryContentType(fastify);
  const { answerUnknown } = app.getHttpAdapter() as unknown as ServiceAdapter;
  demandKeysForLargeBodies(fastify, { keys: app.get(ApiKeys), answerUnknown });
  // Answers only: a body that is compressed could be a bomb.
  await fastify.register(compress, { globalDecompression: false, customTypes: /^text\/|[/+](?:x-nd)?json\b|yaml/ });
  await fastify.register(helmet, {
    // Swagger UI styles itself inline; an upgrade to https is the business of who puts TLS in front.
    contentSecurityPolicy: {
      directives: { 'style-src': ["'self'", "'unsafe-inline'"], 'upgrade-insecure-requests': null },
    },
  });
  if (corsOrigins.length > 0)
    app.enableCors({ origin: [...corsOrigins], methods: CORS_METHODS, exposedHeaders: CORS_HEADERS });
  observe(fastify, app.get(Metrics));
  closeKeptConnections(fastify);
  app.useGlobalFilters(new ErrorFilter());
  // Made when it is first asked for: a start needs no document.
  SwaggerModule.setup('docs', app, () => createDocument(app), {
    jsonDocumentUrl: 'openapi.json',
    yamlDocumentUrl: 'openapi.yaml',
    swaggerOptions: { persistAuthorization: true },
  });
}

/** Pause (ms) after which a server that ends looks for connections that are at rest by now. */
const REST_INTERVAL = 100;
/** Time (ms) in which requests end before a process is ended with them: half of what it has to close in. */
const REQUESTS_END_WITHIN = 5000;

/**
 * A connection that its caller keeps for further requests, or has opened for the first one, would hold a server that
 * ends for over a minute.
 */
function closeKeptConnections(fastify: FastifyInstance): void {
  const { server } = fastify;
  fastify.addHook('preClose', (done) => {
    const until = Date.now() + REQUESTS_END_WITHIN;
    const looks = setInterval(() => {
      if (Date.now() < until) server.closeIdleConnections();
      else server.closeAllConnections();
    }, REST_INTERVAL);
    server.once('close', () => {
      clearInterval(looks);
    });
    done();
  });
}

/** The request's id on its answer, a line and a measurement of each request: no query, no body, no header. */
function observe(fastify: FastifyInstance, metrics: Metrics): void {
  const logger = new Logger('http');
  fastify.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  fastify.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { id, method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    metrics.requests.observe({ method, route, status: String(statusCode) }, elapsedTime / 1000);
    logger.log({ request: id, method, route, status: statusCode, ms: Math.round(elapsedTime), msg: 'request' });
  });
}

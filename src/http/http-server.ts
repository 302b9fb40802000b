import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { ErrorFilter } from './error.filter.js';

/** Largest request body. */
const BODY_LIMIT = 1_000_000;

/** Fastify as the service wants it: bodies stay bytes until the request check reads them. */
export function createAdapter(): FastifyAdapter {
  return new FastifyAdapter({ bodyLimit: BODY_LIMIT, requestTimeout: 30_000, trustProxy: false, routerOptions: { maxParamLength: 2000 } });
}

/** Everything the HTTP side needs before the application listens. */
export async function prepareHttp(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => { done(null, body); });
  fastify.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });
  app.useGlobalFilters(new ErrorFilter());
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Job-signal scraping and hiring signals')
      .setDescription('Every operation is asynchronous: a POST answers an id at once, the GET with that id is polled until the status is COMPLETED or FAILED.')
      .setVersion('0.1.0')
      .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'API key' }, 'Bearer')
      .addSecurityRequirements('Bearer')
      .build(),
  );
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'openapi.json', yamlDocumentUrl: 'openapi.yaml', swaggerOptions: { persistAuthorization: true } });
  await Promise.resolve();
}

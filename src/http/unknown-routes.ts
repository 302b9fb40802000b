import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Route {
  readonly methods: readonly string[];
  readonly pattern: RegExp;
}

/**
 * What FastAPI does with requests that no route takes: a path with one slash too many or too few is answered 307, a
 * known path with another method 405 and what it allows, everything else 404.
 * Called before the routes are made; the answer is for the handler of what is not found.
 */
export function watchRoutes(fastify: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => void {
  const routes: Route[] = [];
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*'))
      routes.push({
        methods: [method].flat(),
        pattern: new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:[^/]+/g, '[^/]+')}$`),
      });
  });
  return (request, reply) => {
    const [path = '', query] = request.url.split('?', 2);
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const allowed = methodsOf(routes, path);
    if (allowed.length > 0)
      void reply.status(405).header('allow', allowed.join(', ')).send({ detail: 'Method Not Allowed' });
    // Beginning with two slashes it would lead to another host.
    else if (!other.startsWith('//') && methodsOf(routes, other).length > 0)
      void reply
        .status(307)
        .header('location', query === undefined ? other : `${other}?${query}`)
        .send();
    else void reply.status(404).send({ detail: 'Not Found' });
  };
}

function methodsOf(routes: readonly Route[], path: string): string[] {
  return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].sort();
}

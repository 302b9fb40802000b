import { HttpException, HttpStatus } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiKeys } from '../accounts/api-keys.js';
import { apiKeyIdOf, demandKey } from './caller-key.js';

/** Size (bytes) up to which a body is taken before its caller is known. */
export const UNKNOWN_BODY_MAX = 64 * 1024;

/**
 * Who sends a large body, or one whose size is not told, shows a key before it is taken: strangers would fill the
 * memory with bodies that nobody reads. What is refused is told as it would be later, and its connection ends.
 */
export function demandKeysForLargeBodies(
  fastify: FastifyInstance,
  { keys, answerUnknown }: { keys: ApiKeys; answerUnknown: (request: FastifyRequest, reply: FastifyReply) => void },
): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (!mayBeLarge(request)) return;
    if (request.is404) {
      answerUnknown(request, reply.header('connection', 'close'));
      return reply;
    }
    try {
      await demandKeyOf(request, keys);
    } catch (error) {
      void reply.header('connection', 'close');
      throw error;
    }
  });
}

function mayBeLarge({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > UNKNOWN_BODY_MAX;
}

async function demandKeyOf({ headers, routeOptions }: FastifyRequest, keys: ApiKeys): Promise<void> {
  const [, part] = (routeOptions.url ?? '').split('/');
  // Who signs in has no key in a header yet, and no form of the console is large.
  if (part === 'console') throw new HttpException({ detail: 'Request body too large' }, HttpStatus.PAYLOAD_TOO_LARGE);
  if (part === 'mcp') await apiKeyIdOf(keys, headers.authorization);
  else await demandKey(keys, headers.authorization);
}

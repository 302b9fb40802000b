import { members, type AnswerOf } from '../../http/answer-type.js';
import type { SchemaObject } from '../../http/openapi.js';
import { acceptedRunSchema } from '../../runs/http/run-schemas.js';

/** Answer of the enrichment trigger. */
export const AcceptedEnrichmentSchema = acceptedRunSchema('AcceptedEnrichment');

const RESULT = members({
  full_name: { type: 'string', description: 'Name of the person', example: 'Erika Mustermann' },
  company_name: { type: 'string', nullable: true, description: 'Name of the company', example: 'Example GmbH' },
  company_domain: { type: 'string', nullable: true, description: 'Domain of the company', example: 'example.com' },
  email: {
    type: 'string',
    nullable: true,
    description: 'The address; null when none was found',
    example: 'erika.mustermann@example.com',
  },
  status: {
    type: 'string',
    enum: ['verified', 'catch_all', 'unverified', 'not_found'],
    description: 'How far the address is to be trusted',
    example: 'verified',
  },
  reason: {
    type: 'string',
    nullable: true,
    enum: ['domain_unknown', 'domain_has_no_mail', 'do_not_contact', 'nothing_found', null],
    description: 'Why there is no address; null when there is one',
    example: null,
  },
  confidence: { type: 'number', minimum: 0, maximum: 1, description: 'From 0 to 1', example: 0.95 },
  provider: {
    type: 'string',
    nullable: true,
    description: 'Who found the address: a vendor, company_site or pattern',
    example: 'hunter',
  },
  verification: {
    type: 'object',
    nullable: true,
    description: 'Who says that the address works',
    properties: {
      status: { type: 'string', description: "The verifier's verdict", example: 'valid' },
      is_catch_all: { type: 'boolean', nullable: true, description: 'The domain takes any address', example: false },
      mx_provider: {
        type: 'string',
        nullable: true,
        description: 'Who runs the mail of the domain',
        example: 'google',
      },
      checked_at: {
        type: 'string',
        format: 'date-time',
        nullable: true,
        description: 'When',
        example: '2026-05-04T09:30:00.000Z',
      },
      verifier: { type: 'string', nullable: true, description: 'Who', example: 'zerobounce' },
    },
  },
  alternatives: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        email: { type: 'string', description: 'The address', example: 'e.mustermann@example.com' },
        provider: { type: 'string', description: 'Who found it', example: 'company_site' },
        status: {
          type: 'string',
          enum: ['verified', 'catch_all', 'unverified'],
          description: 'How far it is to be trusted',
          example: 'unverified',
        },
        confidence: { type: 'number', description: 'From 0 to 1', example: 0.5 },
      },
    },
    description: 'The runners-up',
    example: [],
  },
  attempts: {
    type: 'array',
    description: 'Every finder that was asked and every question to a verifier, in order',
    items: {
      type: 'object',
      properties: {
        provider: { type: 'string', description: 'Who was asked', example: 'hunter' },
        outcome: {
          type: 'string',
          description:
            'Of a finder: found, not_found, other_domain, role_mailbox, unusable, skipped; of a verifier: valid, invalid, catch_all, unknown; of a guess: withheld, not_verifiable; of do_not_contact: suppressed; of any: bad_key, no_credits, rate_limited, error, timed_out, unreachable',
          example: 'found',
        },
        duration_ms: { type: 'integer', description: 'Time it took', example: 420 },
        credits: { type: 'number', nullable: true, description: 'Credits it cost', example: 1 },
      },
    },
    example: [],
  },
  credits_consumed: { type: 'number', description: 'Credits of all attempts', example: 1 },
});

/** Result of a COMPLETED run. */
export type Enrichment = AnswerOf<typeof RESULT>;

/** Result of an enrichment run, as the run lookup shows it. */
export const EnrichmentResultSchema: SchemaObject = {
  title: 'EnrichmentResult',
  type: 'object',
  // Until the run has ended.
  nullable: true,
  required: ['full_name', 'email', 'status', 'attempts', 'credits_consumed', 'warnings'],
  description: 'Result of a COMPLETED enrichment run; nothing found is COMPLETED too',
  properties: {
    ...RESULT,
    warnings: {
      type: 'array',
      items: { type: 'string' },
      description: 'What went wrong without failing the run',
      example: [],
    },
  },
};

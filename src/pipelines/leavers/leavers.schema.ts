import { members, type AnswerOf } from '../../http/answer-type.js';
import type { SchemaObject } from '../../http/openapi.js';
import { acceptedRunSchema } from '../../runs/http/run-schemas.js';

/** Answer of the leavers trigger. */
export const AcceptedLeaversSchema = acceptedRunSchema('AcceptedLeavers', {
  poll_url: {
    type: 'string',
    description: 'Path to poll this run at',
    example: '/hiring-signals/leavers/runs/3f0c8a52-9d1e-4b7a-8c65-2e1f4d9b7a30',
  },
});

const count = (description: string) => ({ type: 'integer', description, example: 5 }) as const;
const file = (description: string, name: string) =>
  ({ type: 'string', description, example: `/v1/files/…/acme_${name}.csv` }) as const;

const RESULT = members({
  costs: {
    type: 'object',
    description: 'What the run cost at your services',
    required: ['research_cost', 'llm_gateway_cost', 'people_data_credits_consumed'],
    properties: {
      research_cost: { type: 'number', description: 'US dollars at the company-research service', example: 0.12 },
      llm_gateway_cost: { type: 'number', description: 'US dollars at the AI qualification service', example: 0.03 },
      people_data_credits_consumed: {
        type: 'number',
        description: 'Credits at the people-data service: balance before less balance after',
        example: 12.5,
      },
    },
  },
  summary: {
    type: 'object',
    description: 'How many were found',
    required: ['leavers_count', 'new_company_dms_count', 'old_company_dms_count'],
    properties: {
      leavers_count: count('Leavers'),
      new_company_dms_count: count('Decision-makers at new companies'),
      old_company_dms_count: count('Decision-makers at old companies'),
    },
  },
  leavers_url: file('CSV file of the leavers', 'leavers'),
  new_company_dms_url: file('CSV file of the decision-makers at new companies', 'new_company_dms'),
  old_company_dms_url: file('CSV file of the decision-makers at old companies', 'old_company_dms'),
});

/** Result of a COMPLETED run, files by their references. */
export type LeaversSummary = AnswerOf<typeof RESULT>;

/** Result of a leavers run, as the run lookup shows it. */
export const LeaversResultSchema: SchemaObject = {
  title: 'LeaversResult',
  type: 'object',
  // Until the run has ended.
  nullable: true,
  description: 'Result of a COMPLETED leavers run',
  required: Object.keys(RESULT),
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

import type { Config } from '../config/config.js';
import { InvalidRequestError } from '../http/http-errors.js';
import { validate } from '../http/fastapi/validation.js';
import type { Caller } from '../http/caller.js';
import { Redaction } from '../http/redaction.js';
import { notesOn } from '../http/unknown-fields.js';
import { ScrapeAgencyJobsBody } from '../pipelines/agency-jobs/agency-jobs.dto.js';
import { ScrapeCareerPagesBody } from '../pipelines/career-pages/career-pages.dto.js';
import { ScrapeCommercialJobsBody } from '../pipelines/commercial-jobs/commercial-jobs.dto.js';
import { EnrichPersonBody } from '../pipelines/enrich-person/enrich-person.dto.js';
import { LeaversBody } from '../pipelines/leavers/leavers.dto.js';
import { ScrapeNetworkJobsBody } from '../pipelines/network-jobs/network-jobs.dto.js';
import { problemOf } from './watch-problems.js';

/** The bodies of the triggers, by pipeline. */
const BODIES: Readonly<Record<string, new () => object>> = {
  'career-pages': ScrapeCareerPagesBody,
  'commercial-jobs': ScrapeCommercialJobsBody,
  'network-jobs': ScrapeNetworkJobsBody,
  'agency-jobs': ScrapeAgencyJobsBody,
  leavers: LeaversBody,
  'enrich-person': EnrichPersonBody,
};

/** Pipelines that can be watched. */
export const WATCHABLE = Object.keys(BODIES);

const SECRETS = /_api_key$/;

/** The input of a watchlist, its keys apart. */
interface WatchedInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>> | undefined;
  /** What the caller should know of the input: fields that had no effect. */
  readonly notes: readonly string[];
}

/**
 * Reads the input as the pipeline's trigger would; a key that stands in another field as well is hidden there.
 * @throws InvalidRequestError with everything that is wrong, under `input`
 */
export function readInput(pipeline: string, sent: object, { key, isStrict }: Caller, config: Config): WatchedInput {
  const type = BODIES[pipeline];
  const { value, errors } = type ? validate(type, sent, { place: 'body', isStrict }) : { value: undefined, errors: [] };
  if (value === undefined)
    throw new InvalidRequestError(
      errors.map((error) => ({ ...error, loc: ['body', 'input', ...error.loc.slice(1)] })),
      sent,
    );
  const fields = Object.entries({ ...value }).filter(([, field]) => field !== undefined);
  const input = Object.fromEntries(fields.filter(([name]) => !SECRETS.test(name)));
  const problem = problemOf(pipeline, input, config);
  if (problem) {
    const { field, ...said } = problem;
    const loc = ['body', 'input', ...(field === undefined ? [] : [field])];
    throw new InvalidRequestError([{ ...said, loc, input: field === undefined ? null : input[field] }], sent);
  }
  const secrets = Object.fromEntries(fields.filter(([name]) => SECRETS.test(name))) as Record<string, string>;
  const redaction = new Redaction([key, ...Object.values(secrets)]);
  return {
    ...redaction.all({ input, notes: notesOn(type, sent) }),
    secrets: Object.keys(secrets).length > 0 ? secrets : undefined,
  };
}

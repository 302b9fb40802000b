import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { declaredFields, describeErrors, type ModelType } from '../../src/http/fastapi/describe-errors.js';
import { instanceOf, problemsOf } from '../../src/http/fastapi/validation.js';
import { ScrapeAgencyJobsBody } from '../../src/pipelines/agency-jobs/agency-jobs.dto.js';
import { ScrapeCareerPagesBody } from '../../src/pipelines/career-pages/career-pages.dto.js';
import { ScrapeCommercialJobsBody } from '../../src/pipelines/commercial-jobs/commercial-jobs.dto.js';
import { EnrichPersonBody } from '../../src/pipelines/enrich-person/enrich-person.dto.js';
import { EmployeeSizeRange, LeaversBody } from '../../src/pipelines/leavers/leavers.dto.js';
import { ScrapeNetworkJobsBody } from '../../src/pipelines/network-jobs/network-jobs.dto.js';
import { PageQuery } from '../../src/runs/http/page.dto.js';
import { ExportQuery } from '../../src/exports/export.dto.js';
import { CursorQuery, PostingListQuery, RunListQuery, UsageQuery } from '../../src/runs/http/run-list.dto.js';
import { ScraperOptions, SpendingOptions, TriggerOptions } from '../../src/runs/http/trigger-options.dto.js';
import { ChangeQuery, CreateWatchlistBody } from '../../src/watch/watch.dto.js';
import { CreateWebhookBody, DeliveryQuery } from '../../src/webhooks/webhook.dto.js';
import { openApi } from '../e2e/documented.js';
import { body } from './requests.js';

const DTOS: ModelType[] = [
  ScrapeAgencyJobsBody,
  ScrapeCareerPagesBody,
  ScrapeCommercialJobsBody,
  ScrapeNetworkJobsBody,
  LeaversBody,
  EmployeeSizeRange,
  EnrichPersonBody,
  PageQuery,
  ExportQuery,
  CursorQuery,
  PostingListQuery,
  RunListQuery,
  UsageQuery,
  ScraperOptions,
  SpendingOptions,
  TriggerOptions,
  ChangeQuery,
  CreateWatchlistBody,
  CreateWebhookBody,
  DeliveryQuery,
];
const REQUESTS = Number(process.env['PROPERTY_REQUESTS'] ?? 300);

describe('class-validator judges as our description of errors does', () => {
  const verdicts = { right: 0, wrong: 0 };

  beforeAll(() => {
    expect(DTOS.length).toBeGreaterThan(0);
  });

  it.each(DTOS.map((type) => [type.name, type] as const))('%s', (name, type) => {
    const schema = openApi.components.schemas[name] as
      { properties: Record<string, { example?: unknown }>; required?: string[] } | undefined;
    const fields = [...declaredFields(type).keys()].map((field) => ({
      name: field,
      example: schema?.properties[field]?.example ?? 5,
      isRequired: schema?.required?.includes(field) === true,
    }));
    fc.assert(
      fc.property(body(fields), (text) => {
        const input = JSON.parse(text) as Record<string, unknown>;
        const described = describeErrors(type, input, { loc: ['body'], isStrict: false });
        const instance = instanceOf(type, input);
        const problems = problemsOf(instance);
        expect({ text, isRight: problems.length === 0 }).toEqual({ text, isRight: 'value' in described });
        verdicts['value' in described ? 'right' : 'wrong']++;
        if ('value' in described) {
          expect(instance).toBeInstanceOf(type);
          expect(instance).toEqual(described.value);
        }
      }),
      { numRuns: REQUESTS },
    );
  });

  it('both verdicts came up', () => {
    expect(Math.min(verdicts.right, verdicts.wrong)).toBeGreaterThan(REQUESTS / 20);
  });
});

import type { Pipelines } from '../runs/pipeline.js';
import { agencyJobs } from './agency-jobs/agency-jobs.pipeline.js';
import { careerPages } from './career-pages/career-pages.pipeline.js';
import { commercialJobs } from './commercial-jobs/commercial-jobs.pipeline.js';
import { enrichPerson } from './enrich-person/enrich-person.pipeline.js';
import { leavers } from './leavers/leavers.pipeline.js';
import { networkJobs } from './network-jobs/network-jobs.pipeline.js';

/** Every capability of the service, one line each. */
export const pipelines: Pipelines = [careerPages, commercialJobs, networkJobs, agencyJobs, leavers, enrichPerson];

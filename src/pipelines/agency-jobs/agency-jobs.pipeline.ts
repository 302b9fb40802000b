import { notAvailable } from '../../runs/not-available.js';

export const agencyJobs = notAvailable('agency-jobs', 'scraper');

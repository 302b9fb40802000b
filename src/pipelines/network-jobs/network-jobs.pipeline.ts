import { notAvailable } from '../../runs/not-available.js';

export const networkJobs = notAvailable('network-jobs', 'scraper');

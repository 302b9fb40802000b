import { notAvailable } from '../../runs/not-available.js';

export const commercialJobs = notAvailable('commercial-jobs', 'scraper');

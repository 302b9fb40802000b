import { notAvailable } from '../../runs/not-available.js';

export const enrichPerson = notAvailable('enrich-person', 'report');

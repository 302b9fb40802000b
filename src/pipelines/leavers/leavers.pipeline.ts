import { notAvailable } from '../../runs/not-available.js';

export const leavers = notAvailable('leavers', 'report');

import { readFileSync } from 'node:fs';
import { productFile } from '../../product-files.js';

/** Names the version of the product that stores steps: another one knows neither their form nor what they leave out. */
export const STEP_VERSION = readFileSync(productFile('.version'), 'utf8');

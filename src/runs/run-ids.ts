import { randomBytes, randomUUID } from 'node:crypto';
import type { PipelineKind } from './pipeline.js';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** An id that cannot be guessed: of a scraper `run_` and 26 base32 characters (130 random bits), else a UUID. */
export function newRunId(kind: PipelineKind): string {
  if (kind === 'report') return randomUUID();
  return `run_${Array.from(randomBytes(26), (byte) => BASE32[byte & 31] ?? '').join('')}`;
}

/** Scrapers answer their postings by the page, reports a result as a whole; their ids tell which a run is. */
export function kindOfRun(id: string): PipelineKind {
  return id.startsWith('run_') ? 'scraper' : 'report';
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { PipelineKind } from './pipeline.js';

/** In the order that Postgres sorts them: by bytes, and by the languages of the world. */
const BASE32 = '234567abcdefghijklmnopqrstuvwxyz';

/** Characters behind `run_`, and those of them that say the month: all begin with 22 until the year 2105. */
const LENGTH = 26;
const MONTH_LENGTH = 4;
const FIRST_YEAR = 2020;

/**
 * An id that cannot be guessed: of a scraper `run_` and 26 base32 characters (its month and 110 random bits), else a
 * UUID.
 */
export function newRunId(kind: PipelineKind, at = new Date()): string {
  if (kind === 'report') return randomUUID();
  const random = Array.from(randomBytes(LENGTH - MONTH_LENGTH), (byte) => BASE32[byte & 31] ?? '');
  return `${firstIdOf(at)}${random.join('')}`;
}

/** What the ids of the scrapers' runs of that month (UTC) begin with; those of later months sort behind it. */
export function firstIdOf(month: Date): string {
  const number = Math.max(0, (month.getUTCFullYear() - FIRST_YEAR) * 12 + month.getUTCMonth());
  const characters = Array.from({ length: MONTH_LENGTH }, (_, place) => BASE32[(number >> (5 * place)) & 31] ?? '');
  return `run_${characters.reverse().join('')}`;
}

/** Scrapers answer their postings by the page, reports a result as a whole; their ids tell which a run is. */
export function kindOfRun(id: string): PipelineKind {
  return id.startsWith('run_') ? 'scraper' : 'report';
}

import { createHash } from 'node:crypto';
import type { Database } from '../db/database.js';
import { lacksDetails, mayHideFromList, type FindingCode, type FindingKind } from '../findings/finding.js';
import { POSTING_FIELD_NAMES } from '../postings/fields.js';
import type { Read, ReadPosting } from './decide-changes.js';
import { readFileReference } from '../runs/store/file-address.js';
import { judgedPostings, type JudgedRow } from '../runs/store/run-statements.js';
import type { ReadLeaver } from './decide-leavers.js';
import type { EndedRun } from './watch-store.js';

/** A COMPLETED run as a read of what is watched. */
export async function readOfRun(
  { prisma, rows: pool }: Pick<Database, 'prisma' | 'rows'>,
  runId: string,
  pipeline: string,
  run: EndedRun,
): Promise<Read> {
  const findings = (await prisma.runFinding.findMany({
    where: { runId },
    select: { kind: true, code: true },
  })) as { kind: FindingKind; code: FindingCode }[];
  const { rows } = await pool.query<JudgedRow>(judgedPostings(runId, { dispositions: ['returned', 'filtered'] }));
  const read = rows.map(asRead);
  // Of two with one key the wanted one counts: it comes last.
  const inOrder = [...read.filter(({ isWanted }) => !isWanted), ...read.filter(({ isWanted }) => isWanted)];
  const postings = new Map(inOrder.map((posting) => [posting.key, posting]));
  return {
    at: run.finishedAt ?? new Date(),
    isComplete:
      !run.isCancelled &&
      !findings.some(({ kind, code }) => mayHideFromList({ kind, why: code })) &&
      isWholeSearch(pipeline, run.summary ?? {}, postings.size),
    lacksDetails: findings.some(({ code }) => lacksDetails(code)),
    postings: [...postings.values()],
  };
}

/** What of a leaver is told: who, from where, to where, and whether the vacated title is advertised. */
const LEAVER_FIELDS = [
  'full_name',
  'linkedin_url',
  'old_company_name',
  'old_company_domain',
  'old_title',
  'left_date',
  'new_company_name',
  'new_company_domain',
  'new_title',
  'vacancy_status',
  'vacancy_url',
  'vacancy_posted_at',
] as const;

/** The leavers of a COMPLETED run, from its file. */
export async function leaversOfRun({ prisma }: Pick<Database, 'prisma'>, { summary }: EndedRun): Promise<ReadLeaver[]> {
  const file = readFileReference(String(summary?.['leavers_url']))?.id;
  if (file === undefined) return [];
  const rows = await prisma.fileRow.findMany({
    where: { fileId: file },
    orderBy: { number: 'asc' },
    select: { cells: true },
  });
  return rows.map(({ cells }) => leaverOf(cells as Record<string, string>));
}

function leaverOf(cells: Readonly<Record<string, string>>): ReadLeaver {
  return {
    key: storableKey(
      `leaver:${cells['linkedin_url'] || cells['source_person_id'] || ''} ${cells['old_company_domain'] || cells['old_company_name'] || ''}`,
    ),
    fields: Object.fromEntries(LEAVER_FIELDS.flatMap((name) => (cells[name] ? [[name, cells[name]]] : []))),
  };
}

/** A search is complete when the board's own number of matches has arrived; one that states none never is. */
function isWholeSearch(pipeline: string, summary: Readonly<Record<string, unknown>>, count: number): boolean {
  if (pipeline === 'career-pages') return true;
  const stated = summary['total_available'] ?? summary['board_match_count'];
  return typeof stated === 'number' && count >= stated;
}

/** Bytes of a key: what an index of Postgres holds at most is 2,704, the number of the watchlist with it. */
const KEY_MAX = 2500;

/** A key of any length as one that can be stored: addresses may be longer than that. */
export function storableKey(key: string): string {
  if (Buffer.byteLength(key) <= KEY_MAX) return key;
  return `${key.slice(0, 200)} #${createHash('sha256').update(key).digest('hex')}`;
}

/** Cards of one page that share title and place are numbered within a run; over runs their texts tell them apart. */
function asRead(row: JudgedRow): ReadPosting {
  const fields = Object.fromEntries(
    POSTING_FIELD_NAMES.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])),
  );
  const text = createHash('sha256')
    .update(JSON.stringify(fields['job_description'] ?? ''))
    .digest('hex')
    .slice(0, 8);
  return {
    key: storableKey(row.dedup_key.replace(/ #\d+$/, ` #${text}`)),
    isWanted: row.disposition === 'returned',
    fields,
  };
}

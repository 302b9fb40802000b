import type { HarSet } from '../replay/har-set.ts';
import { compareField } from './compare.ts';
import { emptyScore, type Job, type SetScore } from './score-set.ts';

/** Recorded runs of leavers and of e-mail enrichment, and what is expected of them. */
export interface PeopleSet {
  readonly set: string;
  readonly kind: 'leavers' | 'enrichment';
  readonly ambiguous?: boolean;
  readonly runs: readonly ExpectedRun[];
}

interface ExpectedRows {
  readonly rows?: readonly Row[];
  readonly optional_rows?: readonly Row[];
  readonly must_not_contain?: readonly string[];
}

type Row = Readonly<Record<string, string | null>>;

interface Expectation {
  readonly summary?: Readonly<Record<string, unknown>>;
  readonly costs?: Readonly<Record<string, unknown>>;
  readonly csv?: Readonly<Record<string, ExpectedRows>>;
  readonly csv_counts?: Readonly<Record<string, unknown>>;
  readonly warnings_expected?: boolean;
  /** Enrichment: the address that must be found; null: none. */
  readonly email?: string | null;
  /** What must stand nowhere in the result. */
  readonly must_not_claim?: readonly string[];
}

interface ExpectedRun extends Expectation {
  readonly name?: string;
  readonly ambiguous?: boolean;
  /** Day that the run must take for today. */
  readonly as_of?: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly status?: string | { readonly any_of: readonly string[] };
  readonly if_completed?: Expectation;
  readonly if_failed?: { readonly step_id_any_of: readonly string[] };
  readonly error?: {
    readonly step_id?: string;
    readonly step_id_any_of?: readonly string[];
    readonly message_must_not_contain?: readonly string[];
  };
  /** The same run with other wishes. */
  readonly more_runs?: readonly (Expectation & { readonly request_changes: Readonly<Record<string, unknown>> })[];
}

/** What a run answered: its state, its result or error, and its CSV files by name, each with its header. */
export interface PeopleResult {
  readonly status: string;
  readonly result: Job;
  readonly files: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Runs one request whose requests to the network are answered from the recording, on the day `asOf`. */
export type RunPeople = (
  kind: PeopleSet['kind'],
  request: Readonly<Record<string, unknown>>,
  from: { readonly har: HarSet; readonly asOf: string | undefined },
) => Promise<PeopleResult>;

/** Runs every run of a set and compares; rows of files are counted as postings are. */
export async function scorePeopleSet(
  expected: PeopleSet,
  run: RunPeople,
  loadHar: () => Promise<HarSet>,
): Promise<SetScore> {
  const score = emptyScore(expected);
  for (const { more_runs: more = [], ...first } of expected.runs) {
    const others = more.map(({ request_changes: changes, ...wanted }): ExpectedRun => ({
      ...wanted,
      name: JSON.stringify(changes),
      ...(first.as_of !== undefined && { as_of: first.as_of }),
      request: { ...first.request, ...changes },
    }));
    for (const wanted of [first, ...others]) {
      const har = await loadHar();
      const startedAt = performance.now();
      const answer = await run(expected.kind, wanted.request, { har, asOf: wanted.as_of });
      score.seconds += (performance.now() - startedAt) / 1000;
      score.requests += har.requests;
      judge(wanted, answer, score);
    }
  }
  return score;
}

function judge(run: ExpectedRun, answer: PeopleResult, score: SetScore): void {
  const note = (text: string): void => {
    score.notes.push(`${run.name ?? 'run'}: ${text}`);
  };
  const warnings = (answer.result['warnings'] as string[] | undefined) ?? [];
  score.warnings += warnings.length;
  const states = typeof run.status === 'object' ? run.status.any_of : [run.status ?? 'COMPLETED'];
  if (!states.includes(answer.status))
    note(`status ${answer.status}, expected ${states.join(' or ')}: ${JSON.stringify(answer.result)}`);
  if (answer.status === 'FAILED') judgeFailure(run, answer, note);
  else judgeResult({ ...run, ...run.if_completed }, answer, score, note);
}

type Note = (text: string) => void;

function judgeFailure(run: ExpectedRun, { result }: PeopleResult, note: Note): void {
  const error = result['error'] as { message: string; step_id: string };
  const { step_id, step_id_any_of, message_must_not_contain: secrets = [] } = run.error ?? {};
  const steps = [step_id, ...(step_id_any_of ?? run.if_failed?.step_id_any_of ?? [])].filter(
    (step) => step !== undefined,
  );
  if (steps.length > 0 && !steps.includes(error.step_id))
    note(`it failed at ${error.step_id}, expected ${steps.join(' or ')}`);
  for (const secret of secrets) if (error.message.includes(secret)) note('its error tells a secret');
}

function judgeResult(expected: Expectation, answer: PeopleResult, score: SetScore, note: Note): void {
  const { result } = answer;
  judgeValues(expected.summary, result['summary'] as Job, score, note);
  judgeValues(expected.costs, result['costs'] as Job, score, note);
  if (expected.email !== undefined) judgeValues({ email: expected.email }, result, score, note);
  if (expected.warnings_expected === true && ((result['warnings'] as unknown[] | undefined) ?? []).length === 0)
    note('no warning');
  for (const claim of expected.must_not_claim ?? [])
    if (JSON.stringify(result).includes(claim)) note(`it claims ${claim}`);
  judgeFiles(expected, answer, score, note);
}

function judgeFiles(expected: Expectation, { files }: PeopleResult, score: SetScore, note: Note): void {
  for (const [name, count] of Object.entries(expected.csv_counts ?? {}))
    judgeValues({ [name]: count }, { [name]: (files[name] ?? []).length - 1 }, score, note);
  for (const [name, file] of Object.entries(expected.csv ?? {})) judgeFile(name, file, files[name] ?? [], score, note);
}

function judgeValues(
  expected: Readonly<Record<string, unknown>> | undefined,
  actual: Job,
  score: SetScore,
  note: Note,
): void {
  for (const [name, value] of Object.entries(expected ?? {})) {
    const verdict = compareField(name, value, actual[name]);
    if (verdict === 'right') score.values_right++;
    else if (verdict === 'wrong') score.values_wrong++;
    else score.over_claimed++;
    if (verdict !== 'right') note(`${name} ${verdict}: ${JSON.stringify(actual[name])} for ${JSON.stringify(value)}`);
  }
}

/** A file has a header even when it has no row. The columns that name a person are among its first. */
const NAMING_COLUMNS = 13;

function judgeFile(
  name: string,
  { rows = [], optional_rows: optional = [], must_not_contain: unwanted = [] }: ExpectedRows,
  [header = [], ...found]: readonly (readonly string[])[],
  score: SetScore,
  note: Note,
): void {
  if (header.length <= 10) note(`${name} has no header`);
  const missing = rows.filter((row) => !found.some((cells) => matches(cells, row)));
  const invented = found.filter((cells) => ![...rows, ...optional].some((row) => matches(cells, row)));
  score.expected += rows.length;
  score.found += rows.length - missing.length;
  score.missing += missing.length;
  score.invented += invented.length;
  for (const row of missing) note(`${name}: missing ${JSON.stringify(row)}`);
  for (const cells of invented) note(`${name}: invented ${cells.slice(0, NAMING_COLUMNS).join(', ')}`);
  const told = JSON.stringify(found.map((cells) => cells.slice(0, NAMING_COLUMNS)));
  for (const person of unwanted) if (told.includes(person)) note(`${name}: has ${person}`);
}

/** A row is there when each value occurs in one of its cells. */
function matches(row: readonly string[], expected: Row): boolean {
  return Object.entries(expected).every(([name, value]) => {
    if (value === null) return true;
    const wanted = value.toLowerCase();
    return row.some((cell) =>
      name === 'left_month'
        ? cell.startsWith(value)
        : name === 'linkedin_slug'
          ? cell.toLowerCase().includes(`/in/${wanted}`)
          : cell.toLowerCase().trim() === wanted,
    );
  });
}

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { PeopleStore } = await loadBuilt<typeof import('../../src/people/people-store.js')>('people/people-store.js');
const { forgetPerson } = await loadBuilt<typeof import('../../src/people/forget-person.js')>('people/forget-person.js');
const { deleteOldRuns } = await loadBuilt<typeof import('../../src/runs/store/delete-old-runs.js')>(
  'runs/store/delete-old-runs.js',
);
const { newRunId } = await loadBuilt<typeof import('../../src/runs/run-ids.js')>('runs/run-ids.js');
const { RunStore } = await loadBuilt<typeof import('../../src/runs/store/run-store.js')>('runs/store/run-store.js');

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ ROLE: 'api' });
});
afterAll(() => service.close());

/** A stored posting of that text, whose contact is Erika Muster. */
async function postingOf(text: string): Promise<string> {
  const store = service.service.app.get(RunStore);
  const id = newRunId('scraper');
  await store.accept(
    { id, pipeline: { name: 'career-pages' }, input: {}, apiKeyId: service.keyId },
    { queuedRuns: 1000, triggersPerMinute: 1000, creditsReserved: 0 },
  );
  const attempt = await store.startAttempt(id, 'pool');
  if (!attempt) throw new Error('the run is not to be had');
  const fields = {
    job_title: 'Welder',
    job_description: text,
    hiring_manager_name: 'Erika Muster',
    hiring_manager_email: 'erika.muster@firm.test',
    hiring_manager_phone: '+49 30 1234560',
  };
  await store.judgePostings(attempt, [
    { number: 0, posting: { fields, evidence: {}, disposition: 'returned', dedupKey: '1' } },
  ]);
  await store.complete(attempt, { summary: {}, credits: 0 }, []);
  return id;
}

async function contactOf(id: string): Promise<unknown[]> {
  const { rows } = await service.service.database.pool.query<object>(
    'SELECT job_description, hiring_manager_name, hiring_manager_email, hiring_manager_phone FROM job_postings WHERE run_id = $1',
    [id],
  );
  return rows;
}

const GONE = { hiring_manager_name: null, hiring_manager_email: null, hiring_manager_phone: null };

const CONTACTS = [
  ['Ask Erika Muster (erika.muster@firm.test), tel. 030 / 12 34 56-0, about it.', 'Ask *** (***), tel. ***, about it.'],
  ['Contact: ERIKA  MUSTER\nErika.Muster@firm.test\n+49 (0)30 1234560', 'Contact: ***\n***\n***'],
  ['Room 12 in Erikastraße 5, salary 1234 to 5678', 'Room 12 in Erikastraße 5, salary 1234 to 5678'],
] as const;

it.each(CONTACTS)('takes a contact who is forgotten by e-mail address out of the text too: %j', async (text, left) => {
  const id = await postingOf(text);
  const people = service.service.app.get(PeopleStore);
  expect(await people.forgetContact('Erika.Muster@firm.test')).toBe(1);
  expect(await contactOf(id)).toEqual([{ job_description: left, ...GONE }]);
});

it.each(CONTACTS)('takes the contact of an old posting out of its text too: %j', async (text, left) => {
  const id = await postingOf(text);
  const { pool } = service.service.database;
  await pool.query("UPDATE runs SET finished_at = now() - interval '91 days' WHERE id = $1", [id]);
  expect((await service.service.app.get(PeopleStore).forgetOld(90)).contacts).toBe(1);
  expect(await contactOf(id)).toEqual([{ job_description: left, ...GONE }]);
});

it('deletes runs of that age with all that is theirs, and nothing else; what they cost stays', async () => {
  const { database } = service.service;
  const insert = async (status: string, age: string): Promise<string> => {
    const id = newRunId('scraper');
    await database.pool.query(
      `INSERT INTO runs (id, pipeline, status, input, api_key_id, finished_at)
       VALUES ($1, 'career-pages', $2::text::"RunStatus", '{}', $3, CASE $2::text WHEN 'RUNNING' THEN NULL ELSE now() - $4::interval END)`,
      [id, status, service.keyId, age],
    );
    await database.pool.query(
      "INSERT INTO run_findings (run_id, number, kind, code, about) VALUES ($1, 0, 'refused', 'x', 'acme.example')",
      [id],
    );
    await database.pool.query(
      "INSERT INTO credit_entries (api_key_id, run_id, amount, balance, reason) VALUES ($1, $2, -1, 9, 'run')",
      [service.keyId, id],
    );
    return id;
  };
  await database.pool.query('DELETE FROM runs');
  const old = [await insert('COMPLETED', '31 days'), await insert('FAILED', '400 days')];
  const kept = [await insert('COMPLETED', '29 days'), await insert('RUNNING', '0 days')];
  expect(await deleteOldRuns(database, 30)).toBe(2);
  const left = await database.prisma.run.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect(await database.prisma.runFinding.count({ where: { runId: { in: old } } })).toBe(0);
  expect(await database.prisma.creditEntry.count({ where: { runId: { in: old } } })).toBe(2);
  expect(await deleteOldRuns(database, 30)).toBe(0);
});

it('finds what hangs on a run by an index: without one each deleted run reads a whole table', async () => {
  const { rows } = await service.service.database.pool.query(
    `SELECT conrelid::regclass::text AS table FROM pg_constraint AS key
     WHERE contype = 'f' AND confdeltype = 'c' AND confrelid IN ('runs'::regclass, 'files'::regclass)
       AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1] AND indpred IS NULL)`,
  );
  expect(rows).toEqual([]);
});

it('finds old runs, and postings with a contact, without reading the others', async () => {
  const { pool } = service.service.database;
  const client = await pool.connect();
  const planOf = async (statement: string): Promise<string> => {
    const { rows } = await client.query<Record<string, string>>(`EXPLAIN ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  try {
    // Tables of a test are small: that there is another way is what matters.
    await client.query('SET enable_seqscan = off');
    expect(
      await planOf("SELECT id FROM runs WHERE finished_at < now() - interval '1 year' ORDER BY finished_at LIMIT 1000"),
    ).toContain('runs_finished_at_idx');
    const contacts = await planOf(
      "SELECT DISTINCT run_id FROM job_postings WHERE hiring_manager_name <> '' OR hiring_manager_email <> '' OR hiring_manager_phone <> ''",
    );
    expect(contacts).toContain('job_postings_before_with_contact');
    // Nor those of any month.
    expect(contacts).not.toContain('Seq Scan');
  } finally {
    client.release(true);
  }
});

it('keeps the newest answer about a subject for its key, until somebody it is about is forgotten', async () => {
  const people = service.service.app.get(PeopleStore);
  const [subjectHash, of, other] = ['subject', 'a@firm.test', 'b@firm.test'].map(
    (text) => new Uint8Array(Buffer.from(text)),
  ) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
  const [first, second] = [await postingOf('first'), await postingOf('second')];
  await people.keepAnswer(first, { subjectHash, answer: { email: 'old' }, about: [other] });
  await people.keepAnswer(second, { subjectHash, answer: { email: 'new\u0000' }, about: [of, other] });
  await people.keepAnswer('run_of_nobody', { subjectHash, answer: {}, about: [] });
  expect(await people.knownAnswer(first, subjectHash, 1)).toMatchObject({ answer: { email: 'new' } });
  await people.forgetAnswers([subjectHash], []);
  expect(await people.knownAnswer(first, subjectHash, 1)).toBeDefined();
  await people.forgetAnswers([of], []);
  expect(await people.knownAnswer(first, subjectHash, 1)).toBeUndefined();
});

it('forgets somebody by a profile whose address was given with a page of it', async () => {
  const store = service.service.app.get(RunStore);
  const id = newRunId('report');
  const input = { full_name: 'Erika Muster', network_profile_url: 'https://m.linkedin.com/in/Erika-9/en?x=1' };
  await store.accept(
    { id, pipeline: { name: 'enrich-person' }, input, apiKeyId: service.keyId },
    { queuedRuns: 1000, triggersPerMinute: 1000, creditsReserved: 0 },
  );
  const attempt = await store.startAttempt(id, 'pool');
  if (!attempt) throw new Error('the run is not to be had');
  await store.complete(attempt, { summary: {}, credits: 0 }, []);
  const people = service.service.app.get(PeopleStore);
  expect((await forgetPerson(people, { profile: 'linkedin.com/in/erika-9' })).enrichments).toBe(1);
});

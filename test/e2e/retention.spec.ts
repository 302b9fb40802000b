import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PeopleStore } from '../../src/people/people-store.js';
import { newRunId } from '../../src/runs/run-ids.js';
import { RunStore } from '../../src/runs/run-store.js';
import { startTestService, type TestService } from './test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ ROLE: 'api' });
});
afterAll(() => service.close());

it.each([
  ['Ask Erika Muster (erika.muster@firm.test), tel. 030 / 12 34 56-0, about it.', 'Ask *** (***), tel. ***, about it.'],
  ['Contact: ERIKA  MUSTER\nErika.Muster@firm.test\n+49 (0)30 1234560', 'Contact: ***\n***\n***'],
  ['Room 12 in Erikastraße 5, salary 1234 to 5678', 'Room 12 in Erikastraße 5, salary 1234 to 5678'],
])('takes the contact of an old posting out of its text too: %j', async (text, left) => {
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
  const { pool } = service.service.database;
  await pool.query("UPDATE runs SET finished_at = now() - interval '91 days' WHERE id = $1", [id]);
  expect((await service.service.app.get(PeopleStore).forgetOld(90)).contacts).toBe(1);
  const { rows } = await pool.query(
    'SELECT job_description, hiring_manager_name, hiring_manager_email, hiring_manager_phone FROM job_postings WHERE run_id = $1',
    [id],
  );
  expect(rows).toEqual([
    { job_description: left, hiring_manager_name: null, hiring_manager_email: null, hiring_manager_phone: null },
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { JudgedPosting } from '../../src/postings/posting.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { leaversCsv } = await loadBuilt<typeof import('../../src/pipelines/leavers/csv-files.js')>(
  'pipelines/leavers/csv-files.js',
);
const { csvHead, csvLines } = await loadBuilt<typeof import('../../src/csv.js')>('csv.js');
const { pipelines } = await loadBuilt<typeof import('../../src/pipelines/index.js')>('pipelines/index.js');
const { newRunId } = await loadBuilt<typeof import('../../src/runs/run-ids.js')>('runs/run-ids.js');
const { fileReference } =
  await loadBuilt<typeof import('../../src/runs/store/file-address.js')>('runs/store/file-address.js');
const { RunStore } = await loadBuilt<typeof import('../../src/runs/store/run-store.js')>('runs/store/run-store.js');

const LIMITS = { queuedRuns: 100_000, triggersPerMinute: 100_000, creditsReserved: 0 };

describe('exports of runs', () => {
  let service: TestService;
  let store: InstanceType<typeof RunStore>;
  beforeAll(async () => {
    service = await startTestService({ ROLE: 'api' });
    store = service.service.app.get(RunStore);
  });
  afterAll(() => service.close());

  /** A COMPLETED run with these results, as a worker leaves it. */
  const completed = async (
    name: string,
    results: { postings?: readonly JudgedPosting[]; files?: Record<string, string>; summary?: object },
  ): Promise<string> => {
    const pipeline = pipelines.find((one) => one.name === name);
    if (!pipeline) throw new Error(name);
    const id = newRunId(pipeline.kind);
    await store.accept({ id, pipeline, input: {}, apiKeyId: service.keyId }, LIMITS);
    const attempt = await store.startAttempt(id, 'pool');
    if (!attempt) throw new Error('the run is not to be had');
    if (results.postings)
      await store.judgePostings(
        attempt,
        results.postings.map((posting, number) => ({ number, posting })),
      );
    const addresses: Record<string, string> = {};
    for (const [file, content] of Object.entries(results.files ?? {}))
      addresses[`${file}_url`] = fileReference(
        await store.saveFile(attempt, `${file}.csv`, new Uint8Array(Buffer.from(content))),
        `${file}.csv`,
      );
    await store.complete(attempt, { summary: { ...results.summary, ...addresses }, credits: 0 }, []);
    return id;
  };
  const download = async (
    id: string,
    query: string,
    encoding?: string,
  ): Promise<{ headers: Record<string, unknown>; body: Buffer }> => {
    const answer = await service.service.app.inject({
      url: `/v1/runs/${id}/export${query}`,
      headers: {
        authorization: `Bearer ${service.key}`,
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
      },
    });
    expect(answer.statusCode).toBe(200);
    return { headers: answer.headers, body: answer.rawPayload };
  };
  const posting = (title: string, at: number, more: Partial<JudgedPosting> = {}): JudgedPosting => ({
    fields: {
      job_title: title,
      salary_min: at + 0.5,
      min_years_of_experience: at,
      requirements: ['Flour', 'Water; salt'],
      job_description: 'One line\r\nand another\u0007',
    },
    evidence: {},
    extras: { reference_number: `R-${String(at)}`, recruiter_details_included: at === 0 },
    disposition: 'returned',
    dedupKey: String(at),
    ...more,
  });
  const TITLES = ['Bäcker, "Nacht" (m/w/d)', '=HYPERLINK("http://x")', '  @SUM(A1)', '-2+3', 'パン職人'];
  const objects = (body: Buffer): Promise<Record<string, unknown>[]> =>
    parquetReadObjects({ file: new Uint8Array(body).buffer }) as Promise<Record<string, unknown>[]>;

  it('a CSV file opens right in a spreadsheet, and holds what the run returned', async () => {
    const id = await completed('agency-jobs', {
      postings: [
        ...TITLES.map((title, at) => posting(title, at)),
        posting('Not wanted', 9, { disposition: 'filtered', reason: 'title' }),
      ],
    });
    const { headers, body } = await download(id, '');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="agency-jobs_${id}.csv"`);
    const text = body.toString('utf8');
    expect(text.startsWith('\ufeffjob_title,location,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(TITLES.length + 2);
    const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
    expect(rows.map((row) => row['job_title'])).toEqual([
      'Bäcker, "Nacht" (m/w/d)',
      '\'=HYPERLINK("http://x")',
      "'@SUM(A1)",
      "'-2+3",
      'パン職人',
    ]);
    expect(rows[1]).toMatchObject({
      salary_min: '1.5',
      min_years_of_experience: '1',
      requirements: 'Flour; Water; salt',
      job_description: 'One line\nand another',
      reference_number: 'R-1',
      recruiter_details_included: 'false',
      location: '',
    });
  });

  it('JSON lines are the jobs of the status path, Parquet has them typed', async () => {
    const id = await completed('agency-jobs', { postings: TITLES.map((title, at) => posting(title, at)) });
    const { body: status } = await service.get(`/v1/scrape-agency-jobs/async/${id}`);
    const lines = (await download(id, '?format=jsonl')).body.toString('utf8').trimEnd().split('\n');
    const jobs = lines.map((line) => JSON.parse(line) as object);
    expect(jobs).toEqual((status['result'] as { jobs: object[] }).jobs);
    const rows = await objects((await download(id, '?format=parquet')).body);
    expect(rows.map((row) => row['job_title'])).toEqual(TITLES);
    expect(rows[1]).toMatchObject({
      salary_min: 1.5,
      min_years_of_experience: 1n,
      requirements: ['Flour', 'Water; salt'],
      reference_number: 'R-1',
      recruiter_details_included: false,
      location: null,
    });
  });

  it('goes through more rows than are held at a time, in every format, in order', async () => {
    const count = 4321;
    const id = await completed('career-pages', {
      postings: Array.from({ length: count }, (_, at) => posting(`Title ${String(at)}`, at)),
    });
    const titles = Array.from({ length: count }, (_, at) => `Title ${String(at)}`);
    const csv: { job_title: string }[] = parse((await download(id, '?format=csv')).body, { bom: true, columns: true });
    expect(csv.map((row) => row.job_title)).toEqual(titles);
    const jsonl = (await download(id, '?format=jsonl')).body.toString().trimEnd().split('\n');
    expect(jsonl.map((line) => (JSON.parse(line) as { job_title: string }).job_title)).toEqual(titles);
    const rows = await objects((await download(id, '?format=parquet')).body);
    expect(rows.map((row) => row['job_title'])).toEqual(titles);
  });

  it('knows every pipeline', async () => {
    const network = await completed('network-jobs', {
      postings: [posting('Baker', 1, { extras: { network_job_id: '77', applications_count: 3 } })],
    });
    const jobs = (await service.get(`/v1/scrape-network-jobs/async/${network}`)).body['result'] as { jobs: object[] };
    const [line] = (await download(network, '?format=jsonl')).body.toString().split('\n');
    expect(JSON.parse(line ?? '')).toEqual(jobs.jobs[0]);
    expect(await objects((await download(network, '?format=parquet')).body)).toMatchObject([
      { title: 'Baker', network_job_id: '77' },
    ]);

    const rows = [
      ['Acme', 'Erika'],
      ['Emca', ''],
      ['＝Ecma', '-Jo'],
    ];
    const leavers = await completed('leavers', {
      files: { leavers: leaversCsv([]), new_company_dms: csvHead(['company_name', 'full_name']) + csvLines(rows) },
    });
    expect((await download(leavers, '')).body.toString()).toBe(leaversCsv([]));
    expect(await objects((await download(leavers, '?format=parquet&file=new_company_dms')).body)).toEqual([
      { company_name: 'Acme', full_name: 'Erika' },
      { company_name: 'Emca', full_name: null },
      // What keeps a spreadsheet from running a cell is none of the value.
      { company_name: '＝Ecma', full_name: '-Jo' },
    ]);
    expect((await download(leavers, '?file=new_company_dms')).body.toString()).toContain("'＝Ecma,'-Jo");
    for (const run of [leavers, network])
      expect(await service.get(`/v1/runs/${run}/export?file=old_company_dms`)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['query', 'file'], msg: expect.stringContaining('has no file of that name') }] },
      });

    const person = await completed('enrich-person', {
      summary: { full_name: 'Erika Muster', email: null, attempts: [{ provider: 'pattern' }], confidence: 0 },
    });
    const [row] = parse((await download(person, '')).body, { bom: true, columns: true });
    expect(row).toEqual({
      full_name: 'Erika Muster',
      email: '',
      attempts: '[{"provider":"pattern"}]',
      confidence: '0',
      warnings: '',
    });
    // A value is itself there, and not a text that has to be read once more.
    expect(await objects((await download(person, '?format=parquet')).body)).toMatchObject([
      { email: null, attempts: [{ provider: 'pattern' }] },
    ]);
    for (const empty of ['commercial-jobs', 'career-pages'])
      expect(await objects((await download(await completed(empty, { postings: [] }), '?format=parquet')).body)).toEqual(
        [],
      );
  });

  it('is compressed as Accept-Encoding asks, like every other answer of some size', async () => {
    const id = await completed('career-pages', { postings: TITLES.map((title, at) => posting(title, at)) });
    const plain = await download(id, '');
    const zipped = await download(id, '', 'gzip');
    expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    const page = await service.service.app.inject({
      url: `/v1/scrape-career-pages/async/${id}`,
      headers: { authorization: `Bearer ${service.key}`, 'accept-encoding': 'br' },
    });
    expect(page.headers['content-encoding']).toBe('br');
    expect(page.headers['vary']).toBe('accept-encoding');
    expect(JSON.parse(brotliDecompressSync(page.rawPayload).toString())).toMatchObject({ status: 'COMPLETED' });
    const small = await service.get('/healthz', { 'accept-encoding': 'gzip' });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('is refused for a run that has no result, another key, and a format it does not know', async () => {
    const { body } = await service.post('/v1/scrape-career-pages/async', { company_url: 'example.com' });
    const id = String(body['request_id']);
    expect(await service.get(`/v1/runs/${id}/export`)).toMatchObject({
      status: 409,
      body: { detail: 'Only a COMPLETED run can be exported' },
    });
    expect((await service.get(`/v1/runs/${id}/export?format=xlsx`)).status).toBe(422);
    expect((await service.get('/v1/runs/run_unknown/export')).status).toBe(404);
  });
});

import { expect, it } from '@jest/globals';
import { fakeRun } from '../../test/fake-context.js';
import { finding } from '../findings/finding.js';
import type { JudgedPosting } from '../postings/posting.js';
import { besideList, saidOfList } from '../postings/said-of-list.js';
import { analyseReturned } from './analyse-returned.js';

const posting = (title: string, disposition: JudgedPosting['disposition'] = 'returned'): JudgedPosting => ({
  fields: { job_title: title, source: 'career_page' },
  evidence: {},
  dedupKey: title,
  disposition,
});
const POSTINGS = [posting('Baker'), posting('Cook'), posting('Left out', 'filtered'), posting('Driver')];

/** Readers that die at a title. */
function readers(dyingAt?: string): { readers: never; asked: string[] } {
  const asked: string[] = [];
  const read = (_reader: string, [{ fields, evidence }]: [JudgedPosting]): Promise<unknown> => {
    const title = fields.job_title ?? '';
    if (title === dyingAt) return Promise.reject(new Error('the worker died'));
    asked.push(title);
    return Promise.resolve({ read: { fields, evidence }, findings: [finding('page_not_read', title)] });
  };
  return { readers: { read } as never, asked };
}

it('goes on behind the part that an earlier attempt stored, with its findings', async () => {
  const items = new Map<string, never>();
  const first = readers('Driver');
  await expect(
    analyseReturned(POSTINGS, fakeRun({ readers: first.readers }, items).context, { partTime: 0 }),
  ).rejects.toThrow('died');
  expect(first.asked).toEqual(['Baker', 'Cook']);

  const second = readers();
  const run = fakeRun({ readers: second.readers }, items);
  const analysed = await analyseReturned(POSTINGS, run.context, { partTime: 0 });
  expect(second.asked).toEqual(['Driver']);
  expect(analysed.map(({ fields }) => fields.job_title)).toEqual(['Baker', 'Cook', 'Left out', 'Driver']);
  expect(run.findings.map(({ about }) => about)).toEqual(['Baker', 'Cook', 'Driver']);
});

it('stores nothing of what is read soon', async () => {
  const items = new Map<string, never>();
  const { readers: quick, asked } = readers();
  await analyseReturned(POSTINGS, fakeRun({ readers: quick }, items).context);
  expect(asked).toHaveLength(3);
  expect(items.size).toBe(0);
});

it('hands over what a list said of all its postings, and publishes none of it', async () => {
  const said = { place: { location: 'Leeds', quote: 'All our positions are in Leeds' } };
  const kept = (one: JudgedPosting): JudgedPosting => ({ ...one, ...besideList(one, said) });
  const handed: unknown[] = [];
  const read = (_reader: string, [found]: [JudgedPosting]): Promise<unknown> => {
    handed.push(saidOfList(found));
    return Promise.resolve({ read: found, findings: [] });
  };
  const { context } = fakeRun({ readers: { read } });
  const analysed = await analyseReturned([kept(posting('Baker')), kept(posting('Left out', 'filtered'))], context);
  expect(handed).toEqual([said]);
  expect(analysed.map(({ extras }) => extras)).toEqual([undefined, undefined]);
});

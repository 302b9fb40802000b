import { expect, it } from '@jest/globals';
import { fakeRun, webOf, type FakeAnswer } from '../../../test/fake-context.js';
import { agencyJobs } from './agency-jobs.pipeline.js';

const INPUT = {
  title: 'Bäcker',
  radius: 25,
  max_pages: 1,
  page_size: 25,
  include_details: false,
  include_recruiter_details: true,
};
const ROW = { referenznummer: '1-S', stellenangebotsTitel: 'Bäcker', stellenangebotsBeschreibung: 'Brot backen.' };

it.each<readonly [FakeAnswer, RegExp]>([
  [403, /does not show its contact data: it asks for a captcha/],
  [401, /does not show its contact data: it asks for a captcha/],
  [428, /does not show its contact data: it asks for a captcha/],
  [429, /does not show its contact data: it answered 429/],
  [503, /does not show its contact data: it answered 503/],
])('says why contacts were not shown that were answered %s', async (status, sentence) => {
  const web = webOf(({ url }) => {
    if (url.includes('/bewerbung')) return status;
    return JSON.stringify(url.includes('/jobdetails/') ? ROW : { maxErgebnisse: 1, ergebnisliste: [ROW] });
  });
  const run = fakeRun({ web });
  await agencyJobs.run(INPUT, run.context);
  expect(run.saved().map(({ disposition }) => disposition)).toEqual(['returned']);
  expect(run.warnings()).toEqual([expect.stringMatching(sentence)]);
});

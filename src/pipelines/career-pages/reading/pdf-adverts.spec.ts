import { expect, it } from '@jest/globals';
import { fakeRun, webOf, type FakeAnswer, type FakeRun } from '../../../../test/fake-context.js';
import { pdfOf } from '../../../../test/pdf.js';
import { careerPages } from '../career-pages.pipeline.js';

const SITE = 'https://mill.example';

async function scrape(file: FakeAnswer): Promise<FakeRun> {
  const web = webOf({
    [`${SITE}/`]: '<a href="/careers">Careers</a>',
    [`${SITE}/careers`]:
      '<h1>Careers</h1><h2>Open positions</h2><ul><li><a href="/files/miller.pdf">Miller (nights)</a></li></ul>',
    [`${SITE}/files/miller.pdf`]: file,
  });
  const run = fakeRun({ web });
  await careerPages.run({ company_url: `${SITE}/`, max_pages: 10 }, run.context);
  return run;
}

const ADVERT = pdfOf([
  { text: 'Miller', y: 780, size: 20, isBold: true },
  { text: 'Location: Leeds', y: 750 },
  { text: 'Contract: permanent, full-time', y: 736 },
  { text: 'Your profile', y: 700, isBold: true },
  { text: '• 3 years of experience in a mill', y: 686 },
  { text: '• Early riser', y: 672 },
  { text: 'What we offer', y: 650, isBold: true },
  { text: '• Free bread', y: 636 },
]);

it('reads what a posting’s PDF says of it', async () => {
  const { saved, warnings } = await scrape(ADVERT);
  expect(saved().map(({ fields }) => fields)).toMatchObject([
    {
      job_title: 'Miller (nights)',
      job_url: `${SITE}/files/miller.pdf`,
      location: 'Leeds',
      job_type: 'full-time',
      requirements: ['3 years of experience in a mill', 'Early riser'],
      benefits: ['Free bread'],
      min_years_of_experience: 3,
    },
  ]);
  expect(warnings()).toEqual([]);
});

it.each([
  [
    'is about something else',
    pdfOf([
      { text: 'Application form', y: 780, size: 20 },
      { text: 'Location: Bradford', y: 700 },
    ]),
  ],
  ['is broken', Buffer.from('%PDF-1.7\n')],
  ['has no text', pdfOf([])],
  ['is not there', 404],
])('tells that the page of a posting was not read where its PDF %s', async (_name, file) => {
  const { saved, findings } = await scrape(file);
  expect(saved()).toHaveLength(1);
  expect(saved()[0]?.fields).toMatchObject({ job_title: 'Miller (nights)', job_url: `${SITE}/files/miller.pdf` });
  expect(saved()[0]?.fields).not.toHaveProperty('location');
  expect(findings).toMatchObject([{ why: 'posting_pages_not_read', seen: 1, kept: 0 }]);
});

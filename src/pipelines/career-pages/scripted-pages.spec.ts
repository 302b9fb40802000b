import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../test/fake-context.js';
import { gathered, sentenceOf } from '../../findings/finding.js';
import { careerPages } from './career-pages.pipeline.js';

it('says once, with the pages named, that there was no browser to open them', async () => {
  const shell = '<div id="root"></div><script src="/app.js"></script>';
  const web = webOf({
    'https://lumenfold.example/':
      '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/jobs">Open positions</a>',
    'https://lumenfold.example/careers': shell,
    'https://lumenfold.example/jobs': shell,
  });
  const { context, findings } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 5 }, context);
  const told = gathered(findings).filter(({ why }) => why === 'no_browser');
  expect(told.map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^2 pages show .* there is no browser to open them \(there is no browser here\): https:\/\/lumenfold\.example\/careers, https:\/\/lumenfold\.example\/jobs\./,
    ),
  ]);
});

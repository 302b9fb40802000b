import { expect, it } from '@jest/globals';
import { foundPosting } from '../../../posting.js';
import { withoutSharedForms } from './shared-forms.js';

const FORM = 'https://mill.example/files/apply.doc';

it.each([
  [
    'two openings with one form',
    [
      ['Miller', FORM, 'At the river.'],
      ['Miller', FORM, 'On the hill.'],
    ],
    [false, false],
  ],
  [
    'an advert that is told twice',
    [
      ['Miller', FORM, 'At the river.'],
      ['Miller', FORM, 'At the river.'],
    ],
    [true, true],
  ],
  [
    'titles of their own',
    [
      ['Miller', FORM, 'At the river.'],
      ['Baker', FORM, 'On the hill.'],
    ],
    [true, true],
  ],
  [
    'pages',
    [
      ['Miller', 'https://mill.example/a', 'Day.'],
      ['Miller', 'https://mill.example/a', 'Night.'],
    ],
    [true, true],
  ],
] as const)('%s', (_what, entries, keeps) => {
  const postings = entries.map(([job_title, job_url, job_description]) =>
    foundPosting('page', { job_title, job_url, job_description }),
  );
  expect(withoutSharedForms(postings).map(({ fields }) => fields.job_url !== undefined)).toEqual(keeps);
});

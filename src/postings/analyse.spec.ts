import { expect, it } from '@jest/globals';
import { analysePosting } from './analyse.js';
import { foundPosting } from './posting.js';

it('reads years from the requirements where the text is without them, and hours from a share of the week', () => {
  const posting = foundPosting('page', {
    job_title: 'Baker',
    job_description: 'Bake bread in an 80% position.',
    requirements: ['You sing', 'At least 3 years of experience with rye'],
  });
  expect(analysePosting(posting).fields).toMatchObject({ min_years_of_experience: 3, job_type: 'part-time' });
});

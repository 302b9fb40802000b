import { expect, it } from '@jest/globals';
import { peopleOf } from './run-services.js';

it('says of each spelling of somebody that it is on the list', async () => {
  const spellings = ['https://www.linkedin.com/in/j%C3%BCrgen', 'linkedin.com/in/jürgen/', 'linkedin.com/in/jürgen'];
  const people = peopleOf({ doNotContact: (hashes) => Promise.resolve(hashes.slice(0, 1)) });
  const listed = await people.doNotContact([...spellings, 'linkedin.com/in/erika']);
  expect([...listed]).toEqual(spellings);
});

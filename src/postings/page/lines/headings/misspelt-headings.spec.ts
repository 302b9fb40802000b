import { expect, it } from '@jest/globals';
import { kindOfHeading } from './section-headings.js';

it.each(['Qualificatioins', 'Qualifcations:', 'Requirments', 'Reqiurements', 'Requirementss'])(
  '%s heads what is asked',
  (heading) => {
    expect(kindOfHeading(heading)).toBe('requirements');
  },
);

it.each([
  'Qualificated',
  'Retirements',
  'Quantifications',
  'Conditions',
  'Requirememts',
  'Benefix',
  'Requirments of our bread',
  'Requir',
])('%s heads nothing known', (heading) => {
  expect(kindOfHeading(heading)).toBeUndefined();
});

import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { isOtherMatter } from './other-contact.js';
import { CONSENT_WORDS } from '../words/people/consent-words.js';

itHoldsForEvery(
  'a consent that an application has with it is no other matter',
  CONSENT_WORDS,
  (_, consents, matter) => {
    for (const consent of consents.split('|'))
      for (const data of matter.split('|')) {
        const said = `CV, ${consent} xx ${data} xx: `.replaceAll('*', '');
        expect([said, isOtherMatter(said, 'jobs@mill.test')]).toEqual([said, false]);
        expect([said, isOtherMatter(said.replace(consent.replace('*', ''), 'rye'), 'jobs@mill.test')]).toEqual([
          said,
          true,
        ]);
      }
  },
);

it.each([
  'To withdraw your consent to the use of personal data write to ',
  'CV ze zgodą na przetwarzanie danych. W sprawach danych osobowych: ',
])('whom one writes to about consent is another matter: %s', (ahead) => {
  expect(isOtherMatter(ahead, 'data@mill.test')).toBe(true);
});

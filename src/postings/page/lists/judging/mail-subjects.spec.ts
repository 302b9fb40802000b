import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { SUBJECT_WORDS } from '../../../text/words/applying/subject-words.js';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { titlesOfSubjects } from './mail-subjects.js';

function titlesIn(...subjects: readonly string[]): string[] {
  const links = subjects.map(
    (subject) => `<a href="mailto:a@mill.example?subject=${encodeURIComponent(subject)}">Apply</a>`,
  );
  const { leaves } = readPageTree(parseHtml(`<main>${links.map((link) => `<p>${link}</p>`).join('')}</main>`));
  return titlesOfSubjects(leaves).map(([title]) => title);
}

itHoldsForEvery(
  'subjects name the title behind the words for an application',
  SUBJECT_WORDS.flatMap(([language, before, behind]) =>
    before.split('|').flatMap((ahead) => ['', ...behind.split('|')].map((end) => [ahead, end, language] as const)),
  ),
  (ahead, end) => {
    expect(titlesIn(`${ahead} Confectioner ${end}`.trim())).toEqual(['Confectioner']);
  },
);

it.each([
  'Bread',
  'Application',
  'Application for bread',
  'Unsolicited application for baker',
  'Baker',
  'A question for the baker',
])('the subject "%s" names none', (subject) => {
  expect(titlesIn(subject)).toEqual([]);
});

it('names each once', () => {
  expect(titlesIn('Application: Baker', 'Application for Baker', 'Application for the Miller')).toEqual([
    'Baker',
    'Miller',
  ]);
});

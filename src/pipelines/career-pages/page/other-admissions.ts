import type { PageTree } from '../../../postings/page/tree/page-tree.js';
import { ADMITTED, WORK_WORDS } from '../../../postings/text/words/state/admission-words.js';
import { PhraseTable } from '../../../postings/text/words/phrase-table.js';

const SPEAKS_OF_ADMITTED = new PhraseTable(ADMITTED.map(([, words]) => words));
const SPEAKS_OF_WORK = new PhraseTable(WORK_WORDS.map(([, words]) => words));

/**
 * Whether a page without postings that is called "Vacancies", "Rekrutacja" or the like is about pupils or dwellings:
 * its own text speaks of them, and has no word of work. What its links say tells where they lead.
 */
export function admitsOthers({ leaves }: PageTree): boolean {
  const own = leaves.filter(({ region, link }) => region === 'main' && link === undefined);
  return own.some(({ text }) => SPEAKS_OF_ADMITTED.test(text)) && !own.some(({ text }) => SPEAKS_OF_WORK.test(text));
}

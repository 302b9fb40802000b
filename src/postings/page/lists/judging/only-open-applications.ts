import { fold } from '../../../text/words.js';
import { CLAUSE_JOINERS } from '../../../text/words/clause-joiners.js';
import { IF_WORDS } from '../../../text/words/sentences/condition-words.js';
import { DENIAL_WORDS } from '../../../text/words/denial-words.js';
import { OPENINGS_ALONE } from '../../../text/words/titles/opening-words.js';
import { anyOfFolded, escaped, rowsOf } from '../../../text/words/pattern-parts.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { PLACE_JOINERS } from '../../../text/words/places/place-joiners.js';
import { WHOSE_WORDS } from '../../../text/words/whose-words.js';
import { isOpenApplication } from '../../lines/seeking/open-application.js';
import { saysNothingOpen, topicOf } from '../../lines/headings/topics.js';
import { sentencesOf } from '../../../text/evidence/sentences-of.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** A longer line (characters) introduces nothing. */
const MAX_INTRODUCTION = 200;

const JOINERS = [
  ...PLACE_JOINERS.map(([word]) => word),
  ...CLAUSE_JOINERS.flatMap(([, words]) => words.split('|')),
].map(escaped);

/** What divides a sentence that names two things: "See our vacancies or send a CV", "Jobs (or open applications)". */
const CLAUSES = wordPattern(String.raw`[,;、，()[\]/&+]|\s[–—|-]\s|\s(?:${JOINERS.join('|')})\s`, 'iu');

const DENIES = new PhraseTable([...DENIAL_WORDS.map(([, words]) => words), 'none|not|nicht|niet|inte|ikke|nie|не|nem']);
const IS_IF = wordPattern(`^${anyOfFolded(IF_WORDS)}\\s`, 'u');

/** Whether the last sentence of a line speaks of applications for nothing that is open, and of no openings. */
export function namesOnlyOpenApplications(line: string): boolean {
  const said = sentencesOf(line.trim()).at(-1) ?? '';
  if (said.length > MAX_INTRODUCTION || !isOpenApplication(said)) return false;
  return saysNothingOpen(said) || !withoutCondition(said).split(CLAUSES).some(namesOpenings);
}

/** "If no vacancy fits, send us your CV" as what to do then. */
function withoutCondition(said: string): string {
  return IS_IF.test(fold(said)) ? said.replace(/^[^,]*,?/, '') : said;
}

/** "Stellen und Initiativbewerbungen" */
const ARE_OPENINGS = wordPattern(
  `^(?:${anyOfFolded(rowsOf(WHOSE_WORDS, 'ours'))} )?${anyOfFolded(OPENINGS_ALONE)}$`,
  'u',
);

function namesOpenings(clause: string): boolean {
  const said = clause.trim();
  const areNamed = topicOf(said) === 'openings' || ARE_OPENINGS.test(fold(said));
  return areNamed && !isOpenApplication(said) && !DENIES.test(said);
}

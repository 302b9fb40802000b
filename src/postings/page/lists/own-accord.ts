import { fold } from '../../text/words.js';
import { DENIAL_WORDS } from '../../text/words/denial-words.js';
import { PhraseTable } from '../../text/words/phrase-table.js';
import { PLACE_JOINERS } from '../../text/words/place-joiners.js';
import { escaped } from '../../text/words/pattern-parts.js';
import { isOpenApplication } from '../lines/job-titles.js';
import { saysNothingOpen, topicOf } from '../lines/topics.js';
import { SENTENCE_END } from './named-in-line.js';

/** A longer line (characters) introduces nothing. */
const MAX_INTRODUCTION = 200;

/** What a sentence is divided by that says of two things what to do with them: "See our vacancies or send a CV". */
const CLAUSES = new RegExp(`[,;、，]|\\s(?:${PLACE_JOINERS.map(([word]) => escaped(word)).join('|')})\\s`, 'iu');

const DENIES = new PhraseTable([...DENIAL_WORDS.map(([, words]) => words), 'none|not|nicht|niet|inte|ikke|nie|не|nem']);
/** What a folded sentence begins with that says when; "se" is Swedish for "see" as well. */
const IS_IF =
  /^(?:even if|if|auch wenn|falls|wenn|sollte|si|caso|als|wanneer|jesli|jezeli|pokud|ak|om|hvis|jos|ha|daca|если|якщо|ako|ja)\s/u;

/** Whether the last sentence of a line speaks of applications for nothing that is open, and of no openings. */
export function namesOnlyOpenApplications(line: string): boolean {
  const said = line.trim().split(SENTENCE_END).at(-1) ?? '';
  if (said.length > MAX_INTRODUCTION || !isOpenApplication(said)) return false;
  return saysNothingOpen(said) || !withoutCondition(said).split(CLAUSES).some(namesOpenings);
}

/** "If no vacancy fits, send us your CV" as what to do then. */
function withoutCondition(said: string): string {
  return IS_IF.test(fold(said)) ? said.replace(/^[^,]*,?/, '') : said;
}

function namesOpenings(clause: string): boolean {
  return !isOpenApplication(clause) && topicOf(clause.trim()) === 'openings' && !DENIES.test(clause);
}

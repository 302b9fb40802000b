import { fold } from '../../text/words.js';
import { CLAUSE_JOINERS } from '../../text/words/clause-joiners.js';
import { DENIAL_WORDS } from '../../text/words/denial-words.js';
import { PhraseTable } from '../../text/words/phrase-table.js';
import { PLACE_JOINERS } from '../../text/words/place-joiners.js';
import { escaped } from '../../text/words/pattern-parts.js';
import { isOpenApplication } from '../lines/job-titles.js';
import { saysNothingOpen, topicOf } from '../lines/topics.js';
import { SENTENCE_END } from './named-in-line.js';

/** A longer line (characters) introduces nothing. */
const MAX_INTRODUCTION = 200;

const JOINERS = [
  ...PLACE_JOINERS.map(([word]) => word),
  ...CLAUSE_JOINERS.flatMap(([, words]) => words.split('|')),
].map(escaped);

/** What divides a sentence that names two things: "See our vacancies or send a CV", "Jobs (or open applications)". */
const CLAUSES = new RegExp(String.raw`[,;、，()[\]/&+]|\s[–—|-]\s|\s(?:${JOINERS.join('|')})\s`, 'iu');

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

/** Words for openings that mean other things too, unless they stand alone: "Stellen und Initiativbewerbungen". */
const OPENINGS_ALONE =
  /^(?:unsere |nos |our )?(?:stellen|postes|offres|positions|roles|puestos|plazas|posti|functies)$/u;

function namesOpenings(clause: string): boolean {
  const said = clause.trim();
  const areNamed = topicOf(said) === 'openings' || OPENINGS_ALONE.test(fold(said));
  return areNamed && !isOpenApplication(said) && !DENIES.test(said);
}

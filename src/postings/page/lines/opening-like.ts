import { fold } from '../../text/words.js';
import { readDate } from '../../text/date.js';
import { isToLearn, readContractType, readJobType } from '../../text/job-type.js';
import { isPlaceName } from '../../text/place.js';
import { readRemoteLabel } from '../../text/remote.js';
import { isAction } from './actions.js';
import { isDepartmentName } from './department-names.js';
import { labelOf } from './field-labels.js';
import { invitesOrAsks } from './invitations.js';
import { jobTitleScore } from './job-titles.js';
import { isOpenApplication } from './open-application.js';
import { isPagePart } from './page-parts.js';
import { saysWhy } from './questions.js';
import { isSentence } from './sentences.js';
import { nameOfPerson } from './named-people.js';
import { isPersonWithRole } from './person-name.js';
import { kindOfHeading } from './section-headings.js';
import { isApartHeading, topicOf } from './topics.js';

/** Whether a line that is refused as a title may name an opening: no button, heading, fact, sentence or person. */
export function mayNameOpening(text: string): boolean {
  if (isOfPage(text) || isProse(text)) return false;
  if (isTraining(text)) return true;
  return !isHeading(text) && !isFact(text) && nameOfPerson(text) === undefined && !isPersonWithRole(text);
}

/** A button, the heading of another part, an application for nothing that is open. */
function isOfPage(text: string): boolean {
  return isAction(text) || isPagePart(text) || isOpenApplication(text) || isApartHeading(text);
}

function isProse(text: string): boolean {
  return /[.:?…]$|@|https?:/.test(text) || isSentence(text) || saysWhy(fold(text));
}

/** More words say more than the kind of training. */
const MAX_WORDS = 3;

/** "Internship" beside titles is an opening, "Full-time" a fact of one. */
export function isTraining(text: string): boolean {
  return text.split(' ').length <= MAX_WORDS && isToLearn(readJobType(text));
}

/** "We are hiring", "Not your job?", "Join us": no title in any language, whatever the others of its form are. */
export function isAboutOpenings(text: string): boolean {
  // "Are you a miller?" may be how a page writes its titles.
  const isCall = invitesOrAsks(text) && jobTitleScore(text.replace(/[?？؟;]$/, '')) < 1;
  return isCall || topicOf(text) === 'openings' || isOpenApplication(text);
}

function isHeading(text: string): boolean {
  return ['openings', 'careers'].includes(topicOf(text) ?? '') || kindOfHeading(text) !== undefined;
}

function isFact(text: string): boolean {
  if (labelOf(text) !== undefined || isDepartmentName(text) || readDate(text) !== undefined) return true;
  return text
    .split(/\s?[|·•]\s?/)
    .some(
      (part) =>
        isPlaceName(part) || [readJobType, readContractType, readRemoteLabel].some((read) => read(part) !== undefined),
    );
}

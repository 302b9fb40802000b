import { fold } from '../../../text/words.js';
import { readDate } from '../../../text/days/date.js';
import { isToLearn, readContractType, readJobType } from '../../../text/kinds/job-type.js';
import { isPlaceName } from '../../../text/places/place.js';
import { readRemoteLabel } from '../../../text/kinds/remote.js';
import { isAction } from '../seeking/actions.js';
import { isDepartmentName } from '../people/department-names.js';
import { labelOf } from '../headings/field-labels.js';
import { invitesOrAsks } from '../seeking/invitations.js';
import { jobTitleScore } from '../titles/job-titles.js';
import { isOpenApplication } from '../seeking/open-application.js';
import { isPagePart } from '../headings/page-parts.js';
import { saysWhy } from '../headings/questions.js';
import { isSentence } from '../sentences/sentences.js';
import { nameOfPerson } from '../../../text/people/named-people.js';
import { isPersonWithRole } from '../people/person-name.js';
import { kindOfHeading } from '../headings/section-headings.js';
import { isApartHeading, topicOf } from '../headings/topics.js';

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

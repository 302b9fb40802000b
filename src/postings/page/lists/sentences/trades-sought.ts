import { isHumanMailbox, mailboxesIn } from '../../../text/people/mailbox.js';
import { saysApplication } from '../../advert/application-mailbox.js';
import { headsVolunteers } from '../../lines/titles/volunteers.js';
import { ownTrades } from '../../lines/openings/sought-titles.js';
import type { Leaf } from '../../tree/page-tree.js';

/** A longer text (characters) tells more than whom it seeks. */
const MAX_SEEKING = 600;

/**
 * People of trades whom the company of a career page says that it seeks, however many, where the page says by which
 * mailbox one applies: "We are looking for piano teachers! Send your resume to …"; each with the piece that does.
 */
export function tradesToApplyFor(leaves: readonly Leaf[]): readonly (readonly [title: string, leaf: Leaf])[] {
  const own = leaves.filter(({ region }) => region === 'main');
  const takesApplications =
    own.some(({ text }) => saysApplication(text)) &&
    own.some(({ text }) => mailboxesIn(text).some(({ email }) => isHumanMailbox(email)));
  if (!takesApplications || own.some(({ text }) => headsVolunteers(text))) return [];
  return own
    .filter(({ text }) => text.length <= MAX_SEEKING)
    .flatMap((leaf) => ownTrades(leaf.text).map((title) => [title, leaf] as const));
}

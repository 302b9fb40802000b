import { isAction } from '../seeking/actions.js';
import type { SectionKind } from '../../../text/words/sections/section-kinds.js';
import { labelOf } from '../headings/field-labels.js';
import { isPageControl } from '../headings/page-controls.js';

/** "[Qualifikation ergänzen]": what somebody was to write. "✓" and "02 / 03" are signs of the page. */
const SAYS_NOTHING = /^(?:\[[^\]]*\]|\P{L}*)$/u;
const IS_MAILBOX = /^[^\s@]+@[^\s@]+$/;

/** Whether a line is a sign of the page, or a gap that nobody filled in. */
export function saysNothing(line: string): boolean {
  return SAYS_NOTHING.test(line);
}

/**
 * Whether an item may be a point of a list: no sign or button of the page, and neither whom to ask nor until when,
 * "info@bakery.example", "Closing date: 1 May".
 */
function isPoint(item: string): boolean {
  if (saysNothing(item) || isAction(item) || isPageControl(item) || IS_MAILBOX.test(item)) return false;
  return !/^(?:application_deadline|posted_at)$/.test(labelOf(labelIn(item)) ?? '');
}

/**
 * Whether an item may be a point of such a list: no label is asked for, and "Place of work: Leeds" is a fact of the job
 * among what is given.
 */
export function isPointOf(section: SectionKind, item: string): boolean {
  if (!isPoint(item)) return false;
  if (section !== 'benefits') return !isOnlyLabel(item);
  return !/^(?:location|contact)$/.test(labelOf(labelIn(item)) ?? '');
}

/** "Location", "Type of contract": what the applicant must bring is none of these; experience is. */
export function isOnlyLabel(item: string): boolean {
  const label = labelOf(item);
  return label !== undefined && label !== 'experience' && label !== 'other';
}

/** What stands before the colon of a line; empty where it has none. */
export function labelIn(line: string): string {
  return /^([^:：]+)(?::\s|：)/.exec(line)?.[1] ?? '';
}

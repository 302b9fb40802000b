import { because, counted, cut, missing, type CodeMeaning } from './code.js';

const KEPT = 'What was read until then is kept; this does not mean that there is nothing more: retry shortly.';

/** What can be said of career systems' boards and of job boards. */
export const BOARD_CODES = {
  board_refused: {
    kind: 'refused',
    sentence: (found) => `${found.about} refused the request at ${because(found)}. ${KEPT}`,
  },
  board_not_read: {
    kind: 'not_read',
    sentence: (found) => `${found.about} was not read at ${because(found)}. ${KEPT}`,
  },
  board_paused: {
    kind: 'refused',
    sentence: (found) =>
      `${found.about} was not asked: it refused another run and is left alone for ${because(found)}. ${KEPT}`,
  },
  board_given_up: {
    kind: 'not_read',
    sentence: (found) => `${found.about}: ${String(found.seen ?? 0)} ${because(found)}. ${KEPT}`,
  },
  board_unknown: {
    kind: 'not_read',
    sentence: (found) => `${found.about}: its system does not know this board`,
  },
  board_incomplete: {
    kind: 'incomplete',
    sentence: (found) => `${found.about} states ${counted(found.seen, 'posting')}, ${String(found.kept ?? 0)} arrived`,
  },
  board_counts_no_further: {
    kind: 'limit',
    sentence: (found) => `${found.about} lists no more than ${counted(found.kept, 'posting')}: there may be more`,
  },
  board_pages_limit: {
    kind: 'limit',
    sentence: (found) => `${found.about} has more pages than are read of a list: ${cut(found)} postings were read`,
  },
  board_max_pages: {
    kind: 'limit',
    isNoWarning: true,
    sentence: (found) => `${found.about} has more pages than max_pages: ${cut(found)} postings were read`,
  },
  shape_changed: {
    kind: 'incomplete',
    sentence: (found) => `${found.about} answered in a form that is not known any more: ${because(found)}`,
  },
  details_not_read: {
    kind: 'incomplete',
    sentence: (found) =>
      `${found.about}: ${missing(found)} of ${String(found.seen ?? 0)} ${found.detail ?? 'details'} were not read, their postings hold what the list says`,
  },
  place_taken_for_another: {
    kind: 'doubtful',
    sentence: (found) => `${found.about} took the location ${because(found)}`,
  },
  place_answered_elsewhere: {
    kind: 'doubtful',
    sentence: (found) => `${found.about} answered the location ${because(found)}: it may not know the place`,
  },
  home_office_by_mark: {
    kind: 'doubtful',
    sentence: (found) =>
      `${found.about} has nothing under its code for home office (ho): postings that it marks as possible from home are read instead`,
  },
  contacts_refused: {
    kind: 'refused',
    sentence: (found) =>
      `${found.about} does not show its contact data: ${because(found)}. What the postings themselves say is kept.`,
  },
  contact_not_read: {
    kind: 'incomplete',
    sentence: (found) => `${found.about} answered a contact that cannot be read: ${because(found)}`,
  },
} satisfies Record<string, CodeMeaning>;

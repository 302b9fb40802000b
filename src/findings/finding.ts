interface CodeMeaning {
  readonly kind: FindingKind;
  /** The published warning. Names what it is about and says the consequence. */
  readonly sentence: (found: Finding) => string;
}

const because = ({ detail, status }: Finding): string =>
  detail ?? (status === undefined ? 'no reason was given' : `it answered ${String(status)}`);
const cut = ({ seen, kept }: Finding): string => `${String(kept ?? 0)} of ${String(seen ?? 'more')}`;

/** Every code a finding can have. One line each: what it means for the caller, and how it is told. */
export const FINDING_CODES = {
  page_refused: {
    kind: 'refused',
    sentence: (found) =>
      `${found.about} was not read: ${because(found)}. This does not mean that there are no postings.`,
  },
  page_not_read: { kind: 'not_read', sentence: (found) => `${found.about} was not read: ${because(found)}` },
  page_truncated: {
    kind: 'limit',
    sentence: (found) => `${found.about} is larger than what is read of a page (${cut(found)} bytes)`,
  },
  board_not_read: { kind: 'not_read', sentence: (found) => `${found.about} was not read: ${because(found)}` },
  board_unknown: { kind: 'not_read', sentence: (found) => `${found.about}: its system does not know this board` },
  board_incomplete: {
    kind: 'incomplete',
    sentence: (found) =>
      `${found.about} states ${String(found.seen ?? 0)} postings, ${String(found.kept ?? 0)} arrived`,
  },
  details_not_read: {
    kind: 'incomplete',
    sentence: (found) =>
      `${found.about}: the details of ${cut(found)} postings were read, the others hold what the list says`,
  },
  shape_changed: {
    kind: 'incomplete',
    sentence: (found) => `${found.about} answered in a form that is not known any more: ${because(found)}`,
  },
  page_rendered: {
    kind: 'note',
    sentence: (found) =>
      `${found.about} was opened in a browser (${because(found)}): ${String(found.kept ?? 0)} postings`,
  },
  page_data_read: {
    kind: 'note',
    sentence: (found) =>
      `${found.about} was read from the data its scripts ask for (${because(found)}): ${String(found.kept ?? 0)} postings`,
  },
  page_not_rendered: {
    kind: 'not_read',
    sentence: (found) =>
      `${found.about} shows its content only after scripts have run, and was not opened in a browser: ${because(found)}. This does not mean that there are no postings.`,
  },
  render_cut: {
    kind: 'limit',
    sentence: (found) => `${found.about} was not read to its end in the browser: ${because(found)}`,
  },
  render_limit: {
    kind: 'limit',
    sentence: (found) => `${found.about} wanted to load more than a page may: ${cut(found)} requests were answered`,
  },
  render_refused: {
    kind: 'note',
    sentence: (found) =>
      `${found.about} asked for ${String(found.seen ?? 0)} addresses that it was not given: ${because(found)}`,
  },
  llm_budget_used: {
    kind: 'limit',
    sentence: () => 'The run has used up what it may spend on the language model: it was not asked any further',
  },
  llm_answer_unusable: {
    kind: 'incomplete',
    sentence: (found) => `The language model gave no usable answer (${found.about}): ${because(found)}`,
  },
  llm_key: {
    kind: 'refused',
    sentence: (found) => `The language model was not asked (${found.about}): ${because(found)}`,
  },
  llm_credits: {
    kind: 'refused',
    sentence: (found) => `The language model was not asked (${found.about}): ${because(found)}`,
  },
  llm_request: {
    kind: 'incomplete',
    sentence: (found) => `The language model did not take the question (${found.about}): ${because(found)}`,
  },
  llm_unavailable: {
    kind: 'incomplete',
    sentence: (found) => `The language model did not answer (${found.about}): ${because(found)}`,
  },
  titles_not_judged: {
    kind: 'doubtful',
    sentence: (found) =>
      `${String(found.seen ?? 0)} titles that ${found.about} leaves undecided were not judged: their postings are kept`,
  },
} satisfies Record<string, CodeMeaning>;

export type FindingCode = keyof typeof FINDING_CODES;

/**
 * What a finding means for the caller: a source that `refused`, something `not_read`, a result that is `incomplete`,
 * a `limit` of ours that cut, a value or reading that is `doubtful`, or a plain `note` that explains a zero.
 */
export type FindingKind = 'refused' | 'not_read' | 'incomplete' | 'limit' | 'doubtful' | 'note';

/**
 * Something that went wrong, was cut or is doubtful, as data. Readers, crawls, listings and steps return findings with
 * what they read; they are stored with it, and decisions are made on `why`, never on a sentence.
 */
export interface Finding {
  readonly kind: FindingKind;
  /** The code, a key of FINDING_CODES. */
  readonly why: FindingCode;
  /** What it is about: an address, a board, a field, a posting's title. */
  readonly about: string;
  /** How many there were, and how many were kept, where something was cut. */
  readonly seen?: number;
  readonly kept?: number;
  /** HTTP status the source answered with. */
  readonly status?: number;
  /** What the source or the error said, in its words: shown, never decided on. */
  readonly detail?: string;
}

/** Makes a finding of a code; its kind comes from the table of codes. */
export function finding(why: FindingCode, about: string, more: Omit<Finding, 'kind' | 'why' | 'about'> = {}): Finding {
  return { kind: FINDING_CODES[why].kind, why, about, ...more };
}

/** The finding as the sentence that callers read in `warnings`. */
export function sentenceOf(found: Finding): string {
  return FINDING_CODES[found.why].sentence(found);
}

import { because, counted, cut, missing, type CodeMeaning } from './code.js';

/** What can be said of the language model. */
export const MODEL_CODES = {
  llm_not_configured: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) =>
      `No language model is configured: it would have been asked about ${found.about} (${String(found.seen ?? 0)})`,
  },
  llm_budget_used: {
    kind: 'limit',
    sentence: () => 'The run has used up what it may spend on the language model: it was not asked any further',
  },
  llm_time_used: {
    kind: 'limit',
    sentence: () => 'The run had no time left for the language model: it was not asked any further',
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
      `${found.about} leaves ${counted(found.seen, 'title')} undecided, which nobody judged: what is called so is kept`,
  },
  llm_value_not_in_text: {
    kind: 'doubtful',
    sentence: (found) =>
      `The language model stated ${found.about} of "${found.detail ?? ''}" in words that its text does not have: left out`,
  },
  llm_text_cut: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) => `The language model was shown ${cut(found)} of ${found.about}: the rest was not asked about`,
  },
  llm_pages_limit: {
    kind: 'note',
    sentence: (found) =>
      `${found.about} shows no posting that our readers understand, and the language model was asked about ${counted(found.kept, 'other page')} already`,
  },
  llm_given_up: {
    kind: 'doubtful',
    sentence: (found) =>
      `The language model kept failing: it was not asked about ${missing(found)} of ${String(found.seen ?? 0)} postings, whose fields stay as they are`,
  },
  page_read_by_model: {
    kind: 'doubtful',
    sentence: (found) =>
      `${found.about} was read by the language model, because no reader of ours understands it: ${counted(found.kept, 'posting')}, each with its words as evidence`,
  },
} satisfies Record<string, CodeMeaning>;

import { because, type CodeMeaning } from './code.js';

/** What can be said of the language model. */
export const MODEL_CODES = {
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
  llm_value_not_in_text: {
    kind: 'doubtful',
    sentence: (found) =>
      `The language model stated ${found.about} of "${found.detail ?? ''}" in words that its text does not have: left out`,
  },
} satisfies Record<string, CodeMeaning>;

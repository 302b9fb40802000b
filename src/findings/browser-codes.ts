import { because, cut, type CodeMeaning } from './code.js';

/** What can be said of pages that only scripts fill. */
export const BROWSER_CODES = {
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
} satisfies Record<string, CodeMeaning>;

import { because, counted, cut, type CodeMeaning } from './code.js';

/** What can be said of pages that only scripts fill. */
export const BROWSER_CODES = {
  page_rendered: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) =>
      `${found.about} was opened in a browser (${because(found)}): ${counted(found.kept, 'posting')}`,
  },
  page_rendered_empty: {
    kind: 'note',
    sentence: (found) => `${found.about} was opened in a browser (${because(found)}): 0 postings`,
  },
  page_rendered_failed: {
    kind: 'not_read',
    sentence: (found) =>
      `${found.about} was opened in a browser and could not load what it shows (${because(found)}): 0 postings. This does not mean that there are none.`,
  },
  page_rendered_none: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) => `${found.about} was opened in a browser and is no page of its own: ${because(found)}`,
  },
  pages_taken_as_they_came: {
    kind: 'note',
    isNoWarning: true,
    isOneForAll: true,
    sentence: (found) =>
      `No browser opened ${counted(found.seen ?? 1, 'page')} that may show more after scripts have run (${because(found)}): ${found.about}`,
  },
  job_pages_not_rendered: {
    kind: 'not_read',
    isOneForAll: true,
    sentence: (found) =>
      `No browser opened ${counted(found.seen ?? 1, 'page')} of postings whose text only scripts show (${because(found)}): ${found.about}`,
  },
  page_data_read: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) =>
      `${found.about} was read from the data its scripts ask for (${because(found)}): ${counted(found.kept, 'posting')}`,
  },
  page_not_rendered: {
    kind: 'not_read',
    sentence: (found) =>
      `${found.about} shows its content only after scripts have run, and was not opened in a browser: ${because(found)}. This does not mean that there are no postings.`,
  },
  no_browser: {
    kind: 'not_read',
    isOneForAll: true,
    sentence: (found) =>
      `There is no browser to open ${counted(found.seen ?? 1, 'page')} whose content only scripts show (${because(found)}): ${found.about}. This does not mean that there are no postings.`,
  },
  render_cut: {
    kind: 'limit',
    sentence: (found) => `${found.about} was not read to its end in the browser: ${because(found)}`,
  },
  list_parts_limit: {
    kind: 'limit',
    sentence: (found) =>
      `The list of ${found.about} comes in more parts than are asked for: ${cut(found)} postings were read`,
  },
  job_pages_render_limit: {
    kind: 'limit',
    sentence: (found) =>
      `${cut(found)} pages of postings that show their text only after scripts have run were opened in a browser: the others have no text`,
  },
  render_limit: {
    kind: 'limit',
    sentence: (found) => `${found.about} wanted to load more than a page may: ${cut(found)} requests were answered`,
  },
  render_conduct: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) => `${found.about} ${because(found)}`,
  },
  render_refused: {
    kind: 'note',
    sentence: (found) =>
      `${found.about} asked for ${counted(found.seen, 'address', 'addresses')} that it was not given: ${because(found)}`,
  },
} satisfies Record<string, CodeMeaning>;

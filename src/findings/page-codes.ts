import { because, counted, cut, missing, noneReturned, type CodeMeaning } from './code.js';

/** What can be said of a company's site, its pages and the crawl itself. */
export const PAGE_CODES = {
  page_refused: {
    kind: 'refused',
    sentence: (found) =>
      `${found.about} was not read: ${because(found)}. This does not mean that there are no postings.`,
  },
  page_not_read: { kind: 'not_read', sentence: (found) => `${found.about} was not read: ${because(found)}` },
  pages_not_asked: {
    kind: 'not_read',
    sentence: (found) =>
      `${counted(found.seen, 'page')} that may be about careers, ${found.about} among them, were not read: ${because(found)}`,
  },
  known_page_missing: {
    kind: 'doubtful',
    sentence: (found) =>
      `known_career_page_url leads to no page (${found.about}: ${because(found)}): the site was searched as it is without it`,
  },
  page_read_as_missing: {
    kind: 'note',
    sentence: (found) =>
      `${found.about} shows openings, although its server calls it missing (${because(found)}): they were read, and may be old`,
  },
  page_broken_off: {
    kind: 'incomplete',
    sentence: (found) =>
      `${found.about} broke off before its end each time it was asked for (${because(found)}): the rest of it is missing`,
  },
  site_not_read: {
    kind: 'not_read',
    sentence: (found) => `The site of ${found.about} was not read: ${because(found)}`,
  },
  page_truncated: {
    kind: 'limit',
    sentence: (found) => `${found.about} is larger than what is read of a page: the rest of it is missing`,
  },
  robots_truncated: {
    kind: 'limit',
    sentence: (found) => `${found.about} is larger than what is read of a robots.txt: what stands behind is not obeyed`,
  },
  robots_rules_limit: {
    kind: 'limit',
    sentence: (found) => `${cut(found)} rules of ${found.about} are obeyed`,
  },
  page_data_unreadable: {
    kind: 'incomplete',
    sentence: (found) =>
      `${found.about} states postings as structured data that cannot be read: postings may be missing`,
  },
  page_postings_limit: {
    kind: 'limit',
    sentence: (found) => `${cut(found)} postings that ${found.about} states were read`,
  },
  page_data_unread: {
    kind: 'incomplete',
    sentence: (found) =>
      `${missing(found)} of ${String(found.seen ?? 0)} entries of the data that ${found.about} asks for stand in lists that are a part of what it shows, or need its pages to be told: they were not read`,
  },
  reading_limit: {
    kind: 'limit',
    sentence: (found) =>
      `${cut(found)} ${because(found)} were read of ${found.about}: what only the others say is missing`,
  },
  entries_not_public: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) =>
      `Left out of the data of ${found.about}: ${counted(found.seen, 'entry', 'entries')} marked there as not public`,
  },
  entries_translated: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) =>
      `The data of ${found.about} have ${counted(found.seen, 'posting')} in another language than the page's: each is kept in one`,
  },
  entries_untitled: {
    kind: 'note',
    isNoWarning: true,
    sentence: (found) =>
      `Left out of the lists of postings in the data of ${found.about}: ${counted(found.seen, 'entry', 'entries')} without a title`,
  },
  account_differs: {
    kind: 'incomplete',
    sentence: (found) =>
      `the readers saw ${counted(found.seen, 'posting')} of ${found.about}, ${String(found.kept ?? 0)} with a row: a fault of the service, please report it`,
  },
  list_doubtful: {
    kind: 'doubtful',
    isNoWarning: true,
    sentence: (found) =>
      `${found.about} shows ${counted(found.seen, 'line')} that may name openings, left out as unsure: ${because(found)}`,
  },
  list_entries_doubtful: {
    kind: 'doubtful',
    isNoWarning: true,
    sentence: (found) =>
      `${found.about} lists openings, and among them ${counted(found.seen, 'line')} made like them, left out as unsure: ${because(found)}`,
  },
  list_not_whole: {
    kind: 'incomplete',
    sentence: (found) =>
      `${found.about} says that its list has ${counted(found.seen, 'entry', 'entries')}, of which ${String(found.kept ?? 0)} were found: postings may be missing`,
  },
  sitemaps_limit: {
    kind: 'limit',
    sentence: (found) =>
      `${cut(found)} sitemaps of ${found.about} were read: pages that only the others name were not seen`,
  },
  sitemap_pages_limit: {
    kind: 'limit',
    sentence: (found) => `${cut(found)} addresses of the sitemaps of ${found.about} were looked at`,
  },
  system_not_read: {
    kind: 'incomplete',
    sentence: (found) =>
      `${found.about} embeds ${because(found)}, a career system that is not read yet: its postings may be missing`,
  },
  needs_scripts: {
    kind: 'incomplete',
    sentence: (found) =>
      `${found.about} shows its content only after scripts have run, which are not run: its postings may be missing`,
  },
  max_pages_careers: {
    kind: 'limit',
    sentence: (found) =>
      `${found.about} was reached before ${counted(Number(missing(found)), 'page')} that may be about careers could be read`,
  },
  max_pages_postings: {
    kind: 'limit',
    sentence: (found) =>
      missing(found) === '1'
        ? `${found.about} was reached: the page of one posting was not read, it holds only what the list says`
        : `${found.about} was reached: the pages of ${missing(found)} postings were not read, they hold only what the list says`,
  },
  posting_pages_not_read: {
    kind: 'incomplete',
    sentence: (found) =>
      missing(found) === '1'
        ? `The page of one posting, ${found.about}, was not read: it holds only what the list says`
        : `The pages of ${missing(found)} postings were not read, ${found.about} among them: they hold only what the list says`,
  },
  links_limit: {
    kind: 'limit',
    sentence: (found) =>
      `${cut(found)} links of ${found.about} were followed: pages that only the others name were not seen`,
  },
  no_career_page: {
    kind: 'note',
    sentence: (found) =>
      `No page of ${found.about} looked like a career page. Looked at: ${because(found)} (${String(found.seen ?? 0)})`,
  },
  no_openings_stated: {
    kind: 'note',
    sentence: (found) => `${found.about} says that there is nothing: "${because(found)}"`,
  },
  place_not_known: {
    kind: 'note',
    sentence: (found) =>
      `target_locations: which towns lie in ${found.about} is not known, so that only postings that write it are kept`,
    isOneForAll: true,
  },
  all_filtered: {
    kind: 'note',
    sentence: (found) => noneReturned(found, 'posting', 'postings'),
  },
  all_dropped: {
    kind: 'note',
    sentence: (found) => noneReturned(found, 'entry', 'entries'),
  },
  only_doubtful_lists: {
    kind: 'doubtful',
    sentence: (found) =>
      `${found.about} shows nothing that is an opening for sure; left out as unsure: ${because(found)}`,
  },
  application_form_only: {
    kind: 'note',
    sentence: ({ about, detail }) =>
      `${about} has a form for applications and shows no postings` +
      (detail === undefined ? '' : `; the form lets one choose from ${detail}`),
  },
  no_postings_shown: {
    kind: 'note',
    sentence: (found) => `${found.about} was read and shows no postings. Career pages: ${because(found)}`,
  },
  crawl_ended_early: {
    kind: 'incomplete',
    sentence: (found) =>
      `Reading ${found.about} ended before everything was read: ${missing(found)} requests were not made`,
  },
} satisfies Record<string, CodeMeaning>;

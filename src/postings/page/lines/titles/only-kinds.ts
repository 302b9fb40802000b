import { readContractType, readJobType } from '../../../text/kinds/job-type.js';
import { fold } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** Words for the kind of a job alone are no title: "Full Time/Internship". */
const ONLY_KIND = wordPattern(
  `^(?:${[
    '(?:full|part)[\\s-]?time|vollzeit|teilzeit|mini-?job|internships?|contract|permanent|temporary|freelance|remote',
    'hybrid|on-?site|unbefristet|befristet|cdi|cdd|festanstellung|apprenticeship|and|or|und|oder|position',
    ...['正社員', '契約社員', 'パート', 'アルバイト', '派遣社員', '정규직', '계약직', '全职', '兼职', '正職'].map(fold),
    '[\\s/,|·・&+-]',
  ].join('|')})+$`,
);

/** "80% – 100% (all genders), senior": what stands below a title, its share of a week and whom it is for. */
const SHARE_AND_MARK =
  /^\d{1,3}\s?%?(?:\s?[-–]\s?\d{2,3}\s?%)?\s?\((?:all genders|\p{L}(?:\s?[/|,*]\s?\p{L}){1,3})\)(?:\s?[,;|·]|$)/u;

/** "Full Time/Internship"; or "Vollzeit · Graz", facts of a posting beside each other. */
export function beginsWithKinds(folded: string): boolean {
  if (ONLY_KIND.test(folded) || SHARE_AND_MARK.test(folded)) return true;
  const [first = '', ...others] = folded.split(/\s[·|•]\s/);
  return others.length > 0 && ONLY_KIND.test(first);
}

const OF_JOBS = new Set(['full-time', 'part-time', 'full-time, part-time', 'mini-job', 'permanent', 'fixed-term']);

/** "Full-time": hours or a contract, as are said of jobs alone; of summers and flats "seasonal" is said, too. */
export function saysHours(text: string): boolean {
  return [readJobType(text), readContractType(text)].some((kind) => OF_JOBS.has(kind ?? ''));
}

import { fold } from '../../text/words.js';

/** Words for the kind of a job alone are no title: "Full Time/Internship". */
const ONLY_KIND = new RegExp(
  `^(?:${[
    '(?:full|part)[\\s-]?time|vollzeit|teilzeit|mini-?job|internships?|contract|permanent|temporary|freelance|remote',
    'hybrid|on-?site|unbefristet|befristet|cdi|cdd|festanstellung|apprenticeship|and|or|und|oder|position',
    ...['正社員', '契約社員', 'パート', 'アルバイト', '派遣社員', '정규직', '계약직', '全职', '兼职', '正職'].map(fold),
    '[\\s/,|·・&+-]',
  ].join('|')})+$`,
);

/** "Full Time/Internship"; or "Vollzeit · Graz", facts of a posting beside each other. */
export function beginsWithKinds(folded: string): boolean {
  if (ONLY_KIND.test(folded)) return true;
  const [first = '', ...others] = folded.split(/\s[·|•]\s/);
  return others.length > 0 && ONLY_KIND.test(first);
}

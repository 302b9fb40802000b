import type { LanguageWords } from '../pattern-parts.js';

/**
 * What ends the title of a notice that calls for staff, in languages that say so at the end: "2026년 기간제근로자 채용공고".
 * `advert-names.spec.ts` reads each.
 */
export const NOTICE_ENDS: readonly LanguageWords[] = [
  ['ko', '채용공고|채용 공고|채용공고문|모집공고|모집 공고|채용 재공고|재공고|공개채용 공고|채용 안내'],
  ['ja', '募集|募集のお知らせ|募集案内|採用試験|採用試験案内'],
  ['zh', '招聘公告|招聘启事|招聘啟事|招聘通告|招聘简章|公开招聘公告|徵才公告|甄選公告|甄选公告|招募公告'],
];

/** What ends one behind its place in brackets, too: "[김포] 포장 채용"; read in `advert-names.spec.ts`. */
export const NOTICE_ENDINGS: readonly LanguageWords[] = [
  ['ko', '채용|채용건|채용 건|채용합니다|모집|모집합니다|구인|구인합니다|구함|구합니다'],
  ['ja', '募集|募集中|求人'],
  ['zh', '招聘|招工|诚聘|誠徵|徵才|急聘'],
];

/** Staff as such notices name it who call for several occupations at once. */
export const NOTICE_STAFF: readonly LanguageWords[] = [
  [
    'ko',
    '근로자|직원|사원|경력직|신입직|신입|인턴|계약직|무기계약직|공무직|기간제|임기제|전문직|일반직|정규직|연구직|인력',
  ],
  ['ja', '職員|社員|任用職員|臨時職員|嘱託職員|嘱託員|補助員|スタッフ'],
  ['zh', '工作人员|工作人員|员工|員工|职工|職工|编制人员|合同制人员|约聘人员|約聘人員|人才|毕业生|教职工'],
];

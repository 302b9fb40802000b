import type { LanguageWords } from '../pattern-parts.js';

/** What stands behind the last day to apply where no spaces divide words; `unspaced-due-day.spec.ts` reads each. */
export const UNSPACED_DUE: readonly LanguageWords[] = [
  ['ja', 'までに|まで|必着|消印有効|締切|〆切|締め切り'],
  ['zh', '之前|以前|前|截止|止'],
  ['ko', '까지|마감'],
];

/** What stands in front of it. */
export const UNSPACED_DUE_AHEAD: readonly LanguageWords[] = [
  ['ja', '締切は|締切日は|締め切りは|応募期限は|提出期限は'],
  ['zh', '招聘有效期至|公告有效期至|截止日期为|截止日期為|截止日期是|截止时间为|截止時間為|截止至|收件至|收件截止日為'],
  ['ko', '마감일은|마감은|접수 기한은'],
];

/** What one applies with, and applying, likewise. */
export const UNSPACED_PAPERS: readonly LanguageWords[] = [
  ['ja', '履歴書|応募|職務経歴書|エントリー|申込書|願書'],
  ['zh', '招聘有效期|公告有效期|简历|簡歷|履歷|履历|应聘|應徵|应征|报名|報名|投递|投遞|收件|申請表|申请表|材料'],
  ['ko', '이력서|지원서|응모|서류|접수'],
];

/** What else may end on a day in such a sentence: work, talks, answers, and how long papers are kept. */
export const UNSPACED_NOT_DUE: readonly LanguageWords[] = [
  [
    'ja',
    '面接|面談|選考|通知|連絡|保管|返却|廃棄|契約|雇用|勤務|入社|着任|任期|在職|採用予定|卒業|見学|取得|修了|生まれ|出生',
  ],
  [
    'zh',
    '面试|面試|笔试|筆試|通知|保存|合同|聘期|任期|入职|到岗|到職|報到|报到|录用|錄取|公示|毕业|畢業|年龄|年齡|出生|取得|获得|獲得|退役',
  ],
  ['ko', '면접|발표|통보|보관|파기|계약|근무|입사|임기|합격|졸업|출생|취득|전역'],
];

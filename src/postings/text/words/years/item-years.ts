import type { YearWord } from './year-word-kinds.js';

/** What an item of what is asked says behind the years that it begins with; a part of `YEAR_WORDS`. */
export const ITEM_YEARS: readonly YearWord[] = [
  ['spentIn', 'en', 'in|as|of(?! (?:your|our|the (?:contract|course|programme|program)))'],
  ['spentIn', 'de', 'in|im|als|bei'],
  ['spentIn', 'nl', 'in|als|bij'],
  ['spentIn', 'fr', 'en|dans|comme'],
  ['spentIn', 'es ca', 'en|como|com a'],
  ['spentIn', 'pt', 'em|na|no|como'],
  ['spentIn', 'it', 'in|nel|nella|nello|come'],
  ['spentIn', 'sv da no', 'inom|i|som'],
  ['spentIn', 'pl', 'w|we|na|jako'],
  ['spentIn', 'cs sk', 'v|ve|vo|na|jako|ako'],
  ['spentIn', 'ro', 'în|ca'],
  ['spentIn', 'hr sr sl', 'u|na|kao|v|kot'],
  ['spentIn', 'ru uk bg', 'в|на|у'],
  [
    'workAhead',
    'ja',
    '営業|開発|設計|経理|製造|研究|管理|保全|運用|販売|接客|企画|人事|総務|施工|調理|介護|看護|事務|業務|実務|制作|編集|指導|勤務|就労|マネジメント',
  ],
  [
    'workAhead',
    'zh',
    '销售|銷售|开发|開發|设计|設計|生产|生產|研发|研發|运营|營運|财务|財務|维修|維修|施工|工作|从业|從業|从事|從事',
  ],
  [
    'studies',
    'en',
    String.raw`college|universit\p{L}{1,3}|stud(?:y|ies)|education|school\p{L}{0,3}|training|degree|course\p{L}{0,4}|apprenticeship|post-?secondary|(?:post-?)?graduate|a row|advance|business(?=$)|residen\p{L}{1,3}|age`,
  ],
  ['studies', 'de', String.raw`ausbildung|studium|lehre|folge|schule|deutschland|österreich|der schweiz|besitz|voraus`],
  ['studies', 'nl', 'opleiding|studie|bezit|nederland'],
  ['studies', 'fr', String.raw`formation|études|école|alternance|france|possession|suite`],
  [
    'studies',
    'es ca pt it',
    String.raw`formación|estudios|formació|formação|estudos|formazione|studi|desempleo|paro|posesión|posse|possesso|españa|italia|portugal|brasil`,
  ],
  ['studies', 'sv da no', String.raw`utbildning|uddannelse|utdanning|studier|sverige|danmark|norge`],
  ['studies', 'pl cs sk ro hr', String.raw`stud\p{L}{1,4}|nauk\p{L}{1,3}|polsce|niemczech|škole|německu|nemecku|česku`],
  ['studies', 'en de nl', '(?:the |der |de )?(?:uk|eu|us|usa)(?=$)|united (?:kingdom|states)'],
];

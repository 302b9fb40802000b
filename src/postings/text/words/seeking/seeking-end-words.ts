import type { LanguageWords } from '../pattern-parts.js';

/**
 * A pattern for what stands behind a title in a sentence that seeks, its language, and what it makes of "Confectioner".
 */
export const SEEKING_ENDS: readonly (readonly [pattern: string, language: string, texts: string])[] = [
  [
    '(?<=\\s)(?<!(?<!\\p{L})as )(?:wanted|needed|required)',
    'en',
    'Confectioner wanted|Confectioner needed|Confectioner required',
  ],
  [
    '(?<=\\s)(?:job (?:advert|advertisement|announcement|vacancy|posting|description|spec|specification|pack)|person specification|role profile|(?:application|recruitment|candidate|applicant) pack)',
    'en',
    'Confectioner job advert|Confectioner job description|Confectioner Person Specification|Confectioner application pack|Confectioner job advertisement|Confectioner job vacancy|Confectioner job posting',
  ],
  [
    '(?<=\\s)(?:stellenanzeige|stellenausschreibung)',
    'de',
    'Confectioner Stellenanzeige|Confectioner Stellenausschreibung',
  ],
  [
    '(?<=\\s)(?:platsannons|jobbannons|jobopslag|stillingsopslag|stillingsannonse)',
    'sv da no',
    'Confectioner platsannons|Confectioner jobopslag|Confectioner stillingsannonse',
  ],
  [
    '[をのは]?(?:(?:現在|ただいま|只今)[はも]?、?)?(?:大|緊急|追加)?募集(?:中|します|しています|しております|いたします|開始)?(?:です)?|急募',
    'ja',
    'Confectioner募集|Confectionerを募集しています|Confectionerの緊急募集中|Confectioner急募|Confectioner現在は募集中です。|Confectionerはただいま募集しております。',
  ],
  [
    '[을를]?\\s?(?:모집|채용)(?:\\s?중|합니다|중입니다)?|[을를] (?:찾습니다|구합니다|찾고 있습니다)',
    'ko',
    'Confectioner 모집|Confectioner를 모집합니다|Confectioner 채용 중|Confectioner를 찾습니다',
  ],
  ['(?:公开|公開)?(?:招聘|招募)(?:启事|公告|简章)?', 'zh', 'Confectioner招聘|Confectioner公开招聘公告'],
  ['\\d{0,3}\\s?(?:หลาย)?(?:อัตรา|ตำแหน่ง)|ด่วน', 'th', 'Confectioner 2 อัตรา|Confectioner หลายตำแหน่ง|Confectioner ด่วน'],
  ['की आवश्यकता(?: है)?|चाहिए', 'hi', 'Confectioner की आवश्यकता है|Confectioner चाहिए'],
  [
    '(?<=\\s)(?:arıyoruz|aranıyor|aranmaktadır)',
    'tr',
    'Confectioner arıyoruz|Confectioner aranıyor|Confectioner aranmaktadır',
  ],
  [
    '(?:(?<=[rnlsjyzóőúűíi])t|[oeöa]t) (?:keresünk|felveszünk)|(?<=\\s)(?:kerestetik|felvétel)',
    'hu',
    'Confectionert keresünk|Confectionert felveszünk|Confectioner kerestetik',
  ],
  ['(?<=\\s)dibutuhkan(?: segera)?', 'id', 'Confectioner dibutuhkan segera'],
  [
    '(?<=\\s)(?:(?:ab sofort|dringend) )?(?:gesucht|zu besetzen)',
    'de',
    'Confectioner gesucht!|Confectioner ab sofort gesucht|Confectioner zu besetzen',
  ],
  ['(?<=\\s)(?:gezocht|gevraagd)', 'nl', 'Confectioner gezocht!|Confectioner gevraagd'],
  ['(?<=\\s)(?:recherchée?s?|demandée?s?)', 'fr', 'Confectioner recherché !|Confectioner demandée'],
  [
    '(?<=\\s)se (?:busca|buscan|necesita|necesitan|solicita|solicitan|requiere)',
    'es',
    'Confectioner se busca|Confectioner se necesita',
  ],
  ['(?<=\\s)(?:precisa|procura|admite)-se', 'pt', 'Confectioner precisa-se|Confectioner procura-se'],
  ['(?<=\\s)(?:cercasi|cercansi|ricercasi)', 'it', 'Confectioner cercasi!|Confectioner ricercasi'],
  ['(?<=\\s)(?:sökes|söks)', 'sv', 'Confectioner sökes!|Confectioner söks'],
  ['(?<=\\s)(?:søges|søkes|ønskes)', 'da no', 'Confectioner søges!|Confectioner søkes'],
  ['(?<=\\s)(?:haetaan|haussa)', 'fi', 'Confectioner haetaan|Confectioner haussa'],
  [
    '(?<=\\s)(?:poszukiwan[aiy]|potrzebn[aiy])',
    'pl',
    'Confectioner poszukiwany!|Confectioner potrzebna|Confectioner poszukiwani',
  ],
  ['(?<=\\s)(?:требуется|требуются|нуж(?:ен|на|ны))', 'ru', 'Confectioner требуется!|Confectioner нужен'],
  ['(?<=\\s)потріб(?:ен|на|ні)', 'uk', 'Confectioner потрібен!'],
  ['(?<=\\s)(?:се търси|се търсят)', 'bg', 'Confectioner се търси'],
  ['(?<=\\s)(?:tra[zž]i se|tra[zž]e se|potreb(?:an|na|ni))', 'hr sr', 'Confectioner traži se|Confectioner potreban'],
  ['(?<=\\s)(?:ζητείται|ζητούνται)', 'el', 'Confectioner ζητείται'],
  ['(?<=\\s)(?:otsitakse|vajatakse)', 'et', 'Confectioner otsitakse'],
  ['(?<=\\s)(?:behar dugu|bilatzen dugu)', 'eu', 'Confectioner behar dugu|Confectioner bilatzen dugu'],
  [
    '(?<=\\s)(?:axtarırıq|axtarılır|tələb olunur)',
    'az',
    'Confectioner axtarırıq|Confectioner axtarılır|Confectioner tələb olunur',
  ],
];

/** What may stand behind such words, of when or for what somebody is sought; `sought-titles.spec.ts` reads each. */
export const BEHIND_SEEKING_END: readonly LanguageWords[] = [
  ['en', 'to join|to start|to work|to help|to cover|immediately|urgently|asap|now|from|starting|with'],
  ['de', 'ab|mit|sofort|dringend'],
  ['fr', 'dès|à partir du|immédiatement|avec'],
  ['es pt it', 'con|com|urgente|desde|a partir de|da subito'],
  ['nl', 'per|vanaf|met|per direct'],
  ['sv da no', 'från|fra|med|omgående|snarest'],
];

/**
 * Words beside an amount in one language, | divides them, a * stands for any ending; `limit-words.spec.ts` reads each
 * beside an amount.
 */
export type LimitWord = readonly [language: string, words: string];

/** In front of an amount: it is the most. */
export const UP_TO_WORDS: readonly LimitWord[] = [
  ['en', 'up to|upto|maximum|max.|max|maximum of|as much as'],
  ['de', 'bis zu|bis|maximal|höchstens'],
  ['fr', "jusqu'à|jusqu’à|jusqu'|maximum de"],
  ['es', 'hasta|máximo'],
  ['ca', 'fins a'],
  ['pt', 'até'],
  ['it', 'fino a|massimo'],
  ['nl', 'tot|maximaal|tot wel'],
  ['sv', 'upp till|högst'],
  ['da', 'op til'],
  ['no', 'opptil|inntil|opp til'],
  ['fi', 'jopa|enintään'],
  ['is', 'allt að'],
  ['pl', 'do|nawet do|nawet|maksymalnie'],
  ['cs sk', 'až|až do'],
  ['hu', 'legfeljebb|akár'],
  ['ro', 'până la|pana la'],
  ['bg ru uk sr', 'до'],
  ['el', 'έως|μέχρι|ως'],
  ['lt', 'iki'],
  ['lv', 'līdz'],
  ['et', 'kuni'],
  ['he', 'עד'],
  ['ar', 'حتى|يصل إلى'],
  ['vi', 'lên đến|lên tới|tới|đến'],
  ['id', 'hingga|sampai|maksimal'],
  ['th', 'สูงสุด|ไม่เกิน'],
  ['tl', 'hanggang'],
  ['ja zh', '最高|最大'],
  ['ko', '최대'],
  ['cy', 'hyd at'],
  ['hy', 'մինչև'],
  ['sq', 'deri në|deri'],
];

/** In front of an amount: it is the least. */
export const FROM_WORDS: readonly LimitWord[] = [
  ['en', 'from|no less than|starts at|starting at|starts from|starting from|start at|start from|minimum|min.|at least'],
  ['de', 'ab|mindest*|mind.'],
  ['fr', 'dès|à partir de|minimum'],
  ['es', 'desde|a partir de|mínimo'],
  ['ca', 'des de|a partir de'],
  ['pt', 'desde|a partir de|mínimo'],
  ['it', 'a partire da|da|minimo'],
  ['nl', 'vanaf|minimaal'],
  ['sv', 'från|lägst'],
  ['da no is', 'fra|frá|minst|minimum'],
  ['fi', 'alkaen|vähintään'],
  ['pl', 'od|minimum|już od'],
  ['cs sk', 'od|minimálně|minimálne|už od'],
  ['hu', 'legalább|minimum'],
  ['ro', 'de la|începând de la|minim|minimum'],
  ['bg ru', 'от'],
  ['uk', 'від'],
  ['hr sr sl', 'od|од|najmanj|minimalno'],
  ['el', 'από'],
  ['lt', 'nuo'],
  ['lv', 'no'],
  ['et', 'alates'],
  ['he', 'החל מ|החל מ-'],
  ['ar', 'من|ابتداء من'],
  ['vi', 'từ|tối thiểu'],
  ['id', 'mulai|mulai dari|dari|minimal|bermula dari'],
  ['th', 'เริ่มต้น|เริ่มต้นที่|ตั้งแต่|ขั้นต่ำ'],
  ['tl', 'mula'],
  ['ko', '최소'],
  ['sq', 'duke filluar nga|nga'],
];

/** In front of an amount: it is what is paid at first, and says nothing of the most. */
export const AT_FIRST_WORDS: readonly LimitWord[] = [
  ['de', 'einstiegsgehalt|einstiegslohn|anfangsgehalt|anfangslohn|startgehalt|startlohn|einstiegsvergütung'],
  ['fr', "salaire de départ|salaire initial|salaire d'embauche|salaire d’embauche|rémunération de départ"],
  ['es', 'salario inicial|sueldo inicial|salario de entrada'],
  ['pt', 'salário inicial|remuneração inicial'],
  ['it', 'stipendio iniziale|retribuzione iniziale|stipendio di partenza|stipendio di ingresso'],
  ['nl', 'minimumsalaris|minimumloon|startsalaris|aanvangssalaris|beginsalaris|instapsalaris'],
  ['sv', 'minimilön|lägstalön|startlön|ingångslön|begynnelselön'],
  ['da', 'minimumsløn|mindsteløn|startløn|begyndelsesløn'],
  ['no', 'minstelønn|startlønn|begynnerlønn'],
  ['fi', 'vähimmäispalkka|aloituspalkka|alkupalkka|lähtöpalkka'],
  ['pl', 'wynagrodzenie początkowe|stawka początkowa|pensja początkowa|stawka na start'],
  ['cs', 'nástupní mzda|nástupní plat|nástupný plat|startovací mzda'],
  ['sk', 'nástupná mzda|nástupný plat'],
  ['hu', 'kezdő fizetés|kezdő bér|kezdőbér|induló bér'],
  ['ro', 'salariu de început|salariu inițial|salariu de pornire'],
  ['hr sr sl', 'početna plaća|početna plata|začetna plača'],
  ['ru', 'начальная зарплата|стартовая зарплата|начальный оклад'],
  ['uk', 'початкова зарплата|стартова зарплата'],
  ['bg', 'начална заплата|стартова заплата'],
  ['tr', 'başlangıç maaşı'],
  ['el', 'αρχικός μισθός'],
  ['id', 'gaji awal'],
  ['zh', '起薪'],
  ['ko', '초봉'],
];

/** "A minimum starting annual salary of", "maximum pay": in front of words for pay, with the sort of pay between. */
export const PAY_WITH_LIMIT: Readonly<Record<'least' | 'most' | 'sort' | 'pay', readonly LimitWord[]>> = {
  least: [['en', 'minimum|starting|initial|entry|entry-level']],
  most: [['en', 'maximum']],
  sort: [['en', 'starting|annual|yearly|monthly|weekly|daily|hourly|base|basic|gross|guaranteed']],
  pay: [['en', 'salary|pay|pay rate|rate of pay|wage|wages|rate|compensation|remuneration']],
};

/** Further behind an amount that a collective agreement says: that more is paid, it is the least. */
export const OVERPAY_WORDS: readonly LimitWord[] = [
  ['de', 'überzahlung|überbezahlung|höhere bezahlung möglich|höhere entlohnung möglich'],
  ['en', 'overpayment|willing to overpay|willingness to overpay|readiness to overpay|higher pay is possible'],
];

/** Behind an amount and its span: it is the least. */
export const OR_MORE_WORDS: readonly LimitWord[] = [
  ['en', 'and up|or more|upwards|and above|minimum'],
  ['de', 'aufwärts|oder mehr|und mehr'],
  ['fr', 'minimum|ou plus'],
  ['es', 'o más|mínimo'],
  ['fi', 'alkaen'],
  ['ru uk bg', 'и выше|и более|та вище|і більше|и повече'],
  ['hi', 'से शुरू|से अधिक'],
  ['tr', "'den başlar|'dan başlar|ve üzeri|ve üstü|'den başlayan|'dan başlayan|'den itibaren|'dan itibaren|başlayan"],
  ['hu', 'tól|től|tól felfelé'],
  ['ja zh', '以上|起|から'],
  ['ko', '이상|부터'],
  ['th', 'ขึ้นไป'],
  ['vi', 'trở lên'],
  ['id', 'ke atas'],
  ['az', '-dən|-dan|-dən başlayaraq|-dan başlayaraq'],
];

/** Behind an amount and its span: it is the most. */
export const AT_MOST_WORDS: readonly LimitWord[] = [
  ['en', 'maximum|max'],
  ['ja zh', '以下|まで'],
  ['ko', '이하|까지'],
  ['tr', "'ye kadar|'ya kadar|’ye kadar|’ya kadar|ye kadar|ya kadar"],
  ['az', '-dək|-ə qədər|-a qədər'],
];

/** Words between such a word and its amount: "from gross", "bis zu monatlich". */
export const BETWEEN_WORDS: readonly LimitWord[] = [
  ['en', 'of|is|will be|gross|about|approx.|around|circa'],
  ['de', 'bei|von|beträgt|ist|liegt|monatlich|jährlich|brutto|rund|ca.|i. h. v.|i.h.v.'],
  ['fr', 'de|est|environ|à|brut'],
  ['it', 'circa|a|di'],
  ['es', 'de|los'],
  ['nl', 'van|is|bedraagt|bruto'],
  ['pl', 'ok.|brutto'],
  ['hu', 'bruttó|nettó'],
  ['el', 'τα|τις'],
];

/** What begins a range: "De R$ 1.900 a R$ 2.400". */
export const RANGE_OPENERS: readonly LimitWord[] = [
  ['en', 'from|between'],
  ['de', 'von|zwischen'],
  ['fr', 'de|entre'],
  ['es', 'de|entre|desde'],
  ['pt', 'de|entre'],
  ['it', 'da|tra|fra'],
  ['nl', 'van|tussen'],
  ['sv', 'från|mellan'],
  ['da no', 'fra|mellem|mellom'],
  ['pl', 'od|między'],
  ['cs sk', 'od|mezi|medzi'],
  ['ro', 'de la|între'],
  ['hr sr sl', 'od|između|med'],
  ['bg ru', 'от|между'],
  ['uk', 'від|між'],
  ['el', 'από|μεταξύ'],
];

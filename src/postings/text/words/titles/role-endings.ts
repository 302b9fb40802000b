import { fold } from '../../words.js';

/**
 * How a word for an occupation is written in other forms of its language: the ending, what stands there in the list, a
 * case.
 */
type RoleEnding = readonly [ending: string, base: string, language: string, written: string, listed: string];

/**
 * Endings of plurals and cases in which adverts name occupations, beside those that are only taken away. An ending that
 * also makes the name of a trade ("-ika", "-ики") is left out or asks for more letters; `role-endings.spec.ts` reads
 * each case.
 */
export const ROLE_ENDINGS: readonly RoleEnding[] = [
  ['icy', 'ik', 'pl', 'Mechanicy', 'mechanik'],
  ['ycy', 'yk', 'pl', 'Elektrycy', 'elektryk'],
  ['dcy', 'dca', 'pl', 'Doradcy', 'doradca'],
  ['rzy', 'r', 'pl', 'Monterzy', 'monter'],
  ['sci', 'sta', 'pl', 'Specjaliści', 'specjalista'],
  ['nci', 'nt', 'pl', 'Asystenci', 'asystent'],
  ['cow', 'ca', 'pl', 'Kierowców', 'kierowca'],
  ['ki', 'ka', 'pl', 'Kelnerki', 'kelnerka'],
  ['ke', 'ka', 'pl', 'Kelnerkę', 'kelnerka'],
  ['ku', 'ka', 'cs', 'Prodavačku', 'prodavačka'],
  ['icu', 'ica', 'hr', 'Prodavačicu', 'prodavačica'],
  ['ra', 'r', 'hr', 'Engineera', 'engineer'],
  ['rja', 'r', 'sl', 'Natakarja', 'natakar'],
  ['аря', 'ар', 'uk', 'Кухаря', 'кухар'],
  ['ici', 'ik', 'cs', 'Skladníci', 'skladník'],
  ['ci', 'ec', 'sl', 'Delavci', 'delavec'],
  ['zi', 'g', 'hr', 'Tehnolozi', 'tehnolog'],
  ['ove', '', 'cs', 'Technologové', 'technolog'],
  ['telia', 'tel', 'sk', 'Učitelia', 'učiteľ'],
  ['ok', '', 'hu', 'Szakácsok', 'szakács'],
  ['ek', '', 'hu', 'Pincérek', 'pincér'],
  ['k', '', 'hu', 'Hegesztők', 'hegesztő'],
  ['ot', '', 'hu', 'Szakácsot', 'szakács'],
  ['et', '', 'hu', 'Péket', 'pék'],
  // Not "-at" alone: it makes the office of whoever works there, "Sekretariat", "dispecerat".
  ['tarsat', 'tars', 'hu', 'Irodai munkatársat', 'irodai munkatárs'],
  ['tarsakat', 'tars', 'hu', 'Irodai munkatársakat', 'irodai munkatárs'],
  ['eket', '', 'hu', 'Pincéreket', 'pincér'],
  ['okat', '', 'hu', 'Szakácsokat', 'szakács'],
  ['kat', '', 'hu', 'Eladókat', 'eladó'],
  ['ieni', 'ian', 'ro', 'Electricieni', 'electrician'],
  ['d', '', 'et', 'Koristajad', 'koristaja'],
  ['id', '', 'et', 'Insenerid', 'insener'],
  ['it', '', 'et', 'Pagarit', 'pagar'],
  ['ai', 'as', 'lt', 'Vairuotojai', 'vairuotojas'],
  ['tojo', 'tojas', 'lt', 'Vairuotojo', 'vairuotojas'],
  ['ininko', 'ininkas', 'lt', 'Vadybininko', 'vadybininkas'],
  ['iai', 'ius', 'lt', 'Inžinieriai', 'inžinierius'],
  ['os', 'a', 'lt', 'Valytojos', 'valytoja'],
  ['i', 's', 'lv', 'Pavāri', 'pavārs'],
  ['i', 'is', 'lv', 'Kasieri', 'kasieris'],
  ['u', 's', 'lv', 'Pavāru', 'pavārs'],
  ['us', 's', 'lv', 'Pavārus', 'pavārs'],
  ['us', 'is', 'lv', 'Frizierus', 'frizieris'],
  ['ar', 'i', 'is', 'Kennarar', 'kennari'],
  ['ja', 'i', 'is', 'Rafvirkja', 'rafvirki'],
  ['jar', 'i', 'is', 'Rafvirkjar', 'rafvirki'],
  ['menn', 'maður', 'is', 'Iðnaðarmenn', 'iðnaðarmaður'],
  ['ler', '', 'tr', 'Şefler', 'şef'],
  ['lar', '', 'tr', 'Ustalar', 'usta'],
  ['οι', 'ος', 'el', 'Δικηγόροι', 'δικηγόρος'],
  ['τη', 'της', 'el', 'Προγραμματιστή', 'προγραμματιστής'],
  ['α', 'ας', 'el', 'Μάγειρα', 'μάγειρας'],
  ['ο', 'ος', 'el', 'Οδηγό', 'οδηγός'],
  ['των', 'της', 'el', 'Νοσηλευτών', 'νοσηλευτής'],
  ['ες', 'ης', 'el', 'Νοσηλευτές', 'νοσηλευτής'],
  ['ες', 'ας', 'el', 'Φύλακες', 'φύλακας'],
  ['щики', 'щик', 'ru', 'Сварщики', 'сварщик'],
  ['щика', 'щик', 'ru', 'Сварщика', 'сварщик'],
  ['чики', 'чик', 'ru', 'Грузчики', 'грузчик'],
  ['чика', 'чик', 'ru', 'Грузчика', 'грузчик'],
  ['жники', 'жник', 'ru', 'Монтажники', 'монтажник'],
  ['жника', 'жник', 'ru', 'Монтажника', 'монтажник'],
  ['отники', 'отник', 'ru', 'Плотники', 'плотник'],
  ['отника', 'отник', 'ru', 'Работника', 'работник'],
  ['ры', 'р', 'ru', 'Инженеры', 'инженер'],
  ['ера', 'ер', 'ru', 'Инженера', 'инженер'],
  ['ора', 'ор', 'ru', 'Оператора', 'оператор'],
  ['сты', 'ст', 'ru', 'Юристы', 'юрист'],
  ['иста', 'ист', 'ru', 'Экономиста', 'экономист'],
  ['нты', 'нт', 'ru', 'Консультанты', 'консультант'],
  ['нта', 'нт', 'ru', 'Консультанта', 'консультант'],
  ['логи', 'лог', 'ru', 'Технологи', 'технолог'],
  ['лога', 'лог', 'ru', 'Технолога', 'технолог'],
  ['тели', 'тель', 'ru', 'Водители', 'водитель'],
  ['теля', 'тель', 'ru', 'Водителя', 'водитель'],
  ['ари', 'арь', 'ru', 'Слесари', 'слесарь'],
  ['аря', 'арь', 'ru', 'Слесаря', 'слесарь'],
  ['вцы', 'вец', 'ru', 'Продавцы', 'продавец'],
  ['вца', 'вец', 'ru', 'Продавца', 'продавец'],
  ['цы', 'ца', 'ru', 'Уборщицы', 'уборщица'],
  ['чие', 'чий', 'ru', 'Рабочие', 'рабочий'],
  ['а', '', 'ru', 'Врача', 'врач'],
  ['у', 'а', 'ru', 'Медсестру', 'медсестра'],
  ['ов', '', 'ru', 'Монтажников', 'монтажник'],
  ['телей', 'тель', 'ru', 'Водителей', 'водитель'],
  ['ам', '', 'ru', 'Монтажникам', 'монтажник'],
  ['ям', 'ь', 'ru', 'Слесарям', 'слесарь'],
  ['вцам', 'вец', 'ru', 'Продавцам', 'продавец'],
  ['ам', 'а', 'ru', 'Уборщицам', 'уборщица'],
  ['ники', 'ник', 'uk', 'Будівельники', 'будівельник'],
  ['ри', 'р', 'uk', 'Інженери', 'інженер'],
  ['сти', 'ст', 'uk', 'Юристи', 'юрист'],
  ['нти', 'нт', 'uk', 'Консультанти', 'консультант'],
  ['телі', 'тель', 'uk', 'Вчителі', 'вчитель'],
  ['арі', 'ар', 'uk', 'Пекарі', 'пекар'],
  ['ії', 'ій', 'uk', 'Водії', 'водій'],
  ['ія', 'ій', 'uk', 'Водія', 'водій'],
  ['вці', 'вець', 'uk', 'Продавці', 'продавець'],
  ['иці', 'иця', 'uk', 'Прибиральниці', 'прибиральниця'],
  ['ів', '', 'uk', 'Кухарів', 'кухар'],
  ['ници', 'ник', 'bg', 'Работници', 'работник'],
  ['ачи', 'ач', 'bg', 'Готвачи', 'готвач'],
  ['тели', 'тел', 'bg', 'Учители', 'учител'],
  ['ерки', 'ерка', 'bg', 'Камериерки', 'камериерка'],
  ['wce', 'wca', 'pl', 'Sprzedawcę', 'sprzedawca'],
  ['ow', '', 'pl', 'Monterów', 'monter'],
  ['czy', 'cz', 'pl', 'Spawaczy', 'spawacz'],
  ['niky', 'nik', 'cs', 'Zedníky', 'zedník'],
  ['nika', 'nik', 'cs', 'Skladníka', 'skladník'],
  ['đu', 'đa', 'hr', 'Računovođu', 'računovođa'],
  ['ko', 'ka', 'sl', 'Prodajalko', 'prodajalka'],
  ['djo', 'dja', 'sl', 'Računovodjo', 'računovodja'],
  ['aista', 'ainen', 'fi', 'Keittiöapulaista', 'keittiöapulainen'],
  ['jia', 'ja', 'fi', 'Lähihoitajia', 'lähihoitaja'],
  ['su', 'sa', 'lv', 'Medmāsu', 'medmāsa'],
  ['jo', 'jas', 'lt', 'Virėjo', 'virėjas'],
  ['toju', 'tojas', 'lt', 'Vairuotojų', 'vairuotojas'],
  ['ους', 'ος', 'el', 'Σερβιτόρους', 'σερβιτόρος'],
  ['ου', 'ος', 'el', 'Μηχανικού', 'μηχανικός'],
  ['ων', 'ος', 'el', 'Οδηγών', 'οδηγός'],
  ['τριας', 'τρια', 'el', 'Πωλήτριας', 'πωλήτρια'],
  ['ную', 'ная', 'ru', 'Горничную', 'горничная'],
  ['ей', '', 'ru', 'Врачей', 'врач'],
  ['ицю', 'иця', 'uk', 'Прибиральницю', 'прибиральниця'],
  ['вця', 'вець', 'uk', 'Продавця', 'продавець'],
  ['чици', 'чик', 'bg', 'Заварчици', 'заварчик'],
  ['ara', 'ari', 'is', 'Kennara', 'kennari'],
  ['stjora', 'stjori', 'is', 'Bílstjóra', 'bílstjóri'],
  ['mann', 'maður', 'is', 'Sölumann', 'sölumaður'],
  ['ing', 'ingur', 'is', 'Hjúkrunarfræðing', 'hjúkrunarfræðingur'],
  ['ar', '', 'sv', 'Kockar', 'kock'],
  ['sse', 'ssa', 'it', 'Commesse', 'commessa'],
  ['nty', 'nt', 'cs', 'Projektanty', 'projektant'],
  ['isty', 'ista', 'cs', 'Specialisty', 'specialista'],
  // Not "-ov" alone: surnames end so.
  ['icov', 'ic', 'sk', 'Vodičov', 'vodič'],
  ['ntov', 'nt', 'sk', 'Asistentov', 'asistent'],
  ['adnikov', 'adnik', 'sk', 'Skladníkov', 'skladník'],
  ['arzy', 'arz', 'pl', 'Ślusarzy', 'ślusarz'],
  ['іїв', 'ій', 'uk', 'Водіїв', 'водій'],
  ['eju', 'ejas', 'lt', 'Virėjų', 'virėjas'],
  ['eja', 'i', 'fi', 'Kokkeja', 'kokki'],
  ['ijoita', 'ija', 'fi', 'Tarjoilijoita', 'tarjoilija'],
];

/** What an ending becomes, by the last letter of the ending, folded. */
const BY_LAST = new Map<string, (readonly [ending: string, base: string])[]>();
for (const [ending, base] of ROLE_ENDINGS) {
  const folded = fold(ending);
  const last = folded.slice(-1);
  BY_LAST.set(last, [...(BY_LAST.get(last) ?? []), [folded, fold(base)]]);
}

/** Endings that are only taken away, in many languages. */
const TAKEN_AWAY = ['innen', 'in', 's', 'es', 'e', 'en', 'er', 'n', 't', 'a', 'i'];
for (const ending of TAKEN_AWAY)
  BY_LAST.set(ending.slice(-1), [...(BY_LAST.get(ending.slice(-1)) ?? []), [ending, '']]);

/**
 * "Mechanika", "Техники": what is done or sold, no form of the word for those who do it; "pracownika" and "skladníka"
 * are some. "Komorniki" and "Złotniki" are villages.
 */
const TRADE = /(?<!(?:o[vw]|[bcdfgjklmprstvwz])n)[iy]k[aeuy]$|(?<!o[vw]n)[iy]ki$|(?:тех|тро)ник[иа]$|[хтсз]ик[иа]$/;
/** A stem of fewer letters is a word of its own. */
const MIN_STEM = 3;

/** A folded word and the forms under which a list of occupations may have it. */
export function baseForms(word: string): string[] {
  if (TRADE.test(word)) return [word];
  const endings = (BY_LAST.get(word.slice(-1)) ?? []).filter(
    ([ending]) => word.length - ending.length >= MIN_STEM && word.endsWith(ending),
  );
  return [word, ...endings.map(([ending, base]) => word.slice(0, word.length - ending.length) + base)];
}

/** What a control says that brings openings onto a page, or leads to them. */
export type ControlWordKind =
  /** Openings, and nothing else that is on offer. */
  | 'opening'
  /** In front of them: which may be applied for now. */
  | 'open'
  /** In front of those: all of them, those of the company. */
  | 'which'
  /** Before all that: what a control does with them. */
  | 'show'
  /** The same, behind them. */
  | 'showBehind'
  /** Whole texts of controls that lead to the career pages, beside names of careers and nothing else. */
  | 'career'
  /** Whole texts of controls that bring the openings, beside those that name openings and nothing else. */
  | 'whole';

/** Words of one language, which are parts of patterns; | divides them. */
type ControlWord = readonly [kind: ControlWordKind, language: string, words: string];

/**
 * Words of a language stand with each other only: Swedish "tjänster" are services elsewhere, "oferty" are sold;
 * `career-controls.spec.ts` reads each.
 */
export const CONTROL_WORDS: readonly ControlWord[] = [
  ['show', 'en', '(?:view|see|show|browse|explore|find|discover|check)(?: out)?'],
  ['which', 'en', 'all|our|the|current'],
  ['open', 'en', 'open|current|available|job'],
  ['opening', 'en', 'positions?|vacancies|openings?|roles?|jobs?|opportunities'],
  ['whole', 'en', 'open positions|current openings|job openings'],
  ['which', 'de', 'alle|unsere|aktuelle|zu (?:den|unseren)'],
  ['open', 'de', 'offenen?|aktuellen?|freien?'],
  ['opening', 'de', 'stellen(?:angeboten?|anzeigen|ausschreibungen)?|positionen|vakanzen|jobangebote|jobs'],
  ['showBehind', 'de', 'anzeigen|ansehen|anschauen|entdecken|zeigen'],
  ['show', 'fr', 'voir|d[eé]couvrir'],
  ['which', 'fr', 'nos|les|toutes les|tous les|toutes nos'],
  ['opening', 'fr', 'postes|offres'],
  ['whole', 'fr', "consulter (?:nos|les|toutes les|toutes nos) offres d['’]emploi"],
  ['show', 'es', 'ver'],
  ['which', 'es', 'las|todas las|nuestras'],
  ['opening', 'es', 'vacantes|ofertas'],
  ['show', 'pt', 'ver|conheça'],
  ['which', 'pt', 'as|todas as|nossas|as nossas'],
  ['opening', 'pt', 'vagas'],
  ['show', 'it', 'vedi|scopri|guarda'],
  ['which', 'it', 'le|tutte le|le nostre'],
  ['opening', 'it', 'posizioni'],
  ['show', 'nl', 'bekijk|ontdek'],
  ['which', 'nl', 'alle|onze'],
  ['open', 'nl', 'openstaande|actuele'],
  ['opening', 'nl', 'vacatures|openstaande functies|openstaande posities'],
  ['showBehind', 'nl', 'bekijken|tonen'],
  ['show', 'sv', 'se|visa'],
  ['which', 'sv', 'alla|våra'],
  ['opening', 'sv', 'lediga tjänster|lediga jobb|öppna tjänster'],
  ['whole', 'sv', 'lediga jobb'],
  ['show', 'da no', 'se|vis'],
  ['which', 'da no', 'alle|vores|våre'],
  ['opening', 'da no', 'ledige stillinger'],
  ['whole', 'da no', 'ledige stillinger'],
  ['show', 'pl', 'zobacz|sprawdź|pokaż'],
  ['which', 'pl', 'wszystkie|nasze|aktualne'],
  ['opening', 'pl', 'oferty pracy|otwarte stanowiska|wolne stanowiska'],
  ['show', 'cs', 'zobrazit|prohlédnout'],
  ['opening', 'cs', 'volné pozice|otevřené pozice|volná pracovní místa'],
  ['show', 'sk', 'zobraziť'],
  ['opening', 'sk', 'voľné pozície|otvorené pozície|voľné pracovné miesta'],
  ['show', 'ro', 'vezi'],
  ['opening', 'ro', 'posturi vacante|posturile vacante|posturile disponibile|locuri de muncă|locurile de muncă'],
  ['show', 'ru', 'смотреть|посмотреть'],
  ['which', 'ru', 'все|наши'],
  ['opening', 'ru', 'вакансии'],
  ['show', 'uk', 'переглянути|дивитися'],
  ['which', 'uk', 'всі|усі|наші'],
  ['opening', 'uk', 'вакансії'],
  ['whole', 'fi', 'avoimet työpaikat|katso avoimet työpaikat'],
  ['whole', 'hu', 'nyitott pozíciók|állások megtekintése'],
  ['whole', 'el', 'ανοιχτές θέσεις'],
  ['whole', 'tr', 'açık pozisyonlar|açık pozisyonları gör'],
  ['whole', 'ja', '求人一覧|募集職種を見る|求人を見る'],
  ['whole', 'ko', '채용공고 보기|채용 공고 보기'],
  ['whole', 'zh', '查看职位|查看職缺'],
  ['career', 'en', 'work with us|work for us|we.?re hiring'],
  ['career', 'de', 'jobs & karriere|stellen'],
];

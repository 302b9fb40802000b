/** What pages and their controls say of openings as such. */
export type OpeningsWordKind =
  /** Openings. */
  | 'opening'
  /** In front of them: which may be applied for now. */
  | 'open'
  /** In front of those: all of them, those of the company. */
  | 'which'
  /** Before all that: what a control does with them. */
  | 'show'
  /** The same, behind them. */
  | 'showBehind'
  /** There are none, in front of them. */
  | 'none'
  /** Whole texts of controls that lead to the career pages. */
  | 'career'
  /** Whole texts of controls that bring the openings. */
  | 'whole';

/** Words of one language, which are parts of patterns; | divides them. */
export type OpeningsWord = readonly [kind: OpeningsWordKind, language: string, words: string];

/** `no-openings.spec.ts` and `career-controls.spec.ts` read each. */
export const OPENINGS_WORDS: readonly OpeningsWord[] = [
  ['opening', 'en', 'positions?|vacanc(?:y|ies)|openings?|roles?|jobs?|opportunit(?:y|ies)'],
  ['opening', 'de', 'stellen(?:angeboten?|anzeigen|ausschreibungen)?|positionen|vakanzen|jobangebote'],
  ['opening', 'fr', 'postes?|offres?|emplois?'],
  ['opening', 'es', 'ofertas?|vacantes?|puestos?'],
  ['opening', 'it', 'posizion[ei]|offert[ae]'],
  ['opening', 'nl', 'vacatures?'],
  ['opening', 'da no', 'stillinger'],
  ['opening', 'sv', 'tjänster'],
  ['opening', 'pt', 'vagas?'],
  ['opening', 'pl', 'ofert[ay]?|stanowisk'],
  ['opening', 'cs sk', 'pozic[eií]|pozície'],
  ['opening', 'ro', 'posturi|locuri de muncă'],
  ['opening', 'hr', 'radnih mjesta|radna mjesta'],
  ['opening', 'ru', 'ваканси[йи]'],
  ['opening', 'uk', 'вакансі[йї]'],
  ['none', 'de', 'keine'],
  ['none', 'fr', "aucune?|pas de|pas d'"],
  ['none', 'es', 'no (?:hay|tenemos|existen)'],
  ['none', 'it', 'nessuna|non ci sono'],
  ['none', 'nl', 'geen'],
  ['none', 'sv da no', 'ingen|inga'],
  ['none', 'pl', 'brak|nie mamy'],
  ['none', 'pt', 'não (?:há|temos)'],
  ['none', 'cs sk', 'nemáme|nejsou|nie sú'],
  ['none', 'ro', 'nu (?:avem|există|sunt)'],
  ['none', 'hr', 'nema(?:mo)?'],
  ['none', 'ru', 'нет'],
  ['none', 'uk', 'немає'],
  ['open', 'en', 'open|current|available|job'],
  ['open', 'de', 'offenen?|aktuellen?|freien?'],
  ['open', 'nl', 'openstaande|actuele'],
  ['open', 'pl', 'otwarte|aktualne'],
  ['open', 'sv da no', 'lediga|ledige|öppna'],
  ['open', 'cs sk', 'volné|otevřené|otvorené'],
  ['which', 'en', 'all|our|the|current'],
  ['which', 'de', 'alle|unsere|aktuelle|zu (?:den|unseren)'],
  ['which', 'fr', 'nos|les|toutes les|tous les|toutes nos'],
  ['which', 'es', 'las|los|todas las|nuestras'],
  ['which', 'pt', 'as|todas as|nossas'],
  ['which', 'it', 'le|tutte le|le nostre'],
  ['which', 'nl', 'alle|onze'],
  ['which', 'sv da no', 'alla|våra|vores|våre'],
  ['which', 'pl', 'wszystkie|nasze'],
  ['show', 'en', '(?:view|see|show|browse|explore|find|discover|check)(?: out)?'],
  ['show', 'fr', 'voir|d[eé]couvrir|consulter'],
  ['show', 'es pt', 'ver|conoce|conheça'],
  ['show', 'it', 'vedi|scopri|guarda'],
  ['show', 'nl', 'bekijk|ontdek'],
  ['show', 'sv da no', 'se|visa|vis'],
  ['show', 'pl', 'zobacz|sprawdź|pokaż'],
  ['show', 'cs sk', 'zobrazit|prohlédnout|zobraziť'],
  ['show', 'ro', 'vezi'],
  ['show', 'ru', 'смотреть|посмотреть'],
  ['show', 'uk', 'переглянути|дивитися'],
  ['showBehind', 'de', 'anzeigen|ansehen|anschauen|entdecken|zeigen'],
  ['showBehind', 'nl', 'bekijken|tonen'],
  ['whole', 'en', 'open positions|current openings|job openings'],
  ['whole', 'de', '(?:(?:zu (?:den|unseren)|alle|unsere|aktuelle) )?(?:(?:offenen?|aktuellen?|freien?) )?jobs'],
  ['whole', 'ja', '求人一覧|募集職種を見る|求人を見る'],
  ['whole', 'ko', '채용공고 보기|채용 공고 보기'],
  ['whole', 'zh', '查看职位|查看職缺'],
  ['whole', 'hu', 'nyitott pozíciók|állások megtekintése'],
  ['whole', 'fi', 'avoimet työpaikat|katso avoimet työpaikat'],
  ['whole', 'tr', 'açık pozisyonlar|açık pozisyonları gör'],
  ['whole', 'el', 'ανοιχτές θέσεις'],
  ['whole', 'da no', 'ledige stillinger'],
  ['whole', 'sv', 'lediga jobb'],
  ['career', 'en', 'careers?|jobs?|work with us|join us|join our team|open positions|vacancies|we.?re hiring'],
  ['career', 'de', 'karriere|stellen(?:angebote)?|offene stellen|jobs & karriere'],
  ['career', 'fr', 'carri[eè]res?|emplois?|recrutement|nous rejoindre'],
  ['career', 'es', 'empleo|trabaja con nosotros'],
  ['career', 'ca', 'treballa amb nosaltres'],
  ['career', 'pt', 'carreiras?|trabalhe conosco|trabalha connosco'],
  ['career', 'it', 'lavora con noi|posizioni aperte|carriere'],
  ['career', 'nl', 'vacatures?|werken bij'],
  ['career', 'sv', 'karriär|lediga jobb|jobba hos oss'],
  ['career', 'da no', 'ledige stillinger|karriere|jobb hos oss'],
  ['career', 'fi', 'työpaikat|avoimet työpaikat|meille töihin'],
  ['career', 'pl', 'kariera|praca|oferty pracy'],
  ['career', 'cs sk', 'kari[eé]ra|voln[aá] místa|volné pozice'],
  ['career', 'hu', 'karrier|állások'],
  ['career', 'ro', 'cariere|cariera'],
  ['career', 'hr sr sl', 'karijera|karijere|zaposlitev'],
  ['career', 'ru', 'карьера|вакансии'],
  ['career', 'uk', "кар['’ʼ]єра|вакансії"],
  ['career', 'el', 'καριέρα|θέσεις εργασίας'],
  ['career', 'tr', 'kariyer|açık pozisyonlar'],
  ['career', 'et', 'karj[aä]är'],
  ['career', 'ja', '採用情報|採用'],
  ['career', 'ko', '채용|채용정보'],
  ['career', 'zh', '加入我们|招聘|加入我們'],
];

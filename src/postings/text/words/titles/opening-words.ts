/** Words of one language; | divides them, a * stands for any ending. */
type OpeningWord = readonly [language: string, words: string];

/**
 * What is counted of a title, behind it or before: "Baker (2 posts)", "Two (2) positions of baker"; no "places", which
 * are those of a nursery, too.
 * `counted-title.spec.ts` puts each behind one and before one.
 */
export const COUNTED_WORDS: readonly OpeningWord[] = [
  ['en', 'position|positions|post|posts|opening|openings|vacancy|vacancies|headcount'],
  ['de', 'stelle|stellen'],
  ['fr', 'poste|postes'],
  ['es', 'plaza|plazas|puesto|puestos|vacante|vacantes'],
  ['ca', 'plaça|vacant|vacants'],
  ['pt', 'vaga|vagas'],
  ['it', 'posto|posti'],
  ['nl', 'plaats|plaatsen|vacature|vacatures'],
  ['sv', 'tjänst|tjänster'],
  ['da no', 'stilling|stillinger'],
  ['fi', 'avoin paikka|avointa paikkaa'],
  ['pl', 'stanowisk*|etat*'],
  ['cs sk', 'míst*|mist*|miest*'],
  ['hu', 'állás|pozíció'],
  ['ro', 'post|posturi'],
  ['hr sr', 'mjesto|mjesta|mesto|mesta'],
  ['ru', 'ваканс*|ставк*|мест*'],
  ['uk', 'місц*|посад*'],
  ['el', 'θέσεις|θέση'],
  ['mk', 'работно место|работни места|извршител|извршители'],
  ['ka', 'საშტატო ერთეული|ვაკანსია|ადგილი'],
  ['gl', 'praza|prazas|posto|postos'],
  ['eu', 'lanpostu'],
  ['cy', 'swydd|swyddi'],
  ['sq', 'vend pune|vende pune|pozicion|pozicione'],
  ['hy', 'հաստիք|թափուր տեղ'],
  ['hi', 'पद'],
  ['is', 'stöður|staða|störf'],
  ['et', 'töökohta|ametikohta'],
  ['lv', 'vieta|vietas|vakances'],
  ['lt', 'vieta|vietos|darbo vietos'],
  ['az', 'vakant yer|ştat vahidi'],
];

/**
 * What says before these that they are several, "Various positions of millers": a notice of more than one opening.
 * `counted-title.spec.ts` puts each before its own.
 */
export const SEVERAL_WORDS: readonly OpeningWord[] = [
  ['en', 'various|several|multiple|different'],
  ['de', 'diverse|verschiedene|mehrere'],
  ['fr', 'plusieurs|divers|différents'],
  ['es', 'varios|varias|diversos|diversas|distintos|distintas'],
  ['ca', 'diverses|diversos|vàries'],
  ['pt', 'vários|várias|diversos|diversas'],
  ['it', 'vari|diversi'],
  ['nl', 'diverse|meerdere|verschillende'],
  ['sv', 'flera|olika|diverse'],
  ['da no', 'flere|diverse|ulike|forskellige'],
  ['fi', 'useita|monta'],
  ['pl', 'różne|kilka|wiele'],
  ['cs sk', 'několik|různá|různé|niekoľko|viacero'],
  ['hu', 'több|különböző'],
  ['ro', 'diverse|mai multe|multiple'],
  ['hr sr', 'više|razna|nekoliko'],
  ['ru', 'различные|несколько|разные'],
  ['uk', 'кілька|різні|декілька'],
  ['el', 'διάφορες|πολλές|αρκετές'],
  ['gl', 'varias|varios'],
  ['et', 'mitu'],
  ['lv', 'vairākas|dažādas'],
  ['lt', 'kelios|įvairios'],
];

/**
 * What several openings are called at the end of a heading: "Postdoc opportunities"; `opening-words.spec.ts` puts each
 * behind an occupation.
 */
export const OPENINGS_AT_END: readonly OpeningWord[] = [
  ['en', 'opportunities|openings|vacancies|jobs|positions|roles'],
  ['de', 'stellen|stellenangebote'],
  ['fr', 'postes'],
  ['es', 'posiciones|vacantes'],
  ['pt', 'vagas'],
  ['it', 'posizioni'],
  ['nl', 'vacatures'],
  ['sv', 'tjänster'],
  ['da no', 'stillinger'],
  ['fi', 'työpaikat'],
  ['pl', 'pozycje|stanowiska'],
  ['cs', 'pozice'],
  ['hu', 'állások'],
  ['ro', 'posturi'],
  ['ru', 'вакансии'],
  ['uk', 'вакансії'],
  ['el', 'θέσεις'],
];

/**
 * "Bakers & more": what makes a title one of several, at its end behind a sign or a word that joins;
 * `opening-words.spec.ts` puts each behind occupations.
 */
export const MORE_AT_END: readonly (readonly [language: string, joiners: string, words: string])[] = [
  ['en', 'and', 'more|many more|much more'],
  ['de', 'und', 'mehr|vieles mehr|viele mehr|viel mehr'],
  ['fr', 'et', 'plus|plus encore|bien plus|bien plus encore'],
  ['es', 'y', 'más|mucho más|muchos más'],
  ['ca', 'i', 'més|molt més'],
  ['pt', 'e', 'mais|muito mais|muitos mais'],
  ['it', 'e', 'altro|altro ancora|molto altro|molto di più'],
  ['nl', 'en', 'meer|nog meer|veel meer|nog veel meer'],
  ['sv', 'och', 'mer|mycket mer|många fler'],
  ['da no', 'og', 'mere|mer|meget mere|mye mer|mange flere'],
  ['fi', 'ja', 'paljon muuta|muuta'],
  ['is', 'og', 'fleira|margt fleira'],
  ['pl', 'i', 'więcej|wiele więcej|wiele innych'],
  ['cs', 'a', 'více|mnoho dalších|další'],
  ['sk', 'a', 'viac|mnoho ďalších|ďalšie'],
  ['hu', 'és', 'még több|még sok más|sok más'],
  ['ro', 'și', 'mai mult|mai multe|multe altele'],
  ['hr sr', 'i|и', 'više|još mnogo toga|više od toga|још много тога'],
  ['sl', 'in', 'več|še več|še veliko več'],
  ['bg', 'и', 'още|много други'],
  ['ru', 'и', 'не только|многое другое|многие другие'],
  ['uk', 'та|і|й', 'не тільки|багато іншого|багато інших'],
  ['el', 'και', 'άλλα|πολλά άλλα|περισσότερα'],
  ['tr', 've', 'daha fazlası|dahası|çok daha fazlası'],
  ['lt', 'ir', 'daugiau|dar daugiau'],
  ['lv', 'un', 'vairāk|daudz kas cits'],
  ['et', 'ja', 'palju muud|rohkem'],
  ['vi', 'và', 'nhiều hơn nữa|hơn thế nữa'],
  ['id ms', 'dan', 'banyak lagi|lainnya|lain-lain'],
];

/**
 * What means openings alone or behind "our" and other things beside other words, places and offers;
 * `only-open-applications.spec.ts` joins each with other applications.
 */
export const OPENINGS_ALONE: readonly OpeningWord[] = [
  ['en', 'positions|roles'],
  ['de', 'stellen'],
  ['fr', 'postes|offres'],
  ['es', 'puestos|plazas|ofertas'],
  ['pt', 'posições|ofertas'],
  ['it', 'posti|posizioni|offerte'],
  ['nl', 'functies'],
  ['sv', 'tjänster'],
  ['da no', 'stillinger'],
  ['pl', 'stanowiska|oferty'],
  ['cs sk', 'pozice|pozície'],
  ['hu', 'pozíciók'],
  ['ro', 'posturi|poziții'],
];

/**
 * What a heading of all jobs names beside what else stands below it: "Jobs & Praktikum", "Stage et emploi".
 * `opening-words.spec.ts` joins each with that.
 */
export const JOBS_WORDS: readonly OpeningWord[] = [
  ['en', 'job|jobs|career|careers|vacancy|vacancies'],
  ['de', 'stellen|stellenangebote|karriere'],
  ['fr', 'emploi|emplois|recrutement'],
  ['es', 'empleo|empleos'],
  ['pt', 'vaga|vagas|emprego'],
  ['it', 'lavoro'],
  ['nl', 'vacature|vacatures'],
  ['sv da no', 'jobb|lediga jobb'],
  ['pl', 'praca|kariera'],
  ['cs sk', 'práce|kariéra|práca'],
  ['hu', 'állás|karrier'],
  ['hr sr sl', 'posao|karijera|zaposlitev'],
  ['ro', 'cariere|joburi'],
  ['ru', 'вакансии|работа'],
  ['uk', 'вакансії|робота'],
  ['el', 'καριέρα'],
];

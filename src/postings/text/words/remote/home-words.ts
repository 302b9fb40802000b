import { ATTENDANCE } from './attendance-words.js';
import { FROM_HOME } from './from-home-words.js';
import { REFUSED_AT_HOME } from './refused-at-home-words.js';
import { MAY_WORK_AT_HOME, NOW_AND_THEN, PARTS_OF_WORK, SOME_DAYS_AT_HOME } from './some-days-words.js';

/** What sentences say of where one works. */
export type HomeWordKind =
  /** Work from home, or from anywhere. */
  | 'home'
  /** Days of a week, behind their number. */
  | 'days'
  /** Numbers of days in words. */
  | 'number'
  /** The same of one day: it is also any day. */
  | 'one'
  /** Hybrid, as it is said of work. */
  | 'hybrid'
  /** Work, beside "hybrid". */
  | 'work'
  /** In front of "home": nowhere else. */
  | 'wholly'
  /** Behind "home": wherever one is. */
  | 'anywhere'
  /** Beside "home": not always. */
  | 'mostly'
  /** Right beside "home": now and then. */
  | 'nowAndThen'
  /** Behind "home": not here. */
  | 'refused'
  /** In front of "home": who works there is no employee. */
  | 'others'
  /** The same: something is sold for it. */
  | 'sold'
  /** Between them and "home": who reads or writes the advert. */
  | 'self'
  /** The same: the job. */
  | 'job'
  /** Behind `self` and `others`: what comes is said of the first. */
  | 'and'
  /** Behind `and`: the first works. */
  | 'works'
  /** Work from home as adverts of a language offer it, beside the kinds below. */
  | 'offered'
  /** Behind `offered`, in front of days: what is no number of them elsewhere. */
  | 'few'
  /** Behind `offered`: some of the time, or as one likes. */
  | 'some'
  /** In front of `chosen`: one may work there. */
  | 'choice'
  /** Behind `choice`: "option of remote control" is another. */
  | 'chosen'
  /** Behind some days: where the company is. */
  | 'office'
  /** The same, in front of them. */
  | 'officeAhead'
  /** Whole phrases for some days at home. */
  | 'someDays'
  /** Beside "home": a part of the work, or so often a week. */
  | 'part'
  /** Whole phrases for the same, where nothing else says where one works: it may be so on all days. */
  | 'possible'
  /** Whole phrases for work where the company is. */
  | 'on-site'
  /** Beside words for both ways of working: one may choose, or do the second as well. */
  | 'optional'
  /** Whole phrases by which nobody who works from home is taken. */
  | 'nobodyAtHome';

/** Words of one language, which are parts of patterns; | divides them. */
type HomeWord = readonly [kind: HomeWordKind, language: string, words: string];

/** `remote-forms.spec.ts` reads ordinary sentences of each language. */
export const HOME_WORDS: readonly HomeWord[] = [
  ...FROM_HOME.map(([language, words]) => ['home', language, words] as const),
  ['others', 'en', '(?:customers|clients|users|companies|businesses)(?: to)?'],
  ['others', 'de', 'kunden|unternehmen (?:bei|für)'],
  ['others', 'fr', 'nos clients'],
  ['others', 'es pt', 'clientes'],
  ['others', 'it', 'clienti'],
  ['others', 'nl', 'klanten'],
  ['others', 'sv da no', 'kunder'],
  ['others', 'pl', 'klienci'],
  ['sold', 'en', 'tools? (?:that|for)|software for|solutions? for|platforms? for|install'],
  ['sold', 'de', 'software für|lösungen für|produkte für|plattform für'],
  ['sold', 'fr', 'logiciels? (?:de|pour)|solutions? (?:de|pour)|outils? (?:de|pour)'],
  ['sold', 'es pt', 'soluciones (?:de|para)|soluções (?:de|para)|herramientas (?:de|para)'],
  ['sold', 'it', 'soluzioni (?:di|per)|strumenti (?:di|per)'],
  ['sold', 'nl', 'oplossingen voor|software voor'],
  ['sold', 'sv da no', 'lösningar för|løsninger til|løsninger for'],
  ['sold', 'pl', 'rozwiązania (?:do|dla)|narzędzia (?:do|dla)'],
  ['self', 'en', String.raw`you|we|i(?:['’]m| am| will| work)`],
  ['self', 'de', 'du|sie|wir|ich'],
  ['self', 'fr', 'vous|tu|nous|je'],
  ['self', 'es pt', 'usted|tú|tu|você|nosotros|nós'],
  ['self', 'it', 'tu|noi'],
  ['self', 'nl', 'je|jij|u|wij|we'],
  ['self', 'sv da no', 'du|vi|jag|jeg'],
  ['self', 'pl', 'ty|my'],
  ['job', 'en', 'role|position|job'],
  ['job', 'de', 'stelle|position|rolle'],
  ['job', 'fr', 'poste'],
  ['job', 'es pt', 'puesto|vaga|posición|posição'],
  ['job', 'it', 'posizione|ruolo'],
  ['job', 'nl', 'functie|rol|baan'],
  ['job', 'sv da no', 'tjänst|tjänsten|stilling|stillingen|rollen'],
  ['job', 'pl', 'stanowisko|praca'],
  ['and', 'en de fr', 'and|und|et'],
  ['and', 'es pt it', 'y|e'],
  ['and', 'nl, sv, da, no, pl', 'en|och|og|i|oraz'],
  ['works', 'en de fr', 'work|arbeitest|arbeiten|travaillez|travailles'],
  [
    'works',
    'es pt it',
    'trabajar|trabalhar|lavorare|trabajas|trabajarás|trabalhas|trabalha|trabalhará|lavori|lavorerai',
  ],
  ['works', 'nl, sv, da, no, pl', 'werkt|werken|arbetar|arbeta|jobba|arbejder|arbejde|jobber|jobbe|pracujesz|pracować'],
  ['days', 'en', 'days?|times'],
  ['days', 'de', 'tag|tagen?'],
  ['days', 'fr', 'jours?'],
  ['days', 'es pt', 'd[ií]as?'],
  ['days', 'it', 'giorni|giorno|gg'],
  ['days', 'nl, sv, da, no', 'dagen|dag|dagar|dage|dager'],
  ['days', 'pl cs sk', 'dni|dzień|dny|dnů|dní|den|deň'],
  ['days', 'ca', 'dies'],
  ['days', 'fi', 'päivää|päivänä'],
  ['days', 'hu', 'nap|napot'],
  ['days', 'ru uk', 'дня|дней|день|дні|днів'],
  ['days', 'tr', 'gün'],
  ['days', 'hr sl sr', 'dana|dan|dneva|dni|дана|дан'],
  ['days', 'ro', 'zile|zi'],
  ['days', 'bg', 'дни|ден|дена'],
  ['days', 'el', 'ημέρες|ημέρα|μέρες'],
  ['days', 'et lv lt', 'päeva|päeval|dienas|dienu|dienos|dieną'],
  ['days', 'ja ko zh', '日|回|회|일|天'],
  ['number', 'en', 'two|three|four'],
  ['number', 'de', 'zwei|drei|vier'],
  ['number', 'fr, es, pt, it', 'deux|trois|dos|tres|dois|três|due|tre'],
  ['number', 'nl, sv, da, no', 'twee|drie|två|to'],
  ['number', 'pl, cs, fi, hu, tr', 'dwa|trzy|dva|tři|tri|kaksi|kolme|két|három|iki|üç'],
  ['number', 'ru uk', 'два|три|дві'],
  ['number', 'hr sl ro', 'dva|dvije|tri|două|trei'],
  ['number', 'el bg', 'δύο|τρεις|две'],
  ['number', 'et lv lt', 'kaks|kolm|divas|trīs|dvi|trys'],
  ['number', 'ja ko zh', '[两兩二三四]'],
  ['one', 'en, de, nl', 'one|1|ein|eine|einen|einem|een|één|eén'],
  ['one', 'fr, es, pt, it, ro', 'un|uno|um|o'],
  ['one', 'sv, da, no, fi', 'en|én|yksi|yhden|yhtenä'],
  ['one', 'pl, cs, sk, hu, tr', 'jeden|egy|bir'],
  ['one', 'ru, uk, bg, sr, hr, sl', 'один|един|један|jedan|en'],
  ['one', 'el, et, lv, lt', 'μία|μια|ühel|üks|vienu|vieną'],
  ['hybrid', 'de, nl, sv, da, no, en', 'hybrid(?:e[rsnm]?|t)?'],
  ['hybrid', 'es pt it', 'h?[ií]brid[oa]'],
  ['hybrid', 'pl', String.raw`hybrydow\p{L}{1,3}`],
  ['hybrid', 'cs sk', String.raw`hybridn\p{L}{1,3}`],
  ['hybrid', 'ru uk', String.raw`г[иі]бридн\p{L}{1,3}`],
  ['hybrid', 'hu tr', 'hibrid|hibrit'],
  ['hybrid', 'hr sl ro', 'hibridni|hibridan|hibridno|hibrid'],
  ['hybrid', 'bg', String.raw`хибрид\p{L}{1,3}`],
  ['hybrid', 'el', String.raw`υβριδικ\p{L}{1,2}`],
  ['hybrid', 'lv lt et', String.raw`hibrīd\p{L}{0,4}|hibridin\p{L}{1,3}|hübriid\p{L}{0,5}`],
  ['work', 'de', String.raw`arbeiten|arbeitsmodell\p{L}{0,2}|arbeitsweise`],
  ['work', 'es pt', 'trabajo|trabalho|modalidade?|modelo'],
  ['work', 'it fr', 'lavoro|modalità|travail'],
  ['work', 'nl', 'werken|werkt?|werk(?:model|vorm|plek)'],
  [
    'work',
    'sv da no',
    String.raw`arbetar|arbete|arbejder|arbejde|jobber|arb(?:ets|ejds|eids)(?:modell?|form|sätt|plats)\p{L}{0,2}`,
  ],
  ['work', 'pl cs', 'prac[aye]|práce'],
  ['work', 'pt, it, es, fr', 'regime|régimen|esquema|rythme|format'],
  ['work', 'pl, cs, sk, hr, sr, sl', String.raw`tryb\p{L}{0,2}|režim\p{L}{0,2}`],
  ['work', 'ro', 'program|programul|regim|regimul'],
  ['work', 'ru uk bg', String.raw`режим\p{L}{0,2}|график\p{L}{0,2}|графік\p{L}{0,2}`],
  ['work', 'el', String.raw`εργασία\p{L}{0,1}|καθεστώς|ωράριο`],
  ['work', 'lt lv et', String.raw`darb\p{L}{1,3}|režīm\p{L}{0,2}|töö\p{L}{0,6}`],
  ['work', 'ru uk', String.raw`работ\p{L}{1,2}|робот\p{L}{1,2}|формат`],
  ['work', 'hu tr', 'munkavégzés|çalışma'],
  ['work', 'hr sl ro', 'rad|rada|radu|delo|dela|muncă|lucru|program de lucru'],
  ['wholly', 'en', String.raw`100\s?%|fully|completely|entirely`],
  ['wholly', 'de nl', 'vollständig|komplett|volledig'],
  ['wholly', 'fr, es, pt, it', 'entièrement|inteiramente|totalmente|completamente|interamente'],
  ['wholly', 'sv, da, no, fi', 'helt|täysin'],
  ['wholly', 'pl cs', 'całkowicie|w pełni|plně|zcela'],
  ['wholly', 'hu tr', 'teljesen|tamamen'],
  ['wholly', 'hr sl ro', 'potpuno|u potpunosti|popolnoma|v celoti|complet|integral'],
  ['wholly', 'bg el', 'изцяло|напълно|πλήρως|εξ ολοκλήρου'],
  ['wholly', 'et lv lt', 'täielikult|täies mahus|pilnībā|visiškai'],
  ['wholly', 'ru uk', 'полностью|повністю'],
  ['wholly', 'ca da sk ro', 'totalment|completament|íntegrament|udelukkende|úplne|în întregime'],
  ['wholly', 'is mk az', 'alfarið|algjörlega|целосно|tamamilə'],
  ['wholly', 'vi id he', 'hoàn toàn|sepenuhnya|מלאה'],
  ['wholly', 'hi fa ka', 'पूरी तरह(?: से)?|کاملاً|کاملا|به طور کامل|სრულად|მთლიანად'],
  ['wholly', 'ja ko zh', '完全|フル|전면|全程'],
  ['anywhere', 'en', 'from anywhere|from wherever you (?:are|like|want)'],
  [
    'anywhere',
    'de',
    String.raw`von überall(?:her)?|von jedem ort|ortsunabhängig|deutschlandweit|österreichweit|schweizweit|egal wo|von wo auch immer`,
  ],
  [
    'anywhere',
    'fr',
    '(?:de|depuis) toute la france|partout en france|de n.importe où|d.où vous voulez|depuis n.importe où|où que vous soyez',
  ],
  ['anywhere', 'es', 'desde toda españa|desde cualquier (?:lugar|parte|sitio)|desde donde quieras'],
  ['anywhere', 'pt', 'de todo o brasil|(?:de|desde|a partir de) qualquer lugar|de onde quiseres|de onde quiser'],
  ['anywhere', 'it', 'da tutta (?:italia|l.italia)|da qualsiasi luogo|da ovunque|da qualunque luogo|ovunque tu sia'],
  ['anywhere', 'nl', 'vanaf elke plek|vanaf elke locatie|waar je maar wilt|vanuit elke plek'],
  ['anywhere', 'pl cs sk', 'z dowolnego miejsca|skądkolwiek|odkudkoli|odkiaľkoľvek'],
  ['anywhere', 'sv da no', 'varifrån som helst|var du vill|hvor som helst fra|hvorfra du vil|hvor du vil'],
  ['anywhere', 'ru uk', 'из любой точки|из любого места|з будь-якої точки|з будь-якого місця'],
  ['anywhere', 'ar', 'بالكامل|كليا|كلياً'],
  ['anywhere', 'ja ko zh', 'どこからでも|어디서나|어디서든|任何地方'],
  ['mostly', 'en', 'most of the time|mostly|mainly|primarily|partly|partially|periodically on-?site|and on-?site'],
  ['mostly', 'de', 'überwiegend|größtenteils|grossteils|hauptsächlich|meistens|teilweise|zeitweise|anteilig'],
  ['mostly', 'fr', 'majoritairement|principalement|la plupart du temps|partiellement|en partie|partiel'],
  ['mostly', 'es', 'mayoritariamente|principalmente|la mayor parte|parcialmente|parcial'],
  ['mostly', 'pt', 'maioritariamente|majoritariamente|principalmente|parcialmente|parcial'],
  ['mostly', 'it', 'prevalentemente|principalmente|in gran parte|parzialmente|parziale'],
  ['mostly', 'nl', 'grotendeels|voornamelijk|deels|gedeeltelijk'],
  ['mostly', 'pl cs', 'głównie|przeważnie|w większości|częściowo|převážně|většinou|částečně'],
  [
    'mostly',
    'sv, da, no, fi',
    'till stor del|delvis|mestadels|for det meste|overvejende|hovedsakelig|pääosin|osittain',
  ],
  ['mostly', 'ru, uk, hu, tr', 'преимущественно|частично|переважно|частково|főként|részben|kısmen|ağırlıklı olarak'],
  ...REFUSED_AT_HOME.map(([language, words]) => ['refused', language, words] as const),
  ['offered', 'en', 'home[- ]?office|remote|from home'],
  ['offered', 'de', String.raw`home[- ]?office|remote|mobil\p{L}{0,9} arbeiten|telearbeit`],
  ['few', 'en', 'one'],
  ['few', 'de', 'ein|einem|einigen'],
  ['some', 'en', 'days? (?:a|per) week|partly'],
  ['some', 'de', 'teilweise|anteilig|möglich(?:keit(?:en)?)?'],
  ['choice', 'en', 'options?'],
  ['choice', 'de', 'möglichkeit(?:en)?|option(?:en)?'],
  ['chosen', 'en', 'home[- ]?office'],
  ['chosen', 'de', String.raw`home[- ]?office|mobil\p{L}{0,9} arbeiten|telearbeit`],
  ['office', 'en', 'in[- ](?:the[- ])?(?:office|person)|on[- ]?site'],
  ['office', 'de', 'im büro|vor ort'],
  ['officeAhead', 'en', 'in (?:the|our) office|in[- ]office'],
  ...SOME_DAYS_AT_HOME.map(([language, words]) => ['someDays', language, words] as const),
  ...PARTS_OF_WORK.map(([language, words]) => ['part', language, words] as const),
  ...NOW_AND_THEN.map(([language, words]) => ['nowAndThen', language, words] as const),
  ...MAY_WORK_AT_HOME.map(([language, words]) => ['possible', language, words] as const),
  ['on-site', 'en', 'be based on[- ]?site'],
  ...ATTENDANCE.map(([language, words]) => ['on-site', language, words] as const),
  [
    'on-site',
    'en',
    '(?:the )?work is (?:to be )?(?:done|performed|carried out|conducted|completed) (?:entirely |primarily )?in[- ]person',
  ],
  ['on-site', 'de', 'die arbeit (?:findet|erfolgt) (?:ausschließlich )?(?:vor ort|in präsenz)'],
  [
    'on-site',
    'fr',
    "le travail (?:s[’']effectue|se fait|se déroule|est (?:effectué|réalisé)) (?:sur site|sur place|en présentiel)",
  ],
  ['on-site', 'es', 'el trabajo (?:se realiza|se desarrolla|será) (?:de (?:forma|manera) )?presencial(?:mente)?'],
  ['on-site', 'it', 'il lavoro si svolge (?:interamente )?in (?:presenza|sede)'],
  ['on-site', 'pt', 'o trabalho (?:é|será) (?:realizado )?(?:de forma )?presencial(?:mente)?'],
  ['on-site', 'sv', 'arbetet (?:utförs|sker) på plats'],
  ['on-site', 'da no', 'arbejdet (?:udføres|foregår) på stedet|arbeidet (?:utføres|foregår) på stedet'],
  ['on-site', 'pl', 'praca odbywa się (?:wyłącznie )?stacjonarnie'],
  ['on-site', 'de', '(?:ausschließlich|nur|immer) (?:vor ort|in präsenz)'],
  ['on-site', 'fr', '(?:poste|travail|uniquement) en présentiel'],
  ['on-site', 'es', '(?:trabajo|modalidad|jornada) presencial'],
  ['on-site', 'pt', '(?:trabalho|modelo|regime) presencial'],
  ['on-site', 'it', 'lavoro in presenza|lavoro in sede'],
  ['on-site', 'pl', 'praca stacjonarna|pracy stacjonarnej'],
  ['on-site', 'cs', 'práce na pracovišti|přímo v provozu'],
  ['on-site', 'ru uk', 'работа в офисе|робота в офісі'],
  ['on-site', 'tr', 'ofisten çalışma'],
  [
    'nobodyAtHome',
    'en',
    String.raw`(?:not|cannot|can't|unable to|not able to) (?:currently |yet )?` +
      String.raw`(?:accept|consider|take|taking|hire|hiring|seek|looking for)(?:ing)?(?: on| any)?` +
      String.raw`(?: \p{L}{1,15},){0,3}(?: \p{L}{1,15},?)?(?: or| nor)? ` +
      'remote (?:candidates|applicants|applications|employees|workers|hires)',
  ],
  ['nobodyAtHome', 'de', 'keine remote[- ](?:bewerbungen|bewerber(?:innen)?|kandidaten|mitarbeiter(?:innen)?)'],
  ['nobodyAtHome', 'fr', 'pas (?:de|les) (?:candidat(?:ure)?s|profils) (?:à distance|en télétravail)'],
  [
    'nobodyAtHome',
    'es',
    'no (?:aceptamos|admitimos|consideramos) (?:candidatos|candidaturas|perfiles) (?:en remoto|a distancia)',
  ],
  ['nobodyAtHome', 'pt', 'não (?:aceitamos|consideramos) (?:candidatos|candidaturas) (?:remot[ao]s|à distância)'],
  ['nobodyAtHome', 'it', 'non (?:accettiamo|consideriamo) (?:candidati|candidature) (?:da remoto|a distanza)'],
  ['nobodyAtHome', 'nl', 'geen (?:kandidaten|sollicitanten) op afstand'],
  ['optional', 'en', 'option|optional|optionally|possible|possibility|if you (?:like|prefer|want)'],
  ['optional', 'de', 'möglich|möglichkeit|option|optional|wahlweise|auf wunsch|nach wunsch|gerne auch'],
  ['optional', 'fr', 'possible|possibilité|option|au choix|si vous le souhaitez'],
  ['optional', 'es', 'posible|posibilidad|opción|opcional|si lo prefieres'],
  ['optional', 'pt', 'possível|possibilidade|opção|opcional|se preferir(?:es)?'],
  ['optional', 'it', 'possibile|possibilità|opzione|a scelta'],
  ['optional', 'nl', 'mogelijk|mogelijkheid|optie|naar keuze|desgewenst'],
  ['optional', 'pl', 'możliw[aey]|możliwość|możliwością|do wyboru|opcjonalnie'],
  ['optional', 'cs sk', 'možnost(?:í)?|možnosť(?:ou)?|možn[áýé]|volitelně|voliteľne|případně|prípadne'],
  ['optional', 'sv da no', 'möjlig[t]?|möjlighet|mulig[t]?|mulighed|mulighet|valfritt|valgfri(?:t)?'],
  ['optional', 'fi', 'mahdollista|mahdollisuus|halutessasi'],
  ['optional', 'hu', 'lehetséges|lehetőség|választható'],
  ['optional', 'ro', 'posibil[ă]?|posibilitatea?|opțional|la alegere'],
  ['optional', 'ru', 'возможн[аоы]|возможность|по желанию|при желании|на выбор'],
  ['optional', 'uk', 'можлив[ао]|можливість|за бажанням|на вибір'],
  ['optional', 'bg', 'възможн[ао]|възможност|по желание|по избор'],
  ['optional', 'hr sr sl', 'moguć[ae]|moguće|mogućnost|možn[ao]|možnost|po želji|po izboru'],
  ['optional', 'tr', 'mümkün|imkanı|imkânı|isteğe bağlı|tercihen'],
  ['optional', 'el', 'δυνατότητα|δυνατή|προαιρετικά'],
];

import type { LanguageWords } from '../pattern-parts.js';

/**
 * What asks to call a number, right before it; a * stands for any ending. `calling-words.spec.ts` reads each of these
 * tables.
 */
export const CALLING_WORDS: readonly LanguageWords[] = [
  [
    'en',
    'call|call us|a call on|phone us|ring|ring us|text|text us|telephone|give us a call|call or text|contact|contact us on|phone|speak to',
  ],
  [
    'de',
    'ruf an|rufen sie an|ruf uns an|rufen sie uns an|anrufen|telefonisch|telefonisch unter|telefonisch bei uns|melde dich unter|melden sie sich unter|melde dich bei uns unter|melden sie sich bei uns unter|rufen sie einfach an|ruf einfach an|rufen sie uns einfach an',
  ],
  ['fr', 'appelez|appelez-nous|appelez le|appeler|appeler le|par téléphone|téléphonez'],
  ['es', 'llama|llámanos|llame|llamar|llamando|por teléfono'],
  ['ca', 'truca|truca’ns|trucar'],
  ['pt', 'ligue|liga|ligar|telefone|pelo telefone|por telefone'],
  ['it', 'chiama|chiamaci|chiamare|telefonare|telefonicamente'],
  ['nl', 'bel|bel ons|bellen|of bel|telefonisch'],
  ['sv da no', 'ring|ring oss|ring os|ring till|ring til|ringe|på telefon|på tlf'],
  ['fi is', 'soita|soittamalla|puhelimitse|hringdu|hringið'],
  ['pl', 'zadzwoń|dzwoń|prosimy dzwonić|telefonicznie|pod numerem'],
  ['cs sk', 'volejte|zavolejte|volajte|zavolajte|telefonicky|na telefonu|na čísle|na tel. čísle|na tel. číslo|na tel.'],
  ['cs sk', 'ozvěte se|ozvěte se nám|ozvi se|ozvi se nám|ozvite sa|ozvite sa nám'],
  ['hu', 'hívj|hívjon|hívja|telefonon|hívjon minket'],
  ['ro', 'sună|sunați|sunati|la telefon|telefonic'],
  ['hr sr sl', 'nazovite|pozovite|zovite|pokličite|na telefon|na broj|позовите'],
  ['bg ru uk', 'обадете се|на телефон|звоните|позвоните|по телефону|телефонуйте|дзвоніть|за телефоном'],
  ['el tr', 'καλέστε|τηλεφωνήστε|arayın|arayınız|telefonla'],
  ['et lv lt', 'helista|helistage|zvani|zvaniet|skambinkite|skambink'],
  ['id vi', 'hubungi|telepon|gọi'],
  [
    'ja',
    'お電話ください|お電話下さい|お電話にてご連絡ください|お電話でご連絡ください|お電話にて|電話にて|電話連絡の上|電話でご連絡|問い合わせ窓口|問合せ窓口|問い合わせ先|問合せ先|連絡先',
  ],
  ['ko zh', '전화 주세요|전화로 연락|전화 문의|문의처|문의전화|请致电|咨询电话|諮詢電話|請致電|请拨打|電話聯絡'],
  ['en de fr es it nl pt', 'whatsapp'],
];

/** What is asked about a job, in front of a number for it. */
export const JOB_QUESTIONS: readonly LanguageWords[] = [
  [
    'en',
    'questions|any questions|enquiries|queries|informal chat|informal discussion|informal conversation|informal visit|arrange a visit|arrange a tour|discuss the role|discuss this role|discuss the post|discuss this post|about the role|about this role|about the post|about this post|about this position|about the position|about this vacancy|about the vacancy|more about the role|interested|join our team',
  ],
  [
    'de',
    'fragen|rückfragen|bewerbungsfragen|vorabinfos|vorab-infos|schnuppern|interesse|interessiert|neugierig geworden|nähere informationen|weitere informationen|nähere auskünfte|weitere auskünfte|auskünfte',
  ],
  [
    'fr',
    "questions|question|renseignements|renseignement|plus d'informations|plus d'infos|intéressé|intéressée|intéressés",
  ],
  [
    'es pt',
    'te interesa|le interesa|dudas|preguntas|interesados|interesadas|interesado|interesada|si te interesa|dúvidas|interessados|interessadas|interessado|interessada|más información|mais informações',
  ],
  [
    'it nl',
    'domande|interessati|interessato|interessata|geïnteresseerd|maggiori informazioni|ulteriori informazioni|vragen|meer informatie|inlichtingen|interesse',
  ],
  [
    'sv da no',
    'frågor|spørgsmål|spørsmål|mer information|mere information|intresserad|interesseret|interessert|om jobbet|om jobben|nærmere opplysninger|yderligere oplysninger',
  ],
  ['fi', 'kysymyksiä|tiedustelut|kysymykset|lisätietoja|kiinnostuitko|kiinnostaako|kiinnostuneet'],
  [
    'pl',
    'zainteresowany|zainteresowana|zainteresowani|jeśli jesteś zainteresowany|informacje o konkursie|informacje o naborze|informacje o stanowisku|szczegółowe informacje|bliższe informacje|dodatkowe informacje|informacji udziela|informacji udzielamy',
  ],
  [
    'cs sk',
    'bližší informace|podrobnější informace|další informace|informace o výběrovém řízení|informace k výběrovému řízení|bližšie informácie|ďalšie informácie',
  ],
  ['cs sk', 'máte zájem|máš zájem|máte záujem|máš záujem|zaujala vás|zaujala vás nabídka|zaujala vás ponuka'],
  ['hu ro', 'érdekel|ha érdekel|ești interesat|sunteți interesat|dacă ești interesat'],
  ['hr sr sl', 'zainteresirani|zainteresovani|zainteresirane'],
  ['de', 'lust auf die stelle|lust bekommen|passt das zu dir|hast du lust'],
  ['nl', 'iets voor jou|lijkt dit je wat|spreekt dit je aan'],
  ['fr', 'cela vous intéresse|ça vous intéresse|ça t’intéresse'],
  ['it', 'ti interessa|vi interessa'],
  ['ru uk bg', 'заинтересовала вакансия|заинтересованы|зацікавила вакансія|интересува ви'],
  ['tr el', 'ilgileniyor musun|ilgilenenler|ενδιαφέρεσαι|ενδιαφέρεστε'],
  [
    'pl cs sk',
    'pytania|zainteresowanych|zainteresowane osoby|dotazy|v případě zájmu|v prípade záujmu|otázky|więcej informacji|více informací|viac informácií|domluvíme si schůzku|sjednáme si schůzku|dohodneme si stretnutie',
  ],
  ['hu ro', 'kérdés|érdeklődni|érdeklődés|întrebări|relații'],
  ['hr sr sl', 'pitanja|upiti|vprašanja|питања'],
  ['bg ru uk', 'въпроси|вопросы|по вопросам|питання|запитання'],
  ['el tr', 'ερωτήσεις|sorularınız'],
  ['et lv lt', 'küsimused|küsimuste|jautājumi|klausimai'],
  ['en de', 'human resources|hr department|hr team|personalabteilung'],
  ['es pt', 'recursos humanos|r.h.|rr.hh.|rrhh|departamento de rrhh|departamento de rh|setor de rh'],
  ['fr it nl', 'ressources humaines|service rh|risorse umane|ufficio personale|personeelszaken'],
  ['pl cs sk', 'dział kadr|dział personalny|personální oddělení|personálne oddelenie'],
];

/** In front of whom an application goes to, in languages that leave names as they are behind it. */
export const GOES_TO: readonly LanguageWords[] = [
  ['en', 'to|with'],
  ['de', 'an|bei'],
  ['fr', 'à|a|auprès de'],
  ['es pt it', 'a|al|para|à|ao'],
  ['nl', 'naar|aan|bij'],
  ['sv da no', 'till|til|hos'],
];

/**
 * What is asked and what it is asked about, in the sentence that gives the mailbox for it, by language; a * stands for
 * any ending. `calling-words.spec.ts` puts each into a sentence.
 */
export const QUESTIONS_ON_JOB: readonly (readonly [language: string, asked: string, about: string])[] = [
  [
    'en',
    'questions|question|queries|enquiries|inquiries|information|details|informal chat|informal discussion|informal conversation|discuss|learn more',
    'vacancy|position|role|post|job|job vacancy|opening|opportunity|internship|fellowship|placement|apprenticeship|search|recruitment',
  ],
  [
    'de',
    'fragen|rückfragen|auskünfte|informationen',
    'stelle|position|ausschreibung|stellenausschreibung|vakanz|praktikum|ausbildung',
  ],
  [
    'fr',
    'question|questions|renseignement|renseignements|informations|information',
    'poste|offre|annonce|stage|mission|recrutement',
  ],
  ['es', 'dudas|preguntas|duda|pregunta|información', 'vacante|puesto|oferta|plaza|posición|convocatoria'],
  ['pt', 'dúvidas|perguntas|informações', 'vaga|posição|oferta|função'],
  ['it', 'domande|informazioni|domanda', 'posizione|ruolo|offerta|annuncio|tirocinio|selezione'],
  ['nl', 'vragen|vraag|informatie', 'vacature|functie|baan|rol|stage'],
  ['sv', 'frågor|fråga|information', 'tjänsten|jobbet|rollen|annonsen|anställningen|praktiken|rekryteringen'],
  ['da no', 'spørgsmål|spørsmål|oplysninger|opplysninger', 'stillingen|jobbet|jobben|rollen'],
  [
    'pl',
    'pytania|pytań|informacje|informacji|szczegóły',
    'stanowisku|stanowiska|oferty|ofercie|konkursie|konkursu|naborze|naboru|rekrutacji|stażu',
  ],
  [
    'cs sk',
    'dotazy|otázky|informace|informácie',
    'pozici|pozice|výběrovém řízení|výběrového řízení|výběrovému řízení|pracovní nabídce|pozícii|pozície|výberovom konaní',
  ],
];

import type { LanguageWords } from '../pattern-parts.js';

/**
 * Verbs that begin a line of what is asked of people, and no title of more than two words in any language: "Har
 * erfarenhet som kock", "Holds a degree in law". As they are written, for "má" is no "MA"; no "van", "can", "ha", for
 * "Van Driver", "Can Seamer", "HA Specialist". `line-verbs.spec.ts` reads each.
 */
export const ASKED_VERBS: readonly LanguageWords[] = [
  [
    'en',
    'has|have|having|holds|possess|possesses|possessing|must|able to|ability to|enjoys|is able|are able|willing to',
  ],
  ['de', 'hat|haben|hast|bringt|bringen|bringst|besitzt|besitzen|verfügt|verfügen|kennt|beherrscht|spricht'],
  ['de', 'arbeitet|ist|sind|kann|sollte|sollten|muss|müssen'],
  ['fr', 'avoir|avez|ayant|posséder|possédez|possédant|être|aimer|aimez|savoir|disposer|disposez|maîtriser|maîtrisez'],
  ['fr', 'justifier|justifiez|faire preuve|connaître'],
  ['es', 'haber|tener|tiene|tengas|tenga|poseer|posee|disponer|dispone|saber|ser|estar|contar con|acreditar|demostrar'],
  ['es', 'dominar'],
  ['ca', 'haver|tenir|disposar|saber|ser|estar'],
  ['pt', 'ter|tem|possuir|possui|dispor|saber|gostar|demonstrar'],
  ['it', 'avere|aver|possedere|possiede|essere|sapere|saper|disporre|conoscere|dimostrare'],
  ['nl', 'heeft|hebt|beschikt|bezit|bent|spreekt|werkt|kunt|beheerst|houdt'],
  ['sv', 'har|innehar|trivs|behärskar|talar|kan|är|gillar|besitter|tycker'],
  ['da no', 'har|er|kan|trives|behersker|besidder|taler|snakker|innehar'],
  ['fi', 'omaat|omaa|sinulla on|hallitset|osaat|viihdyt'],
  ['is', 'hefur|getur'],
  ['pl', 'posiada|posiadasz|posiadać|posiadanie|mieć|potrafi|potrafisz|umie|umiesz|lubi|lubisz'],
  ['cs sk', 'má|máš|máte|mít|mať|umí|umíš|umíte|ovládá|ovládáš|ovládáte|ovláda|ovládaš'],
  ['hu', 'rendelkezik|rendelkezel|rendelkezz'],
  ['ro', 'deține|dețineți|să aibă|să fie|să ai|cunoaște'],
  ['hr sr sl', 'ima|imaš|imati|posjeduje|poseduje|obvlada|obvladaš|има|поседује'],
  ['bg mk', 'има|имате|владее|притежава'],
  ['ru', 'иметь|имеет|имеете|владеть|владеет|уметь|умеет|обладать|обладает'],
  ['uk', 'мати|має|володіти|володіє|вміти|вміє'],
  ['el', 'έχει|έχεις|διαθέτει|διαθέτεις|γνωρίζει'],
  ['et', 'omab|oskab|valdab'],
  ['lv', 'prot|pārvalda'],
  ['lt', 'turi|moka|geba|gebi'],
  ['id ms', 'memiliki|mempunyai|mampu'],
];

/** Words that begin a line of who leads whoever is sought; his title may follow in capital letters. */
export const LED_BY: readonly LanguageWords[] = [
  ['en', 'reports to|reporting to|report to|reports directly to|reporting directly to'],
  ['de', 'berichtet an|berichtet direkt an|sie berichten an|du berichtest an|unterstellt dem|unterstellt der'],
  [
    'fr',
    'rattaché au|rattachée au|rattaché à|rattaché(e) au|rattaché(e) à|sous la responsabilité du|sous l’autorité du',
  ],
  ['es', 'reporta a|reporta al|reportando a|reportará a|en dependencia del|dependiendo del|bajo la supervisión del'],
  ['pt', 'reporta a|reporta ao|reportando a|reportando ao|sob a supervisão do'],
  ['it', 'riporta a|riporta al|riporterà al|risponde al|a diretto riporto del'],
  ['nl', 'rapporteert aan|je rapporteert aan|u rapporteert aan|valt onder de'],
  ['sv da no', 'rapporterar till|rapporterer til|refererer til|du refererer til|du rapporterar till'],
  ['pl cs sk', 'raportuje do|raportowanie do|podlega pod|reportuje|podléhá|podlieha'],
];

/**
 * Verbs, and German and Slavic nouns of doing, that begin a line of what is done: "Former les nouveaux opérateurs".
 * None by which one is called to work as somebody ("Arbeta som kock"), nor what jobs are named by ("Obsługa klienta").
 * `line-verbs.spec.ts` reads each.
 */
export const TASK_VERBS: readonly LanguageWords[] = [
  ['de', 'unterstützen|zusammenarbeiten|entwickeln|einarbeiten|durchführen|planen|erstellen|koordinieren|betreuen'],
  ['de', 'überwachen|anleiten|beraten|führen|organisieren|vorbereiten|sicherstellen|begleiten|zusammenarbeit mit'],
  ['de', 'zusammenarbeit im|einarbeitung neuer|einarbeitung von|einarbeitung der|unterstützung unserer'],
  ['de', 'unterstützung der|unterstützung des|unterstützung von|unterstützung bei|abstimmung mit|anleitung von'],
  ['fr', 'développer|assister|former|travailler avec|travailler en|accompagner|gérer|assurer|participer|coordonner'],
  [
    'fr',
    'encadrer|superviser|piloter|réaliser|préparer|conseiller les|conseiller nos|accueillir|collaborer|contribuer',
  ],
  ['fr', 'organiser|veiller|animer|établir|aider|soutenir|seconder'],
  [
    'es',
    'desarrollar|apoyar|coordinar|formar|colaborar|gestionar|asistir|trabajar con|trabajar en|realizar|supervisar',
  ],
  ['es', 'ayudar|atender|participar|preparar|organizar|elaborar|planificar|dirigir|acompañar|asesorar|garantizar'],
  ['es ca', 'mantener|capacitar|brindar|donar suport|treballar amb|col·laborar'],
  [
    'pt',
    'desenvolver|apoiar|coordenar|formar|colaborar|gerir|trabalhar com|trabalhar em|realizar|supervisionar|ajudar',
  ],
  ['pt', 'atender|participar|preparar|organizar|elaborar|planear|planejar|acompanhar|assessorar|garantir|treinar'],
  ['it', 'sviluppare|affiancare|formare|collaborare|coordinare|gestire|supportare|lavorare con|lavorare in|realizzare'],
  ['it', 'supervisionare|aiutare|assistere|partecipare|preparare|organizzare|garantire|accompagnare'],
  [
    'nl',
    'ontwikkelen|ondersteunen|opleiden|samenwerken|begeleiden|coördineren|aansturen|adviseren|voorbereiden|bijstaan',
  ],
  ['sv', 'utveckla|stötta|stödja|samarbeta|leda|handleda|hjälpa|åtgärda|planera|koordinera|ansvara|utföra|lära upp'],
  ['da no', 'udvikle|utvikle|støtte|samarbejde|samarbeide|vejlede|veilede|hjælpe|hjelpe|planlægge|planlegge'],
  ['da no', 'koordinere|udføre|utføre|oplære|lære opp'],
  ['fi', 'kehittää|tukea|kouluttaa|avustaa|koordinoida'],
  [
    'pl',
    'wspieranie|współpraca|współpracować|rozwijanie|nadzorowanie|koordynowanie|wspierać|nadzorować|szkolenie nowych',
  ],
  [
    'cs sk',
    'spolupracovat|spolupracovať|spolupráce s|spolupráce se|spolupráca s|spolupráca so|zajišťovat|zabezpečovať',
  ],
  ['cs sk', 'školit|školiť|rozvíjet|rozvíjať|pomáhat|pomáhať|koordinovat|koordinovať|řídit|riadiť'],
  ['ro', 'sprijinirea|colaborarea|instruirea|a colabora|a coordona'],
  [
    'hr sr sl',
    'surađivati|sarađivati|sodelovati|koordinirati|obučavati|usposabljati|suradnja s|saradnja sa|sodelovanje z',
  ],
  ['ru', 'разрабатывать|поддерживать|координировать|обучать|сотрудничать|помогать|контролировать|взаимодействовать'],
  ['ru', 'взаимодействие с|сопровождать|участвовать|консультировать|работать с|работать в'],
  ['uk', 'розробляти|підтримувати|координувати|навчати|співпрацювати|допомагати|контролювати|взаємодіяти'],
  ['uk', 'взаємодія з|супроводжувати|консультувати|працювати з'],
  ['bg mk', 'подпомагане на|координиране на|сътрудничество с|разработване на'],
  ['el', 'συνεργασία με|συντονισμός των|ανάπτυξη των'],
  ['et', 'arendada|toetada|koolitada|juhendada|koordineerida'],
  ['lt', 'bendradarbiauti|padėti|mokyti|koordinuoti|bendradarbiavimas su'],
  ['lv', 'sadarboties|palīdzēt|apmācīt|koordinēt|sadarbība ar'],
  ['id ms', 'membantu|mengembangkan|melatih|bekerja sama|mengoordinasi|mendukung|memastikan|melakukan|mengelola'],
  ['vi', 'phối hợp với|đào tạo các|đảm bảo|hỗ trợ các'],
];

/** English verbs that begin a line of what is done only before one of the words below: "Design Engineer" is a title. */
export const ENGLISH_TASK_VERBS: readonly LanguageWords[] = [
  [
    'en',
    'assist|support|train|work|develop|coordinate|manage|maintain|prepare|provide|perform|lead|help|oversee|supervise',
  ],
  ['en', 'monitor|deliver|design|create|build|operate|guide|mentor|coach|ensure|collaborate|liaise|communicate|advise'],
  ['en', 'assisting|supporting|training|working|developing|coordinating|managing|maintaining|preparing|providing'],
  ['en', 'leading|helping|overseeing|supervising|monitoring|delivering|guiding|mentoring|collaborating|liaising'],
];

/** What follows those verbs where a line says what is done. */
export const BEHIND_TASK_VERBS: readonly LanguageWords[] = [
  ['en', 'our|the|a|an|all|new|other|with|your|their|closely|alongside|that'],
];

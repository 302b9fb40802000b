import type { LanguageWords } from '../pattern-parts.js';

/** What stands before the last day to apply beside `APPLY_UNTIL_WORDS`; `due-day.spec.ts` puts each into a sentence. */
export const DUE_BEFORE: readonly LanguageWords[] = [
  ['de', 'bis einschl.|bis einschl. zum|bis einschl. den|bis inkl.|bis inklusive|bis einschließlich zum|bis längstens'],
  // "CV pour le 1er mai" is for a job from then on.
  ['fr', "avant le|jusqu'au|au plus tard le|d'ici le|parvenir pour le|parvenir au plus tard pour le|rentrer pour le"],
  ['fr', 'introduites pour le|introduire pour le|rentrées pour le|déposées pour le|remises pour le|parvenues pour le'],
  [
    'es',
    'hasta el|hasta el día|antes del|hasta|antes de|finaliza el|termina el|acaba el|vence el|concluye el|finaliza el día',
  ],
  ['ca', 'fins al|abans del|fins el|fins al dia|fins el dia|fins a|acaba el|finalitza el'],
  ['pt', 'até|até o dia|até ao dia|até dia|até ao|termina a|termina em|encerra a|encerra em|encerram em|terminam a'],
  [
    'it',
    'entro il|entro e non oltre il|fino al|entro|e non oltre il|non oltre il|entro e non oltre|non oltre|fino|scade il|scadono il',
  ],
  ['pl', 'do dnia|do|najpóźniej do|najpóźniej do dnia|w terminie do|w terminie do dnia'],
  ['cs sk', 'do|nejpozději do|najneskôr do|do dne|do dňa|nejpozději do dne'],
  ['hr sr sl', 'do|najkasnije do|zaključno do|zaključno s|najpozneje do|до|најкасније до'],
  ['bg ru uk', 'до|най-късно до|не позднее|не пізніше|включително до'],
  ['mk', 'најдоцна до|најдоцна на|заклучно со|заклучно до|не подоцна од'],
  ['sq', 'deri më|deri më datë|jo më vonë se|brenda datës'],
  ['ro', 'până la data de|până la|până în data de|până pe|până cel târziu'],
  ['lt lv et', 'iki|līdz|kuni|ne vėliau kaip iki|hiljemalt|ne vēlāk kā līdz'],
  ['el', 'έως|μέχρι|έως τις|μέχρι τις|έως και|μέχρι και|έως και την|μέχρι και την|έως την|μέχρι την'],
  ['is', 'til|fyrir|eigi síðar en|til og með'],
  [
    'id ms',
    'sampai|sampai dengan|hingga|paling lambat|selambat-lambatnya|sebelum|selewat-lewatnya|sebelum atau pada|pada atau sebelum|tidak lewat dari|tidak lewat daripada|paling lewat|selewat-lewatnya pada|selambat-lambatnya pada|sehingga',
  ],
  ['vi', 'đến hết ngày|đến ngày|trước ngày|hết ngày|hạn cuối|đến'],
  ['tr', 'en geç'],
  ['sv', 'före|före den'],
  ['ar', 'حتى تاريخ|حتى يوم|لغاية تاريخ|لغاية يوم|لغاية|حتى نهاية يوم|قبل تاريخ'],
  ['he', 'עד ליום|עד לתאריך|עד יום|עד תאריך'],
  ['gl', 'ata o|ata o día|antes do'],
  ['cy', 'erbyn|cyn|erbyn dydd'],
  ['hy', 'մինչև|ոչ ուշ քան'],
];

/** The same behind it; the spec puts each into a sentence. */
export const DUE_BEHIND: readonly LanguageWords[] = [
  ['fi', 'mennessä'],
  ['hu', '-ig|-éig|-áig|-jéig|-én éjfélig|-ig bezárólag'],
  ['tr', "tarihine kadar|gününe kadar|tarihi mesai bitimine kadar|günü mesai bitimine kadar|'ye kadar|'ya kadar"],
  ['tr', 'pazartesi gününe kadar|salı gününe kadar|çarşamba gününe kadar|perşembe gününe kadar|cuma gününe kadar'],
  ['et', '-ks'],
  ['ka', 'საათამდე|ჩათვლით|დღის ბოლომდე'],
  ['hi', 'तक'],
  ['az', 'tarixinə qədər|tarixinədək'],
];

/** What stands in front of an hour and, behind it, in front of its day: "entro le ore 12.00 del giorno 3 maggio". */
export const DUE_HOURS: readonly (readonly [language: string, ahead: string, behind: string])[] = [
  ['it', 'le ore|le|alle ore|alle', 'del|del giorno|di|dell'],
  ['es', 'las|la', 'del|horas del|h del|h. del|hs del|hs. del|hrs del|horas del día|h del día|h. del día|del día'],
  ['ca', 'les', 'del|hores del|h del|hores del dia|h del dia|del dia'],
  ['pt', 'às|as', 'do dia|h do dia|horas do dia|h de|horas de|de|min do dia'],
  ['pl', 'godz.|godziny|godzinę', 'dnia|w dniu'],
  ['de', '', 'uhr am|uhr des'],
  ['bg ru uk', '', 'ч. на|часа на|часов|ч.|год.|години'],
  ['ro', 'ora|orele', 'din data de|a datei de|din ziua de'],
  ['vi', '', 'giờ ngày|giờ, ngày|h ngày'],
  ['cs sk', '', 'hod. dne|hodin dne|hod. dňa|hodín dňa'],
  ['hr sr sl', '', 'sati dana|h dana|časova dana|ure dne'],
];

/**
 * What else may come to an end on a day in a sentence that speaks of applications: they are kept, answered or read, one
 * talks, begins, or is employed until then. Beginnings of words; `due-day.spec.ts` puts each into a sentence.
 */
export const NOT_DUE: readonly LanguageWords[] = [
  ['de', 'aufbewahr|gespeichert|gelöscht|vernichtet|gesichtet|informier|benachrichtig|rückmeld|antwort|entscheid'],
  [
    'de',
    'gespräch|beginn|eintritt|antritt|verfügbar|befristet|beschäftig|gültig|zurückgesandt|ausgewählt|melden uns|dauert|läuft',
  ],
  [
    'fr',
    'conserv|supprim|inform|entretien|réponse|répond|début|prise de poste|commenc|disponible|contrat|retenu|résultat',
  ],
  [
    'es',
    'conserv|elimin|inform|entrevista|respuesta|responder|inicio|incorpora|comenz|disponible|contrato|seleccionad',
  ],
  ['es', 'resultado|vigen|duración'],
  [
    'pt',
    'conserv|guardad|elimin|inform|entrevista|resposta|início|começ|disponível|contrato|selecionad|resultado|vigên',
  ],
  ['it', 'conserv|cancell|inform|colloqui|risposta|inizio|decorren|disponibil|contratto|selezionat|esito|durata'],
  ['nl', 'bewaard|verwijder|inform|gesprek|reactie|antwoord|start|begin|beschikbaar|contract|geselecteerd'],
  ['sv', 'sparas|raderas|informera|intervju|svar|besked|start|börja|tillträd|tidsbegränsad|anställning t'],
  [
    'da no',
    'gemmes|opbevares|slettes|interview|intervju|samtale|svar|start|begynde|tiltræd|tiltre|tidsbegræns|midlertidig',
  ],
  ['fi', 'säilyte|poiste|haastattelu|ilmoite|vastau|alkaa|aloit|määräaik|voimassa'],
  ['pl', 'przechow|usunięt|rozmow|poinform|odpowied|rozpocz|zatrudni|umow|czas określony|wynik|rozstrzygn'],
  ['cs sk', 'uchov|smaz|vymaz|pohovor|inform|odpov|nástup|začát|dobu určitou|smlouv|zmluv|výsled'],
  ['hu', 'megőr|töröl|interjú|értesít|válasz|kezdés|kezdődik|szerződés|határozott'],
  ['ro', 'păstr|șters|interviu|inform|răspuns|încep|contract|perioadă determinată|rezultat'],
  [
    'hr sr sl',
    'čuva|hrani|briše|razgovor|obavijest|obavešt|obvešč|odgovor|počet|začet|ugovor|pogodb|rezultat|određeno',
  ],
  [
    'bg ru uk',
    'съхран|хран|зберіг|интервю|собеседован|співбесід|отговор|ответ|відповід|започва|начал|почат|договор|договір',
  ],
  ['el', 'διατηρ|διαγρα|συνέντευξ|ενημερω|απάντησ|έναρξ|σύμβασ|αποτελέσμ'],
  ['tr', 'saklan|silin|mülakat|görüşme|bilgilendir|başla|sözleşme|sonuç'],
  ['lt lv et', 'saugom|glabā|säilita|pokalb|interv|pārrun|vestlus|asumi|prade|sāk|alga|sutart|līgum|leping'],
  ['is', 'geymd|eytt|viðtal|svar|byrja|hefja|tímabund'],
  ['id ms', 'wawancara|temu duga|dimulai|bermula|kontrak|pengumuman|keputusan'],
  ['vi', 'phỏng vấn|bắt đầu|hợp đồng|kết quả|lưu trữ|thông báo kết quả'],
];

/**
 * What the words for applications lead on to where a day ends something else: what is sought is for a season, a project
 * or somebody's absence, is to be filled by then, or one may ask until then. Parts of words; `due-day.spec.ts` puts
 * each
 * between an application and a day.
 */
export const WORK_UNTIL: readonly LanguageWords[] = [
  [
    'de',
    'laufzeit|zeitraum|vertretung|saison|ferienjob|ferialjob|einsatz|tätig|rückfrag|fragen zu|nicht besetzt|geschlossen',
  ],
  ['fr', 'pourvoir|remplace|la mission|une mission|saison|prévu|travaill|renseignement|question'],
  ['es', 'sustitu|cubrir|temporada|trabajar|consultas|dudas|expuest'],
  ['pt', 'substitu|preench|temporada|trabalhar|dúvidas'],
  ['it', 'sostitu|coprire|stagion|lavorare|progetto|frequenti|chiariment'],
  ['nl', 'looptijd|loopt|duurt|seizoen|project|vervang|vragen over'],
  ['sv', 'löper|gäller|pågår|vikariat|säsong|projekt|frågor'],
  ['da no', 'løber|løper|gælder|gjelder|varer|ledig|vikar|sæson|sesong|prosjekt|engasjement|spørgsmål|spørsmål'],
  ['fi', 'kestää|jatkuu|sijaisu|projekti|kysymy'],
  ['pl', 'trwa|sezon|projekt|zastęp|promoc|pytani'],
  ['cs sk', 'potrvá|trvá|brigád|sezón|zástup|projekt|dotaz|otázk'],
  ['hu', 'szezon|helyettesít|kérdés'],
  ['ro', 'disponibil|sezon|proiect|înlocui|întrebăr'],
  ['hr sr sl', 'traje|sezon|zamjen|zamen|nadomešč|pitanj|vprašanj'],
  ['bg ru uk', 'продлит|сезон|проект|на период|на період|на время|на час|вопрос|питан|въпрос'],
  ['el', 'διαρκ|σεζόν|αντικατ|ερωτήσ'],
  ['tr', 'sezon|proje|değerlendir'],
  ['lt lv et', 'trunka|tęsiasi|ilgst|kestab|sezon|hooaeg|klausim|jautāj|küsimu'],
  ['is', 'verkefni|spurning'],
  ['id ms', 'proyek|projek|musim|pertanyaan|soalan'],
  ['vi', 'dự án|thời vụ|câu hỏi'],
];

/** What one applies with in public service, where the words for applications leave it out; beginnings of words. */
export const PAPERS: readonly LanguageWords[] = [
  ['es', 'solicitudes|inscribir|apuntart|instancias|inscripción|inscripciones|documentación'],
  ['pt', 'inscrição|inscrições|requerimento'],
  ['it', 'domande|domanda di partecipazione|domanda di ammissione'],
  ['fr', 'dossier|demandes|cv'],
  ['pl', 'dokumenty|ofert|cv'],
  ['cs sk', 'přihláš|prihláš|podklad'],
  ['ro', 'dosar'],
  ['ru uk bg', 'документ|заявк|заявлен|заяв'],
  ['lt', 'prašym|dokument'],
  ['lv et', 'dokumen'],
  ['el', 'αιτήσεις|δικαιολογητικά'],
  ['ca', 'sol·licituds|instàncies|currículum'],
  ['ar', 'طلبات|الطلبات|السير الذاتية'],
  ['hu', 'jelentkez|önéletrajz'],
  ['id ms', 'berkas|permohonan'],
  ['mk', 'биографиј|пријав|документ|молба'],
  ['ka', 'განცხად|განაცხად|რეზიუმე|დოკუმენტ|ავტობიოგრაფი'],
  ['sq', 'aplikim|dokument'],
  ['gl', 'solicitude|instancia|documentaci'],
  ['eu', 'eskaera|eskabide|eskari|izena ema'],
  ['cy', 'ceisiad|ffurflen|llythyr'],
  ['hy', 'դիմում|ինքնակենսագր|հայտ'],
  ['az', 'sənəd|müraciət|ərizə'],
  ['hi', 'आवेदन|बायोडाटा'],
];

/**
 * What an application tells of when somebody could begin, which is no beginning of work by a day; a * stands for any
 * ending. `due-day.spec.ts` puts each between an application and its day.
 */
export const SENT_TOO_WORDS: readonly LanguageWords[] = [
  ['de', 'möglich* beginn*|möglich* eintritt*|möglich* start*|möglich* arbeitsbeginn*|möglich* dienstantritt*'],
  ['de', 'frühestmöglich* beginn*|frühestmöglich* eintritt*|frühestmöglich* start*|frühestmöglich* arbeitsbeginn*'],
  ['de', 'frühest* eintritt*|frühest* start*|gewünscht* eintritt*|gewünscht* start*|gewünscht* arbeitsbeginn*'],
  [
    'de',
    'nächstmöglich* eintritt*|ihr* eintrittstermin*|dein* eintrittstermin*|ihr* verfügbarkeit|dein* verfügbarkeit',
  ],
  ['de', 'möglich* eintritts- und|gehaltsvorstellung und eintrittstermin|eintrittstermin und gehaltsvorstellung'],
  ['fr', 'date de début souhaitée|date de prise de poste souhaitée|date de disponibilité|vos disponibilités'],
  ['es', 'fecha de incorporación|disponibilidad de incorporación|fecha de inicio deseada'],
  ['it', 'data di inizio desiderata|disponibilità di inizio'],
  ['nl', 'gewenste startdatum|mogelijke startdatum|gewenste begindatum'],
  ['sv', 'önskat startdatum|tidigaste startdatum'],
  ['da no', 'ønsket startdato|mulig startdato|tidligste startdato'],
  ['pl', 'możliwy termin rozpoczęcia|możliwym terminem rozpoczęcia'],
];

/** In front of a day of six figures, "270110", in Swedish; `due-day.spec.ts` reads each. */
export const SHORT_DAY_UNTIL = 'senast|senast den|före|till och med|fram till|inkommit senast|oss tillhanda senast';

/** Words of one language, folded or not; a * stands for any ending of a word, | divides them. */
type NotOpenWord = readonly [language: string, words: string];

/** What headings say of adverts below them that are over; `not-open-words.spec.ts` puts each over one. */
export const PAST_WORDS: readonly NotOpenWord[] = [
  ['en', 'past|closed|filled|expired|archived|previous|former|no longer|completed recruitments'],
  ['de', 'besetzt|besetzte|vergeben|vergebene|abgelaufen|abgelaufene|vergangene|archivierte|geschlossene stellen'],
  ['de', 'nicht mehr|abgeschlossene ausschreibungen|abgeschlossene stellenausschreibungen|stellenarchiv'],
  ['fr', 'pourvu*|clôturé*|expirée*|archivée*|anciennes offres|offres passées|recrutements terminés'],
  [
    'es',
    'cerrada*|vacantes cubiertas|plazas cubiertas|ofertas cubiertas|vacante cubierta|plaza cubierta|procesos cerrados|puestos cubiertos|procesos finalizados|ofertas finalizadas',
  ],
  ['es', 'convocatorias finalizadas|convocatorias anteriores|ofertas anteriores|caducadas|vencidas'],
  ['es gl', 'convocatorias resueltas|procesos resueltos|plazas resueltas|convocatorias resoltas|procesos resoltos'],
  ['pt', 'encerrad*|preenchida*|vagas fechadas|concursos anteriores|procedimentos concluídos|concursos concluídos'],
  [
    'it',
    'chiusa|chiuse|concorsi chiusi|bandi chiusi|annunci chiusi|avvisi chiusi|concorso chiuso|bando chiuso|annuncio chiuso|avviso chiuso|scaduti|scadute|selezioni concluse|concorsi conclusi|bandi conclusi|posizioni coperte|archiviati',
  ],
  ['it', 'concorsi espletati|procedure espletate|selezioni espletate'],
  ['nl', 'vervuld*|gesloten|verlopen vacatures|ingevuld*|afgesloten vacatures|vacaturearchief'],
  [
    'pl',
    'zakończon*|nieaktualn*|archiwalne oferty|archiwalne ogłoszenia|archiwalne nabory|archiwalne konkursy|archiwalne rekrutacje|archiwum ofert|archiwum naborów|rozstrzygnięt*|obsadzone|zamknięte nabory|zamknięte rekrutacje|zamknięte oferty|zamknięte konkursy',
  ],
  ['da', 'lukket|lukkede stillinger|besatte|udløbne|tidligere stillinger|tidligere opslag|afsluttede rekrutteringer'],
  ['sv', 'stängd|stängda annonser|tillsatta|utgångna|tidigare annonser|tidigare tjänster|avslutade rekryteringar'],
  ['no', 'besatte|utløpte|utgåtte|tidligere stillinger|tidligere utlysninger|avsluttede utlysninger'],
  ['fi', 'päättyneet haut|päättyneet rekrytoinnit|täytetyt|sulkeutuneet'],
  ['cs', 'uzavřen*|obsazené|obsazená|ukončen* nabíd*|ukončená výběrová|neaktuální|archiv nabídek'],
  ['sk', 'obsadené|ukončené výberové|ukončené ponuky|uzavreté výberové|neaktuálne'],
  ['hu', 'lezárt pályázatok|lezárt állás*|betöltött állás*|betöltött pozíció*|lejárt|korábbi állás*|archív állás*'],
  ['ro', 'posturi ocupate|încheiate|expirate|concursuri finalizate|poziții închise|posturi închise|arhivă anunțuri'],
  ['hr', 'zatvoreni natječaji|popunjen*|završeni natječaji|istekli|zaključeni natječaji'],
  ['sl', 'zaključeni razpisi|zasedena|pretekli razpisi|zaprti razpisi'],
  ['sr', 'завршени конкурси|затворени конкурси|попуњен*|završeni konkursi|zatvoreni konkursi'],
  ['bg', 'приключили|заети позиции|заети места|изтекли|затворени позиции'],
  ['ru', 'закрытые вакансии|архив вакансий|архивные вакансии|архивные конкурсы|неактуальные|завершенные конкурсы'],
  ['uk', 'закриті вакансії|архів вакансій|архівні вакансії|архівні конкурси|неактуальні|завершені конкурси'],
  ['el', 'κλειστές θέσεις|προηγούμενες προκηρύξεις|ληγμένες|ολοκληρωμένες προκηρύξεις|καλυμμένες'],
  [
    'tr',
    'kapanan ilanlar|kapanan pozisyonlar|kapanmış|dolan kadrolar|dolan pozisyonlar|kapalı pozisyonlar|kapalı ilanlar|süresi dolmuş|geçmiş ilanlar',
  ],
  ['lt', 'užimtos pozicijos|užimtos darbo vietos|pasibaigę|įvykę konkursai|baigtos atrankos|neaktualūs'],
  ['lv', 'slēgtās|noslēgušies|beigušies|aizpildītās'],
  ['et', 'lõppenud|täidetud ametikohad|suletud konkursid|aegunud'],
  ['ja', '募集終了|受付終了|過去の募集|過去の求人|募集を終了した'],
  ['ko', '마감된 공고|마감된 채용|채용 마감|채용마감|지난 채용|지난 공고'],
  ['zh', '已结束|已关闭|已截止|往期招聘|历史招聘|已結束|已關閉|往期職缺'],
  ['vi', 'đã đóng|đã hết hạn|đã tuyển đủ'],
  ['id', 'lowongan ditutup|sudah ditutup|telah ditutup|kedaluwarsa|sudah terisi'],
  ['ar', 'وظائف مغلقة|الوظائف المغلقة|وظائف منتهية|الوظائف المنتهية'],
  ['he', 'משרות סגורות|משרות שאוישו'],
  ['de', 'frühere stellen*|ehemalige stellen*|frühere ausschreibungen|frühere positionen'],
  ['fr', 'offres précédentes|précédentes offres|anciens postes|recrutements passés|postes précédents'],
  ['es', 'vacantes anteriores|vacantes pasadas|puestos anteriores|ofertas pasadas|procesos anteriores|ya cubierto*'],
  ['ca', 'vacants anteriors|places cobertes|ofertes anteriors|ofertes tancades|convocatòries tancades'],
  ['ca', 'convocatòries resoltes|convocatòries finalitzades|processos resolts|places resoltes'],
  ['pt', 'vagas anteriores|vagas passadas|anúncios anteriores'],
  ['it', 'già coperte|posizioni precedenti|selezioni passate|ricerche concluse|annunci precedenti'],
  ['nl', 'eerdere vacatures|oude vacatures|vorige vacatures'],
  ['sv', 'tidigare lediga|tidigare jobb|tidigare utlysta'],
  ['da no', 'tidligere ledige|tidligere jobopslag|tidligere utlyste|tidligere jobb|tidligere jobs'],
  ['fi', 'aiemmat avoimet|aiemmat työpaikat|aikaisemmat avoimet'],
  ['is', 'fyrri störf|eldri auglýsingar'],
  ['pl', 'poprzednie oferty|wcześniejsze oferty|oferty archiwalne|poprzednie rekrutacje|poprzednie nabory'],
  ['cs sk', 'minulé nabídky|předchozí nabídky|minulé pozice|predchádzajúce ponuky|minulé ponuky'],
  ['hu', 'korábbi pozíció*|már betöltött|már betöltve'],
  ['ro', 'deja ocupate|posturi anterioare|anunțuri anterioare|concursuri anterioare'],
  ['hr sr', 'prethodni natječaji|raniji natječaji|raniji oglasi|prethodni oglasi|raniji konkursi|prethodni konkursi'],
  ['sr', 'ранији конкурси|претходни конкурси|ранији огласи'],
  ['sl', 'pretekle objave|pretekli oglasi|pretekla delovna'],
  ['bg', 'предишни обяви|минали обяви|предишни позиции'],
  ['ru', 'прошлые вакансии|прежние вакансии|ранее открытые'],
  ['uk', 'минулі вакансії|попередні вакансії'],
  ['el', 'προηγούμενες θέσεις|παλαιότερες αγγελίες|παλιότερες αγγελίες|προηγούμενες αγγελίες'],
  ['tr', 'önceki ilanlar|önceki pozisyonlar|eski ilanlar'],
  [
    'lt lv et',
    'ankstesni skelbimai|ankstesnės pozicijos|iepriekšējās vakances|varasemad tööpakkumised|varasemad konkursid',
  ],
  ['ko', '마감된 포지션|마감된 직무'],
  ['zh', '往期职位|已招满|过往招聘'],
  ['id', 'lowongan sebelumnya|posisi sebelumnya'],
  ['ar he', 'وظائف سابقة|משרות קודמות|משרות עבר'],
  ['en', 'archive of vacancies|archive of competitions|archive of calls|vacancy archive|job archive|vacancies archive'],
  ['de', 'archiv der stellen*|archiv der ausschreibungen|ausschreibungsarchiv|archiv stellenausschreibungen'],
  ['fr', 'archives des offres|archives des concours|archives des recrutements|offres archivées'],
  ['es', 'archivo de convocatorias|archivo de ofertas|convocatorias archivadas|histórico de convocatorias'],
  ['ca', 'arxiu de convocatòries|convocatòries anteriors|arxiu de processos'],
  ['pt', 'arquivo de concursos|arquivo de vagas|concursos arquivados|histórico de concursos'],
  [
    'it',
    'archivio concorsi|archivio bandi|archivio avvisi|archivio selezioni|archivio delle selezioni|archivio annunci',
  ],
  ['nl', 'archief vacatures|archief van vacatures|gearchiveerde vacatures'],
  ['sv', 'annonsarkiv|arkiverade annonser|arkiverade tjänster'],
  ['da no', 'stillingsarkiv|arkiverede stillinger|arkiverte stillinger|arkiverede opslag'],
  ['fi', 'hakuarkisto|arkistoidut haut'],
  ['pl', 'archiwum konkursów|archiwum ogłoszeń|archiwum rekrutacji|archiwum konkursowe'],
  ['cs sk', 'archiv výběrových|archiv inzerátů|archiv konkurzů|archív výberových|archív ponúk|archív konkurzov'],
  ['hu', 'álláspályázatok archívum*|pályázati archívum|archivált pályázat*|archív pályázat*|korábbi pályázat*'],
  ['ro', 'arhiva concursurilor|arhivă concursuri|arhiva concursuri|arhiva anunțurilor|arhiva posturilor'],
  ['hr', 'arhiva natječaja|arhiva oglasa'],
  ['sr', 'архива конкурса|архива огласа|arhiva konkursa'],
  ['sl', 'arhiv razpisov|arhiv objav|arhiv prostih'],
  ['bg', 'архив на конкурси*|архив конкурси|архив на обяви*|архив обяви|минали конкурси|приключени конкурси'],
  ['ru', 'архив конкурсов|архив объявлений|прошедшие конкурсы|предыдущие конкурсы|состоявшиеся конкурсы'],
  ['uk', 'архів конкурсів|архів оголошень|минулі конкурси|попередні конкурси|проведені конкурси'],
  ['el', 'αρχείο προκηρύξεων|αρχείο θέσεων|αρχείο διαγωνισμών'],
  ['tr', 'ilan arşivi|arşiv ilanlar*|arşivlenmiş ilanlar|sonuçlanan ilanlar'],
  [
    'lt lv et',
    'skelbimų archyvas|konkursų archyvas|atrankų archyvas|vakanču arhīvs|konkursu arhīvs|konkursside arhiiv',
  ],
];

/** What says right in front of those that it is not so yet: "Not yet filled", "Postes non pourvus". */
export const NOT_YET_WORDS: readonly NotOpenWord[] = [
  ['en', 'not|not yet|yet to be|still to be|to be'],
  ['de', 'nicht|noch nicht|zu|noch zu|wir'],
  ['fr', 'non|pas encore'],
  ['es', 'no|aún no|todavía no'],
  ['pt', 'não|ainda não'],
  ['it', 'non|non ancora'],
  ['nl', 'niet|nog niet'],
  ['sv', 'inte|ej|ännu inte'],
  ['da no', 'ikke|endnu ikke|ennå ikke'],
  ['pl', 'nie|jeszcze nie'],
  ['hu', 'nem|még nem'],
  ['el', 'μη|δεν'],
  ['bg ru uk', 'не|ще не|ещё не'],
  ['sr hr sl', 'još nisu|nisu|још нису|нису'],
  ['vi', 'chưa'],
  ['id', 'belum'],
];

/** The same of words that mean something else beside others ("Dolan Bakery", "archiwalne usługi"): whole headings. */
export const PAST_ALONE: readonly NotOpenWord[] = [
  ['it', 'chiuso|conclusi|concluse'],
  ['es', 'finalizados|finalizadas|cerrados|concluidos|concluidas|llamados finalizados|llamados cerrados'],
  ['pt', 'finalizados|finalizadas|concluídos|concluídas'],
  ['ro', 'finalizate'],
  ['pl', 'archiwalne|zamknięte'],
  ['hu', 'betöltött'],
  ['ru', 'архивные'],
  ['uk', 'архівні'],
  ['tr', 'kapanan'],
  ['id', 'ditutup|pendaftaran ditutup'],
];

/** What a piece of a card says whole when its advert is over; the spec puts each into one. */
export const CLOSED_WORDS: readonly NotOpenWord[] = [
  [
    'en',
    'closed|now closed|now filled|position now filled|role now filled|vacancy now filled|position now closed|position closed|job closed|role closed|applications closed|applications are closed|filled|position filled|role filled|vacancy filled|expired|no longer available|no longer accepting applications|no longer accepting applicants|not hiring|currently closed',
  ],
  [
    'de',
    'besetzt|derzeit nicht ausgeschrieben|zurzeit nicht ausgeschrieben|aktuell nicht ausgeschrieben|nicht ausgeschrieben|bereits besetzt|stelle besetzt|position besetzt|vergeben|abgelaufen|geschlossen|nicht mehr verfügbar',
  ],
  [
    'fr',
    'clos|close|terminé|terminée|pourvu|pourvue|poste pourvu|offre pourvue|clôturé|clôturée|offre clôturée|offre expirée|expirée|fermé',
  ],
  [
    'es',
    'cerrada|cerrado|proceso cerrado|plazo cerrado|plazo finalizado|plazo de solicitudes cerrado|proceso finalizado|selección cerrada|vacante cerrada|vacante cubierta|cubierta|finalizada|finalizado|concluida|concluido|convocatoria cerrada|convocatoria finalizada',
  ],
  [
    'pt',
    'encerrada|encerrado|vaga encerrada|vaga preenchida|preenchida|preenchido|inscrições encerradas|finalizada|finalizado|concluída|concluído|processo encerrado|processo finalizado|seleção encerrada',
  ],
  [
    'it',
    'chiusa|chiuso|conclusa|concluso|scaduta|scaduto|bando chiuso|bando scaduto|posizione chiusa|selezione chiusa|candidature chiuse|posizione coperta',
  ],
  ['nl', 'vervuld|vacature vervuld|gesloten|vacature gesloten|ingevuld'],
  [
    'pl',
    'rekrutacja zakończona|zakończona|zakończony|zakończone|nabór zakończony|nieaktualne|nieaktualna|oferta nieaktualna',
  ],
  ['cs sk', 'obsazeno|ukončeno|ukončené|pozice obsazena|uzavřeno|obsadené|pozícia obsadená'],
  ['sv', 'stängd|tillsatt|utgången|tjänsten är tillsatt|ansökan stängd'],
  ['da', 'lukket|besat|udløbet|fristen er udløbet|stillingen er besat'],
  ['no', 'utløpt|besatt|lukket|stillingen er besatt|søknadsfristen er utløpt'],
  ['fi', 'suljettu|täytetty|haku päättynyt|paikka täytetty'],
  ['hu', 'betöltve|lezárva|betöltött'],
  ['ro', 'ocupat|post ocupat|închis'],
  ['tr', 'kapalı|şu an kapalı|kapandı|doldu|pozisyon doldu|başvurular kapandı|başvuruya kapalı'],
  ['el', 'έκλεισε|καλύφθηκε|η θέση καλύφθηκε'],
  ['ru', 'закрыта|закрыто|завершен|завершён|завершено|завершена|вакансия закрыта|набор закрыт'],
  ['uk', 'закрита|закрито|завершено|завершений|вакансію закрито|набір закрито'],
  ['ja', '募集終了|受付終了|募集は終了しました'],
  ['ko', '채용마감|모집마감|채용완료|마감되었습니다'],
  ['zh', '已结束|已截止|已关闭|已關閉|已招满|停止招聘|招聘结束'],
  ['vi', 'đã đóng|hết hạn|đã tuyển đủ|ngừng tuyển'],
  ['id', 'ditutup|sudah ditutup|lowongan ditutup'],
  ['ar he', 'مغلق|مغلقة|انتهى التقديم|סגור|המשרה אוישה'],
];

/**
 * The same in brackets only, in front of a title or behind it: by themselves they are labels of days, or head what is
 * over. The spec puts each into a pair.
 */
export const CLOSED_IN_BRACKETS: readonly NotOpenWord[] = [
  ['ko', '마감|종료|완료|채용 마감|모집 마감|접수 마감|채용 완료|모집 완료|채용 종료|모집 종료'],
  ['ja', '締切|〆切|締切済|終了|受付終了|採用終了|採用決定|募集停止'],
  ['zh', '结束|截止|招满|满员|关闭|結束|額滿|停招'],
  ['th', 'ปิดรับสมัคร|เต็มแล้ว'],
];

/**
 * What says that an opening is not to be had where it is surely said of it: as its state, or on a card whose button to
 * apply is switched off. By itself it may be said of anything: "Salary: not available". The spec puts each into one.
 */
export const UNAVAILABLE_WORDS: readonly NotOpenWord[] = [
  [
    'en',
    'not available|unavailable|currently unavailable|not currently available|currently not available|not open|currently not open|not accepting applications',
  ],
  ['de', 'nicht verfügbar|derzeit nicht verfügbar|aktuell nicht verfügbar|momentan nicht verfügbar|nicht offen'],
  ['fr', 'non disponible|indisponible|pas disponible|actuellement indisponible|plus disponible'],
  ['es', 'no disponible|actualmente no disponible|ya no disponible'],
  ['pt', 'não disponível|indisponível|de momento indisponível|vaga indisponível'],
  ['it', 'non disponibile|attualmente non disponibile|non più disponibile'],
  ['nl', 'niet beschikbaar|momenteel niet beschikbaar|niet meer beschikbaar'],
  ['sv', 'ej tillgänglig|inte tillgänglig|ej öppen'],
  ['da', 'ikke tilgængelig|ikke ledig'],
  ['no', 'ikke tilgjengelig|ikke ledig'],
  ['fi', 'ei saatavilla|ei avoinna'],
  ['pl', 'niedostępna|niedostępne|niedostępny|obecnie niedostępna'],
  ['cs sk', 'nedostupné|nedostupná|není k dispozici|nie je k dispozícii'],
  ['hu', 'nem elérhető|jelenleg nem elérhető'],
  ['ro', 'indisponibil|nu este disponibil|momentan indisponibil'],
  ['tr', 'mevcut değil|müsait değil|şu anda mevcut değil'],
  ['el', 'μη διαθέσιμη|μη διαθέσιμο|δεν είναι διαθέσιμη'],
  ['ru', 'недоступна|недоступно|сейчас недоступна'],
  ['uk', 'недоступна|недоступно|зараз недоступна'],
  ['ja', '募集停止中|募集していません|現在募集なし'],
  ['ko', '모집 중지|모집하지 않음|지원 불가'],
  ['zh', '不可用|暂停招聘|暂不招聘|暫停招聘'],
  ['vi', 'không còn tuyển|tạm ngừng tuyển|không khả dụng'],
  ['id', 'tidak tersedia|sedang tidak tersedia|belum dibuka|tidak dibuka'],
  ['ar he', 'غير متاح|غير متاحة|غير متوفر|לא זמין|לא זמינה'],
];

/** What the state of an opening stands behind, with a colon; the spec puts each before one that is over. */
export const STATE_LABELS: readonly NotOpenWord[] = [
  ['en', 'status|state|job status|vacancy status|position status'],
  ['de', 'status|stand|zustand'],
  ['fr', 'statut|état|etat|situation'],
  ['es', 'estado|estatus|situación|estado del proceso'],
  ['pt', 'situação|estado|status|situação do processo'],
  ['it', 'stato|stato del bando|stato della selezione'],
  ['nl', 'status|staat'],
  ['sv da no', 'status|stilling status'],
  ['pl', 'status|stan'],
  ['cs sk', 'stav'],
  ['hu', 'állapot|státusz'],
  ['ro', 'stare|status|statut'],
  ['fi', 'tila'],
  ['tr', 'durum|durumu'],
  ['el', 'κατάσταση'],
  ['ru', 'статус|состояние'],
  ['uk', 'статус|стан'],
  ['ja', '状態|ステータス|募集状況'],
  ['ko', '상태|채용상태'],
  ['zh', '状态|狀態|招聘状态'],
  ['vi', 'trạng thái|tình trạng'],
  ['id', 'status'],
];

/** What stands right above roles that are sought later; the spec puts each above some. */
export const SOON_WORDS: readonly NotOpenWord[] = [
  [
    'en',
    'recruiting soon|hiring soon|will be recruiting|will be hiring|plan to recruit|positions opening soon|roles opening soon|jobs opening soon|is opening soon|are opening soon',
  ],
  ['de', 'demnächst suchen|suchen demnächst|in Kürze suchen|suchen in Kürze'],
  ['fr', 'recruterons prochainement|recruterons bientôt'],
  ['es', 'próximamente buscaremos'],
  ['pt', 'em breve abriremos'],
  ['it', 'prossimamente cercheremo'],
  ['nl', 'binnenkort zoeken'],
  ['pl', 'wkrótce będziemy szukać'],
  ['ru', 'скоро откроем набор'],
];

/**
 * What a sentence near a title says when nobody is taken for it now; the spec puts each below one. Of a whole page it
 * may be said of other things: agencies, other years.
 */
export const NOT_NOW_WORDS: readonly NotOpenWord[] = [
  [
    'en',
    'not currently accepting applications|not currently admitting|not currently accepting students|not currently taking applications|not accepting applications at this time|not accepting applications at the moment|not accepting new applications|currently not accepting applications|currently not admitting|not currently recruiting|applications are currently closed|not taking applications',
  ],
  [
    'de',
    'nehmen derzeit keine Bewerbungen|nehmen aktuell keine Bewerbungen|nehmen zurzeit keine Bewerbungen|nehmen momentan keine Bewerbungen|derzeit keine Bewerbungen möglich|aktuell keine Bewerbungen möglich',
  ],
  [
    'fr',
    'n’acceptons actuellement pas de candidatures|n’acceptons pas de candidatures|ne prenons pas de candidatures|ne recrutons pas actuellement|ne recrutons actuellement pas',
  ],
  ['es', 'no estamos aceptando solicitudes|no estamos aceptando candidaturas|no aceptamos solicitudes por ahora'],
  [
    'pt',
    'não estamos a aceitar candidaturas|não estamos aceitando candidaturas|não aceitamos candidaturas neste momento',
  ],
  [
    'it',
    'non stiamo accettando candidature|al momento non accettiamo candidature|non accettiamo al momento candidature',
  ],
  ['nl', 'nemen momenteel geen sollicitaties|nemen op dit moment geen sollicitaties|nemen nu geen sollicitaties'],
  ['sv', 'tar för närvarande inte emot ansökningar|tar just nu inte emot ansökningar'],
  ['da', 'modtager i øjeblikket ikke ansøgninger|modtager p.t. ikke ansøgninger'],
  ['no', 'tar for tiden ikke imot søknader|tar ikke imot søknader nå'],
  ['pl', 'obecnie nie przyjmujemy zgłoszeń|obecnie nie przyjmujemy aplikacji|nie przyjmujemy obecnie'],
  ['cs', 'v současné době nepřijímáme přihlášky|momentálně nepřijímáme přihlášky|nyní nepřijímáme přihlášky'],
  ['ru', 'сейчас не принимаем заявки|в данный момент не принимаем заявки|временно не принимаем заявки'],
  ['uk', 'зараз не приймаємо заявки|наразі не приймаємо заявки'],
];

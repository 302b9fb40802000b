import type { NotOpenWord } from './not-open-words.js';

/** What a piece of a card says whole when its advert is over; the spec puts each into one. */
export const CLOSED_WORDS: readonly NotOpenWord[] = [
  [
    'en',
    'closed|now closed|now filled|position now filled|role now filled|vacancy now filled|position now closed|position closed|job closed|role closed|applications closed|applications are closed|filled|position filled|role filled|vacancy filled|expired|no longer available|no longer accepting applications|no longer accepting applicants|not hiring|currently closed|occupied|position occupied|position taken',
  ],
  [
    'de',
    'besetzt|derzeit nicht ausgeschrieben|zurzeit nicht ausgeschrieben|aktuell nicht ausgeschrieben|nicht ausgeschrieben|bereits besetzt|stelle besetzt|position besetzt|vergeben|abgelaufen|geschlossen|nicht mehr verfügbar',
  ],
  [
    'fr',
    'clos|close|terminé|terminée|pourvu|pourvue|poste pourvu|offre pourvue|clôturé|clôturée|offre clôturée|offre expirée|expiré|expirée|fermé|fermée',
  ],
  [
    'es',
    'cerrada|cerrado|proceso cerrado|plazo cerrado|plazo finalizado|plazo de solicitudes cerrado|proceso finalizado|selección cerrada|vacante cerrada|vacante cubierta|cubierta|cubierto|finalizada|finalizado|concluida|concluido|convocatoria cerrada|convocatoria finalizada|ocupada|plaza ocupada',
  ],
  [
    'pt',
    'encerrada|encerrado|fechada|fechado|vaga fechada|vaga encerrada|vaga preenchida|preenchida|preenchido|inscrições encerradas|finalizada|finalizado|concluída|concluído|processo encerrado|processo finalizado|seleção encerrada|ocupada|vaga ocupada',
  ],
  [
    'it',
    'coperta|coperto|chiusa|chiuso|conclusa|concluso|terminata|scaduta|scaduto|bando chiuso|bando scaduto|posizione chiusa|selezione chiusa|candidature chiuse|posizione coperta|occupata|posizione occupata',
  ],
  [
    'nl',
    'vervuld|vacature vervuld|gesloten|vacature gesloten|afgesloten|ingevuld|verlopen|afgerond|selectie afgerond|selectie afgesloten|procedure afgerond|procedure afgesloten',
  ],
  [
    'pl',
    'rekrutacja zakończona|zakończona|zakończony|zakończone|nabór zakończony|nieaktualne|nieaktualna|oferta nieaktualna|zamknięta|zamknięty|zamknięte|obsadzone|obsadzona',
  ],
  [
    'cs sk',
    'obsazeno|ukončeno|ukončené|pozice obsazena|uzavřeno|uzavřená|obsazená|obsadené|obsadená|uzavretá|uzavreté|pozícia obsadená',
  ],
  ['sv', 'stängd|tillsatt|utgången|tjänsten är tillsatt|ansökan stängd'],
  ['da', 'lukket|besat|udløbet|fristen er udløbet|stillingen er besat'],
  ['no', 'utløpt|besatt|lukket|stillingen er besatt|søknadsfristen er utløpt'],
  ['fi', 'suljettu|täytetty|haku päättynyt|paikka täytetty'],
  ['hu', 'betöltve|lezárva|lezárult|lejárt|betöltött'],
  ['ro', 'ocupat|ocupată|post ocupat|închis|închisă|expirat|expirată'],
  ['tr', 'kapalı|şu an kapalı|kapandı|doldu|pozisyon doldu|başvurular kapandı|başvuruya kapalı'],
  ['el', 'έκλεισε|καλύφθηκε|η θέση καλύφθηκε'],
  [
    'ru',
    'закрыта|закрыто|закрыт|неактуальна|неактуально|завершен|завершён|завершено|завершена|вакансия закрыта|набор закрыт',
  ],
  ['uk', 'закрита|закрито|закритий|неактуальна|завершено|завершений|вакансію закрито|набір закрито'],
  ['ja', '募集終了|受付終了|募集は終了しました'],
  ['ko', '채용마감|모집마감|채용완료|마감되었습니다'],
  ['zh', '已结束|已截止|已关闭|已關閉|已招满|停止招聘|招聘结束'],
  ['vi', 'đã đóng|hết hạn|đã tuyển đủ|ngừng tuyển'],
  ['id', 'ditutup|sudah ditutup|lowongan ditutup'],
  ['ar he', 'مغلق|مغلقة|انتهى التقديم|סגור|המשרה אוישה|סגורה|נסגר|נסגרה|אוישה'],
  ['fa', 'بسته شد|بسته شده|منقضی شده|تکمیل شد'],
  ['hr sr sl bs', 'zatvoreno|zatvorena|zatvoren|popunjeno|popunjena|zaprto|zasedeno|затворено|затворена|попуњено'],
  ['bg', 'затворена|затворено|приключила|приключил|заета'],
  ['et', 'suletud|täidetud'],
  ['lv', 'slēgta|slēgts|aizpildīta'],
  ['lt', 'uždaryta|užimta|užpildyta'],
  ['is', 'lokað|ráðið hefur verið'],
  ['ca', 'tancada|tancat|coberta|finalitzada|finalitzat'],
  ['ms', 'telah ditutup|sudah diisi'],
  ['gl', 'pechada|pechado|resolta|rematado|rematada|prazo pechado'],
  ['eu', 'itxita|amaituta|itxia|epea amaituta'],
  ['cy', 'wedi cau|ar gau'],
  ['ka', 'დახურულია|დასრულებულია|დახურული|დასრულებული'],
  ['hy', 'փակ է|փակված է|ավարտված է'],
  ['sq', 'mbyllur|e mbyllur|i mbyllur|përfunduar'],
  ['az', 'bağlıdır|bağlanıb|müddəti bitib'],
  ['mk', 'затворен|затворено|поништен|поништено|завршен|завршено|пополнето'],
  ['sr', 'затворено|затворен|попуњено'],
  ['hi', 'बंद|समाप्त'],
];

/** Of what such a word is said, right in front of it or of what says "now": "This position is currently filled". */
export const SAID_TO_BE_CLOSED: readonly NotOpenWord[] = [
  [
    'en',
    'this position is|this role is|this vacancy is|this job is|this post is|the position is|the role is|position is|role is|vacancy is|post is|is|already|has been',
  ],
  [
    'de',
    'diese stelle ist|die stelle ist|diese position ist|die position ist|stelle ist|position ist|stelle|position|ist|schon|bereits',
  ],
  ['fr', 'ce poste est|le poste est|poste|cette offre est|cette place est|est'],
  [
    'es',
    'este puesto está|el puesto está|puesto está|puesto|esta vacante está|la vacante está|vacante|esta plaza está|la plaza está|plaza|está',
  ],
  ['pt', 'esta vaga está|a vaga está|vaga|este lugar está|está'],
  ['it', 'questa posizione è|la posizione è|posizione|questo posto è|il posto è|posto|è'],
  ['nl', 'deze vacature is|de vacature is|vacature is|vacature|deze functie is|functie is|functie|is|al'],
  ['sv', 'den här tjänsten är|denna tjänst är|tjänsten är|tjänsten|platsen är|är|redan'],
  ['da', 'denne stilling er|stillingen er|stillingen|er|allerede'],
  ['no', 'denne stillingen er|stillingen er|stillingen|er|allerede'],
  ['fi', 'paikka on|tehtävä on|paikka|on|jo'],
  ['pl', 'to stanowisko jest|stanowisko jest|stanowisko|jest|już'],
  ['cs', 'tato pozice je|pozice je|pozice|místo je|místo|je|již|už'],
  ['sk', 'táto pozícia je|pozícia je|pozícia|miesto je|miesto|je|už'],
  ['hu', 'ez a pozíció|a pozíció|pozíció|az állás|állás|már'],
  ['ro', 'acest post este|postul este|postul|post|este|deja'],
  ['hr sr', 'ovo radno mjesto je|radno mjesto je|radno mjesto|pozicija je|pozicija|je|već'],
  ['tr', 'bu pozisyon|pozisyon'],
  ['ru', 'эта вакансия|вакансия|уже'],
  ['uk', 'ця вакансія|вакансія|вже'],
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

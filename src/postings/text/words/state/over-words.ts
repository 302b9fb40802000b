/** What a page says, as a pattern, and a text that needs it. */
export type OverWord = readonly [language: string, pattern: string, text: string];

/** "Until the position is filled" says that it is not. */
export const CERTAINLY = String.raw`(?<!\b(?:until|till|once|when|if|before|after|unless|as soon as|in case|bis|sobald|wenn|falls|si|lorsque|quando) )`;

/** The same in another language, where a word may stand between: "Ak už táto pozícia je obsadená". */
export const certainly = (conditions: string): string =>
  String.raw`(?<!(?<!\p{L})(?:${conditions}) (?:\p{L}{1,12} )?)(?<!\p{L})`;

const JOB = String.raw`(?:job|position|posting|vacancy|role|opening|advert(?:isement)?|opportunity|requisition|search|recruitment)`;

/**
 * What it says where nobody is sought for it now, though it may be sent to, where the sentence ends or says when behind
 * it (`NOT_SOUGHT_END`): "not hiring for this role in the US" seeks elsewhere. By language, with a text that needs it.
 */
export const NOT_SOUGHT: readonly OverWord[] = [
  [
    'en',
    String.raw`\bnot (?:(?:currently|presently|actively|specifically) ){0,2}(?:looking|hiring|recruiting|searching) (?:for (?:anyone|anybody|someone|candidates) )?for this (?:role|position|job|post|vacancy)\b`,
    'not actively hiring for this role',
  ],
  [
    'en',
    String.raw`\bno (?:current |open |current open )?(?:vacancy|vacancies|opening|openings) (?:at present |at the moment |right now )?for this (?:role|position|job|post)\b`,
    'no open vacancy at the moment for this role',
  ],
  [
    'de',
    String.raw`\bfür diese (?:stelle|position|funktion|rolle|tätigkeit) (?:suchen wir|haben wir|gibt es|besteht) (?:derzeit|aktuell|momentan|zurzeit|zur zeit|im moment) (?:niemanden|keinen bedarf|kein bedarf|keine (?:offene |freie )?(?:vakanz|stelle))\b`,
    'Für diese Position suchen wir aktuell niemanden',
  ],
  [
    'de',
    String.raw`\bsuchen (?:wir )?(?:derzeit|aktuell|momentan|zurzeit|zur zeit|im moment) (?:niemanden|nicht(?: aktiv| gezielt)?|keine mitarbeitenden|keine mitarbeiter(?:innen)?) für diese (?:stelle|position|funktion|rolle|tätigkeit)\b`,
    'suchen derzeit nicht aktiv für diese Stelle',
  ],
  [
    'de',
    String.raw`\bkeine (?:offene |freie |aktuelle )?stelle (?:frei |offen |ausgeschrieben )?für diese (?:stelle|position|funktion|rolle|tätigkeit)\b`,
    'keine Stelle offen für diese Funktion',
  ],
  [
    'nl',
    String.raw`\bgeen (?:actuele |openstaande |open )?vacatures? (?:open |vrij |beschikbaar )?voor deze (?:functie|rol|positie)\b`,
    'geen vacature open voor deze functie',
  ],
  [
    'fr',
    String.raw`\baucun(?:e offre| poste) (?:n['’]est )?(?:actuellement )?(?:ouverte? |disponible )?pour (?:cette fonction|ce métier|ce poste)(?!\p{L})`,
    'aucun poste ouvert pour cette fonction',
  ],
  [
    'sv',
    String.raw`\bingen (?:ledig |öppen )?(?:tjänst|plats) (?:ledig )?(?:just nu )?för denna (?:roll|befattning)\b`,
    'ingen ledig tjänst för denna roll',
  ],
  [
    'nl',
    String.raw`\bzoeken (?:we |wij )?(?:op dit moment|momenteel|nu) (?:niet|niemand|geen mensen)(?: actief| specifiek| gericht)? voor deze (?:functie|vacature|rol|positie)\b`,
    'zoeken we momenteel niet specifiek voor deze functie',
  ],
  [
    'nl',
    String.raw`\bop dit moment zoeken (?:we|wij) (?:niet|niemand)(?: actief| specifiek| gericht)? voor deze (?:functie|vacature|rol|positie)\b`,
    'Op dit moment zoeken we niet specifiek voor deze functie',
  ],
  [
    'fr',
    String.raw`\bne (?:recrutons|recherchons) (?:actuellement )?(?:pas|personne)(?: activement| actuellement| pour le moment| pour l['’]instant)? (?:pour|à) ce poste\b`,
    'ne recrutons pas actuellement pour ce poste',
  ],
  [
    'es',
    String.raw`\bno (?:buscamos|estamos buscando|estamos contratando|contratamos)(?: activamente| actualmente)?(?: a nadie| personal| candidatos)? para (?:este puesto|esta posición|esta vacante|este cargo)\b`,
    'no buscamos a nadie para este puesto',
  ],
  [
    'pt',
    String.raw`\bnão (?:procuramos|estamos a procurar|estamos procurando|estamos contratando|estamos a contratar)(?: ativamente| atualmente)?(?: ninguém| candidatos)? para esta (?:vaga|posição|função)\b`,
    'não estamos a contratar ativamente para esta função',
  ],
  [
    'it',
    String.raw`\bnon (?:cerchiamo|stiamo cercando|ricerchiamo|assumiamo)(?: attivamente| attualmente)?(?: nessuno| personale| candidati)? per (?:questa posizione|questo ruolo|questa figura)\b`,
    'non cerchiamo nessuno per questa posizione',
  ],
  [
    'pl',
    String.raw`\bnie (?:szukamy|poszukujemy|rekrutujemy|prowadzimy (?:aktywnej )?rekrutacji)(?: aktywnie| obecnie| aktualnie)?(?: nikogo| osób| pracowników)? na to stanowisko(?!\p{L})`,
    'nie prowadzimy rekrutacji na to stanowisko',
  ],
  [
    'cs',
    String.raw`(?<!\p{L})na tuto pozici (?:momentálně |aktuálně |v současné době |nyní )?(?:nikoho )?(?:nehledáme|nenabíráme|nepřijímáme)(?!\p{L})`,
    'Na tuto pozici momentálně nikoho nehledáme',
  ],
  [
    'sk',
    String.raw`(?<!\p{L})na túto pozíciu (?:momentálne |aktuálne |v súčasnosti )?(?:nikoho )?(?:nehľadáme|neprijímame|nenaberáme)(?!\p{L})`,
    'Na túto pozíciu aktuálne nikoho nehľadáme',
  ],
  [
    'hu',
    String.raw`(?<!\p{L})erre a (?:pozícióra|munkakörre|állásra) (?:jelenleg |most |pillanatnyilag )?nem (?:keresünk|veszünk fel)(?!\p{L})`,
    'Erre a pozícióra jelenleg nem keresünk',
  ],
  [
    'sv',
    String.raw`\bsöker (?:vi )?(?:just nu|för närvarande|för tillfället) (?:inte|ingen)(?: aktivt)? (?:till|för) (?:den här|denna) (?:tjänst(?:en)?|rollen?|position(?:en)?)(?!\p{L})`,
    'söker just nu inte aktivt till den här tjänsten',
  ],
  [
    'da no',
    String.raw`\bs(?:ø|o)(?:g|k)er (?:vi )?(?:i øjeblikket|lige nu|for tiden|akkurat nå) (?:ikke|ingen)(?: aktivt)? til denne (?:stilling(?:en)?|rollen?)(?!\p{L})`,
    'søger lige nu ikke aktivt til denne stilling',
  ],
  [
    'fi',
    String.raw`\bemme (?:tällä hetkellä |nyt |juuri nyt )?(?:hae|etsi|rekrytoi)(?: aktiivisesti| tällä hetkellä)?(?: ketään)? tähän (?:tehtävään|rooliin|työtehtävään|paikkaan)(?!\p{L})`,
    'Emme tällä hetkellä hae ketään tähän tehtävään',
  ],
  [
    'ru',
    String.raw`(?<!\p{L})на эту (?:вакансию|должность|позицию) (?:сейчас |пока |в настоящее время |на данный момент )?(?:мы )?(?:никого )?не (?:ищем|набираем|принимаем)(?!\p{L})`,
    'На эту должность сейчас никого не ищем',
  ],
  [
    'uk',
    String.raw`(?<!\p{L})на цю (?:вакансію|посаду|позицію) (?:зараз |наразі |поки )?(?:ми )?(?:нікого )?не (?:шукаємо|набираємо|приймаємо)(?!\p{L})`,
    'На цю посаду наразі нікого не шукаємо',
  ],
  [
    'tr',
    String.raw`(?<!\p{L})bu pozisyon için (?:şu anda |şu an |halihazırda )?(?:aktif olarak )?(?:kimseyi )?(?:aramıyoruz|alım yapmıyoruz|işe alım yapmıyoruz)(?!\p{L})`,
    'Bu pozisyon için şu anda alım yapmıyoruz',
  ],
];

/** What may go on behind such words, by language; | divides it: when, or another sentence. */
export const NOT_SOUGHT_END: readonly (readonly [language: string, words: string])[] = [
  ['en', 'right now|at the moment|at present|at this time|currently|now|just now|but|and'],
  ['de', 'derzeit|aktuell|momentan|zurzeit|aber|und'],
  ['nl', 'momenteel|op dit moment|maar'],
  ['fr', "actuellement|pour le moment|pour l’instant|pour l'instant|mais|et"],
  ['es', 'actualmente|en este momento|por el momento|por ahora|pero'],
  ['pt', 'atualmente|no momento|neste momento|de momento|mas'],
  ['it', 'attualmente|al momento|in questo momento|ma'],
  ['pl', 'obecnie|aktualnie|w tej chwili|ale'],
  ['cs sk', 'momentálně|aktuálně|momentálne|aktuálne|ale'],
  ['hu', 'jelenleg|azonban'],
  ['sv da no', 'just nu|för tillfället|för närvarande|lige nu|i øjeblikket|akkurat nå|for tiden|men'],
  ['fi', 'tällä hetkellä|juuri nyt|mutta'],
  ['ru uk', 'сейчас|пока|но|зараз|наразі|але'],
  ['tr', 'ama|ancak|fakat'],
];

/**
 * What a posting's own page says when it is over, by language: a pattern that names the posting, not applications of
 * others, and a text that needs it; `over-words.spec.ts` reads each.
 */
export const OVER_WORDS: readonly OverWord[] = [
  [
    'en',
    String.raw`${CERTAINLY}\b(?:this|the) ${JOB}(?: posting| advert(?:isement)?| opening| listing)?(?: you (?:are|were) looking for)? (?:is|has(?: now)? been|was)(?: now)? (?:no longer (?:available|open|active|online|accepting applications)|closed|filled|removed|expired|taken down)`,
    'The job posting has been filled',
  ],
  [
    'en',
    String.raw`${CERTAINLY}\b(?:this|the) ${JOB}(?: posting| listing)? (?:has expired|no longer exists|does not exist any ?more)`,
    'This job listing has expired',
  ],
  [
    'en',
    String.raw`${CERTAINLY}\b(?:this|the) post (?:has(?: now| already)? been|is(?: now| already)?) filled`,
    'This post has now been filled',
  ],
  [
    'en',
    String.raw`\bno longer (?:accepting|taking|considering) (?:new )?(?:applications|applicants|candidates)\b`,
    'no longer taking new applications',
  ],
  [
    'de',
    String.raw`\b(?:dieser?|die|der) (?:stelle|lehrstelle|ausbildungsstelle|praktikumsstelle|ausbildungsplatz|praktikumsplatz|studienplatz|stellenanzeige|stellenausschreibung|position|vakanz|anzeige|ausschreibung)(?: ist| wurde) (?:leider |inzwischen |mittlerweile |bereits |schon |derzeit |aktuell ){0,2}(?:nicht mehr (?:verfügbar|aktiv|online|ausgeschrieben|vakant)|besetzt|vergeben|abgelaufen|geschlossen|deaktiviert)`,
    'Die Ausschreibung ist inzwischen abgelaufen',
  ],
  [
    'de',
    String.raw`\bdieses? (?:stellenangebot|jobangebot|job)(?: ist| wurde) (?:leider )?(?:bereits )?(?:nicht mehr (?:verfügbar|aktiv|online)|besetzt|vergeben|abgelaufen)`,
    'Dieses Stellenangebot ist bereits vergeben',
  ],
  [
    'de',
    String.raw`\b(?:die|alle|unsere) (?:lehrstellen|ausbildungs(?:plätze|stellen)|studienplätze|praktikumsplätze)(?: (?:für|ab|zum) [^.!?\n]{3,30})? sind (?:leider |bereits |schon ){0,2}(?:alle )?(?:besetzt|vergeben)`,
    'Die Lehrstellen für 2027 sind bereits besetzt',
  ],
  [
    'fr',
    String.raw`${CERTAINLY}\b(?:cette|l['’]) ?(?:offre|annonce)(?: d['’]emploi)? (?:n['’]est plus (?:disponible|active|en ligne|d['’]actualité)|a expiré|est (?:expirée|pourvue|clôturée|fermée))`,
    'Cette annonce est expirée',
  ],
  [
    'fr',
    String.raw`\bce poste (?:n['’]est plus (?:disponible|à pourvoir)|(?:est|a été) pourvu)`,
    'Ce poste a été pourvu',
  ],
  [
    'es',
    String.raw`\b(?:esta|la) (?:oferta|vacante|posición|plaza)(?: de (?:empleo|trabajo))? (?:ya no está (?:disponible|activa|abierta)|ha (?:caducado|expirado|sido (?:cerrada|cubierta))|(?:ya )?está (?:cerrada|cubierta))`,
    'La oferta de empleo ha caducado',
  ],
  [
    'it',
    String.raw`\b(?:questa|la|l['’]) ?(?:offerta|annuncio|posizione)(?: di lavoro)? (?:non è più (?:disponibile|attiva|attivo|aperta)|è (?:stata )?(?:già )?(?:scaduta|scaduto|chiusa|chiuso|coperta|assegnata))`,
    'Questa posizione è stata chiusa',
  ],
  [
    'nl',
    String.raw`\bdeze (?:vacature|functie|positie) is (?:helaas )?(?:niet (?:meer|langer) (?:beschikbaar|actief|online|open)|gesloten|vervuld|verlopen)`,
    'Deze functie is vervuld',
  ],
  [
    'pt',
    String.raw`\besta (?:vaga|oferta|oportunidade)(?: de emprego)? (?:já não está (?:disponível|ativa)|não está mais (?:disponível|ativa|aberta)|foi (?:encerrada|preenchida)|expirou)`,
    'Esta vaga foi encerrada',
  ],
  [
    'sv',
    String.raw`\b(?:denna|den här|tjänsten|annonsen|den) ?(?:tjänst|annons|tjänsten|annonsen)? (?:är inte längre (?:tillgänglig|aktiv|aktuell)|är (?:tillsatt|stängd))`,
    'Tjänsten är tillsatt',
  ],
  [
    'da no',
    String.raw`\b(?:denne|dette|stillingen) ?(?:stilling|stillingen|jobopslag)? er (?:ikke længere (?:tilgængelig|aktiv|ledig)|ikke lenger (?:tilgjengelig|aktiv|ledig)|besat|besatt)`,
    'Stillingen er besat',
  ],
  [
    'pl',
    String.raw`\b(?:ta|to) (?:oferta|ogłoszenie|stanowisko)(?: pracy)? (?:jest już (?:nieaktualn[aey]|obsadzon[ae])|zostało (?:już )?obsadzone|nie jest już (?:dostępn[aey]|aktywn[aey])|wygasł[ao])`,
    'To ogłoszenie jest już nieaktualne',
  ],
  [
    'cs',
    String.raw`\btato? (?:pozice|nabídka|inzerát) (?:již není (?:aktuální|aktivní|dostupn[áý])|(?:byl[ao]?|je)(?: již| už)? (?:obsazen[aoáý]?|uzavřen[aoáý]?))`,
    'Tato pozice již není aktuální',
  ],
  [
    'fi',
    String.raw`\btyöpaikka (?:ei ole enää (?:avoinna|haettavissa|saatavilla)|on täytetty)`,
    'Työpaikka on täytetty',
  ],
  [
    'hu',
    String.raw`(?<!\p{L})(?:az? )?(?:állást|pozíciót) (?:már )?betöltöttük|(?<!\p{L})ez (?:az állás|a pozíció) már nem (?:elérhető|aktuális)`,
    'Az állást már betöltöttük',
  ],
  [
    'ro',
    String.raw`\b(?:acest post|această poziție|poziția) (?:a fost (?:ocupată?|închisă?)|nu mai este (?:disponibilă?|activă?))`,
    'Acest post nu mai este disponibil',
  ],
  [
    'tr',
    String.raw`\bbu (?:ilan|pozisyon)(?: artık)? (?:yayında değil|(?:doldurul|kapan)\p{L}{0,12}|aktif değil)`,
    'Bu pozisyon kapandı',
  ],
  ['ru', 'вакансия (?:уже )?(?:закрыта|неактуальна|в архиве)', 'Вакансия уже закрыта'],
  ['uk', 'вакансі[яю] (?:вже )?(?:закрит[ау]|неактуальна)', 'Вакансія вже закрита'],
  [
    'ja',
    '募集(?:は|を)?(?:すでに|既に)?(?:終了|締め切り|締切り)(?:いた)?しました|受付は終了しました',
    '募集は終了しました',
  ],
  ['zh', '(?:该|此)职位已(?:关闭|下架|招满|停止招聘)', '该职位已关闭'],
  ['ko', '(?:채용|모집)이 (?:마감|종료)되었습니다', '채용이 마감되었습니다'],
  [
    'sk',
    String.raw`${certainly('ak|keď|keďže|kým|až|pokiaľ|akonáhle|hneď ako')}táto (?:pozícia|ponuka) (?:už nie je (?:aktuálna|aktívna|dostupná)|je (?:už )?obsadená)`,
    'Táto pozícia už nie je aktuálna',
  ],
  [
    'hr',
    String.raw`${certainly('ako|kad|kada|dok|čim|ukoliko|nakon što')}(?:ovaj )?(?:oglas|natječaj) (?:više nije (?:aktivan|dostupan)|je (?:zatvoren|istekao))`,
    'Ovaj oglas više nije aktivan',
  ],
  [
    'el',
    String.raw`${certainly('αν|εάν|όταν|μόλις|αφού|μέχρι|ώσπου|εφόσον')}η θέση (?:αυτή )?(?:δεν είναι πλέον διαθέσιμη|έχει καλυφθεί)`,
    'Η θέση δεν είναι πλέον διαθέσιμη',
  ],
];

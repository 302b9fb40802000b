import type { LanguageWords } from '../pattern-parts.js';

/** How the work of a job is done. */
export type RemotePolicy = 'remote' | 'hybrid' | 'on-site';

/** Words of one language, folded or not; a * stands for any ending of a word, | divides them. */
type WayWord = readonly [policy: RemotePolicy, language: string, words: string];

/**
 * Words of labels and beside places for how the work is done, hybrid first; `way-words.spec.ts` reads each beside a
 * town.
 */
export const WAY_WORDS: readonly WayWord[] = [
  ['hybrid', 'en', 'hybrid*|partially remote|partly remote|part-remote'],
  ['hybrid', 'es', 'híbrid*|semipresencial'],
  ['hybrid', 'it', 'ibrid*'],
  ['hybrid', 'pl', 'praca hybrydowa|hybrydow*'],
  ['hybrid', 'hu', 'hibrid*'],
  ['hybrid', 'tr', 'hibrit'],
  ['hybrid', 'ru', 'гибрид*'],
  ['hybrid', 'uk', 'гібрид*'],
  ['hybrid', 'el', 'υβριδικ*'],
  ['hybrid', 'ja', 'ハイブリッド'],
  ['hybrid', 'ko', '하이브리드'],
  ['hybrid', 'zh', '混合办公'],
  ['hybrid', 'he', 'היברידי|היברידית'],
  ['on-site', 'en', 'on-site|onsite|on site|in-office|in office|in-person|in person|work from office|wfo|office-based'],
  ['on-site', 'de', 'vor ort|in präsenz|präsenz'],
  ['on-site', 'fr', 'sur site|sur place|présentiel|en présentiel'],
  ['on-site', 'es', 'presencial'],
  ['on-site', 'it', 'in presenza|in sede'],
  ['on-site', 'nl', 'op locatie|op kantoor'],
  ['on-site', 'sv', 'på plats'],
  ['on-site', 'no', 'på stedet'],
  ['on-site', 'fi', 'paikan päällä|lähityö'],
  ['on-site', 'pl', 'praca stacjonarna|stacjonarn*'],
  ['on-site', 'cs', 'na pracovišti|prezenčně'],
  ['on-site', 'tr', 'ofisten'],
  ['on-site', 'ru', 'в офисе'],
  ['on-site', 'uk', 'в офісі'],
  ['on-site', 'ja', '出社'],
  ['on-site', 'ko', '출근'],
  ['on-site', 'zh', '现场办公'],
  [
    'remote',
    'en',
    'fully remote|remote|remotely|telecommut*|home office|home-office|homeoffice|work from home|wfh|fully distributed',
  ],
  ['remote', 'fr', 'télétravail|à distance'],
  ['remote', 'es', 'teletrabajo|en remoto|remot*|a distancia|desde casa'],
  ['remote', 'it', 'smart working|da remoto|lavoro da casa|telelavoro'],
  ['remote', 'sv', 'på distans|distansarbete|fjärrarbete|hemifrån'],
  ['remote', 'da no', 'hjemmefra|hjemmekontor|heimekontor|fjernarbeid'],
  ['remote', 'de', 'telearbeit'],
  ['remote', 'da', 'hjemmearbejde'],
  ['remote', 'fi', 'etätyö|etänä'],
  ['remote', 'nl', 'thuiswerk*|op afstand|vanuit huis'],
  ['remote', 'pl', 'praca zdalna|zdaln*'],
  ['remote', 'cs', 'na dálku|práce z domova|z domova|vzdáleně'],
  ['remote', 'hu', 'távmunka'],
  ['remote', 'ro', 'la distanță'],
  ['remote', 'tr', 'uzaktan'],
  ['remote', 'ru', 'удаленн*|дистанционн*|удаленк*|на удаленке|работа из дома'],
  ['remote', 'uk', 'віддален*|дистанційн*|робота з дому'],
  ['remote', 'el', 'τηλεργασία|εξ αποστάσεως|απομακρυσμέν*'],
  ['remote', 'ja', 'フルリモート|リモート|在宅'],
  ['remote', 'ko', '재택|원격'],
  ['remote', 'zh', '远程|遠端'],
  ['remote', 'he', 'עבודה מהבית|מרחוק'],
  ['remote', 'vi', 'từ xa'],
  ['on-site', 'da', 'på kontoret|fremmøde'],
  ['on-site', 'pl', 'praca w biurze|w biurze'],
  ['on-site', 'hu', 'irodai munka|irodai|helyszíni munkavégzés'],
  ['on-site', 'ro', 'la birou'],
  ['on-site', 'bg', 'на място|в офиса'],
  ['on-site', 'hr sr', 'rad iz ureda|rad iz kancelarije|u kancelariji|u uredu'],
  ['on-site', 'el', 'με φυσική παρουσία'],
  ['on-site', 'tr', 'iş yerinde'],
  ['on-site', 'lt', 'darbas biure|biure'],
  ['on-site', 'lv', 'klātienē'],
  ['on-site', 'et', 'kontoris'],
  ['on-site', 'he', 'מהמשרד'],
  ['on-site', 'ar', 'في الموقع|من المكتب'],
  ['on-site', 'fa', 'حضوری'],
  ['on-site', 'vi', 'làm việc tại văn phòng|tại văn phòng'],
  ['on-site', 'id', 'kerja di kantor|di kantor'],
  ['on-site', 'th', 'ที่ออฟฟิศ|เข้าออฟฟิศ'],
  ['hybrid', 'it', 'lavoro agile'],
  ['hybrid', 'bg', 'хибрид*'],
  ['hybrid', 'sr', 'хибрид*'],
  ['hybrid', 'et', 'hübriid*'],
  ['hybrid', 'zh', '混合辦公'],
  ['hybrid', 'ar', 'هجين'],
  ['hybrid', 'th', 'ไฮบริด'],
  ['remote', 'ca', 'teletreball|a distància'],
  ['remote', 'pt', 'teletrabalho'],
  ['remote', 'sv', 'distans'],
  ['remote', 'da', 'fjernarbejde'],
  ['remote', 'is', 'fjarvinna'],
  ['remote', 'sk', 'práca z domu|na diaľku'],
  ['remote', 'hu', 'otthoni munkavégzés'],
  ['remote', 'ro', 'muncă de acasă|lucru de acasă|telemuncă'],
  ['remote', 'bg', 'дистанционна работа|работа от вкъщи|от разстояние|отдалечен*'],
  ['remote', 'hr sr', 'rad od kuće|rad na daljinu|na daljinu|рад од куће|рад на даљину|на даљину'],
  ['remote', 'sl', 'delo od doma|delo na daljavo|na daljavo'],
  ['remote', 'lt', 'nuotolin*'],
  ['remote', 'lv', 'attālināt*'],
  ['remote', 'et', 'kaugtöö'],
  ['remote', 'ar', 'عن بعد|عمل عن بعد'],
  ['remote', 'fa', 'دورکاری'],
  ['remote', 'hi', 'घर से काम'],
  ['remote', 'zh', '居家办公|居家辦公'],
  ['remote', 'id', 'kerja dari rumah|bekerja dari rumah|jarak jauh'],
  ['remote', 'th', 'ทำงานที่บ้าน|ทำงานจากที่บ้าน|ทำงานทางไกล'],
];

/** Beside these the words for ways of working say nothing of how the work is done. */
export const NO_WAYS = [
  'remote area*|remote control*|remote sensing|remote support|remote site*|remote monitoring|remote access|remote care|remote desktop|remote team*|remote communit*|remote customer*|remote region*|remote patient*',
  'on site parking|onsite parking|on site gym|onsite gym|on site canteen|onsite canteen|on site restaurant|onsite restaurant|on site cafe|onsite cafe|on site childcare|onsite childcare|on site nursery|onsite nursery|on site support|onsite support|on site facilities|onsite facilities|on site amenities|on site service*|onsite service*|on site kitchen|on site fitness|onsite fitness|on site accommodation|on site housing|on site laundry|on site clinic|on site massage*',
  'home office furniture|home office allowance|home office stipend|home office budget|home office equipment|home office setup|homeoffice möbel|homeoffice ausstattung|homeoffice pauschale|home office ausstattung|home office pauschale|remote allowance|remote work allowance|remote working allowance|remote work stipend',
];

/** Words with which a label refuses a way of working, wherever they stand in it. */
export const REFUSALS =
  'no|not|non|none|without|kein*|nicht|ohne|pas|sans|impossible|sin|imposible|sem|senza|nessun*|geen|niet|zonder|ingen|inga|inte|ikke|uden|uten|ei|bez|brak|niemożliw*|není|nie je|nincs|fără|нет|без|невозможн*|немає|неможлив*|yok|olmaksızın|não|nie|nije|није|ni mogoč*|ni možn*|ekki|nav|nėra|negalim*|nu este|nu e|nu se|не|няма|нема|δεν|χωρίς|pole|mümkün değil|mümkün deyil|tidak|tanpa|không|غير|لا|بدون|אין|לא|ללא|ندارد|نیست|नहीं|არ|შეუძლებელ*|ไม่|不|无|無|没有|できません|なし|불가';

/** Words with which a label's value refuses it where it has no others: "NE" and "Nee" are places, too. */
export const REFUSING_VALUES: readonly LanguageWords[] = [
  ['de', 'nein'],
  ['nl', 'nee'],
  ['pl sk', 'nie'],
  ['cs hr sl lt', 'ne'],
  ['hu', 'nem'],
  ['sv da no', 'nej|nei'],
  ['tr', 'hayır'],
  ['el', 'όχι'],
];

/** Beside a word for work at home: a part of the work is done there, or may be. */
export const PARTLY =
  'zum teil|en partie|en parte|in parte|em parte|till viss del|til dels|to some extent|w części|zčásti|möglich*|possible|posible|possibile|possibilità|possível|mogelijk|möjlig*|muligt|mulig|mahdollis*|możliw*|možn*|lehetséges|posibil|возможн*|можлив*|mümkün|teilweise|anteilig|partiel*|partly|partially|parcial*|parziale|gedeeltelijk|deels|delvis|osittai*|částečn*|čiastočn*|częściow*|részben|частично|частково|kısmen|一部|部分|일부';

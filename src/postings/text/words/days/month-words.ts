/** A month, how its names begin, and their language; `month-words.spec.ts` reads each in a date. */
type MonthWord = readonly [month: number, beginnings: string, language: string];

/** Beginnings of names of months; of several that fit the longest counts: "marraskuu" is November, "mars" is March. */
export const MONTH_WORDS: readonly MonthWord[] = [
  ...'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').map((word, at) => [at + 1, word, 'en'] as const),
  ...[
    [1, 'janv ene gen ian jaan'],
    [2, 'fev febr veebr'],
    [3, 'marz mars mrt maart märts'],
    [4, 'avr abr'],
    [5, 'mai maj mei mag maggio'],
    [6, 'juin giu juuni iun'],
    [7, 'juil lug juuli iul'],
    [8, 'aou ago agu agt ogo avg'],
    [9, 'sept set szept'],
    [10, 'okt ott out'],
    [11, 'noiem'],
    [12, 'dez dic des dis dets'],
  ].map(([month, words]) => [Number(month), String(words), 'fr es ca it pt nl de sv da no hu ro et sl id'] as const),
  ...inOrder('sty lut marz kwi maj cze lip sie wrz paz lis gru', 'pl'),
  ...inOrder(
    'leden,ledn unor brez dub,duben kvet cerven,cervn cervenec,cervenc srpen,srpn zari rijen,rijn listop prosin',
    'cs',
  ),
  ...inOrder(
    'sijec veljac ozuj travanj,travnj svib lipanj,lipnj srpanj,srpnj kolov rujan,rujn okt studen prosin',
    'hr',
  ),
  ...inOrder('ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik', 'tr'),
  ...inOrder('tammik helmik maalisk huhtik toukok kesäk heinäk elok syysk lokak marrask jouluk', 'fi'),
  ...inOrder('saus vasar kov baland geguz birzel liep rugpj rugs spal lapkri gruod', 'lt'),
  ...inOrder('янв фев март апр мая,май июн июл авг сен окт ноя дек', 'ru'),
  ...inOrder('яну фев мар апр май юни юли авг септ окт ное дек', 'bg'),
  ...inOrder('јан феб мар апр мај јун јул авг сеп окт нов дец', 'sr'),
  ...inOrder('січ лют берез квіт трав черв лип серп верес жовт листоп груд', 'uk'),
  ...inOrder('ιαν φεβ μαρ απρ μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ', 'el'),
  ...inOrder('იანვარ თებერვ მარტ აპრილ მაის ივნის ივლის აგვისტ სექტემბ ოქტომბ ნოემბ დეკემბ', 'ka'),
  ...inOrder('janar shkurt mars prill maj qershor korrik gusht shtator tetor nentor dhjetor', 'sq'),
  ...inOrder('yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr', 'az'),
  ...inOrder('urtarril otsail martxo apiril maiatz ekain uztail abuztu irail urri azaro abendu', 'eu'),
  ...inOrder('ionawr chwefror mawrth ebrill mai mehefin gorffennaf awst medi hydref tachwedd rhagfyr', 'cy'),
  ...inOrder('xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro', 'gl'),
  ...inOrder('հունվար փետրվար մարտ ապրիլ մայիս հունիս հուլիս օգոստոս սեպտեմբեր հոկտեմբեր նոյեմբեր դեկտեմբեր', 'hy'),
  ...inOrder('ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר', 'he'),
  ...inOrder('בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר', 'he'),
  ...inOrder('جانفي فيفري مارس افريل ماي جوان جويلية,جويليه اوت سبتمبر اكتوبر نوفمبر ديسمبر', 'ar'),
  [2, 'شباط', 'ar'],
  [3, 'اذار', 'ar'],
  [4, 'نيسان', 'ar'],
  [5, 'ايار', 'ar'],
  [6, 'حزيران', 'ar'],
  [7, 'تموز يوليوز', 'ar'],
  [8, 'غشت', 'ar'],
  [9, 'ايلول شتنبر', 'ar'],
  [11, 'نونبر', 'ar'],
  [12, 'دجنبر', 'ar'],
  ...inOrder('يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر', 'ar'),
  ...inOrder('जनवरी फरवरी मार्च अप्रैल मई,मईं जून जुलाई अगस्त सितंबर अक्टूबर,अक्तूबर नवंबर दिसंबर', 'hi'),
  ...inOrder('มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม', 'th'),
];

/** Short forms of months that begin other words as well, as calendars of websites write them: "16 Kas 2026". */
export const SHORT_MONTH_WORDS: readonly MonthWord[] = [
  [11, 'noi', 'ro'],
  ...inOrder('oca şub mar nis may haz tem ağu eyl eki kas ara', 'tr'),
  ...inOrder('led úno bře dub kvě čvn čvc srp zář říj lis pro', 'cs'),
];

/** Twelve words for the months in their order, commas divide several of one. */
function inOrder(words: string, language: string): MonthWord[] {
  return words.split(' ').map((word, at) => [at + 1, word.replaceAll(',', ' '), language]);
}

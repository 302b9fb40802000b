import type { LanguageWords } from '../pattern-parts.js';

/**
 * What a button says by which one reads all of a posting, and none by which one applies, beside `VIEWING_WORDS`; folded
 * or not, | divides the words. `action-words.spec.ts` puts each into a button.
 */
export const READING_ON_WORDS: readonly LanguageWords[] = [
  [
    'en',
    'detail|details|more details|further details|further information|further info|further particulars|full particulars|full advert|full job advert|full details|job details|view details|view full details|view job details|see details|see full details|show details|read details|view more|see more|show more|read more|learn more|find out more|know more|tell me more|more|more info|more information|full description|view description|view full description|view job description|read full description|view full job description|read the full description|expand',
  ],
  [
    'de',
    'details|mehr details|alle details|details ansehen|details anzeigen|details anschauen|details öffnen|zu den details|mehr|mehr erfahren|mehr lesen|mehr anzeigen|mehr info|mehr infos|mehr informationen|weitere infos|weitere informationen|weitere details|weitere einzelheiten|nähere infos|nähere informationen|nähere details|weiterlesen|weiter lesen|zur stellenbeschreibung|stellenanzeige',
  ],
  [
    'fr',
    "détails|plus de détails|voir le détail|voir les détails|voir détails|afficher les détails|en savoir plus|lire la suite|lire plus|voir plus|plus d'infos|plus d'informations|voir la fiche|voir la fiche de poste|découvrir le poste|voir la description",
  ],
  [
    'es',
    'ver detalles|ver detalle|ver los detalles|más detalles|más información|más info|leer más|ver más|saber más|conocer más|conoce más|ver descripción|ver descripción completa',
  ],
  ['ca', 'veure detalls|més informació|llegir més|veure més'],
  [
    'pt',
    'ver detalhes|mais detalhes|ver mais|ler mais|leia mais|saber mais|saiba mais|mais informações|ver descrição|ver descrição completa',
  ],
  [
    'it',
    'dettagli|vedi dettagli|vedi i dettagli|visualizza dettagli|mostra dettagli|scopri di più|scopri i dettagli|leggi tutto|leggi di più|per saperne di più|maggiori informazioni|maggiori dettagli|più informazioni',
  ],
  [
    'nl',
    'details|bekijk details|details bekijken|meer details|toon details|lees meer|lees verder|meer lezen|meer info|meer informatie|meer weten',
  ],
  ['sv', 'visa detaljer|se detaljer|läs mer|visa mer'],
  ['da', 'vis detaljer|se detaljer|læs mere|se mere|vis mere'],
  ['no', 'vis detaljer|se detaljer|les mer|se mer|vis mer'],
  ['fi', 'lue lisää|näytä lisää|katso lisää|näytä tiedot|katso tiedot'],
  ['is', 'nánar|sjá nánar|lesa meira|sjá meira'],
  [
    'pl',
    'szczegóły|zobacz szczegóły|pokaż szczegóły|więcej|czytaj więcej|czytaj dalej|dowiedz się więcej|pokaż więcej|rozwiń',
  ],
  [
    'cs',
    'detail|zobrazit detail|zobrazit detaily|více|více informací|více info|číst více|číst dál|zjistit více|zobrazit více',
  ],
  ['sk', 'detail|zobraziť detail|zobraziť detaily|viac|viac info|čítať viac|čítať ďalej|zistiť viac|zobraziť viac'],
  ['hu', 'részletek|részletek megtekintése|bővebben|tovább|tovább olvasom|további részletek|olvass tovább'],
  ['ro', 'detalii|vezi detalii|mai multe detalii|află mai multe|citește mai mult|vezi mai mult'],
  [
    'hr sr',
    'vidi detalje|pogledaj detalje|prikaži detalje|više|saznaj više|saznajte više|pročitaj više|više informacija|detaljnije',
  ],
  ['sl', 'prikaži podrobnosti|več|preberi več|več informacij|več o tem'],
  ['bg', 'детайли|виж детайли|виж повече|научи повече|прочети повече'],
  ['ru', 'подробнее|узнать больше|узнать подробнее|читать далее|читать дальше|показать полностью|развернуть'],
  ['uk', 'детальніше|докладніше|дізнатися більше|читати далі|показати повністю'],
  ['el', 'λεπτομέρειες|δείτε λεπτομέρειες|περισσότερα|δείτε περισσότερα|διαβάστε περισσότερα|μάθετε περισσότερα'],
  [
    'tr',
    'detay|detaylar|detayları gör|detayları göster|detayları incele|detaylı bilgi|devamını oku|devamı|daha fazla|daha fazla bilgi',
  ],
  ['lt', 'plačiau|sužinoti daugiau|skaityti daugiau'],
  ['lv', 'vairāk|uzzināt vairāk|lasīt vairāk'],
  ['et', 'loe lähemalt|loe rohkem|loe edasi|vaata lähemalt'],
  ['id', 'detail|lihat detail|selengkapnya|baca selengkapnya|lihat selengkapnya|pelajari lebih lanjut'],
  ['ms', 'maklumat lanjut|lihat lagi|baca lagi'],
  ['vi', 'chi tiết|xem chi tiết|xem thêm|đọc thêm|tìm hiểu thêm'],
  ['th', 'รายละเอียด|ดูรายละเอียด|อ่านเพิ่มเติม|อ่านต่อ|ดูเพิ่มเติม'],
  ['ja', '詳細|詳細を見る|詳細はこちら|詳しく見る|詳しくはこちら|もっと見る|もっと詳しく|続きを読む|詳細へ'],
  ['zh', '详情|查看详情|了解更多|查看更多|詳情|查看詳情|詳細資訊'],
  ['ko', '자세히|자세히 보기|자세히보기|상세보기|더보기|더 알아보기|자세히 알아보기'],
  ['ar', 'التفاصيل|عرض التفاصيل|اقرأ المزيد|إقرأ المزيد|المزيد|تفاصيل الوظيفة'],
  ['he', 'לפרטים|לפרטים נוספים|פרטים נוספים|לפרטי המשרה|קרא עוד'],
  ['fa', 'جزئیات|مشاهده جزئیات|ادامه مطلب|بیشتر بدانید'],
  ['hi', 'और पढ़ें|विवरण देखें'],
];

import type { LanguageWords } from '../pattern-parts.js';

/**
 * What says of a contract that it is none of work (with customers, for repairs, of a phone), or of a length that it is
 * not that of one: notice, experience. A * stands for any ending.
 */
export const OTHER_CONTRACTS: readonly LanguageWords[] = [
  [
    'en',
    'client*|customer*|supplier*|vendor*|signed*|won*|award*|maintenance*|lease*|leasing*|rental*|tender*|framework*|insur*|mobile phone*',
  ],
  [
    'en',
    'sponsor*|partnership*|warranty*|renewed*|experience*|collective*|subscription*|negotiat*|with the city*|sales? of*',
  ],
  [
    'de',
    'kunde*|lieferant*|wartung*|miet*|leasing*|ausschreib*|rahmenv*|versicher*|garantie*|handyv*|tarifv*|abschluss von*|ausbildung*|mandant*',
  ],
  ['nl', 'klant*|leverancier*|onderhoud*|huur*|lease*|verzeker*|garantie*|opdrachtgever*'],
  [
    'fr',
    'client*|fournisseur*|maintenance*|location*|assurance*|garantie*|apprentissage*|professionnalisation*|alternance*',
  ],
  [
    'es ca pt it',
    'client*|proveedor*|proveïdor*|fornecedor*|fornitor*|mantenimiento*|manteniment*|manutenç*|manutenzione*|alquiler*|segur*',
  ],
  ['es ca pt it', 'garant*|prácticas*|pràctiques*|estágio*|aprendiz*|apprendistato*|formación*|formació*'],
  ['ro', 'client*|furnizor*|mentenanț*|închiri*|asigur*|garanți*'],
  [
    'sv da no is',
    'kund*|leverant*|leverand*|underhåll*|vedlikehold*|vedligehold*|leje*|leie*|hyra*|försäkr*|forsikr*|garanti*|viðskiptav*',
  ],
  ['fi et', 'asiakk*|asiaka*|toimitta*|huolto*|vuokra*|vakuut*|takuu*|klien*|kliend*|tarnija*|hooldus*|üür*|kindlust*'],
  [
    'pl cs sk',
    'klient*|dostawc*|serwis*|najm*|wynajm*|ubezpiecz*|gwaranc*|zákazní*|dodavatel*|dodávateľ*|servis*|pronáj*|prenáj*|pojišt*|poist*|záruk*',
  ],
  ['hu', 'ügyfél*|beszállító*|karbantart*|bérlet*|biztosít*|garanci*'],
  [
    'hr sr sl',
    'klijent*|kupc*|dobavlj*|održavan*|najam*|zakup*|osigur*|strank*|stranc*|клијент*|добављ*|одржав*|закуп*|осигур*|vzdržev*|najem*|zavarov*',
  ],
  ['bg mk ru uk', 'клиент*|клієнт*|достав*|постав*|поддръж*|аренд*|оренд*|наем*|страх*|гаранти*|обслужив*|обслуговув*'],
  ['el', 'πελάτ*|προμηθ*|συντήρησ*|μίσθωσ*|ασφάλ*|εγγύησ*'],
  ['tr az', 'müşteri*|tedarik*|bakım*|kira*|sigorta*|garanti*|müştəri*|icarə*'],
  ['lt lv', 'klient*|tiekėj*|nuom*|draud*|garant*|piegād*|apkop*|īre*'],
  ['he ar fa', '*לקוח*|*ספק*|*תחזוק*|*ביטוח*|*עמיל*|زبون*|عميل*|عملاء*|مورد*|صيانة*|تأمين*|إيجار*|مشتری*|بیمه*'],
  [
    'hi id vi th ka',
    'ग्राहक*|बीमा*|pelanggan*|klien*|pemasok*|sewa*|asuransi*|khách hàng*|bảo hiểm*|thuê*|bảo trì*|ลูกค้า*|ประกัน*|เช่า*|კლიენტ*|დაზღვევ*',
  ],
  ['ja ko zh', '顧客*|取引*|保守*|保険*|賃貸*|고객*|보험*|임대*|유지보수*|客户*|客戶*|保险*|租赁*|供应商*|维护*'],
  [
    'en de nl',
    'contract manag*|contract admin*|contract law|contract negotiat*|notice*|experien*|trial*|kündig*|erfahr*|opzeg*|ervaring*',
  ],
  [
    'fr es ca pt it ro',
    'préavis*|expérien*|preaviso*|experiencia*|preavís*|experièn*|aviso prévio*|experiên*|preavviso*|esperien*|preaviz*|experienț*',
  ],
  [
    'sv da no is fi et',
    'uppsägning*|opsigelse*|oppsigelse*|erfaren*|erfaring*|reynsl*|irtisanom*|kokemu*|kogemu*|etteteata*',
  ],
  [
    'pl cs sk hu hr sl',
    'wypowiedz*|doświadcz*|výpověd*|výpoveď*|zkušen*|skúsen*|felmond*|tapasztal*|otkaz*|iskust*|izkušn*|odpoved*',
  ],
  ['bg mk ru uk sr', 'предизвест*|опит*|искуств*|увольнен*|опыт*|звільнен*|досвід*'],
  ['el tr az lt lv', 'εμπειρ*|προειδοπ*|deneyim*|tecrübe*|təcrüb*|patirt*|pieredz*'],
  ['he ar fa hi', '*ניסיון*|خبرة*|إشعار*|سابقه*|अनुभव*'],
  ['id vi th ka', 'pengalaman*|kinh nghiệm*|ประสบการณ์*|გამოცდილებ*'],
  ['ja ko zh', '経験*|実務*|경력*|경험*|经验*|經驗*'],
];

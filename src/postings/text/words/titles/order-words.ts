/** Where the words stand beside the name of an occupation: before it, or behind it. */
type OrderPosition = 'ahead' | 'behind';

/**
 * What a line says to customers that order, call, book, find or ask somebody who does a work: "Call a plumber",
 * "Handwerker buchen". Whom one looks for as an employer is said otherwise. `orders.spec.ts` puts each beside an
 * occupation.
 */
export const ORDER_WORDS: readonly (readonly [position: OrderPosition, language: string, words: string])[] = [
  [
    'ahead',
    'en',
    'call a|call an|call our|book a|book an|book our|hire a|hire an|hire our|find a|find an|request a|request an|ask a|ask an|ask our|ask the|talk to|talk with|speak to|speak with|chat with|connect with|consult a|consult an|consult our|rent a|rent an|order a|order an',
  ],
  [
    'ahead',
    'de',
    'finden sie einen|finden sie eine|rufen sie|buchen sie|kontaktieren sie|sprechen sie mit|sprich mit|fragen sie|mieten sie|beauftragen sie|ruf einen|buche einen|buche eine',
  ],
  ['behind', 'de', 'buchen|anfordern|rufen|kontaktieren|beauftragen|finden|mieten|fragen'],
  [
    'ahead',
    'fr',
    'appeler un|appeler une|appelez un|appelez une|appelez nos|demander un|demander une|demandez un|demandez une|réserver un|réserver une|réservez un|réservez une|trouver un|trouver une|trouvez un|trouvez une|contacter un|contacter une|contactez un|contactez une|consulter un|consulter une|consultez un|consultez une|parler à|parlez à|parler avec|parlez avec|louer un|louez un',
  ],
  [
    'ahead',
    'es',
    'llamar a|llama a|llame a|solicitar un|solicitar una|solicite un|solicite una|pedir un|pedir una|pide un|pida un|contratar un|contratar una|contratar a un|reservar un|reservar una|encontrar un|encuentra un|encuentre un|hablar con|habla con|hable con|contactar con|contacta con|contacte con|consultar a|consulta a|consulte a',
  ],
  ['ahead', 'ca', 'trucar a|truqueu a|demanar un|demaneu un|contractar un|parlar amb|parla amb|parleu amb'],
  [
    'ahead',
    'pt',
    'chamar|chame um|chame uma|solicitar um|solicitar uma|solicite um|solicite uma|pedir um|peça um|contratar um|contratar uma|contrate um|contrate uma|encontrar um|encontre um|encontre uma|falar com|fale com|contactar um|contacte um',
  ],
  [
    'ahead',
    'it',
    'chiama un|chiama una|chiamare un|chiamate un|prenota un|prenota una|prenotare un|richiedi un|richiedi una|richiedere un|trova un|trova una|contatta un|contatta una|contatta il|contattare un|parla con|parlare con|noleggia un|chiedi a',
  ],
  ['ahead', 'nl', 'bel een|bel onze|boek een|huur een|vraag een|vind een|spreek met|praat met|contacteer een'],
  // "Verkoper boeken" sells books, "medewerker outbound bellen" makes calls.
  ['behind', 'nl', 'inschakelen|inhuren|aanvragen'],
  [
    'ahead',
    'sv',
    'boka en|boka tid hos|ring en|ring vår|beställ en|hitta en|kontakta en|prata med|tala med|anlita en|hyr en',
  ],
  ['ahead', 'da', 'book en|bestil en|ring til|find en|kontakt en|tal med|hyr en|lej en'],
  ['ahead', 'no', 'bestill en|book en|ring en|finn en|kontakt en|snakk med|lei en'],
  ['ahead', 'fi', 'tilaa|varaa|soita|kysy|palkkaa'],
  ['ahead', 'is', 'panta|pantaðu|hringdu í|finndu'],
  ['ahead', 'pl', 'wezwij|zamów|umów|znajdź|wynajmij|zapytaj|porozmawiaj z|wezwanie'],
  ['ahead', 'cs', 'objednat|objednejte|objednejte si|zavolat|zavolejte|najít|najděte|najděte si|zeptejte se'],
  ['ahead', 'sk', 'objednať|objednajte|objednajte si|zavolať|zavolajte|nájsť|nájdite|opýtajte sa'],
  ['ahead', 'hu', 'hívjon|kérjen|rendeljen|foglaljon|kérdezze'],
  ['behind', 'hu', 'hívása|rendelése|kérése'],
  [
    'ahead',
    'ro',
    'cheamă un|chemați un|găsește un|găsiți un|contactează un|contactați un|vorbește cu|vorbiți cu|rezervă un',
  ],
  [
    'ahead',
    'hr sr',
    'pozovi|pozovite|naruči|naručite|pronađi|pronađite|unajmi|unajmite|razgovarajte s|razgovarajte sa|позовите|наручите|пронађите',
  ],
  ['ahead', 'sl', 'pokličite|naročite|poiščite|najemite|pogovorite se'],
  ['ahead', 'bg', 'поръчай|поръчайте|извикай|извикайте|повикай|повикайте|намери|намерете|попитай|попитайте'],
  [
    'ahead',
    'ru',
    'вызвать|вызовите|вызов|заказать|закажите|заказ|пригласить|найти|найдите|нанять|спросить|спросите|записаться к',
  ],
  ['ahead', 'uk', 'викликати|викличте|виклик|замовити|замовте|запросити|найняти|записатися до|запитати'],
  ['ahead', 'el', 'καλέστε|κλείστε|βρείτε|μιλήστε με|ρωτήστε'],
  ['behind', 'tr', 'çağır|çağırın|talep et|talep edin|kirala|kiralayın|bul|bulun|iste'],
  ['ahead', 'lt', 'iškviesti|iškvieskite|užsakyti|užsakykite|pasikalbėkite su'],
  ['ahead', 'lv', 'izsaukt|izsauciet|pasūtīt|pasūtiet'],
  ['ahead', 'et', 'kutsu|telli|leia|broneeri'],
  ['behind', 'ja', 'を呼ぶ|に相談|に相談する|を探す|を依頼|を依頼する|に依頼する|を予約'],
  ['behind', 'ko', '부르기|찾기|예약하기|상담 신청|호출'],
  ['ahead', 'vi', 'gọi|đặt lịch|thuê'],
  ['ahead', 'id', 'panggil|hubungi|konsultasi dengan|tanya'],
  ['behind', 'hi', 'बुलाएं|बुक करें|खोजें'],
  ['ahead', 'ar', 'اطلب|احجز|استشر|ابحث عن'],
  ['ahead', 'he', 'הזמן|הזמינו|מצאו|התייעצו עם'],
  ['ahead', 'fa', 'درخواست|رزرو|سفارش'],
];

/** What stands in front of a house and says whose it is; languages that share words are divided by spaces. */
type WhoseHouseWord = readonly [
  kind:
    /** It is that of customers, or of those who apply. */
    | 'others'
    /** Between `others` and a house: it is the company's. */
    | 'ours'
    /** It may be any. */
    | 'any'
    /** In front of `any`: the company is one. */
    | 'being',
  languages: string,
  words: string,
];

/** `sentence-place.spec.ts` reads each. */
export const WHOSE_HOUSE_WORDS: readonly WhoseHouseWord[] = [
  [
    'others',
    'en',
    "client|clients|client's|clients'|customer|customers|customer's|customers'|partner's|graduate of|experience",
  ],
  ['others', 'de', 'kunde|kunden|auftraggeber|auftraggebern|erfahrung|absolvent*'],
  ['others', 'fr', 'client|clients|expérience'],
  ['others', 'es pt it', 'cliente|clientes|clienti|experiencia|experiência|esperienza'],
  ['others', 'nl', 'klant|klanten|opdrachtgever|ervaring'],
  ['others', 'sv da no', 'kund|kunder|kunde|kundens|erfarenhet|erfaring'],
  ['others', 'pl', 'klient*|kontrahent*|absolwent*|doświadczenie'],
  ['others', 'cs sk', 'klient*|zákazn*|absolvent*|zkušenost*|skúsenos*'],
  ['others', 'hr sr sl', 'klijent*|kupc*|kupac*|strank*|клијент*|купц*'],
  ['others', 'ru uk bg', 'клиент*|клієнт*|заказчик*|замовник*|опыт|досвід|опит'],
  ['others', 'hu', 'ügyfel*|ügyfél*|vevő*|tapasztalat*'],
  ['others', 'fi et', 'asiakkaa*|asiaka*|klien*|kokemus*|kogemus*'],
  ['others', 'lt lv', 'klient*|patirt*|pieredz*'],
  ['others', 'tr', 'müşteri*|deneyim*'],
  ['others', 'el', 'πελάτ*|πελατ*|εμπειρία'],
  ['others', 'ro', 'client*|experienț*'],
  ['ours', 'en', 'our|your|we|you'],
  ['ours', 'de', 'unser*|dein*|ihr*|wir|du|sie'],
  ['ours', 'fr', 'notre|nos|votre|vos|ton|ta|nous|vous|tu'],
  ['ours', 'es pt it', 'nuestr*|noss*|nostr*|tu|su|sua'],
  ['ours', 'nl', 'ons|onze|je|jouw|wij|we'],
  ['ours', 'sv da no', 'vår|vårt|våra|våre|vores|vi|du'],
  ['ours', 'pl', 'nasz*|szukamy|poszukujemy'],
  ['ours', 'cs sk sl', 'naš*|naší|nás|hledáme|hľadáme|iščemo'],
  ['ours', 'hr sr', 'naš*|наш*|tražimo|тражимо'],
  ['ours', 'ru uk bg', 'наш*|ни|ищем|шукаємо|търсим'],
  ['ours', 'lt lv et fi', 'mūsų|mūsu|meie|meidän'],
  ['ours', 'el', 'μας'],
  ['ours', 'ro', 'nostru|noastră|noastre|nostri'],
  ['any', 'en', 'a|an|another'],
  ['any', 'de', 'ein|eine|einem|einer|einen|eines'],
  ['any', 'fr', 'un|une'],
  ['any', 'es pt it', 'un|una|uno|um|uma'],
  ['any', 'nl', 'een'],
  ['any', 'sv da no', 'en|ett|et|ei'],
  ['being', 'en', 'are|is|be|as|have|has|run|runs|operate'],
  ['being', 'de', 'sind|ist|bin|als|haben|betreiben|führen'],
  ['being', 'fr', 'sommes|est|comme|avons|exploitons'],
  ['being', 'es pt it', 'somos|es|é|siamo|è|tenemos|temos|abbiamo'],
  ['being', 'nl', 'zijn|is|hebben'],
  ['being', 'sv da no', 'är|er|har|driver'],
];

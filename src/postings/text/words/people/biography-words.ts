/**
 * What only a text about a colleague says, by language: since when and how somebody works there already; the pronouns
 * that may be its subject; and words for the reader, whom an advert speaks to, as parts of a pattern. | divides them;
 * `person-card.spec.ts` puts each phrase below a role.
 */
export const BIOGRAPHY_WORDS: readonly (readonly [
  language: string,
  words: string,
  subjects: string,
  reader: string,
])[] = [
  [
    'en',
    'joined us in|joined our|joined the company|joined the firm|joined the team|has worked here|has worked with us|has worked for us|has worked in our|has worked at our|has been with us|has been part of our|has been with the company|started with us|started here|worked her way|worked his way|has led our|has run our',
    'he|she',
    'you|your|yours|yourself|come|apply|join us',
  ],
  [
    'de',
    'arbeitet bei uns|leitet seit|kam zu uns|stieß zu uns|gehört seit|begann bei uns|startete bei uns|hat bei uns gelernt',
    'er|sie',
    'du|dich|dir|komm|bewirb|deine?[nmrs]?|euch|eure?[nmrs]?|(?<!^|[.!?:]\\s)(?:Sie|Ihnen|Ihre?[nmrs]?)|Sie (?=\\p{Ll}+en(?!\\p{L}))',
  ],
  [
    'fr',
    'nous a rejoints|nous a rejoint|a rejoint notre|a rejoint l’équipe|travaille chez nous|travaille ici depuis|fait partie de l’équipe depuis',
    'il|elle',
    'vous|votre|vos|tu|toi|tes',
  ],
  [
    'es',
    'se unió a|se incorporó a|trabaja con nosotros desde|lleva trabajando|forma parte del equipo desde',
    'él|ella',
    'usted|ustedes|tú|tu|tus|contigo',
  ],
  ['ca', 'es va incorporar|treballa amb nosaltres des', 'ell|ella', 'vostè|tu|teu|teva'],
  [
    'pt',
    'juntou-se a|entrou na empresa|trabalha connosco desde|trabalha conosco desde|faz parte da equipa desde',
    'ele|ela',
    'você|vocês|tu|teu|tua',
  ],
  [
    'it',
    'è entrato in|è entrata in|lavora con noi da|lavora qui da|è con noi da|fa parte del team dal',
    'lui|lei',
    'tu|tuo|tua|tuoi|voi|vostr[oa]',
  ],
  ['nl', 'werkt al|kwam bij ons|begon bij ons', 'hij|zij|ze', 'je|jij|jou|jouw|jullie|uw'],
  [
    'sv',
    'har arbetat hos oss|har jobbat hos oss|började hos oss|kom till oss|jobbar hos oss sedan',
    'han|hon',
    'du|dig|ditt?|dina',
  ],
  ['da', 'har arbejdet hos os|startede hos os|kom til os|har været ansat', 'han|hun', 'du|dig|ditt?|dine'],
  ['no', 'har jobbet hos oss|har arbeidet hos oss|begynte hos oss|kom til oss', 'han|hun', 'du|deg|ditt?|dine'],
  ['fi', 'on työskennellyt meillä|aloitti meillä|liittyi joukkoomme', 'hän', 'sinä|sinun|sinulla|sinut|sinulle'],
  [
    'pl',
    'dołączył do|dołączyła do|pracuje u nas od|pracuje z nami od|jest z nami od',
    'on|ona',
    'ty|ciebie|tobie|cię|twój|twoje|twoja|państwo|państwa',
  ],
  [
    'cs sk',
    'pracuje u nás od|nastoupil k nám|nastoupila k nám|nastúpil k nám|nastúpila k nám|je s námi od',
    'on|ona',
    'ty|tebe|tobě|tvoj|tvůj|vy|vás|vám|váš|vaše',
  ],
  ['hu', 'csatlakozott hozzánk|dolgozik nálunk', 'ő', 'te|téged|önt?|neked'],
  ['ro', 's-a alăturat|lucrează la noi din|lucrează cu noi din', 'el|ea', 'tu|tine|dumneavoastră|vostru'],
  [
    'hr sr sl',
    'pridružio se|pridružila se|radi kod nas od|radi s nama od|pridružil se je|pridružila se je',
    'on|ona',
    'ti|tebe|tvoj|vi|vas|vam|vaš|vaše',
  ],
  [
    'ru',
    'пришёл к нам|пришел к нам|пришла к нам|работает у нас с|присоединился к|присоединилась к',
    'он|она',
    'ты|тебя|тебе|твой|вы|вас|вам|ваш|ваши',
  ],
  [
    'uk',
    'прийшов до нас|прийшла до нас|працює в нас з|приєднався до|приєдналася до',
    'він|вона',
    'ти|тебе|тобі|твій|ви|вас|вам|ваш|ваші',
  ],
  ['tr', 'bize katıldı|ekibimize katıldı|bizimle çalışıyor', 'o', 'sen|seni|sana|siz|sizi|size|sizin'],
];

/** Labels of a person's name; | divides them, and the same spec puts each before one. */
export const NAME_LABELS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'name|full name'],
  ['de', 'name|vorname|vor- und nachname'],
  ['fr', 'nom|prénom|nom et prénom'],
  ['es', 'nombre|nombre y apellidos'],
  ['ca', 'nom|nom i cognoms'],
  ['pt', 'nome|nome completo'],
  ['it', 'nome|nome e cognome'],
  ['nl', 'naam'],
  ['sv', 'namn'],
  ['da no', 'navn'],
  ['fi', 'nimi'],
  ['pl', 'imię i nazwisko|imię'],
  ['cs sk', 'jméno|meno'],
  ['hu', 'név'],
  ['ro', 'nume'],
  ['hr sr sl', 'ime|ime i prezime|ime in priimek'],
  ['ru uk', 'имя|фио|ім’я'],
  ['el', 'όνομα'],
  ['tr', 'ad soyad|isim'],
];

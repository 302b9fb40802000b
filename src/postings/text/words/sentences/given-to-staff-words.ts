/**
 * How sentences say what those get who work there without a giver ("meals are provided") or as what the reader has
 * ("you will have …", also what one is to do), and what is given so; "we offer" gives some of it to guests, too. As in
 * `GIVING_WORDS`.
 */
export const GIVEN_TO_STAFF_WORDS: readonly (readonly [
  kind: 'is given' | 'for staff' | 'you have' | 'given',
  language: string,
  words: string,
])[] = [
  [
    'you have',
    'en',
    "you'll have|you will have|you have|the position includes|the role includes|the job includes|this role includes|this position includes",
  ],
  ['you have', 'de', 'du hast|Sie haben|bei uns hast du|bei uns haben Sie'],
  ['you have', 'fr', 'vous aurez|tu auras'],
  ['you have', 'es', 'disfrutarás de|disfrutarás'],
  ['you have', 'nl', 'je hebt|heb je'],
  [
    'given',
    'en',
    "weeks' holiday|weeks of holiday|days' holiday|days off|birthday off|company phone|work phone|company van|holiday pay|pension scheme|staff discount",
  ],
  ['given', 'de', 'Tage Urlaub|Tage frei|Diensthandy|Firmenhandy'],
  ['given', 'fr', 'semaines de congés|jours de congés|tickets restaurant|téléphone professionnel|véhicule de service'],
  ['given', 'es', 'días libres|días de vacaciones|vehículo de empresa|teléfono de empresa'],
  ['given', 'pt', 'dias de férias|dias livres|viatura de serviço'],
  ['given', 'it', 'giorni liberi|giorni di ferie'],
  ['given', 'nl', 'vrije dagen|vakantiedagen'],
  [
    'is given',
    'en',
    'is available|are available|available|is included|are included|included|is provided|are provided|will be provided|provided|can be provided|is paid|are paid|paid for|is covered|are covered|will be given|is given|are given|are yours|is yours|there is a|there are|our team enjoys|our team enjoy|our team has|staff have|staff get|rewarded with|can be arranged|we have a great|we have a good|we have an excellent|we have a generous|we pay for|we cover|all our staff',
  ],
  [
    'for staff',
    'en',
    'meals|meal on shift|lunch|uniform|uniforms|accommodation|housing|live-in|full training|on-the-job training|training|pension scheme|holiday pay|mileage|travel expenses|childcare|relocation help|relocation assistance|tools|workwear|protective clothing|gym membership|share of the tips|time off|staff discount|study leave|cpd',
  ],
  [
    'is given',
    'de',
    'wird gestellt|werden gestellt|gestellt werden|gestellt|wird übernommen|werden übernommen|wird bezahlt|werden bezahlt|steht kostenlos|stehen kostenlos|steht zur Verfügung|stehen zur Verfügung|steht Ihnen zur Verfügung|steht dir zur Verfügung|stellen wir|wir stellen|übernehmen wir|wir übernehmen|inklusive|inbegriffen|sind inklusive|wird vergütet|werden vergütet|bezahlen wir|wir bezahlen|genießt du|sind vorhanden|ist vorhanden|sorgen wir für',
  ],
  [
    'for staff',
    'de',
    '*unterkunft|Mitarbeiterwohnung|Personalzimmer|Personalwohnung|Kost und Logis|Mahlzeiten|Verpflegung|Arbeitskleidung|Dienstkleidung|Berufskleidung|Fahrtkosten|Fahrkosten|Reisekosten|Mittagessen|Getränke|Weiterbildungen|Fortbildungen|Fortbildungskosten|Umzugskosten|Kinderbetreuung|Tage Urlaub|Wochen Urlaub|Zimmer|Parkplätze|Trinkgeld',
  ],
  [
    'is given',
    'fr',
    'est fourni|est fournie|sont fournis|sont fournies|fourni|fournis|fournie|fournies|est assuré|est assurée|est offert|est offerte|sont offerts|est compris|sont compris|inclus|incluse|pris en charge|prise en charge|prises en charge|est assorti|est mis à disposition|mis à disposition|mise à disposition|remboursé|remboursés|possibilité de',
  ],
  [
    'for staff',
    'fr',
    'repas|logement|logé|nourri|hébergement|véhicule|véhicule de service|tenue de travail|vêtements de travail|frais de déplacement|formation interne|téléphone professionnel|congés payés|transports|abonnement',
  ],
  [
    'is given',
    'es',
    'está incluido|está incluida|están incluidos|incluido|incluida|incluidos|se ofrece|se ofrecen|se incluye|se proporciona|proporcionamos|facilitamos|a cargo de la empresa',
  ],
  [
    'for staff',
    'es',
    'alojamiento|comida|comidas|manutención|uniforme|transporte|formación continua|formación inicial|dietas|vehículo de empresa|teléfono de empresa',
  ],
  [
    'is given',
    'pt',
    'está incluído|estão incluídos|incluído|incluídos|incluída|oferece-se|fornecemos|é fornecido|é fornecida|são fornecidos|por conta da empresa',
  ],
  [
    'for staff',
    'pt',
    'alojamento|refeições|refeição|alimentação|uniforme|transporte|formação inicial|formação contínua|moradia',
  ],
  [
    'is given',
    'it',
    'è incluso|è inclusa|sono inclusi|sono incluse|incluso|inclusi|è previsto|è prevista|sono previsti|previsto|mette a disposizione|mettiamo a disposizione|si offre|si offrono|compreso|compresi|viene fornito|viene fornita|fornito|forniti',
  ],
  ['for staff', 'it', 'vitto|alloggio|vitto e alloggio|divisa|pasti|pasto|rimborso spese|formazione interna'],
  [
    'is given',
    'nl',
    'is mogelijk|wordt vergoed|worden vergoed|is inbegrepen|zijn inbegrepen|inbegrepen|is inclusief|inclusief|wordt verzorgd|worden verzorgd|wordt betaald|worden betaald|staat voor je klaar|je hebt recht op|heb je recht op|is aanwezig|verzorgen wij',
  ],
  [
    'for staff',
    'nl',
    'kost en inwoning|huisvesting|maaltijden|werkkleding|bedrijfskleding|reiskosten|kilometervergoeding|opleidingskosten|cursussen|lunch',
  ],
  ['is given', 'sv', 'ingår|erbjuds|bekostas|betalas av oss|står till förfogande|du får'],
  ['for staff', 'sv', 'boende|bostad|lunch|arbetskläder|friskvårdsbidrag|utbildning|semesterdagar'],
  ['is given', 'da no', 'er inkluderet|inkluderet|stilles til rådighet|betales af os|tilbydes|kan tilbydes|du får'],
  ['for staff', 'da no', 'bolig|kost og logi|frokost|arbejdstøj|uniform|efteruddannelse|fri bil'],
  ['is given', 'da no', 'er inkludert|inkludert|stilles til disposisjon|dekkes|dekkes av oss|tilbys|kan tilbys|du får'],
  ['for staff', 'da no', 'bolig|kost og losji|losji|lunsj|arbeidsklær|arbeidstøy|reiseutgifter|kurs'],
  ['is given', 'fi', 'kuuluu|sisältyy|järjestyy|tarjotaan'],
  ['for staff', 'fi', 'asunto|majoitus|ruokailu|lounas|työvaatteet'],
  ['is given', 'pl', 'zapewniamy|zapewnione|zapewniona|zapewniony|jest zapewnione|finansujemy|pokrywamy|gwarantujemy'],
  [
    'for staff',
    'pl',
    'zakwaterowanie|wyżywienie|posiłki|odzież roboczą|odzież robocza|szkolenia|dojazd|transport|nocleg|noclegi',
  ],
  [
    'is given',
    'cs sk',
    'je zajištěno|je zajištěna|zajištěno|zajistíme|zajišťujeme|hradíme|proplácíme|máte k dispozici',
  ],
  ['for staff', 'cs sk', 'ubytování|strava|stravu|stravování|pracovní oděv|doprava|dopravu|školení|cestovné'],
  ['is given', 'cs sk', 'je zabezpečené|zabezpečené|zabezpečíme|zabezpečujeme|preplácame|hradíme'],
  ['for staff', 'cs sk', 'ubytovanie|strava|stravu|stravovanie|pracovný odev|doprava|dopravu|cestovné'],
  ['is given', 'hu', 'biztosítunk|biztosított|biztosítjuk|díjmentes'],
  ['for staff', 'hu', 'szállás|szállást|étkezés|étkezést|munkaruha|munkaruhát'],
  ['is given', 'ro', 'este asigurată|este asigurat|asigurăm|se asigură|sunt asigurate|incluse|inclusă'],
  ['for staff', 'ro', 'cazare|cazarea|masă|masa|uniformă|echipament de lucru|transport'],
  ['is given', 'hr sr sl', 'osiguran|osigurana|osigurano|osiguravamo|je osiguran|obezbeđen|obezbeđena|obezbeđujemo'],
  ['for staff', 'hr sr sl', 'smještaj|smeštaj|hrana|obroci|prijevoz|prevoz|radna odjeća|radna odeća'],
];

/** What stands in front of a house and says whose it is; languages that share words are divided by spaces. */
type WhoseHouseWord = readonly [
  kind:
    /** It is that of customers, or of those who apply. */
    | 'others'
    /** In front of an address: it is none where one works. */
    | 'elsewhere'
    /** In a text: somebody else is the employer. */
    | 'behalf'
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
  [
    'others',
    'en',
    'parent company|parent organisation|holding company|mother company|sister company|subsidiary of|owned by|acquired by|supplier|suppliers|vendors|partner hotel|partner school|our partner|our partners|our investor|our investors|competitors|our neighbours|degree from|studied at|former employer|we built|we advise|we supply|deliver to|relationship with|reports to the team|report to the team|work closely with|collaborate with|liaise with|nearby attractions',
  ],
  [
    'others',
    'de',
    'muttergesellschaft|mutterkonzern|mutterunternehmen|schwestergesellschaft|schwesterfirma|schwesterunternehmen|tochter der|tochtergesellschaft der|tochterunternehmen der|teil der|gehören zur|gehört zur|lieferant*|unser partner|unsere partner|unseren partnern|partnerhotel|partnerschule|investor|investoren|wettbewerber|berufsschule|berufsschulunterricht|messe|konferenz|studium an|ehemalig*|beraten|beliefern|eng mit|zusammenarbeit mit|abstimmung mit|trifft sich|treffen uns',
  ],
  [
    'others',
    'fr',
    'maison mère|société mère|société sœur|filiale de|filiale du|fournisseur*|notre partenaire|nos partenaires|investisseur*|concurrent*|ancien employeur|livrons|conseillons|travaillez avec|collaboration avec|nous avons construit',
  ],
  [
    'others',
    'es pt it',
    'empresa matriz|matriz del grupo|empresa-mãe|casa madre|capogruppo|società madre|controllata da|proveedores|fornecedores|fornitori|nuestro socio|nossos parceiros|nostri partner|inversor|investidor|investitore|asesoramos|suministramos|forniamo|colaboras con|collabori con|hemos construido|construímos|abbiamo costruito|feria|feira|fiera',
  ],
  [
    'others',
    'nl',
    'moedermaatschappij|moederbedrijf|zusterbedrijf|dochter van|dochteronderneming van|leverancier*|onze partner|onze partners|investeerder*|concurrent*|leveren aan|adviseren|samen met|beurs|open dag|open huis|onze projecten',
  ],
  [
    'others',
    'sv da no',
    'moderbolag*|modervirksomhed*|moderselskab*|systerbolag*|søsterselskab*|dotterbolag till|datterselskab av|datterselskab af|leverantör*|leverandør*|mässa|messe',
  ],
  ['others', 'pl', 'spółka matka|spółki matki|spółka córka|dostawc*|inwestor*|konkurenc*|targi|targach'],
  [
    'others',
    'cs sk',
    'mateřsk* společnost*|matersk* spoločnos*|sestersk* společnost*|dodavatel*|dodávateľ*|investor*|veletrh*',
  ],
  [
    'elsewhere',
    'en',
    'data protection*|privacy|responsible for data|data controller|supervisory authority|ombudsman|commissioner|registered office|registered in|registered address|company number|head office|headquarters|newspaper|printed in|interviews will|interview will|interviews take place|interviews are held|open day|open house|open evening|information evening|career fair|job fair|conference|bank details|recruitment agency|recruitment consultants|staffing agency|employment agency|construction site|billing address|invoice address|town hall',
  ],
  [
    'elsewhere',
    'de',
    'datenschutz*|datenverarbeitung|dsgvo|verantwortliche stelle|verantwortlicher im sinne|verantwortlich:|verantwortlich im sinne|aufsichtsbehörde|landesbeauftragte*|impressum|handelsregister|amtsgericht|gerichtsstand|hauptsitz|zentrale|hauptverwaltung|firmenzentrale|rechnungsadresse|rechnungsanschrift|zeitung|veröffentlicht in|erschienen in|chiffre|vorstellungsgespräche finden|vorstellungsgespräch findet|bewerbungsgespräche finden|bewerbungsgespräch findet|informationsabend|infoabend|informationsveranstaltung|tag der offenen tür|messe|jobmesse|messehalle|stadthalle|veranstaltungsort|bankverbindung|sparkasse|berufsschule|schulort|lernort|personalberatung|personalvermittlung|personaldienstleister|amtsarzt|gesundheitsamt|bauvorhaben|neubau|baustelle|referenzen|lagerverkauf|arbeitsagentur|agentur für arbeit|jobcenter|projekt:',
  ],
  [
    'elsewhere',
    'fr',
    "protection des données|données personnelles|rgpd|dpo|cnil|responsable du traitement|siège social|siret|rcs|immatriculée|mentions légales|journal|entretiens auront lieu|portes ouvertes|forum de l'emploi|salon de l'emploi|cabinet de recrutement|agence d'intérim|france travail|pôle emploi|mission locale|facturation",
  ],
  [
    'elsewhere',
    'es pt it',
    'protección de datos|proteção de dados|protezione dei dati|domicilio social|sede social|sede legale|sede central|oficina central|registro mercantil|periódico|jornal|giornale|jornada de puertas abiertas|feria|feira|fiera|agencia de empleo|agenzia per il lavoro|agenzia interinale|facturación|faturação|fatturazione',
  ],
  [
    'elsewhere',
    'nl',
    'gegevensbescherming|persoonsgegevens|avg|hoofdkantoor|hoofdvestiging|statutair|vestigingsadres|kvk|kamer van koophandel|krant|sollicitatiegesprekken vinden|open dag|open huis|banenmarkt|beurs|uitzendbureau|wervingsbureau|factuuradres|informatieavond',
  ],
  [
    'elsewhere',
    'sv da no',
    'dataskydd*|databeskytt*|personvern*|personuppgift*|huvudkontor*|hovedkontor*|tidningen|avisen|öppet hus|åbent hus|åpent hus|mässa|messe|rekryteringsföretag*|rekrutteringsbureau*|bemanningsföretag*|fakturaadress*',
  ],
  [
    'elsewhere',
    'pl',
    'ochron* danych|danych osobowych|rodo|siedziba spółki|krs|gazeta|targi pracy|dzień otwarty|agencja pracy|agencja zatrudnienia',
  ],
  [
    'elsewhere',
    'cs sk',
    'ochran* osobních údajů|ochran* osobných údajov|gdpr|sídlo společnosti|sídlo spoločnosti|den otevřených dveří|deň otvorených dverí|veletrh*|personální agentura|personálna agentúra|úřad práce|úrad práce',
  ],
  [
    'behalf',
    'en',
    'for our client|our client is|our client seeks|our client needs|on behalf of our client|on behalf of a client|for a client of ours|for one of our clients',
  ],
  [
    'behalf',
    'de',
    'für unseren kunden|für unseren mandanten|für unseren auftraggeber|für einen unserer kunden|für unsere mandantin|im auftrag unseres|im auftrag unserer|unser mandant|unser auftraggeber|unser kunde ist|unser kunde sucht|im kundenauftrag|für ein unternehmen',
  ],
  [
    'behalf',
    'fr',
    "pour notre client|pour le compte de notre|notre client est|notre client recherche|pour l'un de nos clients|pour un de nos clients",
  ],
  [
    'behalf',
    'es pt it',
    'para nuestro cliente|para importante empresa|empresa cliente|para o nosso cliente|para nosso cliente|per un nostro cliente|per nostro cliente|per conto di un|azienda cliente|per importante azienda',
  ],
  [
    'behalf',
    'nl',
    'voor onze opdrachtgever|voor een van onze opdrachtgevers|voor onze klant|namens onze opdrachtgever',
  ],
  ['behalf', 'sv da no', 'för vår kunds räkning|för kunds räkning|åt vår kund|for vores kunde|for vår kunde'],
  ['behalf', 'pl', 'dla naszego klienta|w imieniu naszego'],
  ['behalf', 'cs sk', 'pro našeho klienta|pre nášho klienta'],
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

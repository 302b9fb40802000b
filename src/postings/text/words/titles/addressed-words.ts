/** How an advert tells whoever reads it what they will do: a pattern, its language, a sentence and the title in it. */
type AddressedWords = readonly [pattern: string, language: string, sentence: string, title: string];

/** `?<title>` is the title; read at the beginning of a sentence. Behind it stands a task: anybody "is" or "gets". */
export const ADDRESSED_WORDS: readonly AddressedWords[] = [
  [
    "as (?:our |the |an? )?(?:new )?(?<title>[^,.;:!?]{3,60}?)(?: (?:at|with|within|in|for|on) [^,.;:!?]{2,60})?, you(?:(?:['’]ll| will)? (?:be responsible|lead|manage|run|oversee|support|join our|be in charge)(?!\\p{L})| will:$)",
    'en',
    "As Mill Manager at Miller & Sons, you'll join our team by the river.",
    'Mill Manager',
  ],
  [
    'als (?:unsere? |neuer? )*(?<title>[^,.;:!?]{3,60}?)(?: (?:in|im|bei|beim|für|am|an|auf) [^,.;:!?]{2,60}?)?,? (?:übernimmst du|übernehmen sie|verantwortest du|verantworten sie|leitest du|leiten sie|kümmerst du dich|kümmern sie sich|unterstützt du|unterstützen sie) ',
    'de',
    'Als Müllermeister in unserem Betrieb übernimmst du die Leitung unserer Mühle.',
    'Müllermeister',
  ],
  [
    'en tant que (?<title>[^,.;:!?]{3,60}?)(?: (?:chez|au sein|dans|pour) [^,.;:!?]{2,60})?, (?:vous (?:serez|êtes) (?:responsable|chargée?)|vous (?:assurez|assurerez|préparez|préparerez|gérez|encadrez)|tu (?:assures|prépares|gères|encadres)) ',
    'fr',
    'En tant que boulanger chez Muller, vous préparez le pain de la nuit.',
    'Boulanger',
  ],
  [
    'como (?:nuestr[oa] )?(?<title>[^,.;:!?]{3,60}?)(?: (?:en|para) [^,.;:!?]{2,60})?, (?:serás responsable|te encargarás|se encargará) ',
    'es',
    'Como panadero, serás responsable del turno de noche.',
    'Panadero',
  ],
  [
    'como (?<title>[^,.;:!?]{3,60}?)(?: (?:em|na|no|para) [^,.;:!?]{2,60})?, (?:você será|serás) responsável ',
    'pt',
    'Como padeiro, você será responsável pelo turno da noite.',
    'Padeiro',
  ],
  [
    '(?:come|in qualità di) (?:nostr[oa] )?(?<title>[^,.;:!?]{3,60}?)(?: (?:presso|in|per) [^,.;:!?]{2,60})?, (?:sarai responsabile|ti occuperai) ',
    'it',
    'Come panettiere, ti occuperai del turno di notte.',
    'Panettiere',
  ],
  [
    'als (?:onze )?(?<title>[^,.;:!?]{3,60}?)(?: (?:bij|in|voor|op) [^,.;:!?]{2,60}?)? (?:zorg jij|zorg je|ben jij verantwoordelijk|ben je verantwoordelijk) ',
    'nl',
    'Als bakker zorg je voor het brood van de nacht.',
    'Bakker',
  ],
  [
    'som (?:vår |vores |ny )*(?<title>[^,.;:!?]{3,60}?)(?: (?:på|hos|i|ved|till|til) [^,.;:!?]{2,60}?)? (?:ansvarar du|ansvarer du|kommer du att (?:arbeta|ansvara)|får du ansvar|leder du) ',
    'sv da no',
    'Som bagare kommer du att arbeta på natten.',
    'Bagare',
  ],
  [
    'jako (?:nasz )?(?<title>[^,.;:!?]{3,60}?)(?: (?:w|na|dla) [^,.;:!?]{2,60}?)?,? będziesz (?:odpowiadać|odpowiedzialn[ya]|zajmować się) ',
    'pl',
    'Jako piekarz będziesz odpowiadać za chleb.',
    'Piekarz',
  ],
];

/** A language and what such a title begins with that says what its reader was or learnt; a * stands for any ending. */
export const LEARNT_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'former|trained|qualified|certified|experienced|skilled|retired|registered|licensed|established|professional'],
  ['de', 'gelernt*|ausgebildet*|ehemalig*|früher*|examiniert*|staatlich|geprüft*|erfahren*|zertifiziert*'],
  ['fr', 'ancien|ancienne'],
  ['es', 'antigu*|exper*'],
  ['pt', 'antig*|ex'],
  ['it', 'ex'],
  ['nl', 'voormalig*|gediplomeerd*|ervaren'],
  ['sv', 'före|tidigare|utbildad|legitimerad'],
  ['da no', 'tidligere|uddannet|utdannet|faglært'],
  ['pl', 'były|była|wykwalifikowan*'],
];

/** A language and what such a title names where its reader is no employee; a * stands for any letters. */
export const OUTSIDERS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'dealer*|customer*|client|clients|recruiter*|partner*|retailer*|reseller*|supplier*|distributor*|franchisee*'],
  ['en', 'owner*|homeowner*|landlord*|tenant*|volunteer*|member*|student*|patient*|broker*|investor*|freelancer*'],
  ['de', 'händler*|kund*|personaler*|lieferant*|vermieter*|mieter*|mitglied*|patient*|eigentümer*|*händler'],
  ['fr', 'client*|partenaire*|revendeur*|fournisseur*|bénévole*|membre*'],
  ['es pt', 'cliente*|distribuidor*|proveedor*|fornecedor*|socio*|sócio*|voluntari*|revendedor*'],
  ['it', 'clienti|rivenditor*|fornitor*|volontari*'],
  ['nl', 'klant*|leverancier*|vrijwilliger*|lid'],
  ['sv da no', 'kund|kunder|kunde*|återförsäljare|forhandler*|leverantör*|leverandør*|medlem*'],
  ['pl', 'klient*|dostawc*|dystrybutor*'],
];

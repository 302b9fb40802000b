/** How an advert tells whoever reads it what they will be: a pattern, its language, a sentence and the title in it. */
export type AddressedWords = readonly [pattern: string, language: string, sentence: string, title: string];

/** `?<title>` is the title; read at the beginning of a sentence. */
export const ADDRESSED_WORDS: readonly AddressedWords[] = [
  [
    "as (?:our |the |an? )?(?:new )?(?<title>[^,.;:!?]{3,60}?)(?: (?:at|with|within|in|for|on) [^,.;:!?]{2,60})?, you(?:['’]ll| will| are| lead| manage| support| work| take| play)",
    'en',
    "As Mill Manager at Miller & Sons, you'll join our team by the river.",
    'Mill Manager',
  ],
  [
    'als (?:unsere? |neuer? )*(?<title>[^,.;:!?]{3,60}?)(?: (?:in|im|bei|beim|für|am|an|auf) [^,.;:!?]{2,60}?)?,? (?:bist|sind|wirst|werden|übernimmst|übernehmen|arbeitest|arbeiten|unterstützt|unterstützen|verantwortest|verantworten|leitest|leiten|kümmerst|kümmern|gehörst|gehören) (?:du|sie|dich|dir)',
    'de',
    'Als Müllermeister in unserem Betrieb übernimmst du die Leitung unserer Mühle.',
    'Müllermeister',
  ],
  [
    'en tant que (?<title>[^,.;:!?]{3,60}?)(?: (?:chez|au sein|dans|pour) [^,.;:!?]{2,60})?, (?:vous|tu|votre|ton) ',
    'fr',
    'En tant que boulanger chez Muller, vous préparez le pain de la nuit.',
    'Boulanger',
  ],
  [
    'como (?:nuestr[oa] )?(?<title>[^,.;:!?]{3,60}?)(?: (?:en|para) [^,.;:!?]{2,60})?, (?:serás|tendrás|te encargarás|trabajarás|formarás|usted|tú|tu) ',
    'es',
    'Como panadero, serás responsable del turno de noche.',
    'Panadero',
  ],
  [
    'como (?<title>[^,.;:!?]{3,60}?)(?: (?:em|na|no|para) [^,.;:!?]{2,60})?, (?:você|será|serás|irá|irás|terá|terás) ',
    'pt',
    'Como padeiro, você será responsável pelo turno da noite.',
    'Padeiro',
  ],
  [
    '(?:come|in qualità di) (?:nostr[oa] )?(?<title>[^,.;:!?]{3,60}?)(?: (?:presso|in|per) [^,.;:!?]{2,60})?, (?:sarai|ti occuperai|avrai|lavorerai|farai|il tuo|la tua) ',
    'it',
    'Come panettiere, ti occuperai del turno di notte.',
    'Panettiere',
  ],
  [
    'als (?:onze )?(?<title>[^,.;:!?]{3,60}?)(?: (?:bij|in|voor|op) [^,.;:!?]{2,60}?)? (?:ben|ga|werk|zorg|heb|krijg|help) (?:je|jij|u) ',
    'nl',
    'Als bakker werk je in de nacht.',
    'Bakker',
  ],
  [
    'som (?:vår |vores |ny )*(?<title>[^,.;:!?]{3,60}?)(?: (?:på|hos|i|ved|till|til) [^,.;:!?]{2,60}?)? (?:kommer|arbetar|ansvarar|är|får|blir|leder|vil|skal|bliver|er|arbejder|jobber) du ',
    'sv da no',
    'Som bagare kommer du att arbeta på natten.',
    'Bagare',
  ],
  [
    'jako (?:nasz )?(?<title>[^,.;:!?]{3,60}?)(?: (?:w|na|dla) [^,.;:!?]{2,60}?)?,? będziesz ',
    'pl',
    'Jako piekarz będziesz pracować w nocy.',
    'Piekarz',
  ],
];

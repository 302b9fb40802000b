/** Words of one language that say whose something is; | divides them. */
type WhoseWord<Kind> = readonly [kind: Kind, language: string, words: string];

/**
 * Whose something is: the company's (`ours`) or the reader's (`yours`): "Our bakers", "Your baker" are no titles. What
 * says so `in a label` begins titles, too: "VAS Engineer", "TU Lecturer". `whose-words.spec.ts` reads each.
 */
export const WHOSE_WORDS: readonly WhoseWord<'ours' | 'yours' | 'in a label'>[] = [
  ['ours', 'en', 'our'],
  ['yours', 'en', 'your'],
  ['in a label', 'en', 'the'],
  ['ours', 'de', 'unser|unsere|unserer|unserem|unseren|unseres'],
  ['yours', 'de', 'ihr|ihre|euer|euere|eure'],
  ['in a label', 'de', 'dein|deine'],
  ['ours', 'fr', 'notre|nos'],
  ['yours', 'fr', 'votre|vos'],
  ['in a label', 'fr', 'ton|ta'],
  ['ours', 'es', 'nuestro|nuestra|nuestros|nuestras'],
  ['in a label', 'es', 'tu|tus'],
  ['ours', 'ca', 'els nostres|les nostres|el nostre|la nostra'],
  ['ours', 'pt', 'nosso|nossos|nossa|nossas'],
  ['ours', 'it', 'i nostri|le nostre|il nostro|la nostra'],
  ['in a label', 'it', 'il tuo|la tua'],
  ['ours', 'nl', 'onze'],
  ['in a label', 'nl', 'jouw|je|uw'],
  ['ours', 'sv', 'våra'],
  ['in a label', 'sv', 'din|ditt'],
  ['ours', 'da no', 'vores|vore|våre'],
  ['in a label', 'da no', 'dit|vart'],
  ['ours', 'pl', 'nasz|nasze|naszej|nasza|nasi|naszych'],
  ['in a label', 'pl', 'twój|twoja|twoje|wasz|wasza|wasze'],
  ['ours', 'cs sk', 'naše|naši|naša|našeho|našich'],
  ['in a label', 'cs sk', 'tvůj|tvoje|váš|vaše'],
  ['ours', 'hr sr', 'našega|našeg'],
  ['ours', 'ro', 'noastră|noastre|noștri'],
  ['ours', 'fi et', 'meidän|meie'],
  ['ours', 'lt lv', 'mūsų|mūsu'],
  ['ours', 'tr', 'bizim'],
  ['in a label', 'tr', 'senin'],
  ['ours', 'ru', 'наши|наш|наша|наше|нашего|нашей|наших'],
  ['in a label', 'ru', 'ваш|ваша|ваше|ваши|твой|твоя'],
  ['ours', 'uk', 'наші'],
  ['in a label', 'uk', 'ваші|твій'],
  ['ours', 'bg', 'нашите|нашият|нашата'],
];

/** What says whom something suits: "Open to bakers". `whose-words.spec.ts` puts each before an occupation. */
export const SUITED_TO: readonly (readonly [language: string, words: string])[] = [
  ['en', 'open to|open for|suitable to|suitable for|ideal to|ideal for'],
  ['de', 'offen für|geeignet für|ideal für'],
  ['fr', 'ouvert à|ouvert aux|idéal pour'],
  ['es', 'abierto a|ideal para'],
  ['pt', 'aberto a|ideal para'],
  ['it', 'aperto a|ideale per'],
  ['nl', 'geschikt voor|ideaal voor'],
  ['sv da no', 'öppet för|åbent for|åpent for'],
  ['pl', 'idealne dla'],
  ['cs', 'vhodné pro'],
  ['ru', 'подходит для'],
  ['uk', 'підходить для'],
];

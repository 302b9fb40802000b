import type { LanguageWords } from '../pattern-parts.js';

/**
 * How somebody is called before one name that is all of it, as it is written there; `one-name.spec.ts` reads each.
 */
export const CALLED_BY_ONE_NAME: readonly LanguageWords[] = [
  ['id ms', 'Bapak|Ibu|Pak|Bpk|Encik|Puan|Cik'],
  ['vi', 'Chị|chị|Anh|anh|Cô|cô|Ông|ông|Bà|bà'],
];

/** The same that other languages have, too, before a surname: only a name in Vietnamese letters is all of it. */
export const CALLED_BY_ONE_NAME_IN_VIETNAMESE: readonly LanguageWords[] = [['en', 'Ms|Mr|Mrs|Miss']];

/**
 * What asks at the beginning of a line for the one whose given name stands right behind it: "Ask for Debra at the
 * desk". Of languages that leave names as they are there.
 */
export const ASKS_FOR_ONE: readonly LanguageWords[] = [
  [
    'en',
    'apply to|ask for|come and see|see|contact|call|phone|text|message|email|e-mail|write to|speak to|speak with|talk to|talk with|reach out to|get in touch with|stop by and see|stop by and ask for|send your cv to|send your resume to|send your résumé to|send resumes to|send your application to',
  ],
  [
    'de',
    'melde dich bei|meldet euch bei|melden sie sich bei|wende dich an|wenden sie sich an|bewirb dich bei|bewerben sie sich bei|frag nach|fragen sie nach|frag|schreib|schreib an|ruf|sprich mit|sprechen sie mit|schick deine bewerbung an|schicke deine bewerbung an|schicken sie ihre bewerbung an|bewerbung an',
  ],
  [
    'fr',
    'contactez|contacte|demandez|appelez|écrivez à|parlez à|adressez-vous à|envoyez votre cv à|envoyez votre candidature à|postulez auprès de',
  ],
  [
    'es',
    'contacta con|contacta a|contacte con|pregunta por|pregunte por|llama a|llame a|escribe a|escriba a|habla con|hable con|envía tu cv a|envíe su cv a',
  ],
  [
    'pt',
    'fale com|fale com a|fale com o|contacte|contacte a|contacte o|ligue para|pergunte por|escreva para|envie o seu cv para',
  ],
  [
    'it',
    'contatta|contattare|chiedi di|chiedere di|chiama|scrivi a|parla con|rivolgiti a|invia il cv a|invia il tuo cv a',
  ],
  [
    'nl',
    'vraag naar|neem contact op met|contacteer|bel|bel met|mail|mail naar|app|spreek|stuur je cv naar|solliciteer bij',
  ],
  ['sv', 'kontakta|ring|mejla|maila|prata med|fråga efter|hör av dig till|skicka ditt cv till'],
  ['da', 'kontakt|ring til|skriv til|tal med|spørg efter|send din ansøgning til'],
  ['no', 'kontakt|ring|ring til|skriv til|snakk med|spør etter|send søknaden til'],
];

/** What one says with it to be polite. */
export const POLITELY: readonly LanguageWords[] = [
  ['en', 'please|just|or|simply|feel free to'],
  ['de', 'bitte|einfach|gern|gerne'],
  ['fr', "s'il vous plaît|merci de"],
  ['es pt it', 'por favor|per favore'],
  ['nl', 'graag|gewoon'],
];

/**
 * How adverts ask their readers to send an application by a day: a language, polite words before that, words that ask
 * to send, what stands before what is sent, what is sent, what stands before whom it goes to, and before the last day.
 * Such a sentence says nothing else, and may name whom it goes to. Those that begin with awaiting an application or
 * with applying, and may go on behind the day, have a table of their own (`apply-until-words.ts`).
 */
type SendWords = readonly [
  language: string,
  please: string,
  send: string,
  your: string,
  application: string,
  to: string,
  before: string,
];

/** | divides the words; `asked-by-day.spec.ts` puts each into a sentence. */
export const SEND_WORDS: readonly SendWords[] = [
  [
    'en',
    'please',
    'send|return|submit|email|e-mail|forward',
    'your|us your|in your|your completed|the completed|your full|the|a|a full|updated|your updated|an updated|your current|us an updated',
    'application|applications|application form|cv|resume|résumé|cover letter|covering letter|one pdf|a single pdf|a pdf',
    'to|by email to|by e-mail to|via email to',
    'by|before|no later than|not later than|by no later than',
  ],
  [
    'de',
    'bitte',
    'senden sie|sende|schicken sie|schick|schicke|richten sie|richte|reichen sie|reiche',
    'ihre|deine|uns ihre|uns deine|bitte ihre|bitte deine|ihren|deinen',
    'bewerbung|bewerbungen|bewerbungsunterlagen|unterlagen|lebenslauf',
    'an|per e-mail an|per mail an',
    'bis|bis zum|bis spätestens|spätestens bis zum|bis spätestens zum',
  ],
  [
    'fr',
    'merci de|merci d’|veuillez',
    'envoyer|envoyez|adresser|adressez|transmettre|transmettez',
    'votre|vos|ta|nous votre',
    'candidature|candidatures|cv|dossier de candidature',
    'à|par e-mail à|par mail à',
    'avant le|jusqu’au|au plus tard le',
  ],
  [
    'es',
    'por favor',
    'enviar|envía|envíe|envíanos|remitir|presentar',
    'tu|su|el',
    'cv|currículum|candidatura|solicitud',
    'a',
    'antes del|hasta el',
  ],
  [
    'pt',
    'por favor',
    'enviar|envia|envie',
    'o seu|seu|o teu|a sua',
    'cv|currículo|candidatura',
    'para',
    'até|até ao|até o dia|até ao dia',
  ],
  [
    'it',
    'si prega di',
    'inviare|invia|inviate|inviaci|spedire',
    'il tuo|il proprio|la tua|la propria|il',
    'cv|curriculum|candidatura',
    'a',
    'entro il|entro e non oltre il',
  ],
  [
    'nl',
    'graag',
    'stuur|mail',
    'je|jouw|uw',
    'cv|sollicitatie|motivatiebrief|sollicitatiebrief',
    'naar',
    'voor|vóór|uiterlijk',
  ],
  ['sv', 'vänligen', 'skicka|mejla|maila', 'din|in din|ditt', 'ansökan|cv', 'till', 'senast|senast den'],
  ['da', 'venligst', 'send', 'din|dit', 'ansøgning|cv', 'til', 'senest|senest den|inden den'],
  ['no', 'vennligst', 'send', 'din', 'søknad|søknaden|søknaden din|cv', 'til', 'innen|senest|innen den'],
  [
    'pl',
    'prosimy|prosimy o',
    'wyślij|przesłać|przesyłać|prześlij|wysłać',
    'swoje|swój',
    'cv|aplikację|zgłoszenie',
    'na',
    'do|do dnia|najpóźniej do',
  ],
  [
    'cs sk',
    'prosím',
    'zašlete|pošlete|zasílejte|zašlite|pošlite',
    'svůj|svoj|nám svůj|nám svoj',
    'životopis|cv|žiadosť',
    'na',
    'do|nejpozději do|najneskôr do',
  ],
];

/**
 * How adverts say until when applications have to come: a language, who or what has to, that it has to, what is done
 * with it, and what stands before the last day, wherever it goes in between.
 */
type DueWords = readonly [language: string, who: string, has: string, come: string, before: string];

/** | divides the words; `asked-by-day.spec.ts` puts each into a sentence. */
export const DUE_WORDS: readonly DueWords[] = [
  [
    'en',
    'applications|all applications|written applications|application letters|cvs|interested candidates|qualified candidates|interested applicants|qualified applicants|interested and qualified candidates|suitably qualified candidates|interested persons|candidates|applicants',
    'should|must|shall|may|are to|are requested to|are invited to|are required to|are advised to|can',
    'reach|be sent|be submitted|be received|be addressed|be forwarded|be emailed|be delivered|send|submit|forward|email|e-mail|apply',
    'by|before|on or before|no later than|not later than|latest by',
  ],
  [
    'fr',
    'les candidatures|les dossiers|les dossiers de candidature|les personnes intéressées|les candidats intéressés',
    'doivent|devront|sont à|sont priées d’|sont priés d’',
    'parvenir|être envoyées|être envoyés|être adressées|être adressés|être transmises|envoyer|adresser',
    'avant le|au plus tard le|jusqu’au',
  ],
  [
    'es',
    'las candidaturas|las solicitudes|los interesados|las personas interesadas|los candidatos interesados',
    'deben|deberán|pueden|podrán',
    'enviar|enviarse|presentar|presentarse|remitir|remitirse',
    'antes del|hasta el',
  ],
  [
    'pt',
    'as candidaturas|os interessados|os candidatos|as pessoas interessadas',
    'devem|deverão|podem',
    'ser enviadas|ser apresentadas|enviar|apresentar',
    'até|até ao dia|até o dia|até ao',
  ],
  [
    'it',
    'le candidature|gli interessati|i candidati|le domande',
    'devono|dovranno|possono',
    'pervenire|essere inviate|essere presentate|inviare|presentare',
    'entro il|entro e non oltre il',
  ],
  [
    'nl',
    'sollicitaties|geïnteresseerden|belangstellenden',
    'moeten|dienen|kunnen',
    'worden gestuurd|te worden gestuurd|solliciteren|reageren',
    'voor|vóór|uiterlijk|tot en met',
  ],
];

import type { LanguageWords } from '../pattern-parts.js';

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
    'send|return|submit|email|e-mail|forward|upload|get|deliver|hand in|mail|apply with|provide|complete and return|send in|turn in',
    'your|us your|in your|your completed|the completed|completed|a completed|your full|the|a|a full|updated|your updated|an updated|your current|us an updated|all|all your|us a|us your full|two|three|an|the names of two|the names of three',
    'application|applications|application form|application forms|application materials|application package|materials|required materials|form|forms|cv|cvs|cv/resume|resume/cv|resume/cover letter|resume|résumé|resumes|curriculum vitae|cover letter|covering letter|letter of application|letter of interest|letter of motivation|expression of interest|supporting statement|personal statement|portfolio|references|referees|professional references|work samples|writing sample|application documents|supporting documents|documents|one pdf|a single pdf|a pdf',
    'to|by email to|by e-mail to|via email to|by post to|via|through|online at|at',
    'by|before|on or before|on or by|no later than|not later than|not later|latest by|latest|by no later than',
  ],
  [
    'de',
    'bitte',
    'senden sie|sende|schicken sie|schick|schicke|richten sie|richte|reichen sie|reiche',
    'ihre|deine|uns ihre|uns deine|bitte ihre|bitte deine|ihren|deinen|eure|uns eure|ihr|dein|ihre vollständigen|ihre aussagekräftige|ihre vollständige',
    'bewerbung|bewerbungen|bewerbungsunterlagen|unterlagen|lebenslauf|motivationsschreiben|anschreiben|zeugnisse',
    'an|per e-mail an|per mail an',
    'bis|bis zum|bis spätestens|spätestens bis zum|bis spätestens zum',
  ],
  [
    'fr',
    'merci de|merci d’|veuillez',
    'envoyer|envoyez|adresser|adressez|transmettre|transmettez',
    'votre|vos|ta|ton|nous votre|une|un|le|la',
    'candidature|candidatures|cv|curriculum vitae|dossier de candidature|dossier|lettre de motivation|lettre de candidature',
    'à|par e-mail à|par mail à',
    'avant le|jusqu’au|au plus tard le|d’ici le|pour le',
  ],
  [
    'es',
    'por favor',
    'enviar|envía|envíe|envíanos|envíenos|remitir|remite|presentar|presenta|presente|manda|mándanos',
    'tu|su|el|una|la',
    'cv|currículum|currículum vítae|candidatura|solicitud|carta de presentación|carta de motivación|documentación',
    'a',
    'antes del|hasta el|a más tardar el',
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
    'inviare|invia|inviate|inviaci|spedire|trasmettere|manda|mandare',
    'il tuo|il proprio|la tua|la propria|il|una|la|la vostra|il vostro|la sua|il suo',
    'cv|curriculum|curriculum vitae|candidatura|lettera di presentazione|lettera di motivazione|domanda',
    'a',
    'entro il|entro e non oltre il',
  ],
  [
    'nl',
    'graag',
    'stuur|mail|stuur ons|mail ons|stuur dan',
    'je|jouw|uw|een',
    'cv|sollicitatie|motivatie|motivatiebrief|sollicitatiebrief|brief',
    'naar',
    'voor|vóór|uiterlijk',
  ],
  [
    'sv',
    'vänligen',
    'skicka|mejla|maila|skicka in|sänd',
    'din|in din|ditt|ett|en',
    'ansökan|cv|personligt brev|meritförteckning',
    'till',
    'senast|senast den|före den|innan den',
  ],
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

/** Whom applications go to without a name; `asked-by-day.spec.ts` sends one to each. */
export const OFFICE_WORDS: readonly LanguageWords[] = [
  [
    'en',
    'us|the office|our office|the school office|the school|the headteacher|the address below|the above address|the board|the trustee board|the board of trustees|the board of directors|the search committee|the hiring committee|the principal|the clerk|the town clerk',
  ],
  ['de', 'uns|die obige Adresse|die oben genannte Adresse|die untenstehende Adresse|das Sekretariat'],
  ['fr', 'nous|l’adresse ci-dessous|l’adresse suivante|la mairie'],
  ['es', 'la dirección indicada|la dirección siguiente'],
  ['it', 'l’indirizzo indicato|noi'],
  ['nl', 'ons|onderstaand adres|bovenstaand adres'],
  ['sv', 'oss|nedanstående adress'],
];

/** What stands at the end of such a sentence before the mailbox that the application goes through. */
export const CHANNEL_WORDS: readonly LanguageWords[] = [
  [
    'en',
    'using the following email address|using the following email|using the email address|through the following email address|through the email address|via the following email address|to the following email address|by email to|by e-mail to|via email to',
  ],
  ['de', 'per E-Mail an|an folgende E-Mail-Adresse|an die folgende E-Mail-Adresse|unter folgender E-Mail-Adresse'],
  ['fr', 'par e-mail à|par courriel à|à l’adresse suivante|à l’adresse e-mail suivante'],
  ['es', 'al siguiente correo electrónico|al correo electrónico|a la siguiente dirección'],
  ['pt', 'para o seguinte e-mail|para o e-mail'],
  ['it', 'al seguente indirizzo|al seguente indirizzo e-mail|via e-mail a'],
  ['nl', 'via het volgende e-mailadres|per e-mail naar'],
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
    'applications|all applications|written applications|completed applications|completed application forms|completed forms|application forms|application materials|all application materials|all materials|your application|your completed application|resumes|expressions of interest|letters of application|application letters|cvs|interested candidates|qualified candidates|interested applicants|qualified applicants|interested and qualified candidates|suitably qualified candidates|interested persons|candidates|applicants',
    'should|must|shall|may|need to|have to|will need to|are to|are requested to|are invited to|are required to|are advised to|can',
    'reach|arrive|be in|be made|be returned|be sent|be submitted|be received|be addressed|be forwarded|be emailed|be delivered|send|submit|forward|email|e-mail|apply',
    'by|before|on or before|no later than|not later than|latest by',
  ],
  [
    'en',
    'applications|all applications|completed applications|completed application forms|application forms|application materials|all application materials|all materials|your application|resumes|cover letters',
    'are|is|will be',
    'due|accepted|being accepted|expected|requested|needed|required',
    'by|before|on or before|no later than|not later than|until|through|up to',
  ],
  [
    'en',
    'please ensure|please ensure that|ensure that|please make sure|please make sure that|make sure|make sure that',
    'your application|your completed application|your application form|your completed form|applications|completed applications|application forms|we have|we receive|you send|you submit',
    'reaches us|reach us|your application|your completed application|your form|is received|are received|arrives|is submitted|are submitted|is with us|is sent|is returned|are returned',
    'by|before|on or before|no later than|not later than',
  ],
  [
    'en',
    'we|the school|the office',
    'must|need to|have to',
    'receive your application|receive your completed application|receive all applications|have your application|have received your application',
    'by|before|on or before|no later than|not later than',
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

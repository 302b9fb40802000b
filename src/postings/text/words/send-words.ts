/** How adverts ask for an application: a language, words that ask to send it, and what stands before the last day. */
type SendWords = readonly [language: string, words: string, before: string];

/** | divides the words; `asked-by-day.spec.ts` puts each before a CV and a day. */
export const SEND_WORDS: readonly SendWords[] = [
  ['en', 'send|return|submit|email|e-mail|forward|apply with|complete', 'by|before|no later than|not later than'],
  ['de', 'senden|sende|schicken|schick|richten|reichen', 'bis|bis zum|bis spätestens|spätestens bis zum'],
  ['fr', 'envoyer|envoyez|adresser|adressez|transmettre|transmettez', 'avant le|jusqu’au|au plus tard le'],
  ['es', 'enviar|envía|envíe|remitir|presentar', 'antes del|hasta el'],
  ['pt', 'enviar|envia|envie', 'até|até ao|até o dia|até ao dia'],
  ['it', 'inviare|invia|inviate|spedire', 'entro il|entro e non oltre il'],
  ['nl', 'stuur|mail|sturen|mailen', 'voor|vóór|uiterlijk'],
  ['sv', 'skicka|mejla|maila', 'senast|senast den'],
  ['da', 'send|sende', 'senest|senest den|inden'],
  ['no', 'send|sende', 'innen|senest|innen den'],
  ['pl', 'wyślij|przesłać|przesyłać|prześlij|wysłać', 'do|do dnia|najpóźniej do'],
  ['cs sk', 'zašlete|pošlete|zasílejte|zašlite|pošlite', 'do|nejpozději do|najneskôr do'],
];

/**
 * How a line begins that calls its reader to apply, or says how that is done: it ends what stands above it. By
 * language; | divides the words, a * stands for any ending of a word. `letter-ends.spec.ts` reads each.
 */
export const APPLICATION_CALLS: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'apply now|apply today|apply online|apply here|apply by sending|apply by email|apply via|to apply|please apply|please send|please submit|please email|please e-mail|please forward|please get in touch|send us|send your|send a cv|send cv|email your|e-mail your|email us|write an email to|write us an email|send an email to|send an e-mail to|submit your|drop us|we look forward to hearing|we look forward to receiving|we look forward to your|we look forward to meeting|looking forward to hearing|interested candidates can|interested candidates may|interested candidates please|interested candidates are|if you are interested in this|if you are interested in the|if you are interested in joining|if interested|if this sounds|sound like you|sounds like you|does this sound|get in touch|contact us|call us|for more information|for further information|ready to apply|ready to join',
  ],
  [
    'de',
    'bewirb dich|bewerben Sie sich|bewerbt euch|jetzt bewerben|wir freuen uns auf deine|wir freuen uns auf Ihre|wir freuen uns auf eure|wir freuen uns auf dich|wir freuen uns auf Sie|wir freuen uns über deine|wir freuen uns über Ihre|wir freuen uns von dir|wir freuen uns von Ihnen|dann freuen wir uns|haben wir dein Interesse|haben wir Ihr Interesse|haben wir dich|haben wir Sie|bei Interesse|dann bewirb|dann bewerben|dann melde|dann melden|dann schick*|dann sende*|melde dich|melden Sie sich|schick uns|schicken Sie uns|schick deine|schicken Sie Ihre|sende uns|sende deine|senden Sie|bitte sende*|bitte richte*|bitte bewirb|bitte bewerben|richten Sie Ihre|schreib eine Mail an|schreib eine E-Mail an|schreib uns eine Mail|schreib uns eine E-Mail|schreiben Sie eine E-Mail an|schreiben Sie uns eine E-Mail|schreibe eine E-Mail an|schreibe uns eine E-Mail|Interesse geweckt|neugierig geworden|klingt gut|klingt das|für Rückfragen|für weitere Informationen|bei Fragen',
  ],
  [
    'fr',
    'postulez|pour postuler|merci d’envoyer|merci d’adresser|merci de nous|merci de transmettre|merci de faire parvenir|envoyez|envoie-nous|envoie ton|veuillez envoyer|veuillez adresser|veuillez transmettre|adressez|transmettez|faites-nous parvenir|vous êtes intéressé*|si vous êtes intéressé*|si cette offre|si ce poste|si cette annonce|cette offre vous|ce poste vous|cette annonce vous|contactez-nous|contacte-nous|rejoignez-nous|rejoins-nous|n’hésitez pas|alors envoyez|alors postulez|pour plus d’informations|pour tout renseignement',
  ],
  [
    'es',
    'envía tu|envíanos|envíe su|envíenos|enviar cv|enviar currículum|mándanos|manda tu|postúlate|inscríbete|aplica ahora|aplica ya|para postular*|para aplicar|interesados enviar|interesados envi*|interesados mandar|los interesados|las personas interesadas|si te interesa|si estás interesad*|si crees que encajas|te interesa|escríbenos|contáctanos|contacta con nosotros|llámanos|únete a|te esperamos|esperamos tu',
  ],
  ['ca', 'envia’ns|envia el teu|si t’interessa|inscriu-te|t’esperem|contacta amb'],
  [
    'pt',
    'envie o seu|envie seu|envie-nos|envia o teu|envia-nos|enviar cv|enviar currículo|mande seu|candidate-se|candidata-te|para se candidatar|para te candidatares|os interessados|interessados enviar|interessados devem|se tem interesse|se tens interesse|ficamos à espera|aguardamos|entre em contato|contacte-nos|inscreva-se',
  ],
  [
    'it',
    'invia il|invia la|invia il tuo|inviaci|inviare|inviate|candidati ora|candidati subito|candidati inviando|per candidarsi|per candidarti|gli interessati|i candidati interessati|se sei interessat*|sei interessat*|ti aspettiamo|contattaci|scrivici|manda il|mandaci|se ti interessa|ti interessa',
  ],
  [
    'nl',
    'solliciteer|ben je geïnteresseerd|stuur je|stuur jouw|stuur ons|stuur dan|mail je|mail jouw|mail ons|neem contact|bel ons|spreekt dit|spreekt deze|klinkt dit|klinkt goed|wij kijken uit|we kijken uit|voor meer informatie|wil je solliciteren|heb je interesse|heb jij interesse',
  ],
  [
    'sv',
    'skicka din|skicka ditt|skicka cv|sök nu|sök tjänsten|ansök redan|ansök via|välkommen med din|vi ser fram emot din|låter det|låter detta|är du intresserad',
  ],
  ['da', 'send din|send os|send ansøgning*|søg stillingen|vi glæder os til at|lyder det|er du interesseret'],
  [
    'no',
    'send søknad*|send din|send oss|send cv|søk nå|søk på stillingen|vi ser frem til|høres dette|er du interessert',
  ],
  ['fi', 'lähetä hakemu*|lähetä cv|hae heti|kiinnostuitko|jätä hakemus|odotamme hakemu*'],
  [
    'pl',
    'aplikuj|prosimy o przes*|prosimy o kontakt|wyślij|prześlij|zainteresowane osoby|osoby zainteresowane|zainteresowanych prosimy|jeśli jesteś zainteresowan*|skontaktuj się|czekamy na|zgłoś się|cv prosimy',
  ],
  [
    'cs',
    'pošlete|pošli nám|pošli svůj|zašlete|zašli|napište nám|napiš nám|ozvěte se|ozvi se|kontaktujte nás|zaujala vás|zaujala tě|zaujalo vás|pokud vás zaujal*|pokud tě zaujal*|pokud máte zájem|máte zájem|máš zájem|v případě zájmu|těšíme se na|životopis zasílejte|životopisy zasílejte|své životopisy|svůj životopis',
  ],
  [
    'sk',
    'pošlite|pošli nám|zašlite|napíšte nám|napíš nám|ozvite sa|kontaktujte nás|zaujala vás|ak vás zaujal*|ak máte záujem|máte záujem|v prípade záujmu|tešíme sa na|životopis posielajte|životopisy posielajte|svoj životopis',
  ],
  [
    'hu',
    'küldd el|küldje el|jelentkezését|jelentkezésed|jelentkezz most|várjuk jelentkezés*|várjuk önéletrajz*|várjuk fényképes|ha felkeltettük|felkeltettük',
  ],
  [
    'ro',
    'trimite-ne|trimite cv*|trimiteți|aplică acum|aplică trimițând|așteptăm cv*|te așteptăm|dacă ești interesat*|persoanele interesate|cei interesați|contactează-ne',
  ],
  [
    'hr sr sl',
    'pošalji|pošaljite|pošlji|pošljite|prijavi se na|prijavite se na|javi se|javite se|životopis pošaljite|zamolbe|veselimo se|radujemo se|ako ste zainteresirani|ako si zainteresiran',
  ],
  ['bg', 'изпратете|изпрати ни|очакваме вашите|очакваме твоето|ако се интересувате|ако проявявате|свържете се'],
  [
    'ru',
    'отправьте|отправляйте|присылайте|пришлите|ждем ваш*|ждём ваш*|ждем твоё|откликайтесь|звоните|пишите|если вас заинтересовал*|резюме присылайте|резюме отправляйте',
  ],
  ['uk', 'надсилайте|надішліть|чекаємо на|відгукуйтесь|телефонуйте|якщо вас зацікавил*|резюме надсилайте'],
  ['tr', 'başvurmak için|başvurularınızı|özgeçmişinizi|bize ulaşın|ilgilenen adaylar|ilgileniyorsanız'],
  ['el', 'στείλτε|στείλε μας|αποστείλατε|επικοινωνήστε|οι ενδιαφερόμενοι|αν ενδιαφέρεσαι|αν σας ενδιαφέρει'],
  ['id', 'kirimkan cv|kirim cv|jika anda tertarik|jika kamu tertarik'],
  ['vi', 'gửi cv|hãy gửi|ứng viên quan tâm'],
];

/** What a sentence says of the equal chances of all who apply: nothing that is asked or given. The same signs. */
export const EQUAL_CHANCES: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'equal opportunity employer|equal opportunities employer|equal employment opportunity|regardless of age|regardless of race|regardless of gender|without regard to race|protected characteristic*|all qualified applicants',
  ],
  [
    'de',
    'unabhängig von Geschlecht|unabhängig von Alter|unabhängig von Herkunft|ungeachtet des Geschlechts|ungeachtet ihrer Herkunft|schwerbehinderte Menschen|schwerbehinderte Bewerber*|Schwerbehinderte Bewerber*|bei gleicher Eignung|gleicher Qualifikation bevorzugt',
  ],
  ['fr', 'égalité des chances|à compétences égales|situation de handicap|travailleurs handicapés'],
  ['es', 'igualdad de oportunidades|independientemente de su|con independencia de su'],
  ['pt', 'igualdade de oportunidades|pessoas com deficiência'],
  ['it', 'di entrambi i sessi|ambo i sessi|entrambi i generi|pari opportunità|ambosessi'],
  ['nl', 'ongeacht leeftijd|ongeacht afkomst|ongeacht geslacht|gelijke kansen'],
  ['sv', 'oavsett kön|oavsett bakgrund|oavsett ålder'],
  ['da no', 'uanset køn|uanset alder|uanset baggrund|uavhengig av kjønn|uavhengig av alder'],
  ['pl', 'bez względu na płeć|bez względu na wiek|równe szanse'],
  ['cs sk', 'bez ohledu na věk|bez ohledu na pohlaví|bez ohľadu na vek|bez ohľadu na pohlavie'],
];

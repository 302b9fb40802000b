import type { LanguageWords } from '../pattern-parts.js';

/**
 * Whole phrases, parts of patterns, for what is left of the work being done at home, or for work in both places.
 * `rest-at-home.spec.ts` reads those of all languages.
 */
export const REST_AT_HOME: readonly LanguageWords[] = [
  [
    'en',
    'work(?:s|ing)? (?:both )?(?:remotely and (?:in[- ]person|in[- ]office|in the office|on[- ]?site)|(?:in[- ]person|in[- ]office|in the office|on[- ]?site) and remotely)',
  ],
  [
    'en',
    '(?:combin(?:es|ing|ation of)|mix(?:es|ture of|ing| of)?|blend(?:s| of)?) (?:remote and (?:in[- ]person|in[- ]office|office|on[- ]?site)|(?:in[- ]person|in[- ]office|office|on[- ]?site) and remote)(?:-based)? (?:work|working|days)',
  ],
  [
    'de',
    'arbeite(?:n|st)? (?:(?:sie|du) )?(?:sowohl )?(?:(?:remote|von zu ?hause|im home-?office) (?:und|als auch) (?:im büro|vor ort)|(?:im büro|vor ort) (?:und|als auch) (?:remote|von zu ?hause|im home-?office))',
  ],
  [
    'fr',
    'travaill(?:ez|er|erez|es) (?:à la fois )?(?:(?:à distance|en télétravail) et (?:en présentiel|au bureau|sur site)|(?:en présentiel|au bureau|sur site) et (?:à distance|en télétravail))',
  ],
  [
    'es',
    'trabaj(?:o|ar|arás|as|ando) (?:tanto )?(?:(?:en remoto|a distancia|desde casa) (?:y|como) (?:en la oficina|presencialmente|de forma presencial)|(?:en la oficina|presencialmente|de forma presencial) (?:y|como) (?:en remoto|a distancia|desde casa))',
  ],
  [
    'en',
    'the (?:rest|remainder|balance|remaining (?:hours|days|time|work)|other half)(?: of (?:the |your )?(?:work|working week|week|time|hours|job))?(?: (?:is|are|may|can|could|will|be|being|done|worked|working|performed|conducted|completed|carried out|spent)){0,4} (?:remotely|remote|from home|at home)',
  ],
  [
    'de',
    '(?:rest|übrige|restliche|verbleibende)[nrs]? (?:(?:der |ihrer |deiner )?(?:arbeitszeit|arbeit|zeit|woche|stunden|tage) )?(?:(?:können|kannst|arbeiten|arbeitest|sie|du|davon|erledigen|erledigst|auch|gerne?) ){0,3}(?:im home-?office|von zu ?hause|remote|mobil(?!\\p{L}))',
  ],
  [
    'fr',
    '(?:reste|solde)(?: (?:du temps|du travail|de la semaine|des heures))?(?: (?:est|peut|se|fait|faire|effectué|être|pouvant))* (?:en télétravail|à distance|depuis chez (?:vous|toi)|à domicile|de chez (?:vous|toi))',
  ],
  [
    'es',
    'resto(?: (?:de la (?:jornada|semana)|del (?:tiempo|trabajo)|de las horas))?(?: (?:se|puede|realiza|trabajarás|hacer|podrás|trabajar))* (?:en remoto|a distancia|desde casa|teletrabajando|en teletrabajo)',
  ],
  [
    'pt',
    '(?:resto|restante)(?: (?:da semana|do tempo|do trabalho|das horas))?(?: (?:é|pode|ser|feito))* (?:em teletrabalho|à distância|em casa|a partir de casa|em home office|remotamente)',
  ],
  [
    'it',
    '(?:resto|restante)(?: (?:della settimana|del tempo|del lavoro|delle ore))?(?: (?:si|può|svolge|lavori|svolgere|lavorare))* (?:da remoto|da casa|in smart ?working|a distanza)',
  ],
  [
    'nl',
    '(?:rest|overige|resterende)(?: (?:van de (?:tijd|week|uren)|van het werk|uren|dagen|tijd))?(?: (?:werk|werkt|je|u|kun|mag|doe|doet))* (?:thuis|vanuit huis|op afstand)(?!\\p{L})',
  ],
  [
    'sv',
    '(?:resten|övriga|återstående)(?: (?:av (?:tiden|veckan|arbetet)|tid|tiden|dagar|timmar))?(?: (?:arbetar|jobbar|kan|du|göras|görs))* (?:på distans|hemifrån|hemma(?!\\p{L}))',
  ],
  [
    'da no',
    '(?:resten|øvrige)(?: (?:av (?:tiden|uken|arbeidet)|af (?:tiden|ugen|arbejdet)|tid|dager?|timer))?(?: (?:arbejder|arbeider|jobber|kan|du|gøres|gjøres))* (?:hjemmefra|hjemme(?!\\p{L})|på distance|fra hjemmekontor)',
  ],
  ['en', 'the other (?:(?:one|two|three|four|\\d) )?days (?:remotely|remote|from home|at home|working from home)'],
  [
    'de',
    '(?:andere|übrige)n? (?:(?:ein|zwei|drei|vier|\\d) )?tagen? (?:im home-?office|von zu ?hause|remote|mobil(?!\\p{L}))',
  ],
  ['fr', 'autres jours (?:en télétravail|à distance|depuis chez (?:vous|toi)|à domicile)'],
  ['es', '(?:otros|demás) días (?:en remoto|a distancia|desde casa|en casa|teletrabajando|en teletrabajo)'],
  ['pt', '(?:outros|demais) dias (?:em teletrabalho|à distância|em casa|em home office|remotamente)'],
  ['it', 'altri giorni (?:da remoto|da casa|in smart ?working|a distanza)'],
  ['nl', '(?:andere|overige) dagen (?:thuis|vanuit huis|op afstand)(?!\\p{L})'],
];

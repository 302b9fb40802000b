/**
 * What is prolonged, beginnings of words by language: "the prospect of extension and a permanent position" goes on
 * behind its "and". `prospect-words.spec.ts` puts each before one.
 */
export const EXTENSION_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'extension|extend|renewal|prolongation'],
  ['de', 'verlänger|weiterbeschäftig'],
  ['fr', 'prolongation|renouvellement|reconduction'],
  ['es ca', 'prórroga|renovaci|extensi|pròrroga'],
  ['pt', 'prorroga|renova|extens'],
  ['it', 'proroga|rinnov'],
  ['nl', 'verleng'],
  ['sv', 'förläng'],
  ['da no', 'forleng|forlæng'],
  ['fi', 'jatko|jatka'],
  ['pl', 'przedłuż'],
  ['cs sk', 'prodlouž|predĺž'],
  ['ro', 'prelungi'],
  ['hr sr', 'produž|produlj'],
  ['bg', 'удълж|продълж'],
  ['ru', 'продлен'],
  ['uk', 'продовж'],
  ['el', 'ανανέωσ|παράτασ'],
];

/**
 * What stands before a contract that may come later, by language; parts of patterns, | divides them. "With the prospect
 * of a permanent position", "Übernahme in Festanstellung" offer none now; "the prospect of growth and a permanent
 * position" offers one behind the `and` of its language. The sentence is read by `prospect-words.spec.ts`.
 */
export const PROSPECT_WORDS: readonly (readonly [language: string, and: string, words: string, sentence: string])[] = [
  [
    'en',
    'and',
    'possibility of|prospects? of|potential (?:of|for)|chance of|option of|view to|becom(?:e|ing)|turn(?:ing)? into|lead(?:ing)? to|transition(?:ing)? to',
    'Ten weeks with the possibility of a permanent contract.',
  ],
  [
    'de',
    'und',
    '(?:möglichkeit|chance|option|aussicht|perspektive)(?:en)? (?:auf|zu|zur|einer|für)|übernahme|übernommen|anschließend\\p{L}{0,3}|spätere[mnrs]?',
    'Drei Monate mit der Möglichkeit zur Übernahme in Festanstellung.',
  ],
  [
    'fr',
    'et',
    "possibilité(?:s)? (?:de|d[’']\\p{L}{1,20})|perspectives? (?:de|d[’']\\p{L}{1,20})|déboucher sur|débouchant sur|évoluer (?:vers|en)|évolution (?:vers|en)",
    'Six mois avec possibilité de passer en CDI.',
  ],
  [
    'es',
    'y|e',
    'posibilidad(?:es)? de|opci(?:ón|ones) (?:de|a)|perspectivas? de|pasar a|conversión a|convertirse en',
    'Seis meses con posibilidad de contrato indefinido.',
  ],
  [
    'pt',
    'e',
    'possibilidade de|perspe(?:c)?tivas? de|passagem a|passar a',
    'Seis meses com possibilidade de contrato sem termo.',
  ],
  [
    'it',
    'e|ed',
    'possibilità di|prospettiv[ae] di|finalizzat[oa] (?:a|al|alla)|trasformazione (?:a|in)|trasformabile (?:a|in)',
    'Sei mesi con possibilità di contratto a tempo indeterminato.',
  ],
  [
    'nl',
    'en',
    'kans op|uitzicht op|zicht op|mogelijkheid (?:tot|op)|optie op|vooruitzicht op',
    'Een half jaar met uitzicht op een vast contract.',
  ],
  [
    'sv',
    'och',
    'möjlighet till|chans till|övergå (?:i|till)|sikte på',
    'Sex månader med möjlighet till tillsvidareanställning.',
  ],
  ['da', 'og', 'mulighed for|udsigt til|overgå til', 'Seks måneder med mulighed for fastansættelse.'],
  ['no', 'og', 'mulighet for|utsikt til|gå over i', 'Seks måneder med mulighet for fast stilling.'],
  ['fi', 'ja', 'mahdollisuus|mahdollisuutta', 'Puoli vuotta, mahdollisuus vakituiseen työhön.'],
  ['pl', 'i|oraz', 'możliwoś(?:ć|ci|cią)|perspektyw(?:a|y|ą)', 'Pół roku z możliwością umowy na stałe.'],
  ['cs', 'a', 'možnost(?:i|í)?|perspektiv(?:a|y|ou)|výhledem', 'Půl roku s možností smlouvy na dobu neurčitou.'],
  ['sk', 'a', 'možnos(?:ť|ti|ťou)|perspektív(?:a|y|ou)|výhľadom', 'Pol roka s možnosťou zmluvy na dobu neurčitú.'],
  [
    'ro',
    'și|si',
    'posibilitate(?:a|ă)?|perspectiv[aăe]i?',
    'Șase luni cu posibilitatea unui contract pe perioadă nedeterminată.',
  ],
  ['hr sr', 'i', 'mogućnost(?:i|u)?|perspektiv(?:a|e|om)', 'Šest mjeseci s mogućnosti ugovora na neodređeno.'],
  ['bg', 'и', 'възможност(?:та)?|перспектива', 'Шест месеца с възможност за безсрочен трудов договор.'],
  [
    'ru',
    'и',
    'возможност(?:ь|и|ью)|перспектив(?:а|ы|ой)|с последующ\\p{L}{2,3}',
    'Полгода с возможностью бессрочного договора.',
  ],
  [
    'uk',
    'та|і|й',
    'можлив(?:ість|ості|істю)|перспектив(?:а|и|ою)|з подальш\\p{L}{2,3}',
    'Пів року з можливістю безстрокового договору.',
  ],
  ['el', 'και', 'δυνατότητα|προοπτική', 'Έξι μήνες με προοπτική σύμβασης αορίστου χρόνου.'],
  [
    'fr',
    'et',
    'renouvelables?|transformables?|évolution \\p{L}{4,14} vers',
    'Contrat de douze mois renouvelable en CDI.',
  ],
  ['pl', 'i|oraz', 'docelowo|następnie|z czasem', 'Umowa na pół roku, docelowo na czas nieokreślony.'],
  ['cs', 'a', 'následně|později|s výhledem', 'Smlouva na půl roku, později na dobu neurčitou.'],
  ['sk', 'a', 'následne|neskôr|s výhľadom', 'Zmluva na pol roka, neskôr na dobu neurčitú.'],
  ['no', 'og', 'resultere i|munne ut i', 'Prosjektet kan resultere i fast stilling.'],
  ['da', 'og', 'resultere i|udmunde i', 'Projektet kan udmunde i fastansættelse.'],
  ['sv', 'och', 'leda till|mynna ut i', 'Uppdraget kan leda till tillsvidareanställning.'],
  ['nl', 'en', 'leiden tot|overgaan in|omgezet in', 'Een jaar, dat kan leiden tot een vast contract.'],
  ['ca', 'i', 'possibilitat(?:s)? (?:de|d’)|opció a', 'Sis mesos amb possibilitat de contracte indefinit.'],
];

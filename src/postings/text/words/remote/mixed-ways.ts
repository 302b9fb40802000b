/** Words of one language, divided by |, for both ways of working beside each other; `mixed-ways.spec.ts` reads each. */
interface MixedWays {
  readonly language: string;
  /** In front of both, and in front of each. */
  readonly ahead: string;
  readonly and: string;
  readonly office: string;
  readonly home: string;
  readonly cases: readonly string[];
}

/** "Both virtual and on site": a part of the work is done at the company, a part elsewhere. */
export const MIXED_WAYS: readonly MixedWays[] = [
  {
    language: 'en',
    ahead: 'both|a mix of|partly|part|partially',
    and: 'and',
    office: 'on-site|onsite|on site|in-person|in person|physical|physically|in-office|in office|in the office|office',
    home: 'remote|remotely|virtual|virtually|online|from home|at home|home|home office|work from home|home-based',
    cases: [
      'Both virtual and physical - Leeds',
      'Both remote and on-site – Lagos, Nigeria',
      'Office and home, Riga',
      'Partly in person, partly online (Accra)',
    ],
  },
  {
    language: 'de',
    ahead: 'sowohl|teils|teilweise|zum Teil',
    and: 'und|als auch',
    office: 'vor Ort|Büro|im Büro|Präsenz|in Präsenz',
    home: 'remote|online|Homeoffice|Home-Office|Home Office|im Homeoffice|von zu Hause|zu Hause|mobil|digital',
    cases: ['Remote und vor Ort – Leipzig', 'Teils im Büro, teils im Homeoffice'],
  },
  {
    language: 'fr',
    ahead: 'à la fois|en partie',
    and: 'et',
    office: 'présentiel|en présentiel|sur site|sur place|au bureau|bureau',
    home: 'distanciel|en distanciel|télétravail|en télétravail|à distance|remote|virtuel',
    cases: ['Présentiel et distanciel - Lyon', 'Sur site et en télétravail'],
  },
  {
    language: 'es',
    ahead: 'tanto|en parte|parcialmente|modalidad',
    and: 'y|como',
    office: 'presencial|oficina|en la oficina|en oficina',
    home: 'remoto|remota|en remoto|virtual|teletrabajo|a distancia|en casa|casa|online',
    cases: ['Virtual y presencial - Bogotá', 'Mixta (presencial y virtual)'],
  },
  {
    language: 'pt',
    ahead: 'tanto|em parte|parcialmente|regime',
    and: 'e|como',
    office: 'presencial|escritório|no escritório',
    home: 'remoto|remota|virtual|online|teletrabalho|à distância|em casa|casa|home office',
    cases: ['Presencial e remoto - Maputo', 'Em parte no escritório, em parte em casa'],
  },
  {
    language: 'it',
    ahead: 'sia|in parte',
    and: 'e|che',
    office: 'in presenza|presenza|in sede|in ufficio|ufficio',
    home: 'da remoto|remoto|online|smart working|da casa|a distanza',
    cases: ['In presenza e da remoto – Torino', 'Sia in ufficio che da casa'],
  },
  {
    language: 'nl',
    ahead: 'zowel|deels|gedeeltelijk',
    and: 'en|als',
    office: 'op kantoor|kantoor|op locatie',
    home: 'thuis|remote|online|op afstand|vanuit huis',
    cases: ['Deels thuis, deels op kantoor – Utrecht', 'Kantoor en thuis'],
  },
  {
    language: 'sv da no',
    ahead: 'både|delvis|delvist|dels',
    and: 'och|og',
    office: 'på plats|på kontoret|på kontor|kontor|fysiskt|fysisk',
    home: 'på distans|distans|hemifrån|hjemmefra|hjemmekontor|remote|online|digitalt',
    cases: ['På plats och på distans – Malmö', 'Både på kontoret og hjemmefra'],
  },
  {
    language: 'pl',
    ahead: 'zarówno|częściowo',
    and: 'i|jak i|oraz',
    office: 'stacjonarnie|w biurze|biuro',
    home: 'zdalnie|z domu|online',
    cases: ['Stacjonarnie i zdalnie – Gdynia', 'Częściowo w biurze, częściowo z domu'],
  },
  {
    language: 'cs sk',
    ahead: 'částečně|čiastočne',
    and: 'a|i',
    office: 'v kanceláři|kancelář|prezenčně|v kancelárii',
    home: 'z domova|z domu|na dálku|online|home office',
    cases: ['V kanceláři a z domova – Brno'],
  },
  {
    language: 'ro',
    ahead: 'parțial',
    and: 'și',
    office: 'la birou|birou|fizic',
    home: 'la distanță|de acasă|remote|online',
    cases: ['La birou și de acasă – Cluj'],
  },
];

import type { RemotePolicy } from './way-words.js';

/**
 * Sentences of one language that say how the work of a job is done; the parts are patterns, | divides them.
 * `job-ways.spec.ts` reads one of each language and way.
 */
export interface JobWays {
  readonly language: string;
  /** What is said of every opening of a list begins with one of these. */
  readonly all: string;
  readonly jobs: string;
  /** Between the job and its way; where a language has no word there, a dash or nothing. */
  readonly is: string;
  readonly ways: Readonly<Record<RemotePolicy, string>>;
}

/** "All positions are remote" in the languages whose sentences have the way behind the job. */
export const JOB_WAYS: readonly JobWays[] = [
  {
    language: 'en',
    all: 'all|every|each|our',
    jobs: 'positions?|roles?|jobs?|vacanc(?:y|ies)|openings?|opportunit(?:y|ies)',
    is: 'is|are|will be',
    ways: {
      remote: 'remote|work[- ]from[- ]home|home[- ]based',
      hybrid: 'hybrid',
      'on-site': 'on[- ]?site|in[- ]person|in[- ]office|office[- ]based',
    },
  },
  {
    language: 'de',
    all: 'alle|jede|unsere|sämtliche',
    jobs: 'stellen?|position(?:en)?|jobs?|rollen?|arbeitsplätze',
    is: 'ist|sind',
    ways: { remote: 'remote|im home-?office|ortsunabhängig', hybrid: 'hybrid', 'on-site': 'vor ort|in präsenz' },
  },
  {
    language: 'fr',
    all: 'tous|toutes|chaque|nos',
    jobs: 'postes?|emplois?|offres?|missions?',
    is: 'est|sont|s’effectuent|se font',
    ways: {
      remote: 'en télétravail|à distance|en remote|full remote',
      hybrid: 'hybrides?|en hybride',
      'on-site': 'en présentiel|présentiels?|sur site|sur place',
    },
  },
  {
    language: 'es',
    all: 'tod[ao]s|cada|nuestr[ao]s',
    jobs: 'vacantes?|puestos?|posici(?:ón|ones)|trabajos?|empleos?|ofertas?|modalidad',
    is: 'es|son|será|serán',
    ways: {
      remote: 'remot[oa]s?|en remoto|a distancia|teletrabajo',
      hybrid: 'híbrid[oa]s?|semipresencial(?:es)?',
      'on-site': 'presencial(?:es)?',
    },
  },
  {
    language: 'ca',
    all: 'tots|totes|cada',
    jobs: 'llocs de treball|vacants?|posici(?:ó|ons)|feines|ofertes?',
    is: 'és|són|serà|seran',
    ways: { remote: 'remot(?:a|s|es)?|en remot|a distància', hybrid: 'híbrid(?:a|s|es)?', 'on-site': 'presencials?' },
  },
  {
    language: 'pt',
    all: 'tod[ao]s|cada|noss[ao]s',
    jobs: 'vagas?|posiç(?:ão|ões)|cargos?|oportunidades?|trabalho|regime',
    is: 'é|são|será|serão',
    ways: {
      remote: 'remot[oa]s?|em home office|home office|à distância',
      hybrid: 'híbrid[oa]s?',
      'on-site': 'presencia(?:l|is)',
    },
  },
  {
    language: 'it',
    all: 'tutt[ei]|ogni|le nostre|i nostri',
    jobs: 'posizion[ei]|ruol[oi]|lavor[oi]|offerte',
    is: 'è|sono|sarà|saranno',
    ways: {
      remote: 'da remoto|in remoto|in smart working|full remote|remote',
      hybrid: 'ibrid[aoei]|in modalità ibrida',
      'on-site': 'in presenza|in sede',
    },
  },
  {
    language: 'nl',
    all: 'alle|elke|onze',
    jobs: 'functies?|vacatures?|banen|baan|posities?|rollen|rol',
    is: 'is|zijn',
    ways: { remote: 'remote|op afstand|vanuit huis', hybrid: 'hybride?', 'on-site': 'op locatie|op kantoor' },
  },
  {
    language: 'sv',
    all: 'alla|våra',
    jobs: 'tjänst(?:en|er|erna)?|jobb(?:et|en)?|roll(?:en|er|erna)?',
    is: 'är',
    ways: { remote: 'på distans|remote', hybrid: 'hybrida?', 'on-site': 'på plats|på kontoret' },
  },
  {
    language: 'da no',
    all: 'alle|vores|våre',
    jobs: 'stilling(?:en|er|erne|ene)?|jobs?|job(?:bet|bene)|jobb(?:en|ene)?|roller',
    is: 'er',
    ways: {
      remote: 'remote|hjemmefra|på hjemmekontor|fjernarbejde|fjernarbeid',
      hybrid: 'hybride?',
      'on-site': 'på kontoret|på stedet|fysiske',
    },
  },
  {
    language: 'fi',
    all: 'kaikki',
    jobs: 'työpaikat|tehtävät|tehtävä|roolit|paikat|avoimet paikat',
    is: 'on|ovat',
    ways: {
      remote: 'etätyötä|etänä|etätöitä',
      hybrid: 'hybridityötä|hybriditöitä',
      'on-site': 'paikan päällä|lähityötä',
    },
  },
  {
    language: 'pl',
    all: 'wszystkie|każde|nasze',
    jobs: 'stanowisk[oa]|praca|oferty|oferta|role',
    is: 'jest|są',
    ways: {
      remote: 'zdaln[aey]|zdalnie',
      hybrid: 'hybrydow[aey]|hybrydowo',
      'on-site': 'stacjonarn[aey]|stacjonarnie',
    },
  },
  {
    language: 'cs sk',
    all: 'všechny|všechna|všetky|naše',
    jobs: 'pozice|pozíci[ae]|práce|práca|místa|miesta',
    is: 'je|jsou|sú',
    ways: {
      remote: 'na dálku|z domova|na diaľku|z domu|remote',
      hybrid: 'hybridn[íáé]',
      'on-site': 'na pracovišti|v kanceláři|na pracovisku|v kancelárii|prezenčn[íáé]',
    },
  },
  {
    language: 'ro',
    all: 'toate|fiecare',
    jobs: 'posturi(?:le)?|postul|poziți[ae]|poziții(?:le)?|joburi(?:le)?|jobul',
    is: 'este|sunt|e',
    ways: { remote: 'remote|la distanță|de acasă', hybrid: 'hibrid[ăe]?', 'on-site': 'la birou|la sediu' },
  },
  {
    language: 'hr sr',
    all: 'sve|sva|svi|naše',
    jobs: 'pozicij[ae]|posao|poslovi|radna mjesta|radna mesta',
    is: 'je|su',
    ways: {
      remote: 'na daljinu|remote|od kuće',
      hybrid: 'hibridn[aeoi]',
      'on-site': 'u uredu|u kancelariji|na licu mjesta',
    },
  },
  {
    language: 'sl',
    all: 'vsa|vse|naša',
    jobs: 'delo|delovna mesta|pozicij[ae]',
    is: 'je|so',
    ways: { remote: 'na daljavo|od doma', hybrid: 'hibridn[oaei]', 'on-site': 'v pisarni|na lokaciji' },
  },
  {
    language: 'bg',
    all: 'всички|нашите',
    jobs: 'позици(?:я|и|ята|ите)|работа(?:та)?|обяви',
    is: 'е|са',
    ways: {
      remote: 'дистанционн[аи]|от разстояние|от вкъщи',
      hybrid: 'хибридн[аи]',
      'on-site': 'в офиса|на място|присъствен[аи]',
    },
  },
  {
    language: 'ru',
    all: 'все|каждая|наши',
    jobs: 'ваканси[яи]|работа|позици[яи]|должности',
    is: '[—–-]|является|являются',
    ways: {
      remote: 'удал[её]нн(?:ая|ые)|дистанционн(?:ая|ые)',
      hybrid: 'гибридн(?:ая|ые)',
      'on-site': 'в офисе|офисн(?:ая|ые)',
    },
  },
  {
    language: 'uk',
    all: 'всі|усі|кожна|наші',
    jobs: 'вакансі[яї]|робота|позиці[яї]|посади',
    is: '[—–-]|є',
    ways: { remote: 'віддален[аі]|дистанційн[аі]', hybrid: 'гібридн[аі]', 'on-site': 'в офісі|офісн[аі]' },
  },
  {
    language: 'el',
    all: 'όλες|κάθε|οι',
    jobs: 'θέση|θέσεις(?: εργασίας)?|εργασία',
    is: 'είναι',
    ways: {
      remote: 'εξ αποστάσεως|απομακρυσμέν(?:η|ες)|remote',
      hybrid: 'υβριδικ(?:ή|ές)',
      'on-site': 'με φυσική παρουσία|δια ζώσης|στο γραφείο',
    },
  },
  {
    language: 'tr',
    all: 'tüm|bütün|her',
    jobs: 'pozisyon(?:lar|umuz|larımız)?|ilan(?:lar|larımız)|iş(?:ler)?',
    is: '[—–:-]',
    ways: { remote: 'uzaktan(?:dır)?|remote', hybrid: 'hibrit(?:tir)?', 'on-site': 'ofisten(?:dir)?|ofiste(?:dir)?' },
  },
];

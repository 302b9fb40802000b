import type { LanguageWords } from '../pattern-parts.js';

/**
 * What a sentence says is open until a day, how it says so, what stands before that day and, where it names the first
 * one, too, before each of the two: "El plazo permanecerá abierto del 20 de noviembre al 18 de diciembre de 2026".
 */
export type OpenUntilWords = readonly [
  language: string,
  what: string,
  isOpen: string,
  until: string,
  from: string,
  to: string,
];

/** | divides the words; `open-until.spec.ts` puts each into a sentence. */
export const OPEN_UNTIL_WORDS: readonly OpenUntilWords[] = [
  [
    'en',
    'this vacancy|the vacancy|this call|the call|applications|the application period|the application window',
    'is open|are open|will be open|remains open|will remain open',
    'until|till|through',
    'from',
    'to|until|till|through',
  ],
  [
    'en',
    'the application period|the application window|the application phase',
    'runs|lasts|ends',
    'until|till|through',
    'from',
    'to|until|till|through',
  ],
  [
    'de',
    'bewerbungen|bewerbungsfrist|bewerbungszeitraum|bewerbungsphase|ausschreibung',
    'läuft|laufen|ist offen|ist geöffnet|endet',
    'bis|bis zum',
    'vom|ab dem',
    'bis|bis zum',
  ],
  [
    'fr',
    'candidatures|appel à candidatures|dépôt des candidatures|période de candidature',
    'sont ouvertes|est ouvert|est ouverte|restent ouvertes|reste ouvert|seront ouvertes',
    "jusqu'au",
    'du',
    "au|jusqu'au",
  ],
  [
    'es',
    'plazo|convocatoria',
    'permanecerá abierto|permanecerá abierta|estará abierto|estará abierta|está abierto|está abierta',
    'hasta el|hasta el día|hasta',
    'del|desde el|del día',
    'al|hasta el|al día',
  ],
  [
    'es',
    'plazo de presentación de solicitudes|plazo de presentación de instancias|plazo de solicitud|plazo de inscripción',
    'será|es|comprende|finaliza',
    'hasta el|hasta el día|hasta',
    'del|desde el|del día',
    'al|hasta el|al día',
  ],
  [
    'ca',
    'termini|convocatòria',
    'romandrà obert|romandrà oberta|estarà obert|estarà oberta|és obert|és oberta',
    'fins al|fins el|fins al dia',
    'del|des del',
    'al|fins al|fins el|al dia',
  ],
  [
    'ca',
    'termini de presentació de sol·licituds|termini de presentació d’instàncies|termini per a presentar instàncies',
    'serà|és|comprèn|finalitza',
    'fins al|fins el|fins al dia',
    'del|des del',
    'al|fins al|fins el|al dia',
  ],
  [
    'pt',
    'vaga|prazo|inscrições|candidaturas',
    'estará aberta|estará aberto|estarão abertas|está aberta|está aberto|estão abertas|permanecerá aberta|ficará aberta',
    'até|até o dia|até ao dia|até dia|até ao',
    'de|do dia',
    'a|até|ao dia|até ao dia',
  ],
  [
    'pt',
    'candidaturas|prazo de candidatura|prazo para apresentação de candidaturas|prazo de inscrição|inscrições',
    'decorre|decorrem|termina|terminam',
    'até|até o dia|até ao dia|até dia|até ao',
    'de|do dia',
    'a|até|ao dia|até ao dia',
  ],
  [
    'it',
    'bando|candidature|domande|termine per la presentazione delle domande|selezione',
    'è aperto|è aperta|sono aperte|resterà aperto|resterà aperta|rimarrà aperto|possono essere presentate|possono essere inviate',
    'fino al|sino al',
    'dal|dal giorno',
    'al|fino al|al giorno',
  ],
  [
    'nl',
    'vacature|sollicitatieperiode|sollicitaties',
    'staat open|blijft open|loopt|zijn mogelijk',
    'tot|tot en met',
    'van|vanaf',
    'tot|tot en met',
  ],
  [
    'pl',
    'nabór|rekrutacja|zgłoszenia|nabór wniosków',
    'trwa|potrwa|przyjmujemy|są przyjmowane',
    'do|do dnia',
    'od|od dnia',
    'do|do dnia',
  ],
  [
    'cs sk',
    'přihlášky|výběrové řízení|prihlášky|výberové konanie',
    'je otevřeno|přijímáme|je otvorené|prijímame',
    'do',
    'od',
    'do',
  ],
  [
    'ro',
    'dosarele|înscrierile|candidaturile',
    'se depun|se primesc|sunt deschise|se pot depune',
    'până la|până la data de|până pe',
    'din|de la',
    'până la|până pe',
  ],
  [
    'ru',
    'приём заявок|приём документов|прием документов|прием заявок',
    'проводится|открыт|продлится|осуществляется|идёт|идет',
    'до',
    'с',
    'по|до',
  ],
  [
    'uk bg',
    'прийом документів|прийом заявок|подаването на документи',
    'триває|відкритий|проводиться|е отворено',
    'до',
    'з|от',
    'по|до',
  ],
];

/** What is open until a day likewise and is no call for a post, as its words begin; the spec puts each into one. */
export const NO_CALLS: readonly LanguageWords[] = [
  ['en', 'papers|proposals|tenders|bids|grants|scholarship|courses|admission|abstracts'],
  ['de', 'vergabe|lehrgang|lehrgänge|stipendi|fördermittel'],
  ['fr', 'formation|bourse|subvention|projets'],
  [
    'es ca',
    'contrat|contract|ejecuci|execuci|incorpora|obra|proyect|project|matr|subvenci|beca|beque|beques|ayuda|ajut',
  ],
  ['es ca', 'entrega|lliurament|garant|curs|alega|al·lega|recurs|licita|suministr|subministr|alquil|lloguer|pago'],
  ['pt', 'contrat|execu|projet|matríc|bolsa|curso|entrega|garant|recurs|licita|obra'],
  ['it', 'contratt|progett|serviz|forni|appalt|gara|cors|borsa|borse|contribut|affitt|iscrizion'],
  ['nl', 'cursus|subsidie|aanbested|beurs|beurzen'],
  ['pl', 'przedszkol|szkoł|szkół|żłob|kurs|projekt|szkole|studi|student|uczni|umow|dotac|stypend'],
  ['cs sk', 'škol|kurz|projekt|studi|štúd|zakáz|dotac|dotác|stipend|štipend'],
  ['ro', 'grădini|școal|curs|proiect|burs|licita|contract|achizi'],
  ['ru uk bg', 'школ|садик|сад|курс|проект|грант|стипенд|тендер|закуп|догов|договор|подготов'],
];

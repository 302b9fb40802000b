import type { LanguageWords } from '../pattern-parts.js';

/**
 * What calls for somebody in front of a sign, and the occupation behind it: "Now hiring – baker", "Urgent! Baker";
 * `called-title.spec.ts` puts each before a title.
 */
export const TITLE_CALLS: readonly LanguageWords[] = [
  ['en', "hiring|hiring now|now hiring|hiring immediately|urgently hiring|we are hiring|we're hiring|currently hiring"],
  ['en', "recruiting now|now recruiting|we are recruiting|we're recruiting|currently recruiting|actively recruiting"],
  ['en', 'wanted|urgently wanted|urgently needed|urgently required|urgently seeking|help wanted|staff wanted|seeking'],
  ['en', 'staff needed|staff required|we need you|we want you|urgent|new|new role|new job|new position|new opening'],
  ['en', 'career opportunity|job opportunity|employment opportunity|exciting opportunity|new opportunity|opportunity'],
  ['en', 'applications invited|applications are invited|urgent vacancy|urgent requirement|immediate opening'],
  ['de', 'wir stellen ein|wir suchen|gesucht|dringend gesucht|ab sofort gesucht|jetzt gesucht|aktuell gesucht'],
  ['de', 'mitarbeiter gesucht|verstärkung gesucht|personal gesucht|kollegen gesucht|dringend|neu|neue stelle'],
  ['fr', 'on recrute|nous recrutons|nous recherchons|on recherche|urgent|nouveau|nouvelle offre|recrutement urgent'],
  ['es', 'buscamos|se busca|se necesita|contratamos|estamos contratando|urgente|nuevo|nueva vacante'],
  ['es', 'oportunidad laboral|oportunidad de empleo'],
  ['ca', 'busquem|urgent|nova oferta'],
  ['pt', 'procuramos|procura-se|precisa-se|contrata-se|estamos contratando|estamos a recrutar|urgente|nova vaga'],
  ['it', 'cercasi|cerchiamo|ricerchiamo|urgente|nuova posizione'],
  ['nl', 'gezocht|dringend gezocht|per direct gezocht|wij zoeken|we zoeken|gevraagd|spoed|nieuw|nieuwe vacature'],
  ['sv', 'vi söker|sökes|nytt jobb'],
  ['da', 'vi søger|søges|nyt job'],
  ['no', 'vi søker|søkes|ny stilling'],
  ['fi', 'haemme|haetaan|etsimme'],
  ['pl', 'zatrudnimy|szukamy|poszukujemy|pilne|pilnie poszukiwany'],
  ['cs', 'hledáme|přijmeme'],
  ['sk', 'hľadáme|prijmeme'],
  ['ro', 'angajăm|căutăm'],
  ['hr sr', 'tražimo|hitno'],
  ['ru', 'требуется|срочно требуется|срочно'],
  ['uk', 'потрібен|потрібна|терміново'],
];

import type { LanguageWords } from '../pattern-parts.js';

/** Pieces of work that are paid each, behind "per" or in front of "rate"; `piece-rate.spec.ts` reads each. */
export const PAID_PIECES: readonly LanguageWords[] = [
  [
    'en',
    'shift|session|class|lesson|lecture|visit|sleep-in|sleep in|night|match|game|event|show|performance|gig|clinic',
  ],
  ['de', 'schicht|dienst|einsatz|kurs|unterrichtseinheit|kurseinheit|spiel|auftritt|veranstaltung|nacht'],
  ['nl', 'dienst|les|sessie|wedstrijd|optreden|nacht'],
  ['fr', 'séance|cours|vacation|garde|match|représentation|prestation|nuit|soirée'],
  ['es', 'turno|sesión|clase|partido|función|evento|noche|guardia'],
  ['ca', 'torn|sessió|classe|partit|nit'],
  ['pt', 'turno|plantão|aula|sessão|jogo|evento|noite'],
  ['it', 'turno|lezione|sessione|partita|serata|evento|notte'],
  ['ro', 'tură|ședință|lecție|meci|eveniment|noapte'],
  ['sv', 'arbetspass|pass|lektion|match|natt'],
  ['da', 'vagt|lektion|kamp|nat'],
  ['no', 'vakt|leksjon|kamp|natt'],
  ['fi', 'vuoro|työvuoro|oppitunti|ottelu|yö'],
  ['pl', 'zmianę|dyżur|lekcję|zajęcia|mecz|noc'],
  ['cs', 'směnu|službu|lekci|zápas|noc'],
  ['sk', 'zmenu|službu|lekciu|zápas|noc'],
  ['hu', 'műszak|alkalom|óraadás'],
  ['hr', 'smjenu|dežurstvo|utakmicu|noć'],
  ['ru', 'смену|занятие|урок|матч|дежурство'],
  ['uk', 'зміну|заняття|урок|матч|чергування'],
  ['bg', 'смяна|урок|мач|дежурство'],
  ['el', 'βάρδια|μάθημα|αγώνα'],
  ['tr', 'vardiya|ders|seans|maç'],
];

/** What is paid for a piece of work, behind its name: "Shift rate". */
export const PIECE_PAY: readonly LanguageWords[] = [['en', 'rate|fee|pay|payment']];

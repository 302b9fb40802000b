import type { LanguageWords } from '../pattern-parts.js';

/**
 * What a heading above a part of an advert begins with, or above what colleagues say, whatever occupation it names:
 * "Requirements for the baker", "What our drivers say". A part of `NO_TITLE_WORDS`.
 */
export const HEADING_BEGINNINGS: readonly LanguageWords[] = [
  ['en', 'requirements for the|requirements of the|qualifications for the|duties of the|what our'],
  ['de', 'auf sie warten|auf sie wartet|auf dich warten|auf dich wartet|was unsere|das sagen unsere'],
  ['fr', 'profil du|exigences pour le|ce que disent nos|ce que nos'],
  ['es', 'requisitos del|requisitos de la|requisitos para|funciones del|lo que dicen nuestr*|qué dicen nuestr*'],
  ['pt', 'requisitos para|requisitos do|o que dizem'],
  ['it', 'requisiti per|requisiti del|cosa dicono'],
  ['nl', 'wat onze|wat zeggen onze|eisen aan de'],
  ['sv da no', 'vad våra|så säger våra|det siger vores|hvad siger vores|hva sier våre|krav til'],
  ['pl', 'wymagania wobec|wymagania na stanowisko|wymagania stawiane'],
  [
    'cs sk',
    'požadavky na|požiadavky na|kvalifikační předpoklady|kvalifikačné predpoklady|co říkají naši|čo hovoria naši',
  ],
  ['ro', 'cerințe pentru|condiții pentru|condițiile pentru|ce spun'],
  ['hr sr', 'uvjeti za|uslovi za|услови за|što kažu naši|šta kažu naši'],
  ['bg mk', 'изисквания към|изисквания за|услови за'],
  ['ru uk', 'требования к|вимоги до|что говорят наши|що кажуть наші'],
  ['et', 'nõuded'],
  ['lt lv', 'reikalavimai|prasības'],
];

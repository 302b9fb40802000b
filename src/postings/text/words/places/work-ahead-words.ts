import type { LanguageWords } from '../pattern-parts.js';

/**
 * "Work in" in languages that decline the names of countries: what stands in front of one where nothing but the country
 * is told, "Darbas Švedijoje". A word for "in" is part of it where the language has one.
 */
export const WORK_AHEAD: readonly LanguageWords[] = [
  ['lt', 'darbas|darbo vieta'],
  ['lv', 'darbs|darba vieta'],
  ['et', 'töö|töökoht'],
  ['fi', 'työ|työpaikka'],
  ['hu', 'munka|munkavégzés|munkahely'],
  ['pl', 'praca w|praca we|praca na|miejsce pracy w'],
  ['cs', 'práce v|práce ve|práce na'],
  ['sk', 'práca v|práca vo|práca na'],
  ['sl', 'delo v|delo na'],
  ['hr', 'posao u|rad u'],
  ['sr', 'posao u|rad u'],
  ['ru', 'работа в|работа во'],
  ['uk', 'робота в|робота у'],
];

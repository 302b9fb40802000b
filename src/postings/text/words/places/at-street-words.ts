import type { LanguageWords } from '../pattern-parts.js';

/**
 * What stands between a house and the street, the square or the water that it is at, in front of the name of that: "our
 * office on Market Street in Leeds". `at-street-words.spec.ts` reads a sentence of each language.
 */
export const AT_STREET_WORDS: readonly LanguageWords[] = [
  ['en', 'on|by|at|near|off|beside|overlooking|on the|by the|near the|next to|next to the|opposite|opposite the'],
  [
    'de',
    'an der|am|an den|in der|im|auf der|auf dem|bei der|beim|nahe der|nahe dem|unweit der|unweit des|direkt an der|direkt am',
  ],
  ['nl', 'aan de|aan het|aan|op de|op het|in de|bij de|bij het|vlak bij de|vlakbij de|naast de'],
  [
    'fr',
    'rue|rue de|rue de la|rue du|rue des|de la rue|quai|quai de|quai des|quai du|avenue|avenue de|place|place de|place de la|place du|boulevard|boulevard de|au bord de la|au bord du|près de la|près du',
  ],
  [
    'es',
    'en la calle|en la calle de|en la plaza|en la plaza de|en la avenida|en el paseo|en el paseo de|junto a la|junto al',
  ],
  ['pt', 'na rua|na rua de|na avenida|na praça|junto ao|junto à|ao lado do'],
  ['it', 'in via|in viale|in piazza|in corso|vicino alla|vicino al'],
  ['sv', 'på|vid|intill'],
  ['da', 'på|ved|i|tæt på'],
  ['no', 'på|ved|i|nær'],
  ['pl', 'przy ulicy|przy ul.|na ulicy|przy|przy placu'],
  ['cs', 'v ulici|na ulici|na náměstí|u'],
  ['sk', 'na ulici|v ulici|na námestí|pri'],
  ['ro', 'pe strada|pe bulevardul|în piața'],
  ['hr', 'u ulici|na trgu'],
  ['sl', 'na ulici|na trgu|ob'],
  ['ru', 'на улице|на ул.|на проспекте|на площади'],
  ['uk', 'на вулиці|на вул.|на площі'],
];

/**
 * What stands as the place of a job that is done wherever one likes, alone; parts of patterns, | divides them. Words
 * for all of a country or the world are not among them: fitters and crews are sought so, too.
 */
export const ANYWHERE_PLACES: readonly (readonly [language: string, words: string])[] = [
  ['en', 'anywhere(?: in the world| on earth)?|(?:work )?from anywhere|location[ -]independent'],
  ['de', '(?:orts|standort)unabhängig|von überall|überall auf der welt'],
  ['fr', 'n.importe où(?: dans le monde)?|où vous voulez|où que vous soyez'],
  ['es', '(?:desde )?cualquier lugar(?: del mundo)?|donde quieras'],
  ['pt', '(?:de )?qualquer lugar(?: do mundo)?|onde quiser(?:es)?'],
  ['it', '(?:da )?(?:qualsiasi|qualunque) luogo|ovunque(?: tu sia| nel mondo)?'],
  ['nl', 'overal ter wereld|waar je (?:maar )?wilt|locatieonafhankelijk'],
  ['sv da no', 'var som helst|var du vill|hvor som helst|hvor du vil'],
  ['fi', 'missä (?:tahansa|vain)'],
  ['pl', '(?:z )?dowolne(?:go)? miejsc[ea]'],
  ['cs sk', 'odkudkoli|kdekoli|odkiaľkoľvek|kdekoľvek'],
  ['ru uk', '(?:из )?любо(?:й точки мира|го места)|откуда угодно|(?:з )?будь-якого місця'],
  ['ja ko zh', 'どこでも|어디서나|어디서든|不限地点|地点不限'],
];

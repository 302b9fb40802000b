/**
 * What begins a question to readers whether they want to work as somebody, in front of whom: "Do you want to work as a
 * baker?" By language, | divides the words; `asked-as.spec.ts` asks each.
 */
export const ASKED_AS_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'do you want to work as|would you like to work as|want to work as|fancy working as'],
  ['de', 'möchtest du als|möchten Sie als|willst du als|wollen Sie als|hast du Lust, als|haben Sie Lust, als'],
  ['nl', 'wil jij werken als|wil je werken als|wilt u werken als|wil jij aan de slag als|wil je aan de slag als'],
  ['sv', 'vill du arbeta som|vill du jobba som|vill du bli'],
  ['da', 'vil du arbejde som|vil du være|kunne du tænke dig at arbejde som'],
  ['no', 'vil du jobbe som|vil du arbeide som|vil du bli'],
  ['fr', 'voulez-vous travailler comme|vous souhaitez travailler comme|tu veux travailler comme'],
  ['es', 'quieres trabajar como|quieres trabajar de|te gustaría trabajar como'],
  ['it', 'vuoi lavorare come|ti piacerebbe lavorare come'],
  ['pt', 'queres trabalhar como|quer trabalhar como'],
  ['pl', 'chcesz pracować jako'],
  ['cs', 'chcete pracovat jako|chceš pracovat jako'],
];

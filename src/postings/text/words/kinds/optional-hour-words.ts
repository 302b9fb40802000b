import type { LanguageWords } from '../pattern-parts.js';

/** What offers a whole post in part as well; | divides phrases, `both-hours.spec.ts` reads each. */
export const PART_TIME_OFFERED: readonly LanguageWords[] = [
  ['en', 'part time possible|part time is possible|part time also possible|part time is also possible'],
  ['en', 'part time considered|part time will be considered|part time may be considered|part time hours considered'],
  ['en', 'part time working considered|suitable for part time|open to part time|consider part time'],
  [
    'de',
    'teilzeit möglich|teilzeit ist möglich|teilzeit auch möglich|teilzeit ist auch möglich|teilzeit ebenfalls möglich',
  ],
  ['de', 'teilzeit grundsätzlich möglich|teilzeit ist grundsätzlich möglich|teilzeitbeschäftigung ist möglich'],
  ['de', 'teilzeitbeschäftigung ist grundsätzlich möglich|teilzeitbeschäftigung möglich|für teilzeit geeignet'],
  ['de', 'teilzeitgeeignet|teilzeitfähig|teilzeit denkbar|teilzeit ist denkbar|auch in teilzeit besetzbar'],
  ['fr', 'temps partiel possible|temps partiel est possible|temps partiel accepté|temps partiel envisageable'],
  ['es', 'tiempo parcial posible|jornada parcial posible|posible a tiempo parcial'],
  ['pt', 'tempo parcial possível|tempo parcial também possível'],
  ['it', 'part time possibile|tempo parziale possibile|possibile anche part time'],
  ['nl', 'deeltijd mogelijk|deeltijd is mogelijk|deeltijd ook mogelijk|parttime mogelijk|parttime is mogelijk'],
  ['nl', 'parttime ook mogelijk|parttime is ook mogelijk|deeltijd bespreekbaar|parttime bespreekbaar'],
  ['sv', 'deltid möjlig|deltid är möjlig|deltid är möjligt|deltid kan vara aktuellt'],
  ['no', 'deltid mulig|deltid er mulig|deltid kan være aktuelt'],
  ['da', 'deltid mulig|deltid er mulig|deltid er muligt|deltid kan være muligt'],
];

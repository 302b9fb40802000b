import { expect, it } from '@jest/globals';
import { tidyText } from './tidy-text.js';

it.each([
  'o Trained as a baker',
  'o 2 years at an oven',
  'Ø Trained as a baker',
  'ü Ausbildung in einer Bäckerei',
  '§ Diploma in baking',
  '\uF0B7 Trained as a baker',
  '\uF0FCTrained as a baker',
  '» Trained as a baker',
  '➔ Trained as a baker',
  '◆ trained as a baker',
  '> Trained as a baker',
  '+ Free bread',
])('takes what stands for a bullet for one: %s', (line) => {
  const said = line.replace(/^.\s?/u, '• ');
  expect(tidyText(`You are\n ${line}\n${line}`)).toBe(`You are\n${said}\n${said}`);
});

it.each([
  '»Bäcker gesucht«',
  '+ 44 113 496 0000',
  '§ 5 des Tarifs',
  'Ø 40 Stunden',
  'o mesmo forno',
  '◆ 仕事内容',
  'Home » Jobs',
  'O Baker',
])('leaves what says something: %s', (line) => {
  expect(tidyText(`You are\n${line}`)).toBe(`You are\n${line}`);
});

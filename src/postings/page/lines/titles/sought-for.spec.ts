import { expect, it } from '@jest/globals';
import { titleInSentence } from './job-titles.js';
import { readBehindTitle } from './title-line.js';

it.each([
  ['Nous recherchons 1 boulanger - pâtissier / souhaitant rejoindre notre moulin', 'boulanger - pâtissier'],
  ['We are looking for a baker & to join our team', 'baker'],
  ['Nous recherchons 1 boulanger / pâtissier souhaitant rejoindre notre moulin', 'boulanger / pâtissier'],
  ['Wanted: developer in C++ to join our team', 'developer in C++'],
])('%s: what divides a title from what it is sought for is no part of it', (line, title) => {
  expect(titleInSentence(line)).toBe(title);
});

it.each([
  ['Kock sökes till vårt kök i Umeå', 'Kock', 'Umeå'],
  ['Kock med inriktning bröd sökes till Kvarnen Norra AB', 'Kock med inriktning bröd', undefined],
  ['Bager søges til Møllen ApS', 'Bager', undefined],
  ['Bakker gezocht voor De Molen BV in Utrecht', 'Bakker', 'Utrecht'],
  ['Koch gesucht für Gasthof Adler GmbH', 'Koch', undefined],
  ['Servicekraft (m/w/d) gesucht in Kassel!', 'Servicekraft (m/w/d)', 'Kassel'],
  ['Cook wanted for Mill & Sons Ltd', 'Cook', undefined],
  ['Boulanger recherché pour notre moulin à Lyon', 'Boulanger', 'Lyon'],
  ['Piekarz poszukiwany do pracy', 'Piekarz poszukiwany do pracy', undefined],
  ['Hilfe gesucht für den Garten', 'Hilfe gesucht für den Garten', undefined],
])('%s: whom a line seeks stands before for whom and where', (line, title, town) => {
  expect(titleInSentence(line)).toBe(title);
  expect(readBehindTitle(line).facts).toEqual(town === undefined ? [] : [town]);
});

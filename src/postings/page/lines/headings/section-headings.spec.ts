import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { HANGS_ON_WORDS } from '../../../text/words/sentences/condition-words.js';
import { REINFORCEMENT_WORDS } from '../../../text/words/seeking/reinforcement-words.js';
import { headingOf, kindOfHeading } from './section-headings.js';

itHoldsForEvery(
  'what pay hangs on is asked for by no heading',
  HANGS_ON_WORDS.flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replaceAll('*', ''), language] as const),
  ),
  (word) => {
    expect(kindOfHeading(`£32k – £36k, ${word} experience`)).toBeUndefined();
    expect(kindOfHeading(`Experience, ${word} the rank`)).toBe('requirements');
  },
);

it.each([
  ['Full time, 40 hours, £32k depending on experience', undefined],
  ['Salary depending on experience', 'other'],
  ['Shift pattern / rates', 'other'],
  ['Shift leader', undefined],
  ['Multi-skilled baker', undefined],
  ['Skills', 'requirements'],
  ['Your skillset', 'requirements'],
  ['Experience', 'requirements'],
  ['Your skills, depending on the ship', 'requirements'],
  ['Einstellungsvoraussetzungen', 'requirements'],
  ['Zugangsvoraussetzung:', 'requirements'],
  ['Pro tuto pozici je potřeba mít:', 'requirements'],
])('"%s" stands above %s', (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});

itHoldsForEvery(
  'whom a company seeks as a whole heads no requirements',
  REINFORCEMENT_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(kindOfHeading(`We are looking for ${word}!`)).toBeUndefined();
    expect(kindOfHeading(`We are looking for ${word} with`)).toBe('requirements');
  },
);

it.each([
  ['Wir suchen Verstärkung!', undefined],
  ['Wir suchen', 'requirements'],
])('"%s" stands above %s', (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});

it.each([
  ['3 years of experience in:', 'requirements'],
  ['Experience (3+ years)', 'requirements'],
  ['What you should know about applying', undefined],
  ['What you should know', undefined],
  ['Was du wissen solltest', undefined],
  ['Bilmeniz gerekenler', undefined],
  ["We'd love to meet you!", undefined],
  ["We'd love to meet you if", 'requirements'],
  ['אנחנו מצפים לראותכם', undefined],
  ['Det tar du med deg videre', undefined],
  ['Hvad tager du med dig herfra', undefined],
  ['Vad tar du med dig?', 'requirements'],
  ['Какво трябва да знаете преди да кандидатствате', undefined],
])('"%s" heads %s', (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});

it.each([
  ['Is experience an advantage?: No', undefined],
  ['Előnyt jelent a tapasztalat?:  Nem', undefined],
  ['Ist Erfahrung von Vorteil? : Nein', undefined],
  ['What is an advantage: a licence', 'nice_to_have'],
])('a form that answers its question by a word heads nothing: %s', (line, kind) => {
  expect(headingOf(line)).toBe(kind);
});

it.each([
  ['You may also have', 'nice_to_have'],
  ['Será uma vantagem:', 'nice_to_have'],
  ['Além disso, é uma vantagem quando você também tem', 'nice_to_have'],
  ['Es una ventaja si tienes', 'nice_to_have'],
  ['C’est un avantage si vous avez aussi', 'nice_to_have'],
  ['Avantaj olacaktır', 'nice_to_have'],
  ['Tus ventajas', 'benefits'],
  ['Vos avantages', 'benefits'],
])('"%s" heads %s', (line, kind) => {
  expect(headingOf(line)).toBe(kind);
});

it.each([
  ['Package: R45,000 per month', undefined],
  ['Package: laptop, medical aid', 'benefits'],
  ['Benefits: €50 a month for your ticket', 'benefits'],
])('"%s" begins with a heading of %s', (line, kind) => {
  expect(headingOf(line)).toBe(kind);
});

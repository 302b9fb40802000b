import { describe, expect, it } from '@jest/globals';
import { readToldInSentences } from './told-in-sentences.js';

describe('a sentence that says in front what it tells', () => {
  it.each([
    ['Requirements', 'mill 4, a record of good bread, comfort on a roof.'],
    ['Anforderungen', 'Sauerteig, gute Laune und ein früher Morgen.'],
    ['Wymagania', 'znajomość pieca, dobry humor i poranki.'],
    ['Exigences', 'four à bois, bonne humeur et petit matin.'],
  ])('names what is asked in front of it: %s', (label, asked) => {
    expect(readToldInSentences(`We bake by night. ${label}: ${asked} Come in.`)).toEqual({ requirements: [asked] });
  });

  it.each([
    ['Wir bieten', 'vielfältige Backwaren, ein eingespieltes Team und lange Pausen.'],
    ['We offer', 'varied ovens, a well-rehearsed team and long breaks.'],
    ['Wij bieden', 'afwisselende ovens, een hecht team en lange pauzes.'],
    ['Oferujemy', 'różne piece, zgrany zespół i długie przerwy.'],
    ['Offriamo', 'forni vari, una squadra affiatata e lunghe pause.'],
  ])('names what is given in front of it: %s', (label, given) => {
    expect(readToldInSentences(`${label}: ${given} Come in.`)).toEqual({ benefits: [given] });
  });

  it.each([
    'We offer: bread.',
    'We offer: rye, oats and wheat for all our customers.',
    'Our bread: rye, oats and a good oven.',
    'Requirements: see below.',
    'Note: the mill is closed on Monday.',
  ])('names something else: %s', (sentence) => {
    expect(readToldInSentences(`We bake by night. ${sentence} Come in.`)).toEqual({});
  });

  it('tells again nothing that was read behind its label', () => {
    const asked = 'praxe, řidičský průkaz, znalost žita výhodou';
    expect(readToldInSentences(`Požadavky: ${asked}`, new Set([asked]))).toEqual({});
  });
});

it.each([
  ['You have a driving licence', 'and', 'ideally experience with rye.'],
  ['Wir erwarten sicheren Umgang mit Teigen', 'und', 'idealerweise Erfahrung mit Roggen.'],
  ['Vous avez un diplôme, le permis B', 'et', 'idéalement une expérience du seigle.'],
  ['Je hebt een diploma, een rijbewijs', 'en', 'bij voorkeur ervaring met rogge.'],
])('what is wished for behind what is required is told by itself: "%s %s %s"', (asked, and, wished) => {
  const told = { requirements: [asked], nice_to_have: [wished] };
  expect(readToldInSentences(`${asked} ${and} ${wished}`)).toEqual(told);
});

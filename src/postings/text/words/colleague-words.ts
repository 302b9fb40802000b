import type { LanguageWords } from './pattern-parts.js';

/** Endings of what several are, with a word for whose they are or an article; the spec below reads those sentences. */
export const COLLEAGUE_ENDINGS: readonly LanguageWords[] = [
  ['fi', 'mme'],
  ['ro', 'ii'],
];

/**
 * How texts speak of those who do something already: what stands beside what they are ("our bakers"), pronouns
 * for several of them, and a sentence of bakers and millers; | divides them. `told-of-colleagues.spec.ts` reads each.
 */
export const COLLEAGUE_WORDS: readonly (readonly [
  language: string,
  ours: string,
  they: string,
  title: string,
  sentence: string,
])[] = [
  ['en', 'our', 'they', 'Bakers', 'Our bakers turn flour into bread.'],
  ['de', 'unsere|unser', '', 'Bäcker', 'Unsere Bäcker backen jede Nacht Brot.'],
  ['fr', 'nos|notre', 'ils|elles', 'Boulanger', 'Nos boulangers pétrissent le pain chaque nuit.'],
  ['es', 'nuestros|nuestras|nuestro|nuestra', '', 'Panadero', 'Nuestros panaderos hacen pan cada noche.'],
  ['ca', 'els nostres|les nostres|nostres', '', 'Forner', 'Els nostres forners fan pa cada nit.'],
  ['pt', 'nossos|nossas', '', 'Padeiro', 'Os nossos padeiros fazem pão todas as noites.'],
  ['it', 'nostri|nostre', '', 'Panettiere', 'I nostri panettieri fanno il pane ogni notte.'],
  ['nl', 'onze', '', 'Bakker', 'Onze bakkers bakken elke nacht brood.'],
  ['sv', 'våra', '', 'Bagare', 'Våra bagare bakar bröd varje natt.'],
  ['da', 'vores', '', 'Bager', 'Vores bagere bager brød hver nat.'],
  ['no', 'våre', '', 'Baker', 'Våre bakere baker brød hver natt.'],
  ['fi', 'meidän', '', 'Leipuri', 'Meidän leipurimme leipovat joka yö.'],
  ['pl', 'nasi|nasze', '', 'Piekarz', 'Nasi piekarze wypiekają chleb każdej nocy.'],
  ['cs', 'naši|naše', '', 'Pekař', 'Naši pekaři pečou chleba každou noc.'],
  ['sk', 'naši|naše', '', 'Pekár', 'Naši pekári pečú chlieb každú noc.'],
  ['ro', 'noștri|noastre', '', 'Brutar', 'Brutarii noștri fac pâine în fiecare noapte.'],
  ['hr sl', 'naši|naše', '', 'Pekar', 'Naši pekari peku kruh svake noći.'],
  ['sr', 'наши|наше', '', 'Пекар', 'Наши пекари пеку хлеб сваке ноћи.'],
  ['bg', 'нашите', '', 'Хлебар', 'Нашите хлебари пекат хляб всяка нощ.'],
  ['ru', 'наши', 'они', 'Пекарь', 'Наши пекари пекут хлеб каждую ночь.'],
  ['uk', 'наші', 'вони', 'Пекар', 'Наші пекарі печуть хліб щоночі.'],
  ['el', 'μας', '', 'Αρτοποιός', 'Οι αρτοποιοί μας ψήνουν ψωμί κάθε βράδυ.'],
  ['et', 'meie', '', 'Pagar', 'Meie pagarid küpsetavad leiba igal ööl.'],
  ['lv', 'mūsu', '', 'Maiznieks', 'Mūsu maiznieki cep maizi katru nakti.'],
  ['lt', 'mūsų', '', 'Kepėjas', 'Mūsų kepėjai kepa duoną kiekvieną naktį.'],
];

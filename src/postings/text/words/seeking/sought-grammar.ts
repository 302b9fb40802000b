/** How the sentences of a language seek somebody for a job; | divides words, which are patterns. */
export interface SoughtWords {
  readonly language: string;
  /** What stands before whom they seek. */
  readonly seek: string;
  /** Somebody before the occupation, with what leads to it: "a person for" in front of "the position of baker". */
  readonly somebody?: string;
  /** Articles and numbers before an occupation: how many are sought. */
  readonly counts: string;
  /** True where the language has no articles: whom a sentence seeks it names alone. */
  readonly isWithoutArticles?: true;
  /** Other words before it: what is hoped of everybody, when, for whom. */
  readonly before: string;
  /** Words by which a sentence seeks at present, how many it may be: "currently", "hiring". */
  readonly now?: string;
  /** Who seeks by those: the words of others that seek many tell news. */
  readonly we?: string;
  /** Words by which it says itself that posts are open, however many, or that applications are taken, for whom. */
  readonly vacant?: string;
  /** Adjectives that are part of an occupation, where others are what is hoped of everybody. */
  readonly kept?: string;
  /** Words that end the name of an occupation. */
  readonly ends: string;
  readonly and: string;
  /** Where what seeks may stand behind whom: words behind which the occupation begins, as "to work at night" is. */
  readonly begins?: string;
  /** A sentence; the occupation in it, or none. */
  readonly cases: readonly (readonly [sentence: string, ...titles: string[]])[];
}

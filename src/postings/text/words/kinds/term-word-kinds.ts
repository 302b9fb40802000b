/** What sentences say of how long a contract lasts. */
export type TermWordKind =
  /** A contract of work. */
  | 'contract'
  /** Between it and its length, where anything is. */
  | 'for'
  /** Being employed, in front of `of`: "two years of employment" are asked for. */
  | 'post'
  /** Between that and its length. */
  | 'of'
  /** Numbers in words. */
  | 'number'
  /** Behind a number: years, months. */
  | 'unit'
  /** A length without a number. */
  | 'whole'
  /** In front of the contract, or of `postBehind`: its length in one word. */
  | 'adjective'
  /** What is filled for as long as that: "a two-year post". */
  | 'postBehind'
  /** What may stand between the two: "full-time". */
  | 'way'
  /** Whole phrases in front of a length: how long one is employed. */
  | 'duration';

/** Words of one language, which are parts of patterns; | divides them. */
export type TermWord = readonly [kind: TermWordKind, language: string, words: string];

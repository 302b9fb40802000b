/** A place as a sentence says it, and the sentence's words for it. */
export interface SaidPlace {
  readonly location: string;
  readonly quote: string;
}

/**
 * What a heading, a title or a link says of what it stands for: `openings`; openings where a `heading` says it, while a
 * link with these words may lead anywhere; `careers`; `other` parts of a page; that `nothing` is open; or that it leads
 * `elsewhere`, whatever else it says.
 */
export const TOPICS = ['openings', 'heading', 'careers', 'other', 'nothing', 'elsewhere'] as const;
export type Topic = (typeof TOPICS)[number];

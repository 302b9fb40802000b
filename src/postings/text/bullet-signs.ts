/** What lists are written with that have no mark-up of one, within the brackets of a pattern. */
export const BULLET_DOTS = '•●▪■◦○‣▸►➤➢·∙';

/** The same with the signs that begin other lines, too: a footnote's, a checked one's, an arrow. */
export const BULLET_SIGNS = `${BULLET_DOTS}*–✓✔☑▶→`;

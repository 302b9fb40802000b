/** Words that make a heading of a line: "Contact"; "login.gov" is what a site is called. */
const OTHER_THINGS =
  /\b(?:contact|kontakt|faqs?|interview|perks|benefits|requirements|responsibilities|qualifications|onboarding|select|choose|blogs?|news|event|events|testimonials?|stories|search|filter|login|register|download|upload|print|share|employees?|services|products|newsletter|privacy|datenschutz|culture|copyright|success stor(?:y|ies)|case stud(?:y|ies))\b(?!\.[a-z]{2,4}\b)/;

/** The papers and who writes for them; behind an occupation a machine: "Attrezzista presse", "Opérateur presse". */
const PRESS = /(?:^|\s)presse(?=\s|$)/;

/** Whether a folded line holds a word for what is no occupation; one that ends in an occupation may be a title. */
export function headsOtherThings(folded: string, namesRole: (words: string) => boolean): boolean {
  if (OTHER_THINGS.test(folded)) return true;
  const at = PRESS.exec(folded)?.index;
  return at !== undefined && !namesRole(folded.slice(0, at));
}

import { titleInSentence } from '../../lines/titles/job-titles.js';
import { attribute, findAll, type Element } from '../../tree/html.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';

/** A form of fewer fields searches or takes an address for news. */
const MIN_FIELDS = 2;
const REACHES = /^(?:email|tel|file)$/i;
const NO_FIELD = /^(?:hidden|submit|button|image|reset|radio|checkbox|search|password)$/i;

/**
 * "Drivers wanted, with or without a licence" above a form that asks who one is and how one is reached: whether a
 * heading says whom it seeks, and what stands below it takes the application.
 */
export function seeksByForm(
  { leaves }: PageTree,
  { rank, text }: Leaf,
  [from, to]: readonly [number, number],
): boolean {
  if (rank > 6 || titleInSentence(text) === text || /[.。…?？]$/.test(text)) return false;
  const forms = new Set(
    leaves.slice(from + 1, to).map(({ element }) => closest(element, ({ name }) => name === 'form')),
  );
  return [...forms].some((form) => form !== undefined && takesApplications(form));
}

function takesApplications(form: Element): boolean {
  const fields = findAll(form, ({ name }) => name === 'input' || name === 'textarea').filter(
    (field) => !NO_FIELD.test(attribute(field, 'type')),
  );
  return fields.length >= MIN_FIELDS && fields.some((field) => REACHES.test(attribute(field, 'type')));
}

import { detectSystem } from '../../../listings/ats/detection.js';
import { rolesOfForms } from '../../../postings/page/lists/sentences/form-roles.js';
import { readSought } from '../../../postings/page/lists/sentences/sought-openings.js';
import {
  asOneAdvert,
  readAdvertOfTrade,
  readToldAdverts,
} from '../../../postings/page/lists/sentences/told-adverts.js';
import { attribute, elementsNamed, textOf, type Document } from '../../../postings/page/tree/html.js';
import type { PageTree } from '../../../postings/page/tree/page-tree.js';
import type { FoundPosting } from '../../../postings/posting.js';
import { findNoOpenings, hasApplicationForm } from './no-openings.js';

/** What hides a page's postings: the embed of a career system without an adapter, or scripts that are not run. */
export type BlindSpot = { readonly kind: 'embeds'; readonly system: string } | { readonly kind: 'needs_scripts' };

/** A page with fewer characters than this says nothing of itself. */
const MIN_TEXT = 250;

/** What a page that lists no postings says instead. */
export interface EmptyPage {
  /** Why postings of a career page may not be seen, where that is so. */
  readonly blindSpot?: BlindSpot;
  /** What a career page without postings says of having none, and whether it takes applications all the same. */
  readonly saysNothing?: string;
  readonly hasForm?: true;
  /** The roles that such a form lets one choose from. */
  readonly formRoles?: readonly string[];
  /** Those that its sentences seek; of a page about something else what it tells in full. */
  readonly sought?: readonly FoundPosting[];
}

/** A page without postings, as far as it is read. */
interface Page {
  readonly document: Document;
  readonly tree: PageTree;
  readonly url: string;
  /** The address that its own ones are resolved by. */
  readonly base: string;
  readonly isCareerPage: boolean;
}

/** Reads why a career page shows no postings, and whom a page seeks in its text. */
export function readEmpty({ document, tree, url, base, isCareerPage }: Page): EmptyPage {
  if (!isCareerPage) {
    const told = readToldAdverts(tree, url);
    return told.length > 0 && findNoOpenings(document) === undefined ? { sought: told } : {};
  }
  const why = whyEmpty(document, base);
  const sought = why.saysNothing === undefined ? soughtOn({ document, tree, url }) : [];
  return { ...why, ...(sought.length > 0 && { sought }) };
}

/** Whom a career page seeks in its sentences: by a count, or people of a trade of whose work it tells. */
function soughtOn({ document, tree, url }: Pick<Page, 'document' | 'tree' | 'url'>): readonly FoundPosting[] {
  const sought = readSought(document, tree, url);
  return sought.length > 0 ? asOneAdvert(sought, document, tree, url) : readAdvertOfTrade(document, tree, url);
}

/** What a career page without postings shows instead. */
function whyEmpty(document: Document, base: string): Omit<EmptyPage, 'sought'> {
  const blindSpot = findBlindSpot(document, base);
  const saysNothing = findNoOpenings(document);
  const hasForm = hasApplicationForm(document);
  const formRoles = hasForm ? rolesOfForms(document) : [];
  return {
    ...(blindSpot && { blindSpot }),
    ...(saysNothing !== undefined && { saysNothing }),
    ...(hasForm && { hasForm }),
    ...(formRoles.length > 0 && { formRoles }),
  };
}

/** A page of few words and a script shows its content later; an embed of a system without an adapter is not read. */
function findBlindSpot(document: Document, base: string): BlindSpot | undefined {
  const scripts = elementsNamed(document, 'script', 'iframe')
    .map((element) => attribute(element, 'src'))
    .filter((src) => src !== '');
  const embedded = scripts
    .map((src) => (URL.canParse(src, base) ? detectSystem(new URL(src, base).href) : undefined))
    .find((name) => name !== undefined);
  if (embedded !== undefined) return { kind: 'embeds', system: embedded };
  return scripts.length > 0 && textOf(document).length < MIN_TEXT ? { kind: 'needs_scripts' } : undefined;
}

import type { Document } from 'domhandler';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { isFolded } from './controlled-parts.js';
import { attribute, elementsNamed, findAll, type Element } from '../../tree/html.js';
import { closest } from '../../tree/page-tree.js';
import { saysPast } from '../../lines/headings/topics.js';

/** What a shorter value (characters) names, or one of digits, is called so by chance. */
const NAMES_PART = /^(?!\d+$)[\w-]{3,80}$/;

/** A longer name (characters) is none that a value ends. */
const MAX_NAME = 120;

/** More values are those of a form: countries, years. */
const MAX_CHOICES = 200;

/**
 * Shows the parts of a page of which a list to choose from shows one at a time, "Baker" or "Miller": hidden parts whose
 * id or class is a value of the list, or ends with it, "job-baker". What is hidden for another reason stays so.
 */
export function showChosenParts(document: Document): void {
  const choices = elementsNamed(document, 'select')
    .filter((select) => !isOfLetter(select))
    .map(valuesOf)
    .filter((values) => values.length > 1 && values.length <= MAX_CHOICES);
  const wanted = new Set(choices.flat());
  if (wanted.size === 0) return;
  const parts = new Map<string, Element>();
  for (const part of findAll(document, isFolded))
    for (const name of endsOfNames(part)) if (wanted.has(name) && !parts.has(name)) parts.set(name, part);
  for (const values of choices) {
    const chosen = new Set(values.flatMap((value) => parts.get(value) ?? []));
    if (chosen.size > 1 && chosen.size * 2 >= values.length) chosen.forEach(show);
  }
}

/** In a form that sends a letter one chooses whom it is for. */
function isOfLetter(select: Element): boolean {
  const form = closest(select, ({ name }) => name === 'form');
  return form !== undefined && elementsNamed(form, 'textarea').length > 0;
}

/** The values of a list to choose from; what is closed stays hidden. */
function valuesOf(select: Element): string[] {
  return elementsNamed(select, 'option')
    .map((option) => attribute(option, 'value').replace(/^[#.]/, ''))
    .filter((value) => NAMES_PART.test(value) && !saysPast(value) && !IS_CLOSED.test(value));
}

/** What values are called whose part is over. */
const IS_CLOSED = new PhraseTable(['archive*|closed|filled']);

const HIDES = /display\s*:\s*none\s*;?/i;

/** "job-baker" is named so, and ends with "baker". */
function endsOfNames(part: Element): string[] {
  const names = [attribute(part, 'id'), ...attribute(part, 'class').split(/\s+/)].filter(
    ({ length }) => length > 0 && length <= MAX_NAME,
  );
  return names.flatMap((name) => {
    const words = name.split(/(?<=[-_])/);
    return words.map((_, at) => words.slice(at).join(''));
  });
}

function show({ attribs }: Element): void {
  delete attribs['hidden'];
  attribs['style'] = (attribs['style'] ?? '').replace(HIDES, '');
}

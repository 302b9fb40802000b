import type { Document } from 'domhandler';
import { attribute, findAll, type Element } from './html.js';

/** What a shorter value (characters) names, or one of digits, is called so by chance. */
const NAMES_PART = /^(?!\d+$)[\w-]{3,80}$/;

/** More values are those of a form: countries, years. */
const MAX_CHOICES = 200;

/**
 * Shows the parts of a page of which a list to choose from shows one at a time, "Baker" or "Miller": hidden parts whose
 * id or class is a value of the list, or ends with it, "job-baker". What is hidden for another reason stays so.
 */
export function showChosenParts(document: Document): void {
  const choices = findAll(document, ({ name }) => name === 'select')
    .map(valuesOf)
    .filter((values) => values.length > 1 && values.length <= MAX_CHOICES);
  if (choices.length === 0) return;
  const parts = new Map<string, Element>();
  for (const part of findAll(document, isFoldedAway))
    for (const name of endsOfNames(part)) if (!parts.has(name)) parts.set(name, part);
  for (const values of choices) {
    const chosen = new Set(values.flatMap((value) => parts.get(value) ?? []));
    if (chosen.size > 1) chosen.forEach(show);
  }
}

function valuesOf(select: Element): string[] {
  const options = findAll(select, ({ name }) => name === 'option');
  return options
    .map((option) => attribute(option, 'value').replace(/^[#.]/, ''))
    .filter((value) => NAMES_PART.test(value));
}

const HIDES = /display\s*:\s*none\s*;?/i;

function isFoldedAway(element: Element): boolean {
  return HIDES.test(attribute(element, 'style')) || 'hidden' in element.attribs;
}

/** "job-baker" is named so, and ends with "baker". */
function endsOfNames(part: Element): string[] {
  const names = [attribute(part, 'id'), ...attribute(part, 'class').split(/\s+/)].filter((name) => name !== '');
  return names.flatMap((name) => {
    const words = name.split(/(?<=[-_])/);
    return words.map((_, at) => words.slice(at).join(''));
  });
}

function show({ attribs }: Element): void {
  delete attribs['hidden'];
  attribs['style'] = (attribs['style'] ?? '').replace(HIDES, '');
}

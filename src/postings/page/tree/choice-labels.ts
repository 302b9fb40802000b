import { attribute, Element, elementsNamed, isText, type Document, type Text } from './html.js';

/**
 * Gives the scripts of choices to what names them: a label, or the bare text behind one, which becomes a label:
 * `<input type="radio" onclick="show('baker')"> Baker`.
 */
export function labelChoices(document: Document): void {
  const choices = elementsNamed(document, 'input').filter(isChoice);
  if (choices.length === 0) return;
  const labels = new Map(elementsNamed(document, 'label').map((label) => [attribute(label, 'for'), label] as const));
  for (const choice of choices) {
    const id = attribute(choice, 'id');
    const label = (id === '' ? undefined : labels.get(id)) ?? labelledText(choice);
    if (label === undefined) continue;
    label.attribs['onclick'] ??= scriptOf(choice);
    delete choice.attribs['onclick'];
    delete choice.attribs['onchange'];
  }
}

function isChoice(input: Element): boolean {
  return /^(?:radio|checkbox)$/i.test(attribute(input, 'type')) && scriptOf(input) !== '';
}

function scriptOf({ attribs }: Element): string {
  return attribs['onclick'] ?? attribs['onchange'] ?? '';
}

/** The bare text right behind a choice, put into a label. */
function labelledText(choice: Element): Element | undefined {
  const text = choice.next;
  if (!text || !isText(text) || text.data.trim() === '') return undefined;
  const label = new Element('label', {}, []);
  replace(text, label);
  label.children.push(text);
  text.parent = label;
  [text.prev, text.next] = [null, null];
  return label;
}

function replace(text: Text, label: Element): void {
  const { parent, prev, next } = text;
  [label.parent, label.prev, label.next] = [parent, prev, next];
  if (prev) prev.next = label;
  if (next) next.prev = label;
  parent?.children.splice(parent.children.indexOf(text), 1, label);
}

import { attribute, type Element } from './html.js';

/** Dialogs keep the texts of adverts that are long closed. */
export function isClosedDialog(element: Element): boolean {
  return (
    (element.name === 'dialog' && !('open' in element.attribs)) ||
    (attribute(element, 'role') === 'dialog' && attribute(element, 'aria-hidden') === 'true') ||
    isClosedModal(attribute(element, 'class').split(/\s+/))
  );
}

/** Bootstrap's names; themes name a whole page after how its menus fade. */
function isClosedModal(names: readonly string[]): boolean {
  return names.includes('modal') && (names.includes('fade') || names.includes('hide'));
}

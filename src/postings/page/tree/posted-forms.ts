import { isTag, type ParentNode } from 'domhandler';

/** Whether a button sends the form around it, which is no link; `open` are the elements that it stands in. */
export function isPosted({ formaction, formmethod }: Record<string, string>, open: readonly ParentNode[]): boolean {
  return formaction !== undefined && formmethod === undefined && open.some(isPostedForm);
}

function isPostedForm(element: ParentNode): boolean {
  return isTag(element) && element.name === 'form' && /post|dialog/i.test(element.attribs['method'] ?? '');
}

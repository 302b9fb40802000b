/** A mailbox or a telephone number with its country; "+10 000 000" are many. */
const CONTACT = /[^\s@]@[\p{L}\d-]{1,60}\.\p{L}|\+(?!\d{1,3} 000)\d{1,3}[ (]{0,2}\d[\d ()-]{5,}/u;

/** Whether a line says whom to write to, and is no part of a list: in its first sentence, no remark behind another. */
export function namesContact(text: string): boolean {
  const at = text.search(CONTACT);
  return at >= 0 && !/\p{L}{4}[.!?]\s+\p{Lu}/u.test(text.slice(0, at));
}

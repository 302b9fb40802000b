/** A mailbox, a telephone number with its country, or one behind its label; "+10 000 000" are many. */
const CONTACT =
  /[^\s@]@[\p{L}\d-]{1,60}\.\p{L}|\+(?!\d{1,3} 000)\d{1,3}[ (]{0,2}\d[\d ()-]{5,}|(?<!\p{L})(?:tel|тел|fon|phone|☎|電話|电话|전화|โทร)[.:：]{0,2}\s{0,3}\(?[+\d][\d ()/-]{6,}/iu;

/** Whether a line says whom to write to, and is no part of a list: in its first sentence, no remark behind another. */
export function namesContact(text: string): boolean {
  const at = text.search(CONTACT);
  return at >= 0 && !/\p{L}{4}[.!?]\s+\p{Lu}/u.test(text.slice(0, at));
}

import { fold } from '../words.js';

/** Letters with marks as mailboxes and hosts write them: "mueller", "odegaard". */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', ß: 'ss' };
/** Endings of surnames in other cases are no longer (letters). */
const MAX_ENDING = 3;

/**
 * Whether a mailbox is that of somebody by its name: "own", or "bent" where the text has another form of the surname
 * than the mailbox, as languages with cases do.
 */
export function nameMatches(name: string, email = ''): 'own' | 'bent' | undefined {
  const at = email.indexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at)].map((part) => part.toLowerCase()) as [string, string];
  const parts = name.split(/[\s-]+/).map(formsOf);
  const tokens = local.split(/[._+\d-]+/).filter((token) => token.length > 2);
  const isFirst = isAmong(tokens, parts[0]);
  const isLast = isAmong(tokens, parts.at(-1));
  if (isFirst && isLast) return 'own';
  // A house that is called by a surname has that in the name of its site, too.
  if (tokens.some((token) => domain.includes(token))) return undefined;
  if (tokens.some((token) => isBent(token, parts.at(-1)))) return 'bent';
  return isFirst || isLast || isAtOnce(local.replace(/[^a-z]/g, ''), parts) ? 'own' : undefined;
}

function isAmong(tokens: readonly string[], forms: readonly string[] = []): boolean {
  return forms.some((form) => tokens.includes(form));
}

/** A name in lower case, its letters with marks as two letters each. */
export function writtenOut(name: string): string {
  return name.toLowerCase().replace(/[äöüåøß]/g, (letter) => WRITTEN_OUT[letter] ?? letter);
}

function formsOf(part: string): string[] {
  return [fold(part), fold(writtenOut(part))].map((form) => form.replace(/['’.]/g, ''));
}

/** "jmiller", "janemiller", "kovacsanna" */
function isAtOnce(local: string, parts: readonly (readonly string[])[]): boolean {
  const [first = [], last = []] = [parts[0], parts.at(-1)];
  return first.some((one) =>
    last.some((other) =>
      [one.charAt(0) + other, one + other, other + one, other + one.charAt(0), one + other.charAt(0)].includes(local),
    ),
  );
}

/** "novakovou" beside "novakova": alike but for an ending. */
function isBent(token: string, forms: readonly string[] = []): boolean {
  return forms.every((form) => {
    let alike = 0;
    while (alike < form.length && form[alike] === token[alike]) alike++;
    const isSame = form === token;
    return !isSame && alike >= 4 && form.length - alike <= MAX_ENDING && token.length - alike < MAX_ENDING;
  });
}

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
  const { local, domain, parts, tokens } = partsOf(name, email);
  const isFirst = isAmong(tokens, parts[0]);
  const isLast = isAmong(tokens, parts.at(-1));
  if (isFirst && isLast) return 'own';
  // A house that is called by a surname has that in the name of its site, too.
  if (tokens.some((token) => domain.includes(token))) return undefined;
  if (tokens.some((token) => isBent(token, parts.at(-1)))) return 'bent';
  return isFirst || isLast || isAtOnce(local.replace(/[^a-z]/g, ''), parts) ? 'own' : undefined;
}

/** Whether a mailbox is both the given name and the surname of somebody: "jane.miller@" of Jane Miller. */
export function ownsWholly(name: string, email: string): boolean {
  const { parts, tokens } = partsOf(name, email);
  return tokens.length > 1 && isAmong(tokens, parts[0]) && isAmong(tokens, parts.at(-1));
}

function partsOf(name: string, email: string): NameAndMailbox {
  const at = email.indexOf('@');
  const [local = '', domain = ''] = [email.slice(0, at), email.slice(at)].map((part) => part.toLowerCase());
  const tokens = local.split(/[._+\d-]+/).filter((token) => token.length > 2);
  return { local, domain, tokens, parts: name.split(/[\s-]+/).map(formsOf) };
}

/** What a mailbox and a name are compared by. */
interface NameAndMailbox {
  readonly local: string;
  readonly domain: string;
  /** The words of the mailbox. */
  readonly tokens: readonly string[];
  /** The words of the name, each as it may be written there. */
  readonly parts: readonly (readonly string[])[];
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

import { nearestName } from '../../config/similar-names.js';
import { HIDDEN, Redaction } from '../redaction.js';
import type { ValidationError } from './validation-errors.js';

/** What an answer repeats of a request at most, over all its errors (characters of JSON). */
const REPEATED_MAX = 64_000;
/** Length (characters) of a message when there is no more room for long ones. */
const TEXT_MAX = 300;
/** Messages and contexts together: lists of all choices are long (characters). */
const WORDS_MAX = 200_000;
/** A text of that length (characters) is always repeated. */
const SHORT = 100;

const SECRET_NAME = /(?:^|_)(?:api_?)?key$|apikey|api-key|secret|password|passwd|token|authorization/i;
/** Names of secrets that callers misspell. */
const SECRET_NAMES = ['api_key', 'people_data_api_key', 'research_api_key', 'llm_gateway_api_key', 'authorization'];
/** Members and parameters in a text that is no JSON body: JSON, forms, multipart forms, lines of `name: value`. */
const TEXT_MEMBERS = [
  /("([^"\n\\]{1,80})"\s{0,20}:\s{0,20}")((?:[^"\\]|\\.)*)/g,
  /(^|[&?;\s])([\w.%+[\]-]{1,80})=([^&;\s]*)/g,
  /(\bname="([^"\r\n]{1,80})"[^\r\n]{0,200}\r?\n(?:[\w-]{1,40}:[^\r\n]{0,200}\r?\n){0,5}\r?\n)([^\r\n]*)/g,
  /(^|\n)[ \t]{0,20}([\w-]{1,80}):[ \t]{0,20}(\S[^\n]*)/g,
];
/** The user name and password of an address, whose scheme may be left out where it is all of a text. */
const USER_OF_ADDRESS = /\/\/[^/?#\s]{1,1000}@|^[^/?#\s:@]{0,250}:[^/?#\s]{1,1000}@/g;
/** Within a text of a JSON body, whose words may be anything, this alone names a secret whatever stands around it. */
const KEY_IN_TEXT = /api[_-]?key/i;
/** Words of a text that is no JSON body, as names of members are written. */
const WORDS = /[\w-]{1,80}/g;
/** Names that are compared with those of secrets at most. */
const NAMES_MAX = 200;
/** Secret values that are looked for in the rest of a request at most. */
const SECRETS_MAX = 20;

/**
 * What must not be repeated: values of members with these names, these values anywhere, and texts that name a secret.
 */
interface Hide {
  readonly names: SecretNames;
  readonly secrets: Redaction;
  /** The body where it is no JSON. */
  readonly text: string | undefined;
}

/** What was asked for, and what of it is known to be secret whatever its name: the caller's own key. */
interface RepeatedRequest {
  readonly body: unknown;
  readonly secrets?: readonly (string | undefined)[];
}

/** The errors as they may be answered: no value of a secret's field, wherever it stands, and not more than needed. */
export function repeatable(
  errors: readonly ValidationError[],
  { body, secrets = [] }: RepeatedRequest,
): ValidationError[] {
  const names = new SecretNames();
  const hide = {
    names,
    secrets: new Redaction([...secrets, ...secretsOf(body, names)]),
    text: typeof body === 'string' ? body : undefined,
  };
  const budget = { left: REPEATED_MAX };
  let words = WORDS_MAX;
  return errors.map((error) => {
    const isSecret = error.loc.some((part) => typeof part === 'string' && names.has(part));
    const input = isSecret && error.type !== 'missing' && error.input !== null ? HIDDEN : error.input;
    const { loc, msg, ctx } = error;
    const said = hide.secrets.all({ loc, msg, ...(ctx && { ctx }) });
    const repeated = { ...error, ...said, input: copyOf(input, hide, budget) };
    words -= JSON.stringify(ctx ?? '').length + msg.length;
    if (error.type !== 'value_error' && words > 0) return repeated;
    return { ...repeated, msg: shortened(said.msg), ...(said.ctx && { ctx: shortContext(said.ctx) }) };
  });
}

const shortened = (text: string): string =>
  text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX).toWellFormed()}…` : text;

/** Long lists of choices are cut like everything else that does not fit. */
function shortContext(context: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [name, typeof value === 'string' ? shortened(value) : value]),
  );
}

/** Knows the names of secrets, also misspelt ones: of so many names that no person wrote them, the plain ones only. */
class SecretNames {
  private readonly known = new Map<string, boolean>();

  has(name: string): boolean {
    if (SECRET_NAME.test(name)) return true;
    const known = this.known.get(name);
    if (known !== undefined || this.known.size >= NAMES_MAX) return known ?? false;
    const isNear = nearestName(name, SECRET_NAMES) !== undefined;
    this.known.set(name, isNear);
    return isNear;
  }
}

/** Values of secrets' fields at any depth: they may stand elsewhere in the request as well. */
function secretsOf(body: unknown, names: SecretNames): string[] {
  const found = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value === 'string' && found.size < SECRETS_MAX) found.add(value);
  };
  const visit = (value: unknown, isSecret: boolean): void => {
    if (isSecret) note(value);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, isSecret);
      return;
    }
    const members = value as Record<string, unknown>;
    for (const name of Object.keys(members)) {
      const member = members[name];
      if (typeof member !== 'number' && typeof member !== 'boolean') visit(member, isSecret || names.has(name));
    }
  };
  visit(body, false);
  if (typeof body === 'string') for (const { value } of textMembers(body, names)) note(decoded(value));
  return [...found];
}

/** A copy without secrets; what does not fit into the budget is cut. */
function copyOf(input: unknown, hide: Hide, budget: { left: number }): unknown {
  budget.left -= 8;
  if (typeof input === 'string') return textOf(input, hide, budget);
  if (typeof input !== 'object' || input === null) return input;
  return Array.isArray(input)
    ? copyOfList(input, hide, budget)
    : copyOfMembers(input as Record<string, unknown>, hide, budget);
}

function copyOfList(input: readonly unknown[], hide: Hide, budget: { left: number }): unknown[] {
  const items: unknown[] = [];
  for (const item of input) {
    if (budget.left <= 0) return [...items, '…'];
    items.push(copyOf(item, hide, budget));
  }
  return items;
}

function copyOfMembers(input: Record<string, unknown>, hide: Hide, budget: { left: number }): object {
  const members: [string, unknown][] = [];
  for (const name of Object.keys(input)) {
    if (budget.left <= 0) return Object.fromEntries([...members, ['…', '…']]);
    budget.left -= name.length;
    const isHidden = hide.names.has(name) && input[name] !== null;
    members.push([hide.secrets.text(name), isHidden ? HIDDEN : copyOf(input[name], hide, budget)]);
  }
  return Object.fromEntries(members);
}

function textOf(text: string, hide: Hide, budget: { left: number }): string {
  // Hidden before it is cut: a cut may leave the head of a secret.
  const clean = cleanText(text.slice(0, 2 * REPEATED_MAX), hide, text === hide.text);
  const room = Math.max(budget.left, SHORT);
  budget.left -= Math.min(clean.length, room);
  return clean.length <= room && text.length <= 2 * REPEATED_MAX ? clean : `${clean.slice(0, room).toWellFormed()}…`;
}

/** A body that is no JSON has its secrets in forms beyond counting: one that names any is not repeated. */
function cleanText(text: string, { names, secrets }: Hide, isBody: boolean): string {
  const namesSecret = isBody ? [...wordsOf(text)].some((word) => names.has(word)) : KEY_IN_TEXT.test(text);
  return namesSecret ? HIDDEN : secrets.text(withoutUsers(withoutMembers(text, names)));
}

function withoutUsers(text: string): string {
  return text.replace(USER_OF_ADDRESS, (user) => `${user.startsWith('//') ? '//' : ''}${HIDDEN}@`);
}

function wordsOf(text: string): Set<string> {
  return new Set(decoded(text).match(WORDS));
}

function textMembers(text: string, names: SecretNames): { value: string }[] {
  return TEXT_MEMBERS.flatMap((pattern) =>
    [...text.slice(0, 2 * REPEATED_MAX).matchAll(pattern)]
      .filter(([, , name = '']) => names.has(decoded(name)))
      .map(([, , , value = '']) => ({ value })),
  );
}

function withoutMembers(text: string, names: SecretNames): string {
  let clean = text;
  for (const pattern of TEXT_MEMBERS)
    clean = clean.replace(pattern, (whole: string, _lead: string, name: string, value: string) =>
      names.has(decoded(name)) && value !== '' ? `${whole.slice(0, whole.length - value.length)}${HIDDEN}` : whole,
    );
  return clean;
}

/** A form's name or value as it was meant. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

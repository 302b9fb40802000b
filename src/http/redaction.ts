/** What stands in place of a secret. */
export const HIDDEN = '**********';

/** Shorter values (characters) are too common to be looked for elsewhere. */
const SECRET_LENGTH_MIN = 6;

/** Takes known secrets out of whatever is repeated or stored, in each form in which they may stand in it. */
export class Redaction {
  private readonly forms: readonly string[];

  constructor(secrets: Iterable<string | undefined>) {
    const forms = [...secrets].flatMap((secret) => formsOf(secret?.trim() ?? ''));
    // A form that is part of a longer one would leave the rest of that.
    this.forms = [...new Set(forms)].sort((a, b) => b.length - a.length);
  }

  text(text: string): string {
    return this.forms.reduce((clean, form) => clean.replaceAll(form, HIDDEN), text);
  }

  /** A copy of JSON values, names of members included; the value itself where there is no secret. */
  all<T>(value: T): T {
    return this.forms.length === 0 ? value : (this.copyOf(value) as T);
  }

  private copyOf(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.copyOf(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [this.text(name), this.copyOf(member)]));
  }
}

/** As it is, within an address (RFC 3986, its hex digits large or small), a form, and JSON. */
function formsOf(secret: string): string[] {
  if (secret.length < SECRET_LENGTH_MIN) return [];
  const encoded = encodeURIComponent(secret.toWellFormed());
  const small = encoded.replace(/%../g, (octet) => octet.toLowerCase());
  const form = new URLSearchParams({ '': secret }).toString().slice(1);
  return [secret, encoded, small, form, JSON.stringify(secret).slice(1, -1)];
}

/** Markup that is safe to send: made by `html` alone. */
export class Html {
  constructor(readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

/** What may stand in a template: text is escaped, markup and lists of it are taken over, nothing is left out. */
export type Content = Html | string | number | null | undefined | false | readonly Content[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped, whatever they are; attributes must be in quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(strings.reduce((markup, part, index) => markup + rendered(values[index - 1]) + part));
}

function rendered(value: Content): string {
  if (value instanceof Html) return value.markup;
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  return value.map(rendered).join('');
}

/**
 * A link to what a stranger named: http and https only, without telling where it was followed from; else the bare text.
 */
export function outwardLink(address: string, text: string = address): Html {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isWeb
    ? html`<a href="${address}" rel="noreferrer noopener nofollow" target="_blank">${text}</a>`
    : html`${text}`;
}

/** One way of building pages: how a site marks up its headings, paragraphs, cards and buttons, whatever they say. */
export interface Make {
  readonly section: (inner: string) => string;
  readonly heading: (text: string, level?: number) => string;
  readonly paragraph: (text: string) => string;
  readonly grid: (cards: readonly string[]) => string;
  /** A name, some HTML below it, and a button or nothing. */
  readonly card: (name: string, body: string, button?: string) => string;
  readonly button: (text: string, href: string) => string;
}

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const heading =
  (open: string, close: string, attributes = '') =>
  (text: string, level = 2): string =>
    `${open}<h${String(level)}${attributes}>${escaped(text)}</h${String(level)}>${close}`;

const each = (items: readonly string[], open: string, close: string): string =>
  items.map((item) => `${open}${item}${close}`).join('');

/** The makes by name: plain mark-up, page builders, style-sheet frameworks, and tables of the nineties. */
export const MAKES: Readonly<Record<string, Make>> = {
  plain: {
    section: (inner) => `<section>${inner}</section>`,
    heading: heading('', ''),
    paragraph: (text) => `<p>${escaped(text)}</p>`,
    grid: (cards) => `<div class="grid">${cards.join('')}</div>`,
    card: (name, body, button = '') => `<div class="card"><h3>${escaped(name)}</h3>${body}${button}</div>`,
    button: (text, href) => `<a class="btn" href="${href}">${escaped(text)}</a>`,
  },
  elementor: {
    section: (inner) =>
      `<section class="elementor-section"><div class="elementor-container"><div class="elementor-column">${inner}</div></div></section>`,
    heading: heading('<div class="elementor-widget-heading"><div>', '</div></div>', ' class="elementor-heading-title"'),
    paragraph: (text) => `<div class="elementor-widget-text-editor"><div><p>${escaped(text)}</p></div></div>`,
    grid: (cards) => `<div class="elementor-row">${cards.join('')}</div>`,
    card: (name, body, button = '') =>
      `<div class="elementor-column"><div class="elementor-icon-box-content"><h3 class="elementor-icon-box-title"><span>${escaped(name)}</span></h3><div class="elementor-icon-box-description">${body}</div></div>${button}</div>`,
    button: (text, href) =>
      `<div class="elementor-button-wrapper"><a class="elementor-button" href="${href}"><span>${escaped(text)}</span></a></div>`,
  },
  wix: {
    section: (inner) => `<section><div data-mesh-id="inlineContent">${inner}</div></section>`,
    heading: (text, level = 2) =>
      `<div data-testid="richTextElement"><h${String(level)} class="font_${String(level)}"><span style="font-weight:bold">${escaped(text)}</span></h${String(level)}></div>`,
    paragraph: (text) => `<div data-testid="richTextElement"><p class="font_8">${escaped(text)}</p></div>`,
    grid: (cards) => `<div role="list">${cards.join('')}</div>`,
    card: (name, body, button = '') =>
      `<div role="listitem"><div data-testid="richTextElement"><p class="font_7"><span style="font-weight:bold">${escaped(name)}</span></p></div><div data-testid="richTextElement">${body}</div>${button}</div>`,
    button: (text, href) => `<a data-testid="linkElement" href="${href}"><span>${escaped(text)}</span></a>`,
  },
  bootstrap: {
    section: (inner) => `<div class="container py-5">${inner}</div>`,
    heading: heading('<div class="section-title text-center">', '</div>'),
    paragraph: (text) => `<p class="lead">${escaped(text)}</p>`,
    grid: (cards) => `<div class="row">${each(cards, '<div class="col-md-4">', '</div>')}</div>`,
    card: (name, body, button = '') =>
      `<div class="card"><div class="card-body"><h5 class="card-title">${escaped(name)}</h5><div class="card-text">${body}</div>${button}</div></div>`,
    button: (text, href) => `<a href="${href}" class="btn btn-primary">${escaped(text)}</a>`,
  },
  tailwind: {
    section: (inner) => `<div class="py-24"><div class="mx-auto max-w-7xl px-6">${inner}</div></div>`,
    heading: heading('', '', ' class="text-4xl font-bold"'),
    paragraph: (text) => `<p class="mt-6 text-lg text-gray-600">${escaped(text)}</p>`,
    grid: (cards) => `<dl class="mt-16 grid grid-cols-2 gap-8">${cards.join('')}</dl>`,
    card: (name, body, button = '') =>
      `<div class="relative pl-9"><dt class="font-semibold">${escaped(name)}</dt><dd class="inline">${body}</dd>${button}</div>`,
    button: (text, href) =>
      `<a href="${href}" class="text-sm font-semibold">${escaped(text)} <span aria-hidden="true">→</span></a>`,
  },
  divi: {
    section: (inner) => `<div class="et_pb_section"><div class="et_pb_row">${inner}</div></div>`,
    heading: heading('<div class="et_pb_module et_pb_text"><div class="et_pb_text_inner">', '</div></div>'),
    paragraph: (text) =>
      `<div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><p>${escaped(text)}</p></div></div>`,
    grid: (cards) => `<div class="et_pb_row_inner">${each(cards, '<div class="et_pb_column">', '</div>')}</div>`,
    card: (name, body, button = '') =>
      `<div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><h4 class="et_pb_module_header">${escaped(name)}</h4><div class="et_pb_blurb_description">${body}</div></div>${button}</div>`,
    button: (text, href) =>
      `<div class="et_pb_button_module_wrapper"><a class="et_pb_button" href="${href}">${escaped(text)}</a></div>`,
  },
  gutenberg: {
    section: (inner) => inner,
    heading: heading('', '', ' class="wp-block-heading"'),
    paragraph: (text) => `<p>${escaped(text)}</p>`,
    grid: (cards) => `<div class="wp-block-columns">${each(cards, '<div class="wp-block-column">', '</div>')}</div>`,
    card: (name, body, button = '') => `<p><strong>${escaped(name)}</strong></p>${body}${button}`,
    button: (text, href) =>
      `<div class="wp-block-button"><a class="wp-block-button__link" href="${href}">${escaped(text)}</a></div>`,
  },
  tables: {
    section: (inner) => `<table width="760"><tr><td>${inner}</td></tr></table>`,
    heading: (text, level = 2) => `<font size="${String(6 - level)}"><b>${escaped(text)}</b></font><br>`,
    paragraph: (text) => `<p>${escaped(text)}</p>`,
    grid: (cards) => `<table><tr>${each(cards, '<td valign="top">', '</td>')}</tr></table>`,
    card: (name, body, button = '') => `<b>${escaped(name)}</b><br>${body}${button}`,
    button: (text, href) => `<a href="${href}">${escaped(text)}</a>`,
  },
};

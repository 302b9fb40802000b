import { list } from '../../text/words.js';
import { htmlToText, unescapeHtml } from './html.js';

/** Text of a value that may be HTML, escaped once or twice, Markdown, plain lines, or a list of such. */
export function proseOf(value: unknown): string | undefined {
  const html = htmlIn(value);
  return html === undefined ? undefined : htmlToText(html) || undefined;
}

/** The HTML of such a value; line breaks of a plain text as HTML has them. */
export function htmlIn(value: unknown): string | undefined {
  if (Array.isArray(value))
    return (
      list(value)
        .flatMap((part) => htmlIn(part) ?? [])
        .join('<br>') || undefined
    );
  if (typeof value !== 'string') return undefined;
  let html = value;
  for (let times = 0; times < 2 && /&(?:lt|amp|#x?\w+|nbsp);/.test(html) && !/<\w/.test(html); times++)
    html = unescapeHtml(html);
  const isMarkup = /<(?:p|li|br|div|h\d|ul|ol|strong|b)\b/i.test(html);
  if (!isMarkup && MARKDOWN.test(html)) html = withoutMarkdown(html);
  return html.replace(/\r?\n/g, /<(?:p|li|br|div)\b/i.test(html) ? ' ' : '<br>');
}

const MARKDOWN = /^ {0,3}#{1,6} \S|^\s{0,6}[-*+] \S|\*\*[^*\n]{1,200}\*\*/m;

/** Markdown as a reader sees it: headings and items as lines, without their signs. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/^ {0,3}#{1,6} {1,4}(.{1,300}?) {0,4}#{0,6}$/gm, '\n$1\n')
    .replace(/^[ \t]{0,6}[-*+] (?=\S)/gm, '• ')
    .replace(/\*\*([^*\n]{1,300})\*\*/g, '$1')
    .replace(/(?<!!)\[([^\]\n]{1,200})\]\([^)\s]{1,500}\)/g, '$1');
}

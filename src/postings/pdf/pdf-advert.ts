import { ParseError } from '../../errors.js';
import { parseHtml, textOf } from '../page/tree/html.js';
import { readJobPage } from '../page/advert/job-page.js';
import type { FoundPosting } from '../posting.js';
import { withLimits, type Limited } from '../reading-limits.js';
import { fold } from '../text/words.js';
import { pdfAsHtml } from './pdf-page.js';
import { readPdfText } from './pdf-text.js';

/**
 * A posting with what its PDF says of it.
 * @throws ParseError where the file cannot be read, holds pictures alone or is about something else: a form, a leaflet
 */
export async function readPdfAdvert(
  bytes: Uint8Array,
  url: string,
  posting: FoundPosting,
): Promise<Limited<FoundPosting>> {
  const text = await readPdfText(bytes);
  return withLimits(url, () => {
    const page = parseHtml(pdfAsHtml(text));
    const said = fold(textOf(page));
    if (said === '') throw new ParseError('its PDF has no text');
    if (!names(said, posting.fields.job_title ?? '')) throw new ParseError('its PDF does not name the posting');
    return readJobPage(page, url, posting);
  });
}

/** A shorter word (characters) of a title is in any text. */
const MIN_WORD = 4;

/** Whether a text has half of the words of a title: files say "Cleaner" where their link says "Cleaner (15 hours)". */
function names(said: string, title: string): boolean {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length >= MIN_WORD);
  const wanted = long.length > 0 ? long : words;
  return wanted.filter((word) => said.includes(word)).length * 2 >= wanted.length;
}

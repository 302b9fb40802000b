import type { FoundPosting } from '../../../posting.js';
import { hasNoText } from '../../advert/closed-entries.js';
import { readJobPage } from '../../advert/job-page.js';
import type { Document } from '../../tree/html.js';

/** A posting whose text a control of its card opens on the same page, completed by it. */
export function withOpenedPart(
  posting: FoundPosting,
  partOf: () => Document | undefined,
  pageUrl: string,
): FoundPosting {
  const part = posting.fields.job_url === undefined && hasNoText(posting) ? partOf() : undefined;
  return part ? withShownPoints(readJobPage(part, pageUrl, posting), posting) : posting;
}

/** What a card lists, where its opened part does not say it again. */
function withShownPoints(opened: FoundPosting, { fields: shown }: FoundPosting): FoundPosting {
  const text = opened.fields.job_description ?? '';
  const points = (shown.job_description ?? '').split('\n').filter((line) => line.startsWith('• '));
  const isNew =
    text !== shown.job_description && points.length > 0 && !points.some((point) => text.includes(point.slice(2)));
  return isNew ? { ...opened, fields: { ...opened.fields, job_description: [...points, text].join('\n') } } : opened;
}

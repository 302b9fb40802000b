import { fold } from '../../../text/words.js';
import { calledPost } from '../headings/advert-names.js';
import { tellsCallResult } from '../seeking/call-results.js';
import { jobTitleScore } from '../titles/job-titles.js';

/** "Concurs pentru postul de brutar", "Конкурс за длъжността „Секретар“": a line that calls for one post. */
export function callsForPost(line: string): boolean {
  return calledPost(line, (title) => jobTitleScore(title) > 0) !== undefined && !tellsCallResult(fold(line));
}

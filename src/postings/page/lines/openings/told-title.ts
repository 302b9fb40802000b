import { jobTitleScore } from '../titles/job-titles.js';
import { soughtTitles } from './sought-titles.js';

/** "Baker. The mill is looking for a baker.": a few words, and a sentence behind them. */
const TITLE_AND_SENTENCE = /^(\p{Lu}[^.!?:]{0,50}\p{Ll}{3})\.\s+(\p{Lu}.{10,200})$/su;

/** An occupation and the sentence behind it that seeks somebody; undefined where a heading is anything else. */
export function toldTitle(heading: string): { readonly title: string; readonly behind: string } | undefined {
  const [, title = '', behind = ''] = TITLE_AND_SENTENCE.exec(heading) ?? [];
  return jobTitleScore(title) > 0 && soughtTitles(behind).length > 0 ? { title, behind } : undefined;
}

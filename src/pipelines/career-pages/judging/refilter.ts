import { UpstreamError } from '../../../errors.js';
import { finding, type Finding, type FindingCode } from '../../../findings/finding.js';
import type { JudgedPosting } from '../../../postings/posting.js';
import type { RunOutcome } from '../../../runs/pipeline.js';
import type { EarlierRun } from '../../../runs/services.js';
import { analyseReturned } from '../../analyse-returned.js';
import { siteHints } from '../site/site-hints.js';
import { askMissingFields } from '../../ask-missing-fields.js';
import { hasText } from '../../has-text.js';
import { isBeyondLimit, limitPostings, SPENDING_LIMITS } from '../../limit-postings.js';
import type { CareerPagesInput } from '../career-pages.dto.js';
import type { CareerContext } from '../career-pages.needs.js';
import type { CareerPagesSummary } from '../career-pages.schema.js';
import { explainLeftOut } from './explain-zero.js';
import { selectByPrompt } from './judge-titles.js';
import { siteUrl } from '../../../web/site-address.js';
import {
  affordable,
  isOutOfPlace,
  judgedByPlace,
  placeFindings,
  titleRejection,
  withCompany,
  type Employer,
} from './select-postings.js';

/** Findings about the filters and limits of the run that made them, not about the site. */
const OF_ITS_FILTERS: ReadonlySet<FindingCode> = new Set([
  'all_filtered',
  'all_dropped',
  'place_not_known',
  'titles_not_judged',
  ...SPENDING_LIMITS,
]);

/** How the earlier run ended, which is not how this one does. */
const OF_ITS_END: ReadonlySet<FindingCode> = new Set(['run_cancelled', 'run_time_used']);

function ofReusedRun(found: Finding): Finding {
  return OF_ITS_END.has(found.why) ? { ...found, about: 'the reused run' } : found;
}

/**
 * New filters on the postings that an earlier run read: no page is asked for, and it ends as a run that reads the site
 * again would. Details that the earlier run did not need are missing, which is told. Postings that the earlier run
 * returned, or one that it reused, are paid for.
 */
export async function refilter(
  input: CareerPagesInput,
  context: CareerContext,
  runId: string,
): Promise<RunOutcome<CareerPagesSummary>> {
  const earlier = await context.step('read-earlier-run', async () => {
    const found = await context.earlierRuns.read(runId);
    if (!found) throw new UpstreamError('reuse_run_id', `the run ${runId} is gone`, { retryable: false });
    context.report(...found.findings.filter(({ why }) => !OF_ITS_FILTERS.has(why)).map(ofReusedRun));
    return found;
  });
  const returnedBefore = new Set(
    earlier.returned ??
      earlier.postings.filter(({ disposition }) => disposition === 'returned').map(({ dedupKey }) => dedupKey),
  );
  const isPaid = ({ dedupKey }: JudgedPosting): boolean => returnedBefore.has(dedupKey);
  const employer = employerOf(earlier, input);
  const hints = siteHints(input.company_url);
  const nameOfSite = earlier.summary['company'];
  const chosen = await context.step('select-postings', () =>
    Promise.resolve(earlier.postings.map((posting) => judgedAnew(posting, input))),
  );
  const wanted = await selectByPrompt(chosen, input.target_titles_prompt, context);
  return context.step('analyse-postings', async () => {
    const kept = await affordable(wanted.postings, input, context, isPaid);
    // Texts of postings that were kept out had not been looked into.
    const analysed = (await analyseReturned(kept, context, { hints, isKnown: isPaid })).map((posting) =>
      posting.disposition === 'returned' ? judgedByPlace(withEmployer(posting, employer, nameOfSite), input) : posting,
    );
    const asked = await askMissingFields(await limitPostings(analysed, context, isPaid), context);
    await context.savePostings(asked.postings);
    const returned = asked.postings.filter(({ disposition }) => disposition === 'returned');
    const home = String(earlier.summary['url']);
    const unread = unreadFinding(home, returned, { earlier, isPaid });
    context.report(
      ...asked.findings,
      ...unread,
      ...placeFindings(input),
      ...(returned.length === 0 ? explainLeftOut(home, asked.postings) : []),
    );
    const unpaid = returned.filter((posting) => !isPaid(posting)).length;
    const summary = {
      ...(earlier.summary as unknown as CareerPagesSummary),
      ...(hasText(input.company_name) && { company: input.company_name }),
      pages_scraped: 0,
      pages_rendered: 0,
      jobs_total: returned.length,
      jobs_filtered_out: asked.postings.filter(({ disposition }) => ['filtered', 'dropped'].includes(disposition))
        .length,
      ...(wanted.rules && { title_rules: wanted.rules }),
      reused_run_id: runId,
    };
    return unpaid === 0 ? { summary } : { summary, chargedPostings: unpaid };
  });
}

/** What filters and limits had kept out is judged by the new ones; duplicates and what could not be read stay so. */
function judgedAnew(posting: JudgedPosting, input: CareerPagesInput): JudgedPosting {
  const { disposition, reason: _reason, reasonCode: _code, ...found } = posting;
  if (disposition === 'duplicate' || (disposition === 'dropped' && !isBeyondLimit(posting))) return posting;
  const rejection = titleRejection(posting, input);
  return rejection === undefined
    ? { ...found, disposition: 'returned' }
    : { ...found, disposition: 'filtered', ...rejection };
}

/** Who employs, as the request says it now or the earlier run found it. */
function employerOf({ summary, postings }: EarlierRun, input: CareerPagesInput): Employer | undefined {
  const { company_name: given } = input;
  if (hasText(given)) return { name: given, evidence: { source: 'request' } };
  const name = String(summary['company']);
  // Without a name the summary has the host.
  if (name === new URL(siteUrl(input.company_url)).hostname) return undefined;
  const stated = postings.find(({ fields }) => fields.company_name === name)?.evidence.company_name;
  return { name, evidence: stated ?? { source: 'page', quote: name } };
}

/** The name that the request or the site gave to a posting gives way to the one that the request has now. */
function withEmployer(posting: JudgedPosting, employer: Employer | undefined, nameOfSite: unknown): JudgedPosting {
  const { company_name: name, ...fields } = posting.fields;
  const { company_name: known, ...evidence } = posting.evidence;
  const isReplaced =
    employer?.evidence.source === 'request' &&
    (known?.source === 'request' || (known?.source === 'page' && name === nameOfSite));
  return withCompany(isReplaced ? { ...posting, fields, evidence } : posting, employer);
}

/** Tells of postings that are returned now, and whose own pages the earlier run had no need of. */
function unreadFinding(
  home: string,
  returned: readonly JudgedPosting[],
  { earlier: { postings }, isPaid }: { earlier: EarlierRun; isPaid: (posting: JudgedPosting) => boolean },
): Finding[] {
  const whole = new Set(
    postings.filter((posting) => isPaid(posting) || isOutOfPlace(posting)).map(({ dedupKey }) => dedupKey),
  );
  const kept = returned.filter(({ dedupKey }) => whole.has(dedupKey)).length;
  return kept === returned.length ? [] : [finding('details_not_in_reused_run', home, { seen: returned.length, kept })];
}

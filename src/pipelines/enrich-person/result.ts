import type { Attempt } from './attempt.js';
import type { CompanyDomain } from './company-domain.js';
import type { EnrichPersonInput } from './enrich-person.dto.js';
import type { Enrichment } from './enrich-person.schema.js';
import type { CandidateAddress, AddressSearchResult } from './waterfall.js';

type StatusOfFound = Exclude<Enrichment['status'], 'not_found'>;

/** Why there is no address. */
export type Reason = NonNullable<Enrichment['reason']>;

interface About {
  readonly input: EnrichPersonInput;
  readonly company: CompanyDomain | undefined;
  /** Who was asked for the company's domain. */
  readonly asked: readonly Attempt[];
  /** Who runs the mail of the domain. */
  readonly provider: string | null;
}

/** The surest of the candidates, with all that was asked. */
export function resultOf(
  { candidates, attempts }: Pick<AddressSearchResult, 'candidates' | 'attempts'>,
  { input, company, asked, provider }: About,
  reason: Reason,
): Enrichment {
  const certainty = company?.certainty ?? 1;
  const judged = candidates.map((candidate) => ({
    candidate,
    status: statusOf(candidate),
    confidence: Number((confidenceOf(candidate) * certainty).toFixed(2)),
  }));
  const [best, ...others] = judged.sort((left, right) => right.confidence - left.confidence);
  return {
    full_name: input.full_name,
    company_name: input.company_name ?? null,
    company_domain: company?.domain ?? input.company_domain ?? null,
    ...addressOf(best, reason, provider),
    alternatives: others.map(({ candidate: { email, provider: finder }, status, confidence }) => ({
      email,
      provider: finder,
      status,
      confidence,
    })),
    ...accountOf([...asked, ...attempts]),
  };
}

interface Judged {
  readonly candidate: CandidateAddress;
  readonly status: StatusOfFound;
  readonly confidence: number;
}

/** The address that was found and what is known of it, or why there is none. */
function addressOf(
  best: Judged | undefined,
  reason: Reason,
  provider: string | null,
): Pick<Enrichment, 'email' | 'status' | 'reason' | 'confidence' | 'provider' | 'verification'> {
  if (!best) return { email: null, status: 'not_found', reason, confidence: 0, provider: null, verification: null };
  const { candidate, status, confidence } = best;
  return {
    email: candidate.email,
    status,
    reason: null,
    confidence,
    provider: candidate.provider,
    verification: {
      status: candidate.verdict,
      is_catch_all: isCatchAll(candidate),
      mx_provider: provider,
      checked_at: candidate.checkedAt,
      verifier: candidate.verifier,
    },
  };
}

/** All that was asked, and what it cost together. */
export function accountOf(attempts: readonly Attempt[]): Pick<Enrichment, 'attempts' | 'credits_consumed'> {
  return {
    attempts,
    credits_consumed: Number(attempts.reduce((sum, { credits }) => sum + (credits ?? 0), 0).toFixed(2)),
  };
}

function statusOf({ verdict }: CandidateAddress): StatusOfFound {
  if (verdict === 'valid') return 'verified';
  return verdict === 'catch_all' ? 'catch_all' : 'unverified';
}

/** Our own scale: who named the address, and what a verifier said. */
function confidenceOf({ provider, verdict, agreeing }: CandidateAddress): number {
  if (verdict === 'valid') return provider === 'pattern' ? 0.9 : 0.95;
  if (provider === 'company_site') return 0.7;
  if (verdict === 'catch_all') return agreeing.length > 0 ? 0.7 : 0.6;
  if (provider === 'pattern') return 0.3;
  return agreeing.length > 0 ? 0.6 : 0.5;
}

function isCatchAll({ verdict }: CandidateAddress): boolean | null {
  if (verdict === 'catch_all') return true;
  return verdict === 'valid' ? false : null;
}

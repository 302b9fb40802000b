import { domainKind, isRoleMailbox } from './domains.js';
import { finding } from '../../findings/finding.js';
import type { EmailFinder, WantedPerson } from '../../vendors/email.js';
import { findersOf } from '../../vendors/index.js';
import type { PersonName } from './names.js';
import { localParts, type Pattern } from './patterns.js';
import type { EnrichContext } from './enrich-person.needs.js';
import { hasTimeToAsk } from '../../vendors/ask-vendor.js';
import { askForEmail } from '../../vendors/email-question.js';
import { timed, type Attempt } from './attempt.js';
import { readCompanySite } from './company-site.js';
import { isAt } from './site-page.js';
import { hasVerifier, verify, type Verdict } from './verify.js';

/** An address somebody named, and what a verifier said of it. */
export interface CandidateAddress {
  readonly email: string;
  readonly provider: string;
  readonly verdict: Verdict['verdict'];
  readonly verifier: string | null;
  readonly checkedAt: string | null;
  /** Others that found the same address. */
  readonly agreeing: readonly string[];
}

export interface AddressSearchResult {
  readonly candidates: readonly CandidateAddress[];
  readonly attempts: readonly Attempt[];
  /** The person or the company came onto the do-not-contact list meanwhile. */
  readonly isSuppressed: boolean;
  /** An address was found that may not be given. */
  readonly isHeldBack: boolean;
}

/** Whom to find and where, after the first steps. */
export interface Search {
  readonly person: WantedPerson;
  readonly name: PersonName;
  readonly mailServers: readonly string[];
  /** Under these the person or the company may be on the do-not-contact list. */
  readonly subjects: readonly string[];
}

/** What a finder of addresses came to: a vendor, or the company's own site. */
interface FinderAnswer {
  readonly attempt: Attempt;
  readonly emails: readonly string[];
  readonly patterns?: readonly Pattern[];
}

/** Addresses of the person on the company's site that are verified. */
const OWN_MAX = 3;
/** Guesses that are tried at one company for one person. */
const GUESSES_MAX = 6;
/** Outcomes that say nothing about the person. */
export const TECHNICAL: ReadonlySet<string> = new Set([
  'bad_key',
  'no_credits',
  'rate_limited',
  'error',
  'timed_out',
  'unreachable',
]);
const IN_WORDS: Readonly<Record<string, string>> = {
  bad_key: 'the key was refused',
  no_credits: 'the credits are used up',
  rate_limited: 'it asks for fewer requests',
  error: 'it gave no usable answer',
  timed_out: 'it did not answer in time',
};

/** Asks one finder after the other until an address is verified by somebody else than who found it. */
export class Waterfall {
  private readonly attempts: Attempt[] = [];
  private readonly candidates: CandidateAddress[] = [];
  private patterns: readonly Pattern[] = [];
  /** Addresses that a verifier calls invalid: whoever names one again changes nothing, and it is paid for. */
  private readonly invalid = new Set<string>();
  private lastVerdict: Verdict['verdict'] = 'invalid';
  private isHeldBack = false;
  /** Those of the attempts that asked a finder. */
  private readonly finderAttempts: Attempt[] = [];

  constructor(
    private readonly search: Search,
    private readonly context: EnrichContext,
  ) {}

  async find(): Promise<AddressSearchResult> {
    const { domain } = this.search.person;
    const isCompany = domain !== '' && domainKind(domain) === 'company';
    const finders = findersOf(this.context.settings).filter(({ byProfile }) => domain !== '' || byProfile === true);
    const steps: [string, () => Promise<FinderAnswer>][] = [
      ...finders.map((finder): [string, () => Promise<FinderAnswer>] => [finder.name, () => this.askFinder(finder)]),
      ...(isCompany ? [['company_site', () => this.readSite()] as [string, () => Promise<FinderAnswer>]] : []),
    ];
    for (const [provider, work] of steps) {
      if (await this.isListed()) return this.found(true);
      if (!hasTimeToAsk(this.context)) return this.found();
      const answer = await this.context.step('find_email', work, provider);
      this.attempts.push(answer.attempt);
      this.finderAttempts.push(answer.attempt);
      this.patterns = answer.patterns ?? this.patterns;
      for (const email of answer.emails) if (await this.verify(email, provider)) return this.found();
    }
    if (isCompany) await this.guess();
    return this.found(await this.isListed());
  }

  /** Which finders failed, when all that were asked did, vendors among them: then "nobody found" would be a lie. */
  get failure(): string | undefined {
    const asked = this.finderAttempts.filter(({ outcome }) => outcome !== 'skipped');
    // One that is to end has what it has: a finder that was given up for it is no failure.
    const hasFailed =
      hasTimeToAsk(this.context) &&
      this.candidates.length === 0 &&
      asked.some(({ provider }) => provider !== 'company_site') &&
      asked.every(({ outcome }) => TECHNICAL.has(outcome));
    return hasFailed
      ? `no finder could answer (${asked.map(({ provider, outcome }) => `${provider}: ${outcome}`).join(', ')})`
      : undefined;
  }

  private async askFinder(finder: EmailFinder): Promise<FinderAnswer> {
    const request = finder.request(this.search.person);
    if (!request)
      return { attempt: { provider: finder.name, outcome: 'skipped', duration_ms: 0, credits: 0 }, emails: [] };
    const { answer, duration_ms } = await timed(() =>
      askForEmail(this.context, finder.name, request, (body) => finder.read(body)),
    );
    const credits = 'credits' in answer ? (answer.credits ?? null) : TECHNICAL.has(answer.outcome) ? null : 0;
    const attempt = (outcome: string): Attempt => ({ provider: finder.name, outcome, duration_ms, credits });
    if (answer.outcome === 'found') {
      const email = answer.email.trim().toLowerCase();
      const outcome = outcomeOf(email, this.search.person.domain);
      return { attempt: attempt(outcome), emails: outcome === 'found' ? [email] : [] };
    }
    const problem = IN_WORDS[answer.outcome];
    if (problem !== undefined) this.context.report(finding('finder_failed', finder.name, { detail: problem }));
    return { attempt: attempt(answer.outcome), emails: [] };
  }

  private async readSite(): Promise<FinderAnswer> {
    const {
      answer: { own, patterns, unreadable },
      duration_ms,
    } = await timed(() => readCompanySite(this.context, this.search.person.domain, this.search.name));
    if (unreadable !== undefined)
      this.context.report(finding('company_site_not_read', this.search.person.domain, { detail: unreadable }));
    if (own.length > OWN_MAX)
      this.context.report(
        finding('own_addresses_limit', this.search.person.domain, { seen: own.length, kept: OWN_MAX }),
      );
    const outcome = own.length > 0 ? 'found' : unreadable === undefined ? 'not_found' : 'unreachable';
    return {
      attempt: { provider: 'company_site', outcome, duration_ms, credits: 0 },
      emails: own.slice(0, OWN_MAX),
      patterns,
    };
  }

  /** Addresses as the company or others like it make them. A guess counts only when a verifier says that it exists. */
  private async guess(): Promise<void> {
    if (!hasTimeToAsk(this.context)) return;
    const outcome = await this.outcomeOfGuesses();
    if (outcome !== undefined) this.attempts.push({ provider: 'pattern', outcome, duration_ms: 0, credits: 0 });
  }

  /** What the guesses came to; undefined where the person or the company came onto the list meanwhile. */
  private async outcomeOfGuesses(): Promise<string | undefined> {
    const forms = localParts(this.search.name, this.patterns);
    const locals = forms.slice(0, GUESSES_MAX);
    if (locals.length === 0) return 'skipped';
    if (this.candidates.some(({ verdict }) => verdict === 'catch_all')) return 'withheld';
    const emails = locals.map((local) => `${local}@${this.search.person.domain}`);
    if (!hasVerifier(this.context, this.search.mailServers)) return this.takeLearnt(emails);
    for (const email of emails) {
      if (await this.isListed()) return undefined;
      if (await this.verify(email, 'pattern')) return 'found';
      if (this.lastVerdict === 'catch_all') return 'withheld';
      // Who cannot tell of one mailbox there cannot tell of the next, and may bill both.
      if (this.lastVerdict === 'unknown') return 'not_verifiable';
    }
    if (forms.length > locals.length)
      this.context.report(
        finding('guesses_limit', this.search.person.domain, {
          detail: 'forms of the address',
          seen: forms.length,
          kept: locals.length,
        }),
      );
    return 'not_found';
  }

  /**
   * The first guess without a verifier: a pattern that the site shows, on a domain that takes mail, is evidence; one
   * that is common elsewhere is none.
   */
  private async takeLearnt(emails: readonly string[]): Promise<string> {
    const [learnt] = this.patterns.length > 0 && this.search.mailServers.length > 0 ? emails : [];
    if (learnt === undefined) return 'not_verifiable';
    if (await this.isListed([learnt])) this.holdBack();
    else
      this.candidates.push({
        email: learnt,
        provider: 'pattern',
        verdict: 'unknown',
        verifier: null,
        checkedAt: null,
        agreeing: [],
      });
    return 'found';
  }

  /** Has an address verified. True when the search is over. */
  private async verify(email: string, provider: string): Promise<boolean> {
    const at = this.candidates.findIndex((known) => known.email === email);
    const known = this.candidates[at];
    if (known) {
      // Our own guess agrees with nobody.
      if (provider !== 'pattern') this.candidates[at] = { ...known, agreeing: [...known.agreeing, provider] };
      return false;
    }
    if (this.invalid.has(email)) {
      this.lastVerdict = 'invalid';
      return false;
    }
    if (await this.isListed([email])) {
      this.holdBack();
      return false;
    }
    const checked = await this.context.step(
      'verify_email',
      () => verify(this.context, email, { finder: provider, mailServers: this.search.mailServers }),
      `${provider}\n${email}`,
    );
    this.attempts.push(...checked.attempts);
    this.lastVerdict = checked.verdict;
    if (checked.verdict === 'invalid') this.invalid.add(email);
    // A guess that nobody confirms is nothing; what a finder named stays as a fallback.
    const isKept = checked.verdict === 'valid' || (checked.verdict !== 'invalid' && provider !== 'pattern');
    if (isKept)
      this.candidates.push({
        email,
        provider,
        verdict: checked.verdict,
        verifier: checked.verifier,
        checkedAt: checked.checkedAt,
        agreeing: [],
      });
    return checked.verdict === 'valid';
  }

  private async isListed(subjects: readonly string[] = this.search.subjects): Promise<boolean> {
    return (await this.context.people.doNotContact(subjects)).size > 0;
  }

  /** An address is on the do-not-contact list. */
  private holdBack(): void {
    this.isHeldBack = true;
    this.attempts.push({ provider: 'do_not_contact', outcome: 'suppressed', duration_ms: 0, credits: 0 });
  }

  /** What was found, without what came onto the list while others were asked. */
  private async found(isSuppressed = false): Promise<AddressSearchResult> {
    const listed = await this.context.people.doNotContact(this.candidates.map(({ email }) => email));
    for (const _email of listed) this.holdBack();
    const candidates = isSuppressed ? [] : this.candidates.filter(({ email }) => !listed.has(email));
    return { candidates, attempts: this.attempts, isSuppressed, isHeldBack: this.isHeldBack };
  }
}

/** What an address that a finder named is worth. */
function outcomeOf(email: string, domain: string): string {
  if (!/^[a-z0-9][a-z0-9._%+'-]{0,63}@[\p{L}\p{N}.-]{3,253}$/u.test(email)) return 'unusable';
  if (domain !== '' && !isAt(email, domain)) return 'other_domain';
  return isRoleMailbox(email.split('@')[0] ?? '') ? 'role_mailbox' : 'found';
}

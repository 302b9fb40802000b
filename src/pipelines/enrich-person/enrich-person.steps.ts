import { domainToASCII } from 'node:url';
import { StepError, UpstreamError } from '../../errors.js';
import { finding } from '../../findings/finding.js';
import { domainKind, mailProvider } from './domains.js';
import { readName, type PersonName } from './names.js';
import type { RunOutcome } from '../../runs/pipeline.js';
import type { EnrichContext } from './enrich-person.needs.js';
import type { Attempt } from './attempt.js';
import { companyDomain, type FoundDomain } from './company-domain.js';
import type { EnrichPersonInput } from './enrich-person.dto.js';
import type { Enrichment } from './enrich-person.schema.js';
import { accountOf, resultOf, type Reason } from './result.js';
import { hasTimeToAsk } from '../../vendors/ask-vendor.js';
import type { WantedPerson } from '../../vendors/email.js';
import { TECHNICAL, Waterfall, type AddressSearchResult } from './waterfall.js';

interface Person {
  readonly fullName: string;
  readonly name: PersonName;
  readonly profileUrl?: string;
}

interface MailDomain {
  readonly servers: readonly string[];
  readonly hasNoMail: boolean;
}

/** One person's e-mail address: asked of finders in turn, verified by somebody else, or honestly not found. */
export async function enrich(input: EnrichPersonInput, context: EnrichContext): Promise<RunOutcome<Enrichment>> {
  const person = await context.step('normalise_person', () => Promise.resolve(normalise(input)));
  const { company, asked } = await context.step('resolve_domain', () => resolveDomain(input, context));
  const about = { input, company, asked, provider: null };
  const domain = company?.domain;
  const places = [domain, person.profileUrl];
  const subjects = places.filter((place) => place !== undefined);
  // As it was written: two people must never share an answer.
  const subject = [person.fullName.normalize('NFC').toLowerCase(), ...places].join('\n');
  if (subjects.length === 0) return nothing('domain_unknown', about, context);
  const known = await context.step('check_suppression', () => suppression(subjects, subject, context));
  if (known.isListed) return nothing('do_not_contact', about, context);
  if (known.answer) return { summary: knownAnswer(known.answer, asked, input) };
  const mail = await context.step('check_mail_domain', () => checkMailDomain(domain, context));
  if (mail.hasNoMail) return nothing('domain_has_no_mail', about, context);

  const wanted = wantedPerson(person, domain ?? '', input);
  const waterfall = new Waterfall({ person: wanted, name: person.name, mailServers: mail.servers, subjects }, context);
  const found = await waterfall.find();
  if (waterfall.failure !== undefined)
    throw new StepError('find_email', new UpstreamError('enrichment', waterfall.failure, { retryable: false }));
  if (found.isSuppressed) return nothing('do_not_contact', about, context, found.attempts);
  const summary = summaryOf(found, { ...about, provider: mailProvider(mail.servers) ?? null }, context);
  await keep(summary, { subject, person }, context);
  return { summary };
}

/** What was found, or that it may not be given. */
function summaryOf(
  found: AddressSearchResult,
  about: Parameters<typeof resultOf>[1],
  context: EnrichContext,
): Enrichment {
  const isHeldBack = found.isHeldBack && found.candidates.length === 0;
  if (isHeldBack) context.report(finding('address_held_back', 'the person'));
  return resultOf(found, about, isHeldBack ? 'do_not_contact' : 'nothing_found');
}

/** What an earlier run answered, with what this one asked. */
function knownAnswer(
  answer: Enrichment,
  asked: readonly Attempt[],
  { full_name, company_name }: EnrichPersonInput,
): Enrichment {
  const stored = { provider: 'stored_answer', outcome: answer.status, duration_ms: 0, credits: 0 };
  return { ...answer, full_name, company_name: company_name ?? null, ...accountOf([...asked, stored]) };
}

function wantedPerson(
  { fullName, name: { given, family }, profileUrl }: Person,
  domain: string,
  { company_name: companyName }: EnrichPersonInput,
): WantedPerson {
  return {
    fullName,
    given,
    family,
    domain,
    ...(companyName && { companyName }),
    ...(profileUrl !== undefined && { profileUrl }),
  };
}

function normalise({ full_name, network_profile_url }: EnrichPersonInput): Person {
  const slug = network_profile_url ? /\/in\/([^/?#\s]+)/i.exec(network_profile_url)?.[1] : undefined;
  return {
    fullName: full_name.trim().replace(/\s+/g, ' '),
    name: readName(full_name),
    ...(slug !== undefined && { profileUrl: `https://www.linkedin.com/in/${slug}` }),
  };
}

async function resolveDomain(
  { company_domain, company_name }: EnrichPersonInput,
  context: EnrichContext,
): Promise<FoundDomain> {
  if (company_domain)
    return {
      company: {
        domain: domainToASCII(
          company_domain
            .trim()
            .toLowerCase()
            .replace(/^www\.|\.$/g, ''),
        ),
        certainty: 1,
      },
      asked: [],
    };
  const found = await companyDomain(context, company_name ?? '');
  const { company } = found;
  if (company && company.certainty < 0.9) context.report(finding('domain_by_site', company.domain));
  return found;
}

/** The do-not-contact list, and what is known from an earlier run of the same API key. */
async function suppression(
  subjects: readonly string[],
  subject: string,
  context: EnrichContext,
): Promise<{ isListed: boolean; answer?: Enrichment }> {
  if ((await context.people.doNotContact(subjects)).size > 0) return { isListed: true };
  const { EMAIL_REUSE_DAYS: days } = context.settings;
  const known = days > 0 ? await context.answers.known<Enrichment>(subject, days) : undefined;
  if (!known) return { isListed: false };
  const { email, alternatives } = known.answer;
  const others = alternatives.map((other) => other.email);
  const listed = await context.people.doNotContact([...(email === null ? [] : [email]), ...others]);
  if (email !== null && listed.has(email)) return { isListed: true };
  context.report(finding('answer_reused', 'stored answer', { detail: known.storedAt.toISOString().slice(0, 10) }));
  const allowed = alternatives.filter((other) => !listed.has(other.email));
  return { isListed: false, answer: { ...known.answer, alternatives: allowed } };
}

async function checkMailDomain(domain: string | undefined, context: EnrichContext): Promise<MailDomain> {
  if (domain === undefined) {
    context.report(finding('profile_only', 'company_domain'));
    return { servers: [], hasNoMail: false };
  }
  const kind = domainKind(domain);
  if (kind !== 'company')
    context.report(
      finding('no_guess_at_domain', domain, { detail: kind === 'free_mail' ? 'free-mail' : 'disposable' }),
    );
  const answer = await context.mail.serversOf(domain);
  if (answer.outcome === 'unknown') context.report(finding('mail_not_known', domain, { detail: answer.reason }));
  return { servers: answer.outcome === 'servers' ? answer.servers : [], hasNoMail: answer.outcome === 'none' };
}

function nothing(
  reason: Reason,
  about: Parameters<typeof resultOf>[1],
  context: EnrichContext,
  attempts: readonly Attempt[] = [],
): { summary: Enrichment } {
  context.report(finding(reason, about.company?.domain ?? 'the person'));
  return { summary: resultOf({ candidates: [], attempts }, about, reason) };
}

/**
 * Kept for later runs, unless nothing was verified and vendors failed, or the run ended before all had been asked:
 * those may know more another day.
 */
async function keep(
  summary: Enrichment,
  { subject, person }: { subject: string; person: Person },
  context: EnrichContext,
): Promise<void> {
  const hasFailed =
    !hasTimeToAsk(context) ||
    summary.attempts.some(({ credits, outcome }) => credits === null && TECHNICAL.has(outcome));
  // Who is on the list today need not be tomorrow.
  const isWhole = summary.status === 'verified' || (!hasFailed && summary.reason !== 'do_not_contact');
  if (context.settings.EMAIL_REUSE_DAYS === 0 || !isWhole) return;
  await context.answers.keep(
    subject,
    summary,
    [summary.email, person.profileUrl, ...summary.alternatives.map(({ email }) => email)].filter(
      (address) => address !== null && address !== undefined,
    ),
  );
}

import { companyDomainVendor } from '../../vendors/ai-ark/company-domain.js';
import { companySitesVendor } from '../../vendors/exa/company-sites.js';
import { finding } from '../../findings/finding.js';
import { asciiForms } from './names.js';
import { core, LEGAL_FORM } from './company-name.js';
import { readAside } from '../read-aside.js';
import { ParseError } from '../../errors.js';
import type { EnrichContext } from './enrich-person.needs.js';
import { hasTimeToAsk } from '../../vendors/ask-vendor.js';
import { askForEmail } from '../../vendors/email-question.js';
import { timed, type Attempt } from './attempt.js';

/** Domains made of a company's name that are tried. */
const GUESSES_MAX = 24;

/** The domain of a company, and how sure it is: from 0 to 1. */
export interface CompanyDomain {
  readonly domain: string;
  readonly certainty: number;
}

/** What came of the search for a domain, and who was asked. */
export interface FoundDomain {
  readonly company: CompanyDomain | undefined;
  readonly asked: readonly Attempt[];
}

const ENDINGS = ['com', 'de', 'io', 'net', 'eu', 'co', 'fr', 'co.uk', 'ch', 'at', 'nl', 'org'];

/**
 * Finds the domain of a company by its name: the operator's people-data service, else a site (of research, or of
 * guesses) that names the company.
 */
export async function companyDomain(context: EnrichContext, companyName: string): Promise<FoundDomain> {
  const { PEOPLE_DATA_API_KEY, EMAIL_VENDORS_BASE_URL, RESEARCH_API_KEY, RESEARCH_BASE_URL } = context.settings;
  const asked: Attempt[] = [];
  const mayUse = (key: string): boolean => key !== '' && hasTimeToAsk(context);
  if (mayUse(PEOPLE_DATA_API_KEY)) {
    const vendor = companyDomainVendor(PEOPLE_DATA_API_KEY, EMAIL_VENDORS_BASE_URL);
    const { answer, duration_ms } = await timed(() =>
      askForEmail(context, 'ai-ark', vendor.request(companyName), vendor.read),
    );
    const known =
      answer.outcome === 'read' ? answer.companies.find(({ name }) => core(name) === core(companyName)) : undefined;
    asked.push({
      provider: 'ai-ark',
      outcome: outcomeOf(answer.outcome, known),
      duration_ms,
      credits: answer.outcome === 'read' ? answer.credits : null,
    });
    if (known) return { company: { domain: known.domain, certainty: 0.95 }, asked };
    if (answer.outcome !== 'read') context.report(finding('domain_not_told', 'ai-ark', { detail: answer.outcome }));
  }
  const researched: string[] = [];
  if (mayUse(RESEARCH_API_KEY)) {
    const vendor = companySitesVendor(RESEARCH_API_KEY, RESEARCH_BASE_URL);
    const { answer, duration_ms } = await timed(() =>
      askForEmail(context, 'exa', vendor.request(companyName), vendor.read),
    );
    if (answer.outcome === 'read') researched.push(...answer.domains);
    else context.report(finding('site_not_told', 'exa', { detail: answer.outcome }));
    // It bills money, not credits: that is in the ledger of paid calls.
    asked.push({
      provider: 'exa',
      outcome: outcomeOf(answer.outcome, researched[0]),
      duration_ms,
      credits: answer.outcome === 'read' ? 0 : null,
    });
  }
  return { company: await domainBySite(context, companyName, researched), asked };
}

function outcomeOf(outcome: string, found: unknown): string {
  if (outcome !== 'read') return outcome;
  return found === undefined ? 'not_found' : 'found';
}

/** Domains that research names or that are made of the name, of which one counts whose site names the company. */
async function domainBySite(
  context: EnrichContext,
  companyName: string,
  researched: readonly string[],
): Promise<CompanyDomain | undefined> {
  const guessed = candidatesFor(companyName);
  const tried = guessed.slice(0, GUESSES_MAX);
  const candidates = await resolvable(context, [...new Set([...researched, ...tried])]);
  const certainties = new Map<string, number>();
  const cut = await context.web.crawl(
    candidates.map((domain) => ({ url: `https://${domain}/` })),
    async (answer) => {
      if (answer.outcome !== 'page' || answer.status >= 400) return undefined;
      const domain = new URL(answer.request.url).hostname;
      const certainty = await readAside(context, 'companyCertainty', answer.body, companyName).catch(unread);
      if (certainty > 0) certainties.set(domain, certainty);
      return undefined;
    },
  );
  context.report(...cut);
  // The surest; among equals the likeliest ending.
  const best = candidates
    .filter((domain) => certainties.has(domain))
    .sort((left, right) => (certainties.get(right) ?? 0) - (certainties.get(left) ?? 0))[0];
  if (best === undefined && guessed.length > tried.length)
    context.report(
      finding('guesses_limit', companyName, {
        detail: 'domains made of the name',
        seen: guessed.length,
        kept: tried.length,
      }),
    );
  return best === undefined ? undefined : { domain: best, certainty: certainties.get(best) ?? 0 };
}

function candidatesFor(companyName: string): string[] {
  const words = core(companyName)
    .split(' ')
    .filter((word) => word !== '');
  const spelled = companyName
    .toLowerCase()
    .split(/[\s.,/&+()-]+/)
    .filter((word) => !LEGAL_FORM.test(word))
    .map((word) => asciiForms(word.replace(/[^\p{L}]/gu, ''))[0] ?? word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '');
  const names = [...new Set([words.join(''), spelled.join(''), words.join('-'), spelled.join('-')])].filter((name) =>
    /^[a-z0-9][a-z0-9-]{1,60}$/.test(name),
  );
  return ENDINGS.flatMap((ending) => names.map((name) => `${name}.${ending}`));
}

/** Those that exist, as far as name servers say. */
async function resolvable(context: EnrichContext, domains: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    domains.map(async (domain) => ({ domain, servers: await context.mail.serversOf(domain) })),
  );
  return found.filter(({ servers }) => servers.outcome !== 'none').map(({ domain }) => domain);
}

/** A page that costs too much to read names nobody. @throws any other error */
function unread(error: unknown): number {
  if (error instanceof ParseError) return 0;
  throw error;
}

/** People and companies as every people-data service's answers are read into. */

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly domain?: string;
  readonly linkedinUrl?: string;
  readonly industry?: string;
  /** Number of employees, or the range the service has. */
  readonly size?: string;
  readonly headcount?: number;
  readonly country?: string;
}

/** A role within a stay. Dates as `readDate` and `readEnd` give them. */
export interface Role {
  readonly title: string;
  readonly kind?: string;
  readonly start?: string;
  readonly end?: string;
}

/** The whole time at one employer; without an end it goes on. */
export interface Stay {
  readonly companyId?: string;
  readonly companyName: string;
  readonly companyUrl?: string;
  readonly start?: string;
  readonly end?: string;
  /** Latest role first. */
  readonly roles: readonly Role[];
}

export interface Person {
  readonly id: string;
  readonly fullName: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly linkedinUrl?: string;
  readonly location?: string;
  readonly country?: string;
  readonly seniority?: string;
  readonly lastUpdated?: string;
  readonly stays: readonly Stay[];
  /** The present employer, as far as the service describes it. */
  readonly company?: Company;
}

/** The last part of a profile address, folded: under it two profiles are the same. */
export function profileSlug(url: string | undefined): string | undefined {
  const slug = /\/(?:in|company|showcase|school)\/([^/?#]+)/i.exec(url ?? '')?.[1];
  if (slug === undefined) return undefined;
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return slug.toLowerCase();
  }
}

const LEGAL_FORMS =
  /\b(?:gmbh(?: ?& ?co\.? ?kg)?|ag|kg|ohg|ug|se|e\.? ?k|inc|llc|ltd|limited|plc|corp(?:oration)?|co|sa|sas|sarl|s\.?r\.?l|b\.?v|n\.?v|a\/?s|ab|oy|s\.?p\.?a|sp\.? z ?o\.? ?o)\b\.?/giu;

/** A company's name without its legal form, folded. */
export function companyKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(LEGAL_FORMS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

type Named = Pick<Company, 'id' | 'name' | 'linkedinUrl'>;

/**
 * True when the stay was at that company: by the service's id or the profile address, by the name only where no profile
 * says that it is another company of that name.
 */
export function isAt(stay: Stay, company: Named): boolean {
  if (stay.companyId !== undefined && stay.companyId === company.id) return true;
  const [slug, other] = [profileSlug(stay.companyUrl), profileSlug(company.linkedinUrl)];
  if (slug !== undefined && slug === other) return true;
  return isCalled(stay, company) && !(isOwnName(slug) && isOwnName(other));
}

/** True where the stay may have been at that company, or at another one that is called the same. */
export function mayBeAt(stay: Stay, company: Named): boolean {
  return isAt(stay, company) || isCalled(stay, company);
}

function isCalled({ companyName }: Stay, { name }: Named): boolean {
  return companyKey(companyName) !== '' && companyKey(companyName) === companyKey(name);
}

/** Profiles have a number beside their name: the two are the same company. */
function isOwnName(slug: string | undefined): boolean {
  return slug !== undefined && !/^\d+$/.test(slug);
}

/** The host of a company's site, however its address is written. */
export function readDomain(value: string | undefined): string | undefined {
  const [host = ''] = (value ?? '')
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#]/);
  return /^[^\s.@]+(?:\.[^\s.@]+)+$/.test(host) ? host : undefined;
}

/** A name without what people put behind it: "Karin Demo, CFE (CEO of Litware)". */
export function plainName(name: string): string {
  return (
    name
      .replace(/\s{0,9}[,(|–—•].*/su, '')
      .replace(/\s+/g, ' ')
      .trim() || name.trim()
  );
}

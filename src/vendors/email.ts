/** Whom to find, as every finder is asked. */
export interface WantedPerson {
  readonly fullName: string;
  readonly given: string;
  readonly family: string;
  readonly domain: string;
  readonly companyName?: string;
  readonly profileUrl?: string;
}

/** A request to a vendor, key included. Never stored, never logged. */
export interface EmailRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** A vendor's answer: status and JSON; undefined for a body that is none. */
export interface EmailAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What went wrong with a vendor. A bad key may come inside HTTP 200. */
export interface VendorProblem {
  readonly outcome: 'bad_key' | 'no_credits' | 'rate_limited' | 'error';
}

/** What a finder says. `pending` names the request that will have the answer, unless it is the one that was asked. */
export type Finding =
  | { readonly outcome: 'found'; readonly email: string; readonly credits?: number | undefined }
  | { readonly outcome: 'not_found'; readonly credits?: number | undefined }
  | { readonly outcome: 'pending'; readonly next?: EmailRequest }
  | VendorProblem;

export type MailboxStatus = 'valid' | 'invalid' | 'catch_all' | 'unknown';

/** What a verifier says of an address. */
export type Verification =
  | { readonly outcome: MailboxStatus; readonly credits?: number | undefined }
  | { readonly outcome: 'pending'; readonly next: EmailRequest }
  | VendorProblem;

/** One way to find an address. Names requests and reads answers; never fetches. */
export interface EmailFinder {
  readonly name: string;
  /** Asks by the profile address, which the person's company need not be known for. */
  readonly byProfile?: true;
  /** Undefined where this person cannot be asked for: a profile address, or one of two names, is not there. */
  request(person: WantedPerson): EmailRequest | undefined;
  read(answer: EmailAnswer): Finding;
}

/** Whether there is a first and a last name to ask for: vendors refuse a search by one of them. */
export function hasBothNames({ given, family }: Pick<WantedPerson, 'given' | 'family'>): boolean {
  return given !== '' && family !== '';
}

/** One way to verify an address. */
export interface EmailVerifier {
  readonly name: string;
  request(email: string): EmailRequest;
  read(answer: EmailAnswer, email: string): Verification;
}

/** What a status alone says of a vendor's answer; undefined where its body has to be read. */
export function problemOf(status: number): VendorProblem | undefined {
  if (status === 401 || status === 403) return { outcome: 'bad_key' };
  if (status === 402) return { outcome: 'no_credits' };
  if (status === 429) return { outcome: 'rate_limited' };
  return status >= 300 && status !== 404 ? { outcome: 'error' } : undefined;
}

/** The problem that a vendor's own words name, where it tells it inside HTTP 200. */
export function problemInWords(message: string): VendorProblem {
  if (/key|token|auth|unauthori[sz]ed/i.test(message)) return { outcome: 'bad_key' };
  return /credit|balance|quota|payment/i.test(message) ? { outcome: 'no_credits' } : { outcome: 'error' };
}

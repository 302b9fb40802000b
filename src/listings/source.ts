import { messageOf, ParseError } from '../errors.js';
import { finding, type Finding } from '../findings/finding.js';
import type { Using } from '../runs/pipeline.js';
import type { WebAnswer, WebPage, WebRequest } from '../web/web.js';
import type { ListingRequest } from './listing.js';

/** Whose lists are read, and how its hosts are treated. */
export interface Source {
  /** As findings call it: the address of a company's board, or "The agency's job board". */
  readonly name: string;
  /**
   * One job board for everybody: it is asked for one page at a time, its refusal ends the search, and all runs leave it
   * alone for a while. Otherwise a company's own board on a career system, which may be gone and beside which there
   * are others.
   */
  readonly isPublic: boolean;
}

/** What the driver of lists needs of a run. */
export type ListContext = Using<'web' | 'hosts'>;

/** An answer that gave nothing, with the finding that says why. */
export interface Miss {
  readonly why: Finding;
  /** The host as a whole does not let us: other pages of it need not be asked for. */
  readonly isRefusal?: boolean;
  /** There is no such page. */
  readonly isMissing?: boolean;
}

/**
 * The request as the network knows it. A system's pages obey robots.txt like any page; its interfaces are documented
 * for programs.
 */
export function asked(source: Source, request: ListingRequest): WebRequest {
  const kind = source.isPublic ? 'board' : request.accept === 'text/html' ? 'page' : 'interface';
  return { ...request, kind };
}

/** What a refusal means for other pages; all runs leave a public board alone that refused one of them. */
export async function refused(
  source: Source,
  answer: Extract<WebAnswer, { outcome: 'refused' }>,
  what: string,
  { hosts }: Pick<ListContext, 'hosts'>,
): Promise<Miss> {
  if (source.isPublic && answer.by === 'server')
    await hosts.refused(hostOf(answer.request.url), answer.reason, answer.retryAfterSeconds);
  const why = finding('board_refused', source.name, { detail: `${what}: ${answer.reason}` });
  return { why, isRefusal: source.isPublic };
}

/** Why the answer gave nothing; undefined for a page. `what` was asked for: "page 2". */
export async function missOf(
  source: Source,
  answer: WebAnswer,
  what: string,
  context: Pick<ListContext, 'hosts'>,
): Promise<Miss | undefined> {
  if (answer.outcome === 'refused') return refused(source, answer, what, context);
  if (answer.outcome === 'failed') {
    const why = finding('board_not_read', source.name, { detail: `${what}: ${answer.reason}` });
    return { why, isRefusal: source.isPublic };
  }
  if (answer.status < 400) return undefined;
  const isMissing = answer.status === 404 || answer.status === 410;
  return isMissing && !source.isPublic
    ? { why: finding('board_unknown', source.name, { status: answer.status }), isMissing }
    : {
        why: finding('board_not_read', source.name, { detail: `${what}: it answered ${String(answer.status)}` }),
        isMissing,
      };
}

/** A page that its reader does not know. @throws whatever is no ParseError */
export function unknownPage(source: Source, answer: WebPage, what: string, error: unknown): Miss {
  if (!(error instanceof ParseError)) throw error;
  if (leadsToLogin(answer))
    return { why: finding('board_refused', source.name, { detail: `${what}: it asked for a login` }) };
  // A board that is gone sends its visitors to the vendor's front page.
  const isGone = !source.isPublic && hostOf(answer.url) !== hostOf(answer.request.url);
  const why = isGone
    ? finding('board_unknown', source.name, { detail: answer.url })
    : finding('shape_changed', source.name, { detail: `${what}: ${messageOf(error)}` });
  return { why };
}

const LOGIN = /^(?:log-?in|sign-?in|auth|sso|oauth2?|accounts?|idp)$/i;

/** Whether an address led to one where visitors log in. */
function leadsToLogin({ url, request }: WebPage): boolean {
  if (!URL.canParse(url) || !URL.canParse(request.url)) return false;
  const [asked, end] = [new URL(request.url), new URL(url)];
  const parts = [end.hostname.split('.')[0] ?? '', ...end.pathname.split('/')];
  return asked.origin + asked.pathname !== end.origin + end.pathname && parts.some((part) => isLogin(part));
}

function isLogin(part: string): boolean {
  return LOGIN.test(part.replaceAll('_', '-'));
}

/** The host of an address, without www; empty for what is no address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

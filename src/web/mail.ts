import { Resolver } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressGuard } from './address-guard.js';

/** Who takes mail for a domain, the preferred server first; `none` is a fact, `unknown` is that nobody could say. */
export type MailServers =
  | { readonly outcome: 'servers'; readonly servers: readonly string[] }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'unknown'; readonly reason: string };

/** What a mail server says of a mailbox. A block of ourselves, a delay and silence say nothing of it. */
export type MailboxAnswer = 'valid' | 'invalid' | 'catch_all' | 'unknown';

export interface MailPolicy {
  /** Name servers; empty means the system's. */
  readonly dnsServers: readonly string[];
  /** Behind a proxy the names of the outside may not resolve here: nothing is concluded from them. */
  readonly behindProxy: boolean;
  readonly smtpPort: number;
  readonly helloName: string;
  readonly sender: string;
  readonly retrySeconds: number;
  readonly timeoutSeconds: number;
}

interface Reply {
  readonly code: number;
  readonly text: string;
}

const NO_SUCH_DATA = new Set(['ENODATA', 'ENOTFOUND']);
/** The server refuses us, or everybody for now, and not this mailbox. */
const BLOCK =
  /\b5\.7\.\d+\b|spamhaus|\bblock(?:ed|list)|blacklist|reputation|denied|banned|policy|\brbl\b|reverse dns|\bptr\b/i;
/** The mailbox exists and takes no more at the moment. */
const EXISTS = /\b[45]\.2\.[12]\b|at a rate|over ?quota|mailbox (?:is )?full/i;
/** Longest reply (characters) that is read. */
const REPLY_MAX = 20_000;

/** Mail servers: who they are and, where the operator wants it, what they say of a mailbox. Nothing is ever sent. */
export class Mail {
  private opened: Resolver | undefined;

  constructor(
    private readonly guard: AddressGuard,
    private readonly policy: MailPolicy,
    private readonly signal: AbortSignal,
  ) {}

  private get resolver(): Resolver {
    if (this.opened) return this.opened;
    this.opened = new Resolver({ timeout: 2000, tries: 2 });
    if (this.policy.dnsServers.length > 0) this.opened.setServers(this.policy.dnsServers);
    return this.opened;
  }

  /**
   * The mail servers of a domain: its MX records, else its own address (RFC 5321, 5.1). A null MX (RFC 7505) is none.
   */
  async serversOf(domain: string): Promise<MailServers> {
    if (this.policy.behindProxy && this.policy.dnsServers.length === 0)
      return { outcome: 'unknown', reason: 'mail servers are not looked up behind a proxy' };
    try {
      const records = await this.resolver.resolveMx(domain);
      const servers = records
        .sort((left, right) => left.priority - right.priority)
        .map(({ exchange }) => exchange)
        .filter((exchange) => exchange !== '' && exchange !== '.');
      return servers.length > 0 ? { outcome: 'servers', servers } : { outcome: 'none' };
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (code === 'ENODATA') return this.serversByAddress(domain);
      return NO_SUCH_DATA.has(code)
        ? { outcome: 'none' }
        : { outcome: 'unknown', reason: `its name servers did not say (${code})` };
    }
  }

  private async serversByAddress(domain: string): Promise<MailServers> {
    const found = await Promise.allSettled([this.resolver.resolve4(domain), this.resolver.resolve6(domain)]);
    if (found.some((result) => result.status === 'fulfilled' && result.value.length > 0))
      return { outcome: 'servers', servers: [domain] };
    const isSure = found.every(
      (result) => result.status === 'fulfilled' || NO_SUCH_DATA.has((result.reason as { code?: string }).code ?? ''),
    );
    return isSure ? { outcome: 'none' } : { outcome: 'unknown', reason: 'its name servers did not say' };
  }

  /**
   * Whether a mailbox exists, as its server says before any mail is sent. Put off (greylisted), it is asked once more.
   */
  async mailbox(server: string, email: string): Promise<MailboxAnswer> {
    // The same stranger both times: greylists remember pairs.
    const stranger = `${randomBytes(8).toString('hex').slice(1)}@${email.split('@')[1] ?? ''}`;
    const first = await this.session(server, email, stranger);
    if (first !== 'later') return first;
    await sleep(this.policy.retrySeconds * 1000, undefined, { signal: this.signal });
    const second = await this.session(server, email, stranger);
    return second === 'later' ? 'unknown' : second;
  }

  private async session(server: string, email: string, stranger: string): Promise<MailboxAnswer | 'later'> {
    try {
      this.guard.checkHost(server, '');
    } catch {
      return 'unknown';
    }
    const socket = connect({ host: server, port: this.policy.smtpPort, lookup: this.guard.lookup as never });
    const end = AbortSignal.any([this.signal, AbortSignal.timeout(this.policy.timeoutSeconds * 1000)]);
    const stop = (): void => {
      socket.destroy();
    };
    end.addEventListener('abort', stop, { once: true });
    socket.on('error', stop);
    try {
      return await converse(socket, { email, stranger }, this.policy);
    } catch {
      // Dead, too slow or broken off: that is unknown, never invalid.
      this.signal.throwIfAborted();
      return 'unknown';
    } finally {
      end.removeEventListener('abort', stop);
      socket.destroy();
    }
  }
}

async function converse(
  socket: Socket,
  { email, stranger }: { email: string; stranger: string },
  { helloName, sender }: MailPolicy,
): Promise<MailboxAnswer | 'later'> {
  const replies = repliesOf(socket);
  const say = async (line?: string): Promise<Reply> => {
    if (line !== undefined) socket.write(`${line}\r\n`);
    const { value, done } = await replies.next();
    if (done === true) throw new Error('the connection ended');
    return value;
  };
  for (const line of [undefined, `EHLO ${helloName}`, `MAIL FROM:<${sender}>`]) {
    const reply = await say(line);
    if (reply.code >= 400) return reply.code < 500 && !BLOCK.test(reply.text) ? 'later' : 'unknown';
  }
  // A mailbox nobody has, first: a server that takes it takes everything.
  const nobody = await say(`RCPT TO:<${stranger}>`);
  if (nobody.code < 300) return 'catch_all';
  const first = judged(nobody);
  // Also where the stranger was put off: a greylist must have seen the mailbox to let it pass later.
  const second = first === 'invalid' || first === 'later' ? judged(await say(`RCPT TO:<${email}>`)) : first;
  const answer = first === 'later' ? 'later' : second;
  socket.write('QUIT\r\n');
  return answer;
}

/** What an answer to RCPT TO says of the mailbox. */
function judged({ code, text }: Reply): MailboxAnswer | 'later' {
  if (code < 300) return 'valid';
  if (EXISTS.test(text)) return 'valid';
  if (BLOCK.test(text)) return 'unknown';
  if (code < 500) return /\b4\.5\.3\b|too many/i.test(text) ? 'unknown' : 'later';
  return /\b5\.1\.\d+\b|\b55[0134]\b|user|mailbox|recipient|address|account/i.test(`${String(code)} ${text}`)
    ? 'invalid'
    : 'unknown';
}

/** The replies of a server, lines of one reply together. */
async function* repliesOf(socket: Socket): AsyncGenerator<Reply, undefined> {
  let rest = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    rest += chunk as string;
    if (rest.length > REPLY_MAX) return;
    for (let end = /^\d{3}(?: .*)?\r?\n/m.exec(rest); end; end = /^\d{3}(?: .*)?\r?\n/m.exec(rest)) {
      const text = rest.slice(0, end.index + end[0].length);
      rest = rest.slice(text.length);
      yield { code: Number(end[0].slice(0, 3)), text };
    }
  }
}

import { verifiersOf } from '../../vendors/index.js';
import { finding } from '../../findings/finding.js';
import type { EmailVerifier, MailboxStatus } from '../../vendors/email.js';
import type { EnrichContext } from './enrich-person.needs.js';
import { hasTimeToAsk } from '../../vendors/ask-vendor.js';
import { askForEmail } from '../../vendors/email-question.js';
import { timed, type Attempt } from './attempt.js';

/** What is known of an address, and by whom. */
export interface Verdict {
  readonly verdict: MailboxStatus;
  readonly verifier: string | null;
  readonly checkedAt: string | null;
  readonly attempts: readonly Attempt[];
}

const PROBE = 'smtp';

/** True where somebody could be asked about a guess. */
export function hasVerifier(context: EnrichContext, mailServers: readonly string[]): boolean {
  return verifiersOf(context.settings).length > 0 || canProbe(context, mailServers);
}

/** Asks verifiers other than the finder until one can tell. Nobody could: unknown. */
export async function verify(
  context: EnrichContext,
  email: string,
  { finder, mailServers }: { finder: string; mailServers: readonly string[] },
): Promise<Verdict> {
  const attempts: Attempt[] = [];
  const asked: [string, () => Promise<{ outcome: string; credits?: number | undefined }>][] = [
    ...verifiersOf(context.settings)
      .filter(({ name }) => name !== finder)
      .map((verifier): [string, () => Promise<{ outcome: string; credits?: number | undefined }>] => [
        verifier.name,
        () => ask(context, verifier, email),
      ]),
    ...(canProbe(context, mailServers)
      ? [
          [PROBE, async () => ({ outcome: await context.mail.mailbox(mailServers[0] ?? '', email), credits: 0 })] as [
            string,
            () => Promise<{ outcome: string; credits: number }>,
          ],
        ]
      : []),
  ];
  for (const [provider, work] of asked) {
    if (!hasTimeToAsk(context)) break;
    const {
      answer: { outcome, credits },
      duration_ms,
    } = await timed(work);
    attempts.push({ provider, outcome, duration_ms, credits: credits ?? null });
    if (outcome === 'valid' || outcome === 'invalid' || outcome === 'catch_all')
      return { verdict: outcome, verifier: provider, checkedAt: new Date().toISOString(), attempts };
    if (outcome !== 'unknown') context.report(finding('verifier_failed', provider, { detail: outcome }));
  }
  return { verdict: 'unknown', verifier: null, checkedAt: null, attempts };
}

function ask(
  context: EnrichContext,
  verifier: EmailVerifier,
  email: string,
): Promise<{ outcome: string; credits?: number | undefined }> {
  return askForEmail(context, verifier.name, verifier.request(email), (answer) => verifier.read(answer, email));
}

function canProbe(context: EnrichContext, mailServers: readonly string[]): boolean {
  return context.settings.SMTP_PROBE && mailServers.length > 0;
}

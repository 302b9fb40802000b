// https://docs.reacher.email: POST /v1/check_email, self-hosted — it takes a policy answer (5.7.1) for an invalid box:
// its own debug text is read first.
import { record, text } from '../../postings/text/words.js';
import { problemOf, type EmailVerifier } from '../email.js';

export function reacherVerifier(secret: string, baseUrl: string): EmailVerifier {
  return {
    name: 'reacher',
    request: (email) => ({
      url: `${baseUrl}/v1/check_email`,
      method: 'POST',
      headers: secret === '' ? {} : { 'x-reacher-secret': secret },
      json: { to_email: email },
    }),
    read({ status, body }) {
      const problem = problemOf(status);
      if (problem) return problem;
      const answer = record(body);
      const smtp = record(answer['smtp']);
      if (isBlocked(smtp)) return { outcome: 'unknown', credits: 0 };
      if (smtp['is_catch_all'] === true) return { outcome: 'catch_all', credits: 0 };
      const verdict = text(answer['is_reachable']);
      if (verdict === 'safe' || (verdict === 'risky' && smtp['is_deliverable'] === true))
        return { outcome: 'valid', credits: 0 };
      return {
        outcome: verdict === 'invalid' && smtp['can_connect_smtp'] !== false ? 'invalid' : 'unknown',
        credits: 0,
      };
    },
  };
}

/** A block of our address says nothing of the box. */
function isBlocked(smtp: Readonly<Record<string, unknown>>): boolean {
  return /5\.7\.\d|blocked|spamhaus|policy/i.test(JSON.stringify(smtp['error'] ?? smtp['description'] ?? ''));
}

import type { LanguageWords } from '../pattern-parts.js';

/**
 * Segments of addresses to which sites send strangers whom they do not show a page; `asks-for-login.spec.ts` reads
 * each.
 */
export const LOGIN_SEGMENTS: readonly LanguageWords[] = [
  ['en', 'login|log-in|signin|sign-in|auth|sso'],
  ['de', 'anmelden'],
  ['fr', 'connexion'],
];

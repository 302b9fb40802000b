/** Longer masks (bytes) hide no mail address. */
const MAX_MASKED = 300;

/** What Cloudflare's e-mail protection hides and shows to every reader by a script: the first byte masks the others. */
export function unmasked(hex: string): string {
  const [mask = 0, ...bytes] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
  return String.fromCharCode(...bytes.slice(0, MAX_MASKED).map((byte) => byte ^ mask));
}

/**
 * Where a link leads whose mail address is masked: "/cdn-cgi/l/email-protection#1a2b…", or with the mask beside it; any
 * other as it is.
 */
export function unmaskedAddress(href: string, beside: string | undefined): string {
  const address = /\/cdn-cgi\/l\/email-protection(?:#([0-9a-f]{1,2000}))?$/i.exec(href);
  const hex = address?.[1] ?? beside ?? '';
  return address === null || hex === '' ? href : `mailto:${unmasked(hex)}`;
}

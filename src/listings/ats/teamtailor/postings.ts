/** The number of a posting, which all ways to it have in its address. */
export function idOf(url: string | undefined): string | undefined {
  return /\/jobs\/(\d+)/.exec(url ?? '')?.[1] ?? url;
}

/** "none" is also what nobody filled in, "temporary" passes: neither is a work model. */
export const REMOTE: Readonly<Record<string, string>> = { fully: 'remote', hybrid: 'hybrid' };

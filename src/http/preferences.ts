import type { IncomingHttpHeaders } from 'node:http';

/** What a caller prefers (RFC 7240); what is not understood is not there. */
export interface Preferences {
  /** `strict` refuses members of a body that no field takes. */
  readonly handling?: 'strict' | 'lenient';
  /** Seconds the caller would wait for a run's end. */
  readonly wait?: number;
}

/** Reads the `Prefer` header. */
export function readPreferences(headers: IncomingHttpHeaders): Preferences {
  const text = [headers['prefer'] ?? ''].flat().join(',');
  const handling = /(?:^|[,;\s])handling\s*=\s*"?(strict|lenient)\b/i.exec(text)?.[1]?.toLowerCase();
  const wait = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})\b/i.exec(text)?.[1];
  return {
    ...((handling === 'strict' || handling === 'lenient') && { handling }),
    ...(wait !== undefined && { wait: Number(wait) }),
  };
}

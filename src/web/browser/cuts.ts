import { finding, type Finding } from '../../findings/finding.js';

/** What limits of ours left out of one page that a browser opened, by what it is, in the plural. */
export class Cuts {
  private readonly kept = new Map<string, { readonly seen?: number; readonly kept: number }>();

  /** Notes how many there are and how many were kept of them; without `seen` something was cut that is not counted. */
  note(what: string, { seen, kept }: { readonly seen?: number; readonly kept: number }): void {
    if (seen === undefined) this.kept.set(what, { kept });
    else if (seen > Math.max(kept, this.kept.get(what)?.seen ?? 0)) this.kept.set(what, { seen, kept });
  }

  findings(about: string): Finding[] {
    return [...this.kept].map(([detail, counts]) => finding('reading_limit', about, { detail, ...counts }));
  }
}

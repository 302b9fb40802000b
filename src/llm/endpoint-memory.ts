import { looserThan, type AnswerFormat } from './answer-format.js';

/** Milliseconds for which a format that an endpoint refused is not tried again. */
const REMEMBERED = 3_600_000;

/** What each model at each endpoint takes and does, as far as it showed. */
export class EndpointMemory {
  private readonly refused = new Map<string, { format: AnswerFormat; until: number }>();
  private readonly newNames = new Set<string>();
  private readonly thinking = new Set<string>();

  constructor(private readonly now: () => number = Date.now) {}

  formatOf(place: string): AnswerFormat {
    const known = this.refused.get(place);
    return known === undefined || known.until < this.now() ? 'schema' : known.format;
  }

  /** Whether there is a looser format than the one that was refused; it is used from now on. */
  loosen(place: string, refused: AnswerFormat): boolean {
    const format = looserThan(refused);
    if (format !== undefined) this.refused.set(place, { format, until: this.now() + REMEMBERED });
    return format !== undefined;
  }

  /** Whether it wants the limit of an answer by its newer name, and no temperature. */
  takesNewNames(place: string): boolean {
    return this.newNames.has(place);
  }

  /** Whether the newer names are still to be tried; they are used from now on. */
  renew(place: string): boolean {
    const isNew = !this.newNames.has(place);
    this.newNames.add(place);
    return isNew;
  }

  /** Whether the model thinks before it answers. */
  thinks(place: string): boolean {
    return this.thinking.has(place);
  }

  noteThinking(place: string): void {
    this.thinking.add(place);
  }
}

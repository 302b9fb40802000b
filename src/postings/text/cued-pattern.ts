import { lazily } from '../lazily.js';
import { wordPattern } from './word-pattern.js';

/**
 * A pattern that is made when a text first has its cue: words that stand in whatever it finds. One that holds a day in
 * all ways of writing it takes 10 ms and 300 KB at its first use, and each table has one for every language: a thread
 * spent a second of its first pages on those of languages that it never read.
 */
export class CuedPattern {
  private readonly cue: () => RegExp;
  private readonly whole: () => RegExp;

  /** `cue` and what `whole` returns are sources for `wordPattern`; both get the flags iu. */
  constructor(cue: string, whole: () => string) {
    this.cue = lazily(() => wordPattern(cue, 'iu'));
    this.whole = lazily(() => wordPattern(whole(), 'iu'));
  }

  exec(text: string): RegExpExecArray | null {
    return this.cue().test(text) ? this.whole().exec(text) : null;
  }
}

import { INTEGER_DIGITS_MAX } from './coercion.js';

/** Where a text stops being JSON, in the words and positions (code points) of Python's reader (3.11, as recorded). */
interface JsonError {
  readonly message: string;
  readonly position: number;
}

class Fault extends Error {
  constructor(
    override readonly message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/**
 * Undefined for valid JSON. 'unreadable' where Python's reader gives up before it finds an error: more than `maxDepth`
 * levels, or an integer of more digits than it converts.
 */
export function findJsonError(text: string, maxDepth: number): JsonError | 'unreadable' | undefined {
  const scanner = new Scanner(text, maxDepth);
  try {
    scanner.whole();
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.message === UNREADABLE) return 'unreadable';
    return { message: error.message, position: Array.from(text.slice(0, error.at)).length };
  }
}

const UNREADABLE = 'unreadable';
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LONG_INTEGER = new RegExp(`^-?\\d{${String(INTEGER_DIGITS_MAX + 1)}}\\d*$`);
const LITERAL = /true|false|null/y;
/** What Python reads as numbers, and JSON does not have. */
const CONSTANT = /NaN|-?Infinity/y;

const PLAIN = /[^"\\\u0000-\u001f]*/y;

class Scanner {
  private at = 0;
  /** Where the first constant of Python stands: it is the error of a text that has no other one. */
  private constantAt: number | undefined;

  constructor(
    private readonly text: string,
    private readonly maxDepth: number,
  ) {}

  whole(): void {
    this.space();
    this.value(0);
    this.space();
    if (this.at < this.text.length) throw new Fault('Extra data', this.at);
    if (this.constantAt !== undefined) throw new Fault('Expecting value', this.constantAt);
  }

  private value(depth: number): void {
    if (depth > this.maxDepth) throw new Fault(UNREADABLE, this.at);
    const next = this.text[this.at];
    if (next === '{') this.object(depth);
    else if (next === '[') this.array(depth);
    else if (next === '"') this.string();
    else if (!this.number() && !this.skip(LITERAL) && !this.constant()) throw new Fault('Expecting value', this.at);
  }

  private object(depth: number): void {
    this.at++;
    this.space();
    if (this.take('}')) return;
    for (;;) {
      if (this.text[this.at] !== '"') throw new Fault('Expecting property name enclosed in double quotes', this.at);
      this.string();
      this.space();
      if (!this.take(':')) throw new Fault("Expecting ':' delimiter", this.at);
      this.space();
      this.value(depth + 1);
      this.space();
      if (this.take('}')) return;
      if (!this.take(',')) throw new Fault("Expecting ',' delimiter", this.at);
      this.space();
    }
  }

  private array(depth: number): void {
    this.at++;
    this.space();
    if (this.take(']')) return;
    for (;;) {
      this.value(depth + 1);
      this.space();
      if (this.take(']')) return;
      if (!this.take(',')) throw new Fault("Expecting ',' delimiter", this.at);
      this.space();
    }
  }

  private string(): void {
    const start = this.at++;
    for (;;) {
      this.skip(PLAIN);
      const next = this.text[this.at];
      if (next === undefined) throw new Fault('Unterminated string starting at', start);
      if (next === '"') {
        this.at++;
        return;
      }
      if (next !== '\\') throw new Fault('Invalid control character at', this.at);
      this.escape(start);
    }
  }

  private escape(start: number): void {
    const code = this.text[this.at + 1];
    if (code === undefined) throw new Fault('Unterminated string starting at', start);
    if (code === 'u') {
      // Python looks for one character more than it needs: an escape that ends the body is none.
      if (!/^[0-9a-fA-F]{4}./s.test(this.text.slice(this.at + 2, this.at + 7)))
        throw new Fault('Invalid \\uXXXX escape', this.at + 1);
      this.at += 6;
    } else if ('"\\/bfnrt'.includes(code)) {
      this.at += 2;
    } else {
      throw new Fault('Invalid \\escape', this.at);
    }
  }

  private number(): boolean {
    const start = this.at;
    const isNumber = this.skip(NUMBER);
    const length = this.at - start;
    if (length > INTEGER_DIGITS_MAX && LONG_INTEGER.test(this.text.slice(start, this.at)))
      throw new Fault(UNREADABLE, start);
    return isNumber;
  }

  private constant(): boolean {
    const start = this.at;
    const isConstant = this.skip(CONSTANT);
    if (isConstant) this.constantAt ??= start;
    return isConstant;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.text)?.[0].length ?? 0;
    this.at += length;
    return length > 0;
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private space(): void {
    while (this.at < this.text.length && ' \t\n\r'.includes(this.text[this.at] ?? '')) this.at++;
  }
}

import { Transform, type Duplex, type TransformCallback } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/**
 * What undoes gzip as browsers do: behind what was packed nothing counts, neither its sum nor what a script of the
 * server wrote there. Node's own gunzip takes a line end there for a broken file, and the page is lost.
 */
export function createFirstGunzip(): Duplex[] {
  return [new WithoutHead(), createInflateRaw()];
}

const FIXED = 10;
const MAX_HEAD = 70_000;
const [SUM, FIELDS, NAME, COMMENT] = [2, 4, 8, 16];

/** A gzip file without its head. */
class WithoutHead extends Transform {
  private head: Buffer | undefined = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.head === undefined) {
      done(null, chunk);
      return;
    }
    this.head = Buffer.concat([this.head, chunk]);
    if (!isBegun(this.head) || this.head.length > MAX_HEAD) {
      done(new Error('incorrect header check'));
      return;
    }
    const end = endOfHead(this.head);
    const packed = end === undefined ? undefined : this.head.subarray(end);
    if (packed) this.head = undefined;
    done(null, packed?.length === 0 ? undefined : packed);
  }

  override _flush(done: TransformCallback): void {
    done(this.head === undefined || this.head.length === 0 ? null : new Error('unexpected end of file'));
  }
}

/** Whether bytes may be those with which a gzip file begins. */
function isBegun(bytes: Buffer): boolean {
  return [0x1f, 0x8b, 8].every((byte, at) => at >= bytes.length || bytes[at] === byte);
}

/** Where the head of a gzip file ends (RFC 1952, 2.3); undefined where it goes on. */
function endOfHead(bytes: Buffer): number | undefined {
  if (bytes.length < FIXED) return undefined;
  const flags = bytes[3] ?? 0;
  let end = FIXED;
  if (flags & FIELDS) {
    if (bytes.length < end + 2) return undefined;
    end += 2 + bytes.readUInt16LE(end);
  }
  for (const text of [NAME, COMMENT]) {
    if (!(flags & text)) continue;
    const zero = bytes.indexOf(0, end);
    if (zero < 0) return undefined;
    end = zero + 1;
  }
  if (flags & SUM) end += 2;
  return end <= bytes.length ? end : undefined;
}

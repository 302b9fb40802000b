import { isAscii } from 'node:buffer';
import { Readable, type Duplex } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { createFirstGunzip } from './gzip.js';

/** A body as far as it was read. */
export interface ReadBody {
  readonly bytes: Buffer;
  /** True when there was more than the limit, or it broke off. */
  readonly truncated: boolean;
  /** What it broke off of, where something had come by then. */
  readonly brokenBy?: unknown;
}

/** Bytes, decompressed, from which a body is a large one. */
export const LARGE = 500_000;

/** How much of a body is read, and what a large one waits for before it is read on. May be called more than once. */
export interface BodyLimits {
  readonly limit: number;
  readonly grow?: () => Promise<void>;
}

/** Reads a response body, decompressed, up to `limit` bytes; what is beyond is never held in memory. */
export async function readBody(stream: Readable, encoding: string, limits: BodyLimits): Promise<ReadBody> {
  const plain = decompressed(stream, encoding);
  const read = await readUpTo(plain, limits);
  stream.destroy();
  return read.bytes[0] === 0x1f && read.bytes[1] === 0x8b ? gunzipped(read, limits) : read;
}

/** A body as far as it came in time. */
export interface BegunBody extends ReadBody {
  /** What still comes, decompressed, where it had not ended by then. */
  readonly rest?: Readable;
}

/**
 * Likewise, but what has not ended after `patience` (ms) is handed on as it comes: events and pushed data have no end.
 */
export async function beginBody(
  stream: Readable,
  encoding: string,
  { limit, patience }: { limit: number; patience: number },
): Promise<BegunBody> {
  const plain = decompressed(stream, encoding);
  const chunks: Buffer[] = [];
  let size = 0;
  const begun = Promise.withResolvers<'ended' | 'cut' | 'goes on' | { brokenBy: unknown }>();
  const timer = setTimeout(begun.resolve, patience, 'goes on');
  const take = (chunk: Buffer): void => {
    chunks.push(size + chunk.length > limit ? chunk.subarray(0, limit - size) : chunk);
    size += chunk.length;
    if (size > limit) begun.resolve('cut');
  };
  const end = (): void => {
    begun.resolve('ended');
  };
  // What came of an answer that breaks off is shown by browsers, too.
  const breakOff = (brokenBy: unknown): void => {
    if (size === 0) begun.reject(brokenBy);
    else begun.resolve({ brokenBy });
  };
  plain.on('data', take).on('end', end).on('error', breakOff);
  try {
    const how = await begun.promise;
    if (how === 'goes on') plain.pause();
    else stream.destroy();
    const bytes = Buffer.concat(chunks);
    if (typeof how === 'object') return { bytes, truncated: true, ...how };
    return { bytes, truncated: how === 'cut', ...(how === 'goes on' && { rest: plain }) };
  } finally {
    clearTimeout(timer);
    plain.off('data', take).off('end', end);
  }
}

/** Encodings of one body that are undone; more of them are somebody's joke. */
const MAX_ENCODINGS = 3;

/**
 * Encodings are named in the order in which they were applied. Those that are not known change nothing, as in browsers.
 */
function decompressed(stream: Readable, encoding: string): Readable {
  const decoders = encoding.split(',', MAX_ENCODINGS).reverse().flatMap(decodersFor);
  const last = decoders.reduce((from: Readable, decoder) => {
    from.on('error', (error) => decoder.destroy(error));
    return from.pipe(decoder, { end: from !== stream });
  }, stream);
  // Nothing is nothing, in whatever it is said to be packed: it has no head that could be missed.
  let isEmpty = true;
  if (last !== stream)
    stream
      .once('data', () => (isEmpty = false))
      .once('end', () => {
        if (isEmpty) last.push(null);
        else decoders[0]?.end();
      });
  return last;
}

function decodersFor(encoding: string): Duplex[] {
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createFirstGunzip();
    case 'deflate':
      return [createInflate()];
    case 'br':
      return [createBrotliDecompress()];
    case 'zstd':
      return [createZstdDecompress()];
    default:
      return [];
  }
}

async function readUpTo(stream: Readable, { limit, grow }: BodyLimits): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (becomesLarge(size, chunk)) await grow?.();
      size += chunk.length;
      if (size > limit) {
        chunks.push(chunk.subarray(0, chunk.length - (size - limit)));
        stream.destroy();
        return { bytes: Buffer.concat(chunks), truncated: true };
      }
      chunks.push(chunk);
    }
  } catch (brokenBy) {
    if (size === 0) throw brokenBy;
    return { bytes: Buffer.concat(chunks), truncated: true, brokenBy };
  }
  return { bytes: Buffer.concat(chunks), truncated: false };
}

function becomesLarge(size: number, next: Buffer): boolean {
  return size <= LARGE && size + next.length > LARGE;
}

/**
 * A `.xml.gz` sitemap arrives as a gzip file, whatever it is packed in on its way. One that does not end as it should
 * is read as far as it goes, or to where something else stands behind it.
 */
async function gunzipped(file: ReadBody, limits: BodyLimits): Promise<ReadBody> {
  const whole = await unpacked(Readable.from([file.bytes]).pipe(createGunzip()), limits);
  const first = (): Promise<ReadBody> => unpacked(decompressed(Readable.from([file.bytes]), 'gzip'), limits);
  const { bytes, truncated } = whole.brokenBy === undefined ? whole : longer(await first(), whole);
  return bytes.length === 0 ? file : { ...file, bytes, truncated: file.truncated || truncated };
}

function longer(one: ReadBody, other: ReadBody): ReadBody {
  return one.bytes.length >= other.bytes.length ? one : other;
}

async function unpacked(plain: Readable, limits: BodyLimits): Promise<ReadBody> {
  return readUpTo(plain, limits).catch((brokenBy: unknown) => ({ bytes: Buffer.alloc(0), truncated: true, brokenBy }));
}

/** How an answer is handed on in parts: all up to the last whole element, as soon as there is enough of it. */
export interface BodyParts {
  readonly element: string;
  readonly take: (text: string) => Promise<void>;
}

const PART_LENGTH = 4_000_000;
const MAX_HEAD = 10_000;

/**
 * Reads up to `limit` bytes of an XML body, handing on its parts, each behind the body's head. Answers what is left at
 * the end.
 */
export async function readInParts(
  stream: Readable,
  { encoding, contentType, limit, grow }: BodyLimits & { encoding: string; contentType: string },
  parts: BodyParts,
): Promise<{ text: string; truncated: boolean }> {
  const cut = new PartsCutter(parts);
  let decoder: TextDecoder | undefined;
  let size = 0;
  for await (const chunk of decompressed(stream, encoding) as AsyncIterable<Buffer>) {
    if (becomesLarge(size, chunk)) await grow?.();
    size += chunk.length;
    if (size > limit) {
      stream.destroy();
      return { text: cut.rest(), truncated: true };
    }
    decoder ??= declaredDecoder(chunk, contentType) ?? new TextDecoder();
    await cut.add(decoder.decode(chunk, { stream: true }));
  }
  // What stands behind a packed body is left where it is.
  stream.destroy();
  return { text: cut.rest(), truncated: false };
}

class PartsCutter {
  private head: string | undefined;
  private text = '';
  private enough = PART_LENGTH;

  constructor(private readonly parts: BodyParts) {}

  async add(text: string): Promise<void> {
    this.text += text;
    if (this.text.length < this.enough) return;
    const end = this.text.lastIndexOf(`</${this.parts.element}>`);
    this.enough = PART_LENGTH + (end < 0 ? this.text.length : 0);
    if (end < 0) return;
    const part = (this.head ?? '') + this.text.slice(0, end);
    this.head ??= this.text.slice(0, Math.min(MAX_HEAD, Math.max(0, this.text.indexOf(`<${this.parts.element}`))));
    this.text = this.text.slice(end);
    await this.parts.take(part);
  }

  rest(): string {
    return (this.head ?? '') + this.text;
  }
}

/**
 * The text of a body: byte order mark, then header, then what the page says of itself, then UTF-8, then Windows-1252.
 */
export function decodeText(bytes: Buffer, contentType: string): string {
  const declared = declaredDecoder(bytes, contentType);
  if (declared && !ONE_BYTE.test(declared.encoding)) return declared.decode(bytes);
  // What is UTF-8 and no plain ASCII is nothing else, whatever its server says of all its pages.
  // Decoded at once, Node takes Windows-1252 for Latin-1, and dashes and quotation marks for control characters.
  return (
    (isAscii(bytes) ? undefined : asUtf8(bytes)) ??
    (declared ?? new TextDecoder('windows-1252')).decode(bytes, { stream: true })
  );
}

/** Encodings of which each byte is a letter: a text in one is hardly ever valid UTF-8 by chance. */
const ONE_BYTE = /^(?:windows-|iso-8859-|koi8-|macintosh)/;

/** The text of what is UTF-8, its last letter cut or not; undefined for everything else. */
function asUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/** Bytes that no text has, but pictures, programs and what is compressed (WHATWG MIME Sniffing, "binary data byte"). */
const isBinaryByte = (byte: number): boolean =>
  byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
/** A text may have some of them by mistake, a short one two; of what is compressed every ninth is one. */
const BINARY_SHARE = 0.05;
const BINARY_MISTAKES = 2;

/** False for a body that nobody can read as a text, whatever its header says. */
export function isText(bytes: Buffer, contentType: string): boolean {
  const head = bytes.subarray(0, 1024);
  const count = head.reduce((sum, byte) => (isBinaryByte(byte) ? sum + 1 : sum), 0);
  return (
    count <= Math.max(BINARY_MISTAKES, head.length * BINARY_SHARE) ||
    declaredDecoder(bytes, contentType)?.encoding.startsWith('utf-16') === true
  );
}

/** Bytes in which a page says what it is in: browsers look at 1024 first, and begin anew when it comes later. */
const HEAD = 16_384;

function declaredDecoder(bytes: Buffer, contentType: string): TextDecoder | undefined {
  const declared =
    byteOrderMark(bytes) ??
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    // Data are in UTF-8 (RFC 8259, 8.1), whatever the pages say that they hold.
    (/json/i.test(contentType) ? undefined : declaredInside(bytes));
  try {
    return declared === undefined ? undefined : new TextDecoder(declared);
  } catch {
    // An unknown name says nothing.
    return undefined;
  }
}

function declaredInside(bytes: Buffer): string | undefined {
  const head = bytes
    .subarray(0, HEAD)
    .toString('latin1')
    .replace(/<!--[^]*?(?:-->|$)/g, '');
  return (
    // A page in UTF-16 could not be read so far: one that says so in ASCII is in UTF-8, as browsers take it.
    /<meta[^>]{1,200}charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1]?.replace(/^utf-?16.*/i, 'utf-8') ??
    /<\?xml[^>]{1,200}encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1]
  );
}

/** The mark, or the first sign of markup, which is two bytes in UTF-16 alone. */
function byteOrderMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const first = bytes.subarray(0, 2).toString('latin1');
  if (first === '\u00fe\u00ff' || first === '\0<') return 'utf-16be';
  if (first === '\u00ff\u00fe' || first === '<\0') return 'utf-16le';
  return undefined;
}

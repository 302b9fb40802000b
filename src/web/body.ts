import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';

/** A body as far as it was read. */
export interface ReadBody {
  readonly bytes: Buffer;
  /** True when there was more than the limit. */
  readonly truncated: boolean;
}

/** Reads a response body, decompressed, up to `limit` bytes; what is beyond is never held in memory. */
export async function readBody(stream: Readable, encoding: string, limit: number): Promise<ReadBody> {
  const plain = decompressed(stream, encoding);
  const read = await readUpTo(plain, limit);
  stream.destroy();
  const isGzipFile = encoding === '' && read.bytes[0] === 0x1f && read.bytes[1] === 0x8b;
  return isGzipFile ? gunzipped(read, limit) : read;
}

function decompressed(stream: Readable, encoding: string): Readable {
  const decoder = decoderFor(encoding);
  if (!decoder) return stream;
  stream.on('error', (error) => decoder.destroy(error));
  return stream.pipe(decoder);
}

function decoderFor(
  encoding: string,
): ReturnType<typeof createGunzip> | ReturnType<typeof createZstdDecompress> | undefined {
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      return undefined;
  }
}

async function readUpTo(stream: Readable, limit: number): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) {
      chunks.push(chunk.subarray(0, chunk.length - (size - limit)));
      stream.destroy();
      return { bytes: Buffer.concat(chunks), truncated: true };
    }
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), truncated: false };
}

/** A `.xml.gz` sitemap arrives as a gzip file, without a content-encoding. */
async function gunzipped(file: ReadBody, limit: number): Promise<ReadBody> {
  const decoder = createGunzip();
  decoder.end(file.bytes);
  try {
    return await readUpTo(decoder, limit);
  } catch {
    return file;
  }
}

/** The text of a body: byte order mark, then header, then what the page says of itself, then UTF-8, then Windows-1252. */
export function decodeText(bytes: Buffer, contentType: string): string {
  const head = bytes.subarray(0, 1024).toString('latin1');
  const declared =
    byteOrderMark(bytes) ??
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1];
  if (declared !== undefined) {
    try {
      return new TextDecoder(declared).decode(bytes);
    } catch {
      // An unknown name says nothing.
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function byteOrderMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

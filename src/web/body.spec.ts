import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beginBody, isText, readBody, type BegunBody } from './body.js';

const HTML = '<!doctype html><h1>Stellenangebote in Köln</h1>';
const read = async (bytes: Buffer, encoding: string, limit = 1_000_000): Promise<string> =>
  (await readBody(Readable.from([bytes]), encoding, { limit })).bytes.toString();

describe('a body as it is sent', () => {
  it('is decompressed by what its header names, the last encoding first', async () => {
    const bytes = Buffer.from(HTML);
    expect(await read(bytes, '')).toBe(HTML);
    expect(await read(gzipSync(bytes), 'gzip')).toBe(HTML);
    expect(await read(gzipSync(gzipSync(bytes)), 'gzip, gzip')).toBe(HTML);
    expect(await read(brotliCompressSync(deflateSync(bytes)), 'deflate, br')).toBe(HTML);
    expect(await read(bytes, 'identity')).toBe(HTML);
    expect(await read(bytes, 'utf-8')).toBe(HTML);
  });

  it('ends at the limit, however often it is packed, and fails where what it is packed in breaks', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(50_000_000, 'a')));
    expect(await readBody(Readable.from([bomb]), 'gzip, gzip', { limit: 1000 })).toMatchObject({ truncated: true });
    await expect(read(gzipSync(Buffer.from(HTML)), 'gzip, gzip')).rejects.toThrow('incorrect header check');
  });

  it('for a browser is what came of it, where it breaks off', async () => {
    const begin = (bytes: Buffer): Promise<BegunBody> =>
      beginBody(Readable.from([bytes]), 'gzip', { limit: 1_000_000, patience: 60_000 });
    const packed = gzipSync(Buffer.from(Array.from({ length: 9000 }, (_, at) => at ** 3).join()));
    const { bytes, truncated, brokenBy } = await begin(packed.subarray(0, -5000));
    expect([bytes.length > 1000, truncated, brokenBy]).toEqual([true, true, expect.any(Error)]);
    await expect(begin(Buffer.from(HTML))).rejects.toThrow('incorrect header check');
  });

  it.each([
    ['HTML', Buffer.from(HTML), 'text/html', true],
    ['nothing', Buffer.alloc(0), '', true],
    ['a stray control character', Buffer.from(`${HTML}\u0003`), 'text/html', true],
    ['UTF-16 that says so', Buffer.from(HTML, 'utf16le'), 'text/html; charset=utf-16le', true],
    ['what is still compressed', gzipSync(Buffer.from(HTML.repeat(9))), 'text/html', false],
    ['nothing but NULs', Buffer.alloc(5000), 'text/html', false],
    ['an unknown encoding', Buffer.from([1, 2, 3, 255]), 'text/html', false],
  ])('%s: whether it is a text', (_name, bytes, contentType, expected) => {
    expect(isText(bytes, contentType)).toBe(expected);
  });
});

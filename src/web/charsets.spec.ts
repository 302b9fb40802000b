import { expect, it } from '@jest/globals';
import { decodeText, isText } from './body.js';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const meta = (charset: string): string => `<!doctype html><meta charset="${charset}"><h1>`;
const old = (charset: string): string =>
  `<html><head><META HTTP-EQUIV='Content-Type' CONTENT='text/html; charset=${charset}'><h1>`;

/** "Пекарь", "パン職人", "面包师", "Mlynář" as the bytes of what each is mostly written in. */
const BAKER_1251 = Buffer.from([0xcf, 0xe5, 0xea, 0xe0, 0xf0, 0xfc]);
const BAKER_SHIFT_JIS = Buffer.from([0x83, 0x70, 0x83, 0x93, 0x90, 0x45, 0x90, 0x6c]);
const BAKER_GB18030 = Buffer.from([0xc3, 0xe6, 0xb0, 0xfc, 0xca, 0xa6]);
const MILLER_8859_2 = Buffer.from([0x4d, 0x6c, 0x79, 0x6e, 0xe1, 0xf8]);

it.each([
  ['windows-1251', 'Пекарь', BAKER_1251],
  ['Shift_JIS', 'パン職人', BAKER_SHIFT_JIS],
  ['GB18030', '面包师', BAKER_GB18030],
  ['gb2312', '面包师', BAKER_GB18030],
  ['ISO-8859-2', 'Mlynář', MILLER_8859_2],
])('a text in %s is read as its header, its page or its declaration says', (charset, text, bytes) => {
  const asXml = latin(`<?xml version="1.0" encoding="${charset}"?><h1>`);
  expect(decodeText(bytes, `text/html; charset=${charset}`)).toBe(text);
  expect(decodeText(bytes, `text/html;charset="${charset.toLowerCase()}"`)).toBe(text);
  for (const head of [latin(meta(charset)), latin(old(charset)), asXml])
    expect(decodeText(Buffer.concat([head, bytes]), 'text/html')).toBe(`${head.toString('latin1')}${text}`);
});

it('the header overrules the page, and a byte order mark both', () => {
  const page = Buffer.concat([latin(meta('windows-1252')), BAKER_1251]);
  expect(decodeText(page, 'text/html; charset=windows-1251')).toContain('Пекарь');
  const utf8 = Buffer.from(`\uFEFF${meta('windows-1251')}Bäcker`);
  expect(decodeText(utf8, 'text/html; charset=shift_jis')).toBe(`${meta('windows-1251')}Bäcker`);
  for (const charset of ['utf-16le', 'windows-1252']) {
    const utf16 = Buffer.from('\uFEFFBäcker', 'utf16le');
    expect([decodeText(utf16, `text/html; charset=${charset}`), decodeText(utf16.swap16(), 'text/html')]).toEqual([
      'Bäcker',
      'Bäcker',
    ]);
  }
});

it.each(['ISO-8859-1', 'windows-1251', 'iso-8859-2', 'koi8-r'])(
  'a server that says %s of all its pages is not believed of one in UTF-8, even where that breaks off in a letter',
  (charset) => {
    const bytes = Buffer.from('<h1>Bäcker für Brötchen</h1>ä');
    expect(decodeText(bytes, `text/html; charset=${charset}`)).toBe('<h1>Bäcker für Brötchen</h1>ä');
    expect(decodeText(bytes.subarray(0, -1), `text/html; charset=${charset}`)).toBe('<h1>Bäcker für Brötchen</h1>');
  },
);

it('without a word of it, or with a name that nobody knows, a text is UTF-8, else what most of Western Europe wrote', () => {
  for (const type of ['', 'text/html', 'text/html; charset=none', 'text/html; charset=utf8mb4']) {
    expect(decodeText(Buffer.from('Bäcker – 5 €'), type)).toBe('Bäcker – 5 €');
    expect(decodeText(Buffer.from([0x42, 0xe4, 0x63, 0x6b, 0x65, 0x72, 0x20, 0x80]), type)).toBe('Bäcker €');
  }
});

it('what a page says of itself counts wherever browsers find it, not in a comment, and not in what data hold', () => {
  const late = latin(`<head>${'<link rel="x">'.repeat(200)}<meta charset="windows-1251">`);
  expect(decodeText(Buffer.concat([late, BAKER_1251]), 'text/html')).toContain('Пекарь');
  const old = latin('<!-- <meta charset="koi8-r"> --><meta charset="windows-1251">');
  expect(decodeText(Buffer.concat([old, BAKER_1251]), 'text/html')).toContain('Пекарь');
  const data = Buffer.from(`{"text":"<meta content='text/html; charset=gb2312'>","title":"Bäcker"}`);
  expect(decodeText(data, 'application/json')).toContain('Bäcker');
});

it('markup whose first sign is two bytes is UTF-16', () => {
  const page = Buffer.from('<h1>Bäcker', 'utf16le');
  expect([decodeText(page, 'text/html'), isText(page, 'text/html')]).toEqual(['<h1>Bäcker', true]);
  expect(decodeText(page.swap16(), 'text/html')).toBe('<h1>Bäcker');
});

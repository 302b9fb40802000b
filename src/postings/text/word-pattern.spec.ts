import { describe, expect, it } from '@jest/globals';
import { wordPattern } from './word-pattern.js';

/** All signs that Unicode has, but halves of pairs. */
const SIGNS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const LETTER = wordPattern(String.raw`^\p{L}$`, 'u');

describe('letters in few ranges', () => {
  it('are all that Unicode calls so, but its blocks of symbols', () => {
    const missed = SIGNS.filter((sign) => /\p{L}/u.test(sign) && !LETTER.test(sign));
    expect(missed.filter((sign) => !/[\u2000-\u2bff\u{1d000}-\u{1ffff}]/u.test(sign))).toEqual([]);
  });

  it('are nothing that divides words, no digit that we read, no icon and no emoji', () => {
    const others = /[\0-@[-`{-©«-´¶-¹»-¿×÷\u2000-\u2bff\u3000-\u3004\u3008-\u3020\p{Co}\p{Emoji_Presentation}]/u;
    expect(SIGNS.filter((sign) => others.test(sign) && LETTER.test(sign))).toEqual([]);
    const ofScripts = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/u;
    const marks = SIGNS.slice(0, 0x2000).filter((sign) => ofScripts.test(sign) && /[\p{P}\p{Nd}\p{Sc}]/u.test(sign));
    expect([...marks, ...Array.from('،؛؟٠٩।॥฿๐、。「」・０９！？～￥·')].filter((sign) => LETTER.test(sign))).toEqual(
      [],
    );
  });

  it('stand inside and outside of classes, and nothing else is changed', () => {
    expect(wordPattern(String.raw`(?<!\p{L})\[baker[^\p{L}\p{N}]\\`, 'iu').source).toMatch(
      /^\(\?<!\[A-Za-z.*\]\)\\\[baker\[\^A-Za-z.*\\p\{N\}\]\\\\$/,
    );
    expect('3 años, 5 Jahre'.replace(wordPattern(/\p{L}+/gu), '?')).toBe('3 ?, 5 ?');
  });

  it('of a pattern have its own flags or others', () => {
    expect(wordPattern(/baker/iu).flags).toBe('iu');
    expect(wordPattern(/baker/iu, 'gu').flags).toBe('gu');
  });
});

import { BULLET_DOTS } from '../../text/bullet-signs.js';
import { wordPattern } from '../../text/word-pattern.js';

/**
 * What stands for a bullet at the beginning of a line: arrows, signs that are typed, and the letters that bullets of
 * word processors become without their font. A number behind a plus is a phone's, and signs head lines of Japanese.
 */
const STANDS_FOR_BULLET =
  /^ ?(?:[◆◇♦❖▷➔➜➨❯»›~+>] (?=[\p{Lu}\p{Ll}])|[oü] (?=[\p{Lu}\d])|[Ø§] (?=\p{Lu})|[\uF076\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC] ?)/gmu;

/** Text in NFC, without invisible and control characters, without blank lines and runs of spaces; bullets are "• ". */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(STANDS_FOR_BULLET, '• ')
    .replace(/(?:\n• ?)+(?=\n|$)/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** A longer text (characters) that begins with a bullet holds a whole list. */
const MAX_BULLETED = 160;
const BULLET = wordPattern(String.raw`^[${BULLET_DOTS}]\s*(?=[\p{L}("„“«¿¡])`, 'u');

/** "• Baker" as "Baker": what is written for a bullet is no part of the piece. */
export function withoutBullet(line: string): string {
  return line.length > MAX_BULLETED ? line : line.replace(BULLET, '');
}

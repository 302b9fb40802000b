import { jsonOf } from '../../text/words.js';

/**
 * The object or list that a page's script assigns behind `marker`, as JSON; undefined when it is not there or is
 * broken.
 */
export function readEmbeddedState(html: string, marker: string): unknown {
  for (let at = html.indexOf(marker); at >= 0; at = html.indexOf(marker, at + marker.length)) {
    const assignment = /^\s{0,20}=\s{0,20}(?=[{[])/.exec(html.slice(at + marker.length, at + marker.length + 60));
    if (!assignment) continue;
    const json = balanced(html, at + marker.length + assignment[0].length);
    // Scripts write `undefined` where JSON has null.
    const state = jsonOf(json) ?? jsonOf(json.replace(/(?<=[:,[]\s{0,9})undefined(?=\s{0,9}[,}\]])/g, 'null'));
    // Cut off, or code that only looks like data: perhaps the next one.
    if (state !== undefined) return state;
  }
  return undefined;
}

/** The text from a bracket to the one that closes it, strings aside; empty when nothing does. */
export function balanced(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const character = source[at];
    if (character === '"') at = endOfString(source, at);
    else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return source.slice(start, at + 1);
  }
  return '';
}

function endOfString(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== '"') at += source[at] === '\\' ? 2 : 1;
  return at;
}

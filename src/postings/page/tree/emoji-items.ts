import { kindOfHeading } from '../lines/headings/section-headings.js';
import { namesBenefit, namesRequirement } from '../lines/headings/section-items.js';

/** What of a block of a text is asked for here. */
interface Line {
  readonly text: string;
  readonly kind: 'heading' | 'item' | 'line';
}

/** "✅ A licence", "🚐 Company van": a picture in front of what a line says. */
const PICTURE =
  /^(\p{Extended_Pictographic})[\uFE0F\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}]{0,6}\s{0,3}(?=[\p{L}\p{N}])/u;

/** Lines behind pictures, below each other, are a list, whose pictures are its bullets; a head among them is none. */
export function withPicturedItems<T extends Line>(blocks: readonly T[]): T[] {
  return blocks.map((block, at) => {
    const picture = pictureOf(block);
    const beside = [blocks[at - 1], blocks[at + 1]].map((other) => other && pictureOf(other)).filter(Boolean);
    if (picture === undefined || beside.length === 0) return block;
    const text = block.text.replace(PICTURE, '');
    return !beside.includes(picture) && isHead(text) ? block : { ...block, text, kind: 'item' };
  });
}

function pictureOf({ kind, text }: Line): string | undefined {
  return kind === 'line' && !/[:：]$/.test(text) ? PICTURE.exec(text)?.[1] : undefined;
}

/** "🎁 Benefits"; "🔧 Two years of experience" is an item, though it may head others. */
function isHead(text: string): boolean {
  if (kindOfHeading(text) === undefined) return false;
  return text.split(/\s+/).length <= 2 || !(namesRequirement(text) || namesBenefit(text));
}

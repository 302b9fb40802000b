import { attribute, isTag, type Element } from './html.js';

/**
 * What a link without words is called: its label, its title, its picture's text, at last the picture's file; a part of
 * a picture by its text.
 */
export function nameOfLink(link: Element): string {
  const stated = attribute(link, 'aria-label') || attribute(link, 'title');
  if (stated !== '') return stated;
  if (link.name === 'area') return attribute(link, 'alt');
  const pictures = link.children.flatMap((child) => (isTag(child) ? [child, ...child.children.filter(isTag)] : []));
  const picture = pictures.find(({ name }) => name === 'img');
  if (!picture) return '';
  const named = attribute(picture, 'alt') || attribute(picture, 'title');
  return named === '' ? wordsOfFile(attribute(picture, 'src')) : named;
}

/** "/files/junior-baker.png" as "junior baker"; empty for numbers and short codes. */
function wordsOfFile(path: string): string {
  const name = /(?:^|\/)([^/]{1,200})\.\w{2,5}(?:[?#][\s\S]*)?$/.exec(path)?.[1] ?? '';
  const words = name.split(/[-_ ]|%20/).filter((word) => /^\p{L}{3,}$/u.test(word));
  return words.length >= 2 ? words.join(' ') : '';
}

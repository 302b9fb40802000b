import { isContentUrl } from '../../lines/headings/career-words.js';

const NEWS = /\/(?:blog|news|press|stor|event|product|case|project|team|categor|tag|service)/i;

/** Features of a set: how many of its records lead to articles and products, and to what is mostly such. */
export function contentTargets(
  targets: readonly string[],
  size: number,
  pageUrl: string,
): Readonly<Record<string, number>> {
  const page = new URL(pageUrl);
  const told = targets.filter((url) => !isAbove(new URL(url), page));
  return {
    'leads to content': told.filter((url) => isContentUrl(url)).length / size,
    'target news': told.filter((url) => NEWS.test(url)).length / size,
  };
}

/** "Back to the news", on a page of them: where a link leads up to tells nothing of what stands above it. */
function isAbove(target: URL, page: URL): boolean {
  return target.host === page.host && page.pathname.startsWith(`${target.pathname.replace(/\/$/, '')}/`);
}

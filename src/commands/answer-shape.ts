/**
 * What an answer is made of, without what it says: `list of 12 {id, title}`, `{jobs: list of 3 {id, title}, total}`,
 * `XML <rss>`, `page "Jobs"`.
 */
export function shapeOf(body: string): string {
  const start = body.trimStart();
  if (start === '') return 'empty';
  if (!start.startsWith('<')) {
    try {
      return shapeOfData(JSON.parse(start), 3);
    } catch {
      return `text of ${String(body.length)} characters`;
    }
  }
  const title = /<title[^>]{0,100}>([^<]{0,80})/i.exec(start)?.[1]?.trim();
  if (/<html[\s>]|^<!doctype html/i.test(start.slice(0, 2000))) return `page "${title ?? ''}"`;
  return `XML <${/<([A-Za-z][\w:.-]{0,60})/.exec(start)?.[1] ?? ''}>`;
}

/** Names that are shown of an object. */
const SHOWN = 12;

function shapeOfData(data: unknown, depth: number): string {
  if (Array.isArray(data)) {
    const [first] = data as unknown[];
    const rows = `list of ${String(data.length)}`;
    return typeof first === 'object' && first !== null ? `${rows} ${shapeOfData(first, depth - 1)}` : rows;
  }
  if (typeof data !== 'object' || data === null) return data === null ? 'null' : typeof data;
  if (depth === 0) return '{…}';
  const names = Object.entries(data).map(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && depth > 1 ? `${name}: ${shapeOfData(value, depth - 1)}` : name,
  );
  return `{${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ', …' : ''}}`;
}

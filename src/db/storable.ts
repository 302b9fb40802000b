import { Prisma } from './client/client.js';

/** What Postgres refuses: NUL in text and jsonb, and lone surrogates in jsonb. */
const NOT_STORABLE = /\\u(?:0000|d[89a-f])/i;

/** A value as JSON that Postgres takes, written once where nothing is to be left out; undefined becomes null. */
export function storableJson(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? 'null';
  return NOT_STORABLE.test(text) ? JSON.stringify(JSON.parse(text, (_key, item: unknown) => cleaned(item))) : text;
}

/** The same for the Prisma client, which writes JSON itself. */
export function storable(value: unknown): Prisma.InputJsonValue | typeof Prisma.JsonNull {
  return (JSON.parse(storableJson(value)) as Prisma.InputJsonValue | null) ?? Prisma.JsonNull;
}

/** Text that Postgres takes. */
export function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** The parts of it are clean already. */
function cleaned(item: unknown): unknown {
  if (typeof item === 'string') return withoutNul(item);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(Object.entries(item).map(([name, part]) => [withoutNul(name), part]));
}

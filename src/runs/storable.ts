/** Postgres refuses NUL in text and jsonb, and lone surrogates in jsonb. */
export function storable<T>(value: T): T {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined || !/\\u(?:0000|d[89a-f])/i.test(text)) return value;
  return JSON.parse(text, (_key, item: unknown) => (typeof item === 'string' ? withoutNul(item) : item)) as T;
}

/** Text that Postgres takes. */
export function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/**
 * What is made when it is first asked for, once: most processes and threads that load the readers need few of their
 * tables.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Whether nearly all titles of a set (`share` of its features) are named after occupations, but those for people who
 * fit none: half of them at least.
 */
export function areNamedRoles(share: (name: string) => number): boolean {
  const named = share('title role') + share('title sure');
  return named >= 0.5 && named >= 0.8 * (1 - share('title open application'));
}

/** How a site leads to its openings. */
export const PLANS = [
  'list',
  'landing',
  'departments',
  'pages',
  'adverts',
  'places',
  'none',
  'translated',
  'home',
] as const;
export type Plan = (typeof PLANS)[number];

/** How the career page is linked. */
export const WAYS = ['menu', 'menu', 'menu below another entry', 'footer', 'button', 'card'] as const;

/** Traits that one site in four has, each. */
export const TRAITS = [
  'a closed opening',
  'a mark',
  'an open application',
  'others below adverts',
  'openings at home',
  'adverts as files',
] as const;
export type Trait = (typeof TRAITS)[number];

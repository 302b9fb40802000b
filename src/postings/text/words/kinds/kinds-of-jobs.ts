/**
 * Kinds of jobs by their hours and purpose, what is special before what is general: of several that fit the first
 * counts.
 */
export const KINDS_OF_JOBS = [
  'mini-job',
  'apprenticeship',
  'internship',
  'freelance',
  'part-time',
  'full-time',
  'contract',
  'temporary',
] as const;
export type KindOfJob = (typeof KINDS_OF_JOBS)[number];

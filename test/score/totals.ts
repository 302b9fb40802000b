import type { FieldScores, SetScore } from './score-set.ts';

/** The columns of the table: what is summed over the sets. */
export const SUMS = [
  'expected',
  'found',
  'missing',
  'invented',
  'values_right',
  'values_wrong',
  'over_claimed',
  'career_pages_right',
  'career_pages_missing',
  'career_pages_wrong',
  'warnings',
  'requests',
  'seconds',
] as const;

export type Totals = Record<(typeof SUMS)[number], number> & {
  recall: number;
  precision: number;
  values_right_ratio: number;
  over_claim_ratio: number;
  career_pages_recall: number;
  /** Sets with nothing missing and nothing invented, of all sets. */
  exact_ratio: number;
  /** Mean recall of the sets that have postings: a long list counts as much as a small site. */
  mean_recall: number;
  /** Sets of which each run's rows are what its readers counted, of all sets. */
  accounted_ratio: number;
  fields: FieldScores;
};

/** True for the sets whose figures count; the others are reported apart. */
export function isCounted({ needsBrowser, isAmbiguous }: SetScore): boolean {
  return !needsBrowser && !isAmbiguous;
}

/** Sums and ratios over sets; a ratio of nothing is 1. */
export function totalsOf(rows: readonly SetScore[]): Totals {
  const sums = Object.fromEntries(
    SUMS.map((name) => [name, rows.reduce((sum, score) => sum + score[name], 0)]),
  ) as Record<(typeof SUMS)[number], number>;
  const values = sums.values_right + sums.values_wrong + sums.over_claimed;
  return {
    ...sums,
    recall: ratio(sums.found, sums.expected),
    precision: ratio(sums.found, sums.found + sums.invented),
    values_right_ratio: ratio(sums.values_right, values),
    over_claim_ratio: values === 0 ? 0 : sums.over_claimed / values,
    career_pages_recall: ratio(sums.career_pages_right, sums.career_pages_right + sums.career_pages_missing),
    exact_ratio: ratio(rows.filter(({ missing, invented }) => missing + invented === 0).length, rows.length),
    mean_recall: mean(rows.filter(({ expected }) => expected > 0).map(({ found, expected }) => found / expected)),
    accounted_ratio: ratio(rows.filter(({ unaccounted }) => unaccounted === 0).length, rows.length),
    fields: fieldsOf(rows),
  };
}

function fieldsOf(rows: readonly SetScore[]): FieldScores {
  const sums: FieldScores = {};
  for (const [field, { compared, differing }] of rows.flatMap(({ fields }) => Object.entries(fields))) {
    const sum = (sums[field] ??= { compared: 0, differing: 0 });
    sum.compared += compared;
    sum.differing += differing;
  }
  return sums;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

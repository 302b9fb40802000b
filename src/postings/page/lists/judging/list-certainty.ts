import model from './page-model.json' with { type: 'json' };
import type { Features } from './set-features.js';

const weights: Readonly<Record<string, number>> = model.weights;
const weighted = Object.entries(weights);

/** How surely a set with these features lists postings. */
export function certaintyOf(features: Features): number {
  const score = weighted.reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), model.bias);
  return 1 / (1 + Math.exp(-score));
}

/** What each feature adds to the score of a set, the strongest first: for people. */
export function reasonsOf(features: Features): (readonly [string, number])[] {
  return Object.entries(features)
    .map(([name, value]) => [name, (weights[name] ?? 0) * value] as const)
    .filter(([, share]) => Math.abs(share) > 0.05)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
}

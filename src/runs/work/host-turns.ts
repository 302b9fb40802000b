import { sha256 } from '../../sha256.js';
import type { TakeTurn } from '../../web/host-pacer.js';
import type { RunStore } from '../store/run-store.js';

/** Turns at hosts whose rate all worker processes keep together. */
export function hostTurns(store: Pick<RunStore, 'takeTurn'>): TakeTurn {
  return (hostname, secondsBetween) => store.takeTurn(sha256(`host\n${hostname}`), secondsBetween);
}

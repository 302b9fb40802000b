import { expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { RunGate } from './run-gate.js';

it('lets runs in together, one alone, and nobody past who waits', async () => {
  const gate = new RunGate();
  const inside: string[] = [];
  const end = new Map<string, () => void>();
  const come = (name: string, alone: boolean): void =>
    void gate.run(alone, async () => {
      inside.push(name);
      await new Promise<void>((resolve) => end.set(name, resolve));
      inside.splice(inside.indexOf(name), 1);
    });
  come('a', false);
  come('b', false);
  come('suspect', true);
  come('c', false);
  await setImmediate();
  expect(inside).toEqual(['a', 'b']);
  end.get('a')?.();
  await setImmediate();
  expect(inside).toEqual(['b']);
  end.get('b')?.();
  await setImmediate();
  expect(inside).toEqual(['suspect']);
  end.get('suspect')?.();
  await setImmediate();
  expect(inside).toEqual(['c']);
});

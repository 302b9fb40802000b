import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RunGate } from './run-gate.js';

const PATIENCE = 2000;

describe('who may work at the same time', () => {
  let gate: RunGate;
  let inside: string[];
  let sentAway: string[];
  let end: Map<string, () => void>;

  beforeEach(() => {
    jest.useFakeTimers();
    gate = new RunGate();
    inside = [];
    sentAway = [];
    end = new Map();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const come = async (name: string, alone = false): Promise<void> => {
    const isDone = gate.run(alone, PATIENCE, async () => {
      inside.push(name);
      await new Promise<void>((resolve) => end.set(name, resolve));
      inside.splice(inside.indexOf(name), 1);
    });
    void isDone.then((done) => {
      if (!done) sentAway.push(name);
    });
    await pass(0);
  };
  const pass = async (time: number): Promise<void> => jest.advanceTimersByTimeAsync(time);
  const ends = async (name: string): Promise<void> => {
    end.get(name)?.();
    await pass(0);
  };

  const widenFor = (count: number): void => {
    for (let at = 1; at < count; at++) gate.widen();
  };

  it('lets one in first, one more whenever something gets on, and one more when nothing does for long', async () => {
    await come('a');
    await come('b');
    await come('c');
    expect(inside).toEqual(['a']);
    gate.widen();
    await pass(0);
    expect(inside).toEqual(['a', 'b']);
    await pass(PATIENCE);
    expect(sentAway).toEqual(['c']);
    await pass(2 * PATIENCE);
    await come('c');
    expect(inside).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'b', 'c']) await ends(name);
    await come('d');
    await come('e');
    expect(inside).toEqual(['d', 'e']);
  });

  it('lets runs in together, one alone, and nobody past who waits', async () => {
    widenFor(3);
    await come('a');
    await come('b');
    await come('suspect', true);
    await come('c');
    expect(inside).toEqual(['a', 'b']);
    await ends('a');
    expect(inside).toEqual(['b']);
    await ends('b');
    expect(inside).toEqual(['suspect']);
    await ends('suspect');
    expect(inside).toEqual(['c']);
    expect(sentAway).toEqual([]);
  });

  it('sends away who waits for one that works alone, whatever it needs', async () => {
    widenFor(3);
    await come('suspect', true);
    await come('other suspect', true);
    await come('a');
    await pass(PATIENCE);
    expect(sentAway).toEqual(['other suspect', 'a']);
    await ends('suspect');
    await come('b');
    expect(inside).toEqual(['b']);
  });

  it('keeps the place of one that waits for the others to end, and sends those behind it away', async () => {
    widenFor(3);
    await come('a');
    await come('suspect', true);
    await come('b');
    await come('other suspect', true);
    await pass(5 * PATIENCE);
    expect(sentAway).toEqual(['b', 'other suspect']);
    await ends('a');
    expect(inside).toEqual(['suspect']);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RunGate } from './run-gate.js';

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

  const work = async (name: string): Promise<void> => {
    inside.push(name);
    await new Promise<void>((resolve) => end.set(name, resolve));
    inside.splice(inside.indexOf(name), 1);
  };
  const takeTurn = async (name: string, alone: boolean): Promise<void> => {
    if (!(await gate.run(alone, () => work(name)))) sentAway.push(name);
    gate.leave();
  };
  const come = async (name: string, alone = false): Promise<void> => {
    void gate.enter().then(() => takeTurn(name, alone));
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
    await pass(999);
    expect(inside).toEqual(['a', 'b']);
    await pass(1);
    expect(inside).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'b', 'c']) await ends(name);
    await come('d');
    await come('e');
    expect(inside).toEqual(['d', 'e']);
  });

  it('gives the place of one that found nothing to the next', async () => {
    await gate.enter();
    await come('a');
    expect(inside).toEqual([]);
    gate.leave();
    await pass(0);
    expect(inside).toEqual(['a']);
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
    await pass(100_000);
    expect(inside).toEqual(['suspect']);
    await ends('suspect');
    expect(inside).toEqual(['c']);
    expect(sentAway).toEqual([]);
  });

  it('sends one away that has to be alone where another one has', async () => {
    widenFor(3);
    await come('a');
    // Both take their run before either knows that it has to be alone.
    await Promise.all([gate.enter(), gate.enter()]);
    for (const name of ['suspect', 'other suspect']) void takeTurn(name, true);
    await pass(0);
    expect(sentAway).toEqual(['other suspect']);
    expect(inside).toEqual(['a']);
    await ends('a');
    expect(inside).toEqual(['suspect']);
    await ends('suspect');
    await come('other suspect', true);
    expect(inside).toEqual(['other suspect']);
  });

  it('lets everybody in when the process takes no more runs', async () => {
    await come('suspect', true);
    await come('a');
    await come('b');
    gate.open();
    await pass(0);
    expect(inside).toEqual(['suspect', 'a', 'b']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { lazily } from './lazily.js';

describe('what is made lazily', () => {
  it('is made when it is first asked for, and once, whatever it is', () => {
    let made = 0;
    const nothing = lazily((): string | undefined => {
      made++;
      return undefined;
    });
    expect(made).toBe(0);
    expect([nothing(), nothing()]).toEqual([undefined, undefined]);
    expect(made).toBe(1);
  });
});

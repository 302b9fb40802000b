import { describe, expect, it } from '@jest/globals';
import { readRemoteLabel, readRemotePlace } from '../../kinds/remote.js';
import { MIXED_WAYS } from './mixed-ways.js';

describe('both ways of working beside each other are hybrid', () => {
  it.each(MIXED_WAYS.flatMap(({ cases }) => cases))('%s', (said) => {
    expect(readRemoteLabel(said)).toBe('hybrid');
    expect(readRemotePlace('Baker', said)?.policy).toBe('hybrid');
  });

  it.each([
    ['Virtual and physical events', undefined],
    ['Remote or on-site', undefined],
    ['Remote and hybrid, on-site', undefined],
    ['Home and office cleaning', undefined],
    ['Remote', 'remote'],
    ['On-site', 'on-site'],
  ])('%s is %s', (said, policy) => {
    expect(readRemoteLabel(said)).toBe(policy);
  });
});

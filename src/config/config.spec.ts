import { describe, expect, it } from '@jest/globals';
import { StartError } from '../errors.js';
import { misspeltSettings, readConfig } from './config.js';

describe('misspeltSettings', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['WORKER_CONCURENCY', 'WORKER_CONCURRENCY'],
    ['SECRET_KEY', 'SECRETS_KEY'],
  ])('asks of %s whether %s was meant', (name, meant) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([
      `${name} is no setting and has no effect: did you mean ${meant}?`,
    ]);
  });

  it('says nothing of settings, of what other programs need, and of a second name beside the right one', () => {
    const others = {
      HOME: '/',
      PATH: '/bin',
      HOSTNAME: 'x',
      SHELL: 'sh',
      LANGUAGE: 'en',
      NODE_OPTIONS: '',
      npm_config_cache: '',
    };
    expect(misspeltSettings({ PORT: '1', ...others })).toEqual([]);
    expect(misspeltSettings({ DATABASE_URL: 'x', DATABASE_URLS: 'y' })).toEqual([]);
  });
});

it('a language model without a name is a clear start error', () => {
  const problems = (environment: Record<string, string>): readonly string[] => {
    try {
      readConfig(environment);
      return [];
    } catch (error) {
      return error instanceof StartError ? error.problems : ['another error'];
    }
  };
  expect(problems({ LLM_BASE_URL: 'http://localhost:11434/v1' })).toEqual([
    'LLM_MODEL must name the model to ask where LLM_BASE_URL is set',
  ]);
  expect(problems({ LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'qwen3:8b' })).toEqual([]);
});

import { expect, it } from '@jest/globals';
import { plainForTerminal } from './terminal-text.js';

it('shows what would steer a terminal, and lets lines and letters be', () => {
  expect(plainForTerminal('Engineer \u001b[31m\u009b2J\u202eexe\u0007\r')).toBe(
    'Engineer \\u001b[31m\\u009b2J\\u202eexe\\u0007\\u000d',
  );
  expect(plainForTerminal('Bäcker\tKöln\nパン職人 🍞')).toBe('Bäcker\tKöln\nパン職人 🍞');
  const row = { job_title: 'Baker \u009b31m "Nacht"' };
  expect(JSON.parse(plainForTerminal(JSON.stringify(row)))).toEqual(row);
});

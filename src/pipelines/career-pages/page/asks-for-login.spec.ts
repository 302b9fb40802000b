import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { LOGIN_SEGMENTS } from '../../../postings/text/words/sites/login-segments.js';
import { asksForLogin } from './asks-for-login.js';

const FORM = '<form><input name="u"><input type="password" name="p"></form>';
const CAREERS = { title: 'Careers', heading: 'Work with us' };
const isAsked = (from: string, to: string, body = FORM, called = CAREERS): boolean =>
  asksForLogin({ request: { url: `https://mill.example${from}` }, url: `https://mill.example${to}`, body }, called);

itHoldsForEvery(
  'a site sends strangers there',
  LOGIN_SEGMENTS.flatMap(([, words]) => words.split('|').map((word) => [word] as const)),
  (segment) => {
    expect([`/${segment}`, `/en/${segment}/start`, `/${segment}.php`].map((to) => isAsked('/jobs', to))).toEqual([
      true,
      true,
      true,
    ]);
  },
);

it.each([
  ['/jobs', '/jobs/login-clerk', FORM],
  ['/login', '/en/login', FORM],
  ['/jobs', '/login', '<h1>Baker</h1>'],
])('from %s to %s with "%s" is none', (from, to, body) => {
  expect(isAsked(from, to, body)).toBe(false);
});

it.each([
  [{ title: 'Sign in', heading: 'The mill' }, true],
  [{ title: 'The mill', heading: 'Log in to go on' }, true],
  [{ title: 'Login | The mill', heading: '' }, true],
  [{ title: 'Anmelden – Mühle', heading: '' }, true],
  [{ title: 'Signings of the year', heading: '' }, false],
  [{ title: 'Author wanted', heading: 'Authors' }, false],
  [CAREERS, false],
])('a page at the address that was asked for, called %j, is one: %j', (called, isOne) => {
  expect(isAsked('/careers', '/careers', FORM, called)).toBe(isOne);
  expect(isAsked('/careers', '/careers', '<h1>Baker</h1>', called)).toBe(false);
});

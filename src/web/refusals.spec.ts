import { describe, expect, it } from '@jest/globals';
import { refusalOf, retryAfterSeconds } from './refusals.js';

const TEXT = 'We build pumps for ships and look for people who like water. '.repeat(30);

/** An ordinary page of a site that the system guards: its script stands in it, and so do the jobs. */
const page = (script: string, text = TEXT): string =>
  `<html><head><title>Careers at Example Pumps</title>${script}</head><body><h1>Jobs</h1><p>${text}</p></body></html>`;

/** A page in whose place the system puts its own. */
const challenge = (head: string, body = '<p>Please enable JavaScript to go on.</p>'): string =>
  `<html><head>${head}</head><body>${body}</body></html>`;

const SYSTEMS: Record<string, { challenges: [number, object, string][]; ordinary: string[] }> = {
  Cloudflare: {
    challenges: [
      [200, {}, challenge('<title>Just a moment...</title>')],
      [200, {}, challenge('<script>window._cf_chl_opt={cvId:"3"};</script>')],
      [
        503,
        {},
        challenge('<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1"></script>', TEXT),
      ],
      [200, { 'cf-mitigated': 'challenge' }, ''],
    ],
    ordinary: [
      page('<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>'),
      page('<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>', ''),
      page('<script>window._cf_chl_opt={};</script>'),
    ],
  },
  Imperva: {
    challenges: [
      [200, {}, challenge('<title>Pardon Our Interruption...</title>')],
      [
        200,
        {},
        challenge('', '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9">Request unsuccessful.</iframe>'),
      ],
    ],
    ordinary: [page('<script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3"></script>')],
  },
  DataDome: {
    challenges: [[200, {}, challenge('<script src="https://ct.captcha-delivery.com/c.js"></script>')]],
    ordinary: [
      page('<script src="https://js.datadome.co/tags.js"></script><link href="https://ct.captcha-delivery.com/">'),
    ],
  },
  PerimeterX: {
    challenges: [
      [200, {}, challenge('<title>Access to this page has been denied.</title>')],
      [200, {}, challenge('', '<div id="px-captcha"></div>')],
    ],
    ordinary: [page('<script src="https://client.px-cloud.net/PX1/main.min.js"></script><div id="px-captcha"></div>')],
  },
  Akamai: {
    challenges: [
      [
        200,
        {},
        challenge('<title>Access Denied</title>', `You don't have permission to access "http://x/" on this server.`),
      ],
      [200, {}, challenge('', '<div id="sec-if-cpt-container"></div>')],
    ],
    ordinary: [page('<script src="/akam/13/5a3f"></script>')],
  },
  'AWS WAF': {
    challenges: [
      [202, { 'x-amzn-waf-action': 'challenge' }, ''],
      [
        202,
        {},
        challenge(
          '<script src="https://a.token.awswaf.com/a/challenge.js"></script>',
          '<div id="challenge-container"></div>',
        ),
      ],
    ],
    ordinary: [page('<script src="https://a.token.awswaf.com/a/challenge.js"></script>')],
  },
  Vercel: {
    challenges: [
      [429, { 'x-vercel-mitigated': 'challenge' }, ''],
      [200, {}, challenge('<title>Vercel Security Checkpoint</title>')],
    ],
    ordinary: [page('<script src="/_vercel/insights/script.js"></script>')],
  },
  Sucuri: {
    challenges: [
      [200, {}, challenge('<title>Sucuri WebSite Firewall - Access Denied</title>')],
      [200, {}, challenge("<script>var s={},sucuri_cloudproxy_js='';</script>")],
    ],
    ordinary: [page('<meta name="x-sucuri-id" content="11005">')],
  },
};

describe('the pages of systems that keep robots out', () => {
  it.each(Object.entries(SYSTEMS))('%s: a challenge is a refusal', (_system, { challenges }) => {
    for (const [status, headers, body] of challenges)
      expect([body, refusalOf(status, headers as Record<string, unknown>, body)]).toEqual([body, expect.any(String)]);
  });

  it.each(Object.entries(SYSTEMS))('%s: a page with its script is a page', (_system, { ordinary }) => {
    for (const body of ordinary) expect([body, refusalOf(200, {}, body)]).toEqual([body, undefined]);
  });

  it.each([
    'Security Check Agent (m/w/d) Frankfurt',
    'Security Check',
    'Pardon Our Interruption: how we schedule downtime',
    'Pardon Our Interruption',
    'Just a moment... how we build pumps',
    'Access to this page has been denied',
  ])('a page with a text of its own is a page under the title %s', (title) => {
    const body = page('').replace('Careers at Example Pumps', title);
    expect(refusalOf(200, {}, body)).toBeUndefined();
    expect(refusalOf(403, {}, body)).toEqual(expect.any(String));
    expect(refusalOf(200, { 'cf-mitigated': 'challenge' }, body)).toEqual(expect.any(String));
  });

  it.each(['Security Check Agent (m/w/d) Frankfurt', 'Pardon Our Interruption: how we schedule downtime'])(
    'a page that scripts fill is a page under the title %s',
    (title) => {
      expect(refusalOf(200, {}, challenge(`<title>${title}</title>`, '<div id="app"></div>'))).toBeUndefined();
    },
  );

  it.each(['Security Check', 'Security Check - example.com', ' Just a moment... ', 'Authenticating...'])(
    'a page of few words under the title %s is a challenge',
    (title) => {
      expect(refusalOf(200, {}, challenge(`<title>${title}</title>`))).toEqual(expect.any(String));
      expect(refusalOf(503, {}, challenge(`<title>${title}</title>`, TEXT))).toEqual(expect.any(String));
    },
  );

  it('a long page that talks about a challenge is a page', () => {
    expect(refusalOf(200, {}, page('', `${TEXT}Incapsula incident ID: 7, and window._cf_chl_opt`))).toBeUndefined();
  });
});

it.each([
  ['120', 120],
  [' 2.5 ', 2.5],
  ['30 seconds', 30],
  ['90s', 90],
  [['60', '60'], 60],
  ['Thu, 01 Jan 1970 00:02:00 GMT', 120],
  ['Thu Jan  1 00:02:00 1970 GMT', 120],
  ['1970-01-01T00:02:00Z', 120],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %j is %p seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, 0)).toBe(seconds);
});

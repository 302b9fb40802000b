import { describe, expect, it } from '@jest/globals';
import { expectLinear } from '../../test/linear-time.js';
import { finding } from '../findings/finding.js';
import { MAX_RULES, readRobots, type RobotsRules } from './robots-rules.js';

const SITE = 'https://firm.example';
const read = (body: string, truncated = false): RobotsRules =>
  readRobots({ url: `${SITE}/robots.txt`, body, truncated }, 'Bot/1.0');
const allows = (rules: string, path: string): boolean => read(`User-agent: *\n${rules}`).isAllowed(`${SITE}${path}`);

/** A rule, what it refuses and what it does not. */
const PATTERNS: [pattern: string, refused: string[], allowed: string[]][] = [
  ['/', ['/', '/a', '/?q'], []],
  ['/*', ['/', '/a'], []],
  ['/$', ['/'], ['/a', '/?q']],
  ['$', [], ['/', '/a']],
  [
    '/fish',
    ['/fish', '/fish.html', '/fish/salmon', '/fishheads', '/fish.php?id=1'],
    ['/Fish.asp', '/catfish', '/?id=fish'],
  ],
  ['/fish*', ['/fish', '/fish.html'], ['/Fish', '/catfish']],
  ['/fish/', ['/fish/', '/fish/salmon.htm', '/fish/?id=1'], ['/fish', '/fish.html', '/animals/fish/']],
  ['fish/', [], ['/fish/', '/fish/salmon']],
  ['*/fish', ['/fish', '/a/fish'], ['/afish']],
  ['/*.php', ['/index.php', '/folder/any.php.file/', '/a.php?p'], ['/', '/windows.PHP']],
  ['/*.php$', ['/a.php', '/folder/a.php'], ['/a.php?p', '/a.php/', '/a.php5', '/windows.PHP']],
  ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?p'], ['/Fish.PHP', '/a/fish.php']],
  ['/a*a$', ['/aa', '/aba'], ['/a', '/ab']],
  ['/*ab*ab$', ['/abab', '/ab/ab'], ['/ab', '/aba']],
  ['/*aab', ['/aaab', '/aaaaaab', '/aabx'], ['/aaa', '/ab']],
  ['/*abcabd', ['/abcabcabd'], ['/abcabcab']],
  ['/a**b', ['/ab', '/axb'], ['/a']],
  ['/*?', ['/?b', '/a?b'], ['/', '/a']],
  ['/*?*sort=', ['/a?sort=1', '/a?b=1&sort=2'], ['/a?b=1', '/sort=']],
  ['/price$list', ['/price$list', '/price%24lists'], ['/price']],
  ['/a b', ['/a b', '/a%20b'], ['/a']],
  // RFC 9309, 2.2.2 and 2.2.3
  ['/foo/bar?baz=quz', ['/foo/bar?baz=quz'], ['/foo/bar']],
  ['/foo/bar?baz=https://foo.bar', ['/foo/bar?baz=https%3A%2F%2Ffoo.bar', '/foo/bar?baz=https://foo.bar'], []],
  ['/foo/bar?baz=https%3a%2f%2ffoo.bar', ['/foo/bar?baz=https://foo.bar'], ['/foo%2fbar?baz=https://foo.bar']],
  ['/foo/bar/ツ', ['/foo/bar/%E3%83%84', '/foo/bar/%e3%83%84', '/foo/bar/ツ'], ['/foo/bar/']],
  ['/foo/bar/%e3%83%84', ['/foo/bar/%E3%83%84', '/foo/bar/ツ'], []],
  ['/foo/bar/%62%61%7A', ['/foo/bar/baz', '/foo/bar/%62az'], []],
  ['/~people', ['/%7Epeople', '/~people'], []],
  ['/a%2Fb', ['/a%2fb'], ['/a/b']],
  [
    '/path/file-with-a-%2A.html',
    ['/path/file-with-a-*.html', '/path/file-with-a-%2a.html'],
    ['/path/file-with-a-b.html'],
  ],
  ['/path/foo-%24', ['/path/foo-$', '/path/foo-$/b'], ['/path/foo-']],
  ['/100%', ['/100%', '/100%zz'], ['/100']],
  ['/robots', ['/robots.html'], ['/robots.txt']],
];

/** Rules of one group and what they say: `yes` is allowed. */
const PRECEDENCE: [rules: string, path: string, says: 'yes' | 'no'][] = [
  ['Allow: /p\nDisallow: /', '/page', 'yes'],
  ['Disallow: /\nAllow: /p', '/page', 'yes'],
  ['Allow: /folder\nDisallow: /folder', '/folder/page', 'yes'],
  ['Disallow: /folder\nAllow: /folder', '/folder/page', 'yes'],
  ['Allow: /page\nDisallow: /*.htm', '/page.htm', 'no'],
  ['Allow: /page\nDisallow: /*.ph', '/page.php5', 'yes'],
  ['Allow: /$\nDisallow: /', '/', 'yes'],
  ['Allow: /$\nDisallow: /', '/page.htm', 'no'],
  ['Allow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/disallowed.gif', 'no'],
  ['Allow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/', 'yes'],
  ['Disallow:', '/any', 'yes'],
  ['Disallow:\nDisallow: /a', '/a', 'no'],
  ['Disallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php', '/wp-admin/admin-ajax.php', 'yes'],
  ['Disallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php', '/wp-admin/options.php', 'no'],
  ['DISALLOW : /a # not this one', '/a', 'no'],
  ['Disallow /a', '/a', 'yes'],
  ['Noindex: /a', '/a', 'yes'],
];

/** Files, what they say of `/a` and how many seconds they ask for. */
const FILES: [what: string, lines: string[], says: 'yes' | 'no', delay?: number][] = [
  ['nothing', [], 'yes'],
  ['rules of nobody', ['Disallow: /'], 'yes'],
  ['rules of another agent', ['User-agent: other', 'Disallow: /'], 'yes'],
  ['own rules', ['User-agent: BOT', 'Disallow: /'], 'no'],
  ['own rules with a version', ['User-agent: bot/2.0 (all)', 'Disallow: /'], 'no'],
  [
    'an agent whose name begins likewise',
    ['User-agent: bots', 'Disallow: /', '', 'User-agent: bo', 'Disallow: /'],
    'yes',
  ],
  [
    'own rules instead of those for all',
    ['User-agent: *', 'Disallow: /', '', 'User-agent: bot', 'Disallow: /b'],
    'yes',
  ],
  ['an own group that refuses nothing', ['User-agent: *', 'Disallow: /', 'User-agent: bot', 'Disallow:'], 'yes'],
  ['an own group without a rule', ['User-agent: *', 'Disallow: /', 'User-agent: bot'], 'yes'],
  ['a group of several', ['User-agent: other', '', '# us, too', 'User-agent: bot', '', 'Disallow: /'], 'no'],
  [
    'several groups of ours',
    ['User-agent: bot', 'Disallow: /b', 'User-agent: x', 'Allow: /a', 'User-agent: bot', 'Disallow: /a'],
    'no',
  ],
  [
    'several groups of all',
    ['User-agent: *', 'Disallow: /b', 'User-agent: x', 'Allow: /a', 'User-agent: *', 'Disallow: /a'],
    'no',
  ],
  [
    'a sitemap within the agents',
    ['User-agent: bot', 'Sitemap: https://firm.example/s.xml', 'User-agent: x', 'Disallow: /'],
    'no',
  ],
  ['a sitemap before a rule', ['User-agent: bot', 'Sitemap: https://firm.example/s.xml', 'Disallow: /'], 'no'],
  ['a delay', ['User-agent: *', 'Crawl-delay: 2.5', 'Disallow: /b'], 'yes', 2.5],
  ['a delay alone, then others', ['User-agent: *', 'Crawl-delay: 10', 'User-agent: x', 'Disallow: /'], 'yes', 10],
  ['a delay of others', ['User-agent: x', 'Crawl-delay: 10', 'User-agent: *', 'Disallow: /b'], 'yes'],
  ['the delay of all beside own rules', ['User-agent: *', 'Crawl-delay: 10', 'User-agent: bot', 'Disallow: /a'], 'no'],
  ['a delay that is none', ['User-agent: *', 'Crawl-delay: slow'], 'yes'],
  ['a byte order mark', ['\uFEFFUser-agent: *', 'Disallow: /'], 'no'],
  ['an agent that is no more than a comment', ['User-agent: # bot', 'Disallow: /'], 'yes'],
];

describe('robots.txt', () => {
  it.each(PATTERNS)('%s refuses %j, not %j', (pattern, refused, allowed) => {
    const isAllowed = (path: string): boolean => allows(`Disallow: ${pattern}`, path);
    expect([refused.filter(isAllowed), allowed.filter((path) => !isAllowed(path))]).toEqual([[], []]);
  });

  it.each(PRECEDENCE)('%j: may %s be read? %s', (rules, path, says) => {
    expect(allows(rules, path) ? 'yes' : 'no').toBe(says);
  });

  it.each(FILES)('says by %s', (_what, lines, says, delay = 0) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { isAllowed, crawlDelaySeconds, findings } = read(lines.join(end));
      expect([isAllowed(`${SITE}/a`) ? 'yes' : 'no', crawlDelaySeconds, findings]).toEqual([says, delay, []]);
    }
  });

  it.each(['\n', '\r\n'])('does not obey the line within which it was cut, and says that it was cut (%j)', (end) => {
    const whole = ['User-agent: *', 'Disallow: /a', 'Disallow: /private/'].join(end);
    const cut = read(whole.slice(0, -'private/'.length), true);
    expect([cut.isAllowed(`${SITE}/`), cut.isAllowed(`${SITE}/a`)]).toEqual([true, false]);
    expect(cut.findings).toEqual([finding('robots_truncated', `${SITE}/robots.txt`)]);
  });

  it('obeys so many rules of one agent, and says how many there are', () => {
    const rules = Array.from({ length: MAX_RULES + 5 }, (_, at) => `Disallow: /x${String(at)}/`).join('\n');
    const { isAllowed, findings } = read(`User-agent: other\n${rules}\nUser-agent: *\n${rules}`);
    const asked = [MAX_RULES - 1, MAX_RULES].map((at) => isAllowed(`${SITE}/x${String(at)}/`));
    expect(asked).toEqual([false, true]);
    expect(findings).toEqual([
      finding('robots_rules_limit', `${SITE}/robots.txt`, { seen: MAX_RULES + 5, kept: MAX_RULES }),
    ]);
    expect(read(`User-agent: other\n${rules}\nUser-agent: *\nDisallow: /x`).findings).toEqual([]);
  });

  /** A rule of so many characters that a path of as many does not match, however it is tried. */
  const RULES: Readonly<Record<string, (size: number) => string>> = {
    'many stars': (size) => `${'*a'.repeat(size / 4)}*b`,
    'a long piece': (size) => `*${'a'.repeat(size / 2)}b`,
    'a long piece that begins otherwise': (size) => `*b${'a'.repeat(size / 2)}`,
    'a long piece with a turn': (size) => `*${'a'.repeat(size / 4)}b${'a'.repeat(size / 4)}`,
    'stars alone': (size) => `${'*'.repeat(size)}b$`,
    'short pieces': (size) => `${'*aa'.repeat(size / 8)}*aab`,
  };
  it.each(Object.entries(RULES))('takes time that is linear in path and rule: %s', (_what, rule) => {
    expectLinear(400_000, (size) => {
      expect(allows(`Disallow: /${rule(size)}`, `/${'a'.repeat(size)}`)).toBe(true);
    });
  });
  it('takes time that is linear in its lines', () => {
    expectLinear(400_000, (size) => {
      const [agents, rules] = ['User-agent: x\n', 'Disallow: /x\n'].map((line) => line.repeat(size / 20));
      expect(read(`User-agent: *\n${agents ?? ''}${rules ?? ''}`).isAllowed(`${SITE}/`)).toBe(true);
    });
  });
  /** Computing time (ms): 81 on an idle machine, twice that beside others; a matcher that goes back took 7,000. */
  const A_MOMENT = 700;
  it.each(Object.keys(RULES))('answers at once for as many and as long rules as are read: %s', (what) => {
    const rule = `Disallow: /${RULES[what]?.(200) ?? ''}\n`;
    const robots = read(`User-agent: *\n${rule.repeat(512_000 / rule.length)}`);
    const before = process.cpuUsage().user;
    expect(robots.isAllowed(`${SITE}/${'a'.repeat(1990)}`)).toBe(true);
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(A_MOMENT);
  });
});

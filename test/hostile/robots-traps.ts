import { gzipSync } from 'node:zlib';
import { careersWith, html, page, site, type Handler, type Trap } from './trap.ts';

const text =
  (body: string | (() => string)): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(typeof body === 'string' ? body : body());
  };
const xml =
  (body: string | Buffer | (() => string | Buffer)): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(typeof body === 'function' ? body() : body);
  };
const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };
const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** 500 KB of rules, each of so many stars. */
const starRules = (stars: number): string => {
  const rule = `Disallow: /${'*a'.repeat(stars)}*b\n`;
  return `User-agent: *\n${rule.repeat(511_000 / rule.length)}`;
};

/** What stands in robots.txt, and whether the site may be read then. */
const ROBOTS: Readonly<Record<string, [promise: Trap['promise'], serve: Handler]>> = {
  '300 KB of spaces before a sitemap': ['read', text(() => `${' '.repeat(300_000)}x`)],
  '300 KB of line ends': ['read', text(() => `${'\n'.repeat(300_000)}x`)],
  '300 KB of spaces and line ends': ['read', text(() => `${' \n'.repeat(150_000)}sitemap`)],
  '500 KB of "sitemap"': ['read', text(() => 'sitemap:'.repeat(60_000))],
  '20 MB': ['read', text(() => `User-agent: *\n${'# much\n'.repeat(3_000_000)}`)],
  '20,000 sitemaps': ['either', text(() => lines(20_000, (at) => `Sitemap: http://127.0.0.1:1/s${String(at)}.xml`))],
  '20,000 rules': ['read', text(() => `User-agent: *\n${lines(20_000, (at) => `Disallow: /x${String(at)}`)}`)],
  'rules of stars': ['either', text(() => `User-agent: *\n${lines(2000, () => `Disallow: /${'*a'.repeat(60)}$`)}`)],
  'a rule of 100,000 stars': ['either', text(() => `User-agent: *\nDisallow: /${'*'.repeat(100_000)}b$`)],
  '40,000 agents': ['read', text(() => `${lines(40_000, (at) => `User-agent: bot${String(at)}`)}\nDisallow: /`)],
  'a delay of a billion seconds': ['read', text('User-agent: *\nCrawl-delay: 1000000000')],
  'a delay that is none': ['read', text('User-agent: *\nCrawl-delay: NaN')],
  'everything is disallowed': ['told', text('User-agent: *\nDisallow: /')],
  'it never answers': ['told', () => {}],
  'a redirect to itself': ['either', status(302, { location: '/robots.txt' })],
  'an error': ['told', status(503)],
  'a page': [
    'read',
    (_request, response) => {
      html(response, '<html><h1>Not found</h1></html>');
    },
  ],
  NULs: ['either', text('\0'.repeat(400_000))],
};

const urls = (count: number): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines(count, (at) => `<url><loc>http://example.com/page/${String(at)}</loc></url>`)}</urlset>`;

/** What stands in place of a sitemap; the site itself is read. */
const SITEMAPS: Readonly<Record<string, Handler>> = {
  '190,000 addresses': xml(() => urls(190_000)),
  '30 MB of words': text(() => 'http:// words '.repeat(2_200_000)),
  '30 MB of one word': text(() => 'h'.repeat(29_000_000)),
  '30 MB of spaces': text(() => ' '.repeat(29_000_000)),
  'an index of itself': xml('<sitemapindex><sitemap><loc>/sitemap.xml</loc></sitemap></sitemapindex>'),
  'an index of 50,000': xml(
    () =>
      `<sitemapindex>${lines(50_000, (at) => `<sitemap><loc>http://127.0.0.1:1/s${String(at)}.xml</loc></sitemap>`)}</sitemapindex>`,
  ),
  'a billion laughs': xml(
    () =>
      `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a0 "ha">${lines(30, (at) => `<!ENTITY a${String(at + 1)} "${`&a${String(at)};`.repeat(10)}">`)}]><urlset><url><loc>&a30;</loc></url></urlset>`,
  ),
  'an entity of a file': xml(
    '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset><url><loc>http://example.com/&x;</loc></url></urlset>',
  ),
  'elements 300,000 deep': xml(() => `<urlset>${'<url>'.repeat(300_000)}`),
  'elements that are not closed': xml(() => `<urlset>${'<url><loc>http://example.com/'.repeat(200_000)}`),
  'gzip: 1 GB': xml(() => zeroesOfGigabyte()),
  'comments without end': xml(() => `<urlset>${'<!--'.repeat(2_000_000)}`),
  'a location of 5 MB': xml(() => `<urlset><url><loc>http://example.com/${'x'.repeat(5_000_000)}</loc></url></urlset>`),
};

let packed: Buffer | undefined;

/** Made once, before anybody waits for an answer: it takes this process seconds. */
function zeroesOfGigabyte(): Buffer {
  return (packed ??= gzipSync(Buffer.alloc(1_000_000_000), { level: 1 }));
}

/** A site whose addresses are as long as they may be: trying a rule on them takes as long as it can. */
const LONG = 'a'.repeat(1900);
const openings = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => [`/job-${String(at)}-${LONG}`, `Pump Engineer ${String(at)}`]);
const list = openings.map(([path, title]) => `<h3><a href="${String(path)}">${String(title)} (m/w/d)</a></h3>`);
const advert = (title = ''): string => page(title, `<h1>${title} (m/w/d)</h1><p>${'You build pumps. '.repeat(40)}</p>`);
const withLongPaths = (robots: string): Trap['serve'] =>
  site({
    '/robots.txt': text(robots),
    '/': page('Lumenfold', `<h1>Lumenfold builds pumps</h1><a href="/careers-${LONG}">Careers</a>`),
    [`/careers-${LONG}`]: page('Careers', `<h1>Open positions</h1>${list.join('')}`),
    ...Object.fromEntries(openings.map(([path = '', title]) => [path, advert(title)])),
  });

/** robots.txt and sitemaps: they are read before any page. */
export const ROBOTS_TRAPS: readonly Trap[] = [
  ...[1, 5, 20, 100, 500].map((stars): Trap => ({
    name: `robots.txt: rules of ${String(stars)} stars, long paths`,
    promise: 'read',
    serve: withLongPaths(starRules(stars)),
  })),
  ...Object.entries(ROBOTS).map(([name, [promise, serve]]): Trap => ({
    name: `robots.txt: ${name}`,
    promise,
    serve: site({ ...careersWith(''), '/robots.txt': serve }),
  })),
  ...Object.entries(SITEMAPS).map(([name, serve]): Trap => ({
    name: `sitemap: ${name}`,
    promise: 'read',
    serve: site({ ...careersWith(''), '/sitemap.xml': serve }),
  })),
];

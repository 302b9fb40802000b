import { careersWith, html, JOB_PAGES, page, site, type Files, type Trap } from './trap.ts';

const times = (count: number, part: string | ((at: number) => string)): string =>
  typeof part === 'string' ? part.repeat(count) : Array.from({ length: count }, (_, at) => part(at)).join('');
const nested = (depth: number, name: string): string => `<${name}>`.repeat(depth);
const jsonLd = (body: string): string => `<script type="application/ld+json">${body}</script>`;
const posting = (at: number, more = ''): string =>
  `{"@type":"JobPosting","title":"Engineer ${String(at)}","url":"/careers/x${String(at)}","description":"You build."${more}}`;
const words = (letters: number, word = 'pump '): string => word.repeat(Math.ceil(letters / word.length));

/** Markup beside real postings: those must be found in spite of it, or the run says what it did not read. */
const BESIDE: Readonly<Record<string, () => string>> = {
  '20,000 nested elements': () => nested(20_000, 'div'),
  '200,000 nested elements': () => nested(200_000, 'div'),
  '400,000 nested inline elements': () => nested(400_000, 'b'),
  '20,000 nested tables': () => nested(20_000, 'table><tr><td'),
  '50,000 nested lists': () => nested(50_000, 'ul><li'),
  '100,000 links that are not closed': () => times(100_000, '<a href="/x">'),
  '50,000 misnested elements': () => times(50_000, '<b><i></b></i>'),
  '70,000 links': () => times(70_000, (at) => `<a href="/p${String(at)}">Page ${String(at)}</a> `),
  '70,000 links to jobs': () => times(70_000, (at) => `<a href="/jobs/${String(at)}">Engineer ${String(at)}</a> `),
  '60,000 headings': () => times(60_000, (at) => `<h3>Heading ${String(at)}</h3>`),
  '80,000 list items': () => times(80_000, (at) => `<li>Item ${String(at)}</li>`),
  '50,000 rows of a table': () => times(50_000, (at) => `<tr><td>Engineer ${String(at)}<td>Berlin`),
  '50,000 options': () => `<select>${times(50_000, (at) => `<option value=${String(at)}>Job ${String(at)}`)}</select>`,
  '20,000 cards': () => times(20_000, (at) => `<div class=c><h4>Role ${String(at)}</h4><p>Paris</p></div>`),
  '300,000 empty elements': () => times(300_000, '<p></p>'),
  'an element of 100,000 attributes': () => `<div ${times(100_000, (at) => `a${String(at)}=1 `)}>x</div>`,
  'an attribute of 2 MB': () => `<div data-x="${words(2_000_000)}">x</div>`,
  'an attribute that is not closed': () => `<div data-x="${words(2_000_000)}`,
  'a comment that is not closed': () => `<!--${words(2_000_000)}`,
  'a script that is not closed': () => `<script>${words(2_000_000)}`,
  'a style that is not closed': () => `<style>${words(1_000_000)}`,
  'CDATA that is not closed': () => `<svg><![CDATA[${words(1_000_000)}`,
  '1 MB of opening brackets': () => '<'.repeat(1_000_000),
  '1 MB of closing tags': () => '</div>'.repeat(160_000),
  '1 MB of entities': () => '&amp;'.repeat(200_000),
  '1 MB of entities that are none': () => '&xyzw'.repeat(200_000),
  'a number of 1 MB as entity': () => `&#${'9'.repeat(1_000_000)};`,
  'a word of 2 MB': () => `<p>${'a'.repeat(2_000_000)}</p>`,
  '2 MB of spaces': () => `<p>${' '.repeat(2_000_000)}x</p>`,
  '2 MB of line ends': () => `<pre>${'\n'.repeat(2_000_000)}x</pre>`,
  '1 MB of spaces and line ends': () => `<pre>${' \n'.repeat(500_000)}x</pre>`,
  '2 MB of no-break spaces': () => `<p>${'\u00a0'.repeat(700_000)}x</p>`,
  '1 MB of zero-width characters': () => `<p>${'\u200b'.repeat(400_000)}x</p>`,
  '1 MB of text that turns round': () => `<p>${'\u202ea\u202c'.repeat(150_000)}</p>`,
  '1 MB of combining marks': () => `<p>a${'\u0301'.repeat(500_000)}</p>`,
  'addresses of mail without end': () => `<p>${'a@'.repeat(500_000)}</p>`,
  'dots of mail without end': () => `<p>a@${'a.'.repeat(500_000)}</p>`,
  'a telephone number of 1 MB': () => `<p>+49 ${'1 2-'.repeat(250_000)}</p>`,
  'pay without end': () => `<p>${'€50,000 - '.repeat(100_000)}</p>`,
  'pay of 1 MB digits': () => `<p>€${'1'.repeat(1_000_000)}</p>`,
  'dates without end': () => `<p>${'2026-01-01 '.repeat(90_000)}</p>`,
  'years of experience without end': () => `<p>${'5 years of '.repeat(90_000)}experience</p>`,
  'places without end': () => `<p>${'Berlin, Paris, '.repeat(60_000)}</p>`,
  'separators without end': () => `<p>${'a | b · c – '.repeat(80_000)}</p>`,
  'a title of 1 MB': () => `<li><h3><a href="/careers/long">Engineer ${words(1_000_000)}</a></h3></li>`,
  'a link of 1 MB': () => `<a href="/careers/${'x'.repeat(1_000_000)}">Engineer</a>`,
  '10,000 languages': () =>
    times(10_000, (at) => `<link rel=alternate hreflang=x${String(at)} href="/l${String(at)}">`),
  'colspan of a billion': () => '<table><tr><td colspan=1000000000 rowspan=1000000000>x</td></tr></table>',
  'broken JSON-LD of 300 KB': () => jsonLd(`{"@type":"JobPosting","title":"${'a\\"'.repeat(100_000)}`),
  'JSON-LD of quotes': () => jsonLd(`{"a":${'""'.repeat(150_000)}`),
  'JSON-LD of commas': () => jsonLd(`[${','.repeat(300_000)}`),
  'JSON-LD of spaces': () => jsonLd(`{"@type":"JobPosting"${' '.repeat(500_000)}`),
  'JSON-LD of line ends in a text': () => jsonLd(`{"@type":"JobPosting","title":"${'a\n'.repeat(150_000)}"}`),
  'JSON-LD of comments': () => jsonLd(`${'/*'.repeat(150_000)}{"@type":"JobPosting"}`),
  'JSON-LD 100,000 deep': () => jsonLd('['.repeat(100_000) + ']'.repeat(100_000)),
  'JSON-LD objects 50,000 deep': () => jsonLd('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)),
  'JSON-LD that names itself': () =>
    jsonLd('{"@id":"#a","@type":"JobPosting","title":"A","hiringOrganization":{"@id":"#a"}}'),
  'JSON-LD with __proto__': () => jsonLd('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  'JSON-LD with numbers of 1 MB': () => jsonLd(`{"@type":"JobPosting","baseSalary":${'9'.repeat(1_000_000)}}`),
  '20,000 JSON-LD scripts': () => times(20_000, jsonLd('{}')),
  'microdata 20,000 deep': () => '<div itemscope itemprop=x itemtype="https://schema.org/JobPosting">'.repeat(20_000),
  'microdata of 20,000 items': () =>
    times(20_000, '<div itemscope itemtype="https://schema.org/JobPosting"><span itemprop=title>E</span></div>'),
  'microdata that refers in a circle': () =>
    '<div id=a itemscope itemtype="https://schema.org/JobPosting" itemref="b"></div><div id=b itemscope itemprop=x itemref="a"></div>',
  'state of 2.5 MB': () =>
    `<script id="__NEXT_DATA__" type="application/json">{"props":{"jobs":[${Array.from({ length: 15_000 }, (_, at) => `{"id":${String(at)},"title":"Role ${String(at)}","slug":"role-${String(at)}","text":"${'x'.repeat(80)}"}`).join(',')}]}}</script>`,
  'state that is deep': () =>
    `<script id="__NEXT_DATA__" type="application/json">${'{"a":['.repeat(30_000)}1${']}'.repeat(30_000)}</script>`,
  'state in a call': () => `<script>self.__next_f.push([1,"${'\\"'.repeat(500_000)}"])</script>`,
  'state without end': () => `<script>window.__STATE__ = {"jobs":[${'{"title":"a",'.repeat(60_000)}</script>`,
  'escapes without end': () => `<script>window.__DATA__="${'\\\\'.repeat(600_000)}"</script>`,
};

/** What stands in place of a career page's list. */
const INSTEAD: Readonly<Record<string, [promise: Trap['promise'], make: () => string]>> = {
  'JSON-LD of 20,000 postings': [
    'either',
    () => jsonLd(`[${Array.from({ length: 20_000 }, (_, at) => posting(at)).join(',')}]`),
  ],
  'JSON-LD of 3 MB and more': [
    'told',
    () => jsonLd(`[${Array.from({ length: 60_000 }, (_, at) => posting(at)).join(',')}]`),
  ],
  'a posting of 2.5 MB': [
    'either',
    () => jsonLd(`{"@type":"JobPosting","title":"Engineer","description":"${words(2_500_000, 'You build pumps. ')}"}`),
  ],
  'postings of broken HTML': [
    'either',
    () => jsonLd(`{"@type":"JobPosting","title":"Engineer","description":"${'<div>'.repeat(60_000)}"}`),
  ],
  'unreadable structured data': [
    'told',
    () => jsonLd('{"@type":"JobPosting","title":"Engineer" "description":') + '<h1>Jobs</h1>',
  ],
  'an empty career page': [
    'empty',
    () =>
      '<h1>Jobs</h1><p>There is no open position at the moment. We will publish new ones here as soon as there are some, please come back.</p>',
  ],
};

const instead = (make: () => string): Files => ({
  '/': page('Lumenfold', '<a href="/careers">Careers</a>'),
  '/careers': (_request, response) => {
    html(response, page('Careers', make()));
  },
});

let pages = 0;
/** Sites that lead in circles or never end. */
const SITES: Readonly<Record<string, [promise: Trap['promise'], files: Files]>> = {
  'a calendar without end': [
    'either',
    {
      ...careersWith('<a href="/careers?page=2">2</a>'),
      '/careers': (request, response) => {
        const at = Number(/page=(\d+)/.exec(request.url ?? '')?.[1] ?? 1);
        const list = times(
          5,
          (job) =>
            `<li><h3><a href="/careers/${String(at)}-${String(job)}">Engineer ${String(at * 5 + job)}</a></h3></li>`,
        );
        html(
          response,
          page('Careers', `<h1>Jobs</h1><ul>${list}</ul><a href="/careers?page=${String(at + 1)}">next</a>`),
        );
      },
    },
  ],
  'filters without end': [
    'either',
    {
      ...careersWith(''),
      '/careers': (request, response) => {
        const links = times(
          200,
          (at) =>
            `<a href="${request.url ?? ''}${request.url?.includes('?') === true ? '&' : '?'}f${String(at)}=1">Jobs ${String(at)}</a>`,
        );
        html(
          response,
          page('Careers', `<h1>Jobs</h1><ul><li><h3><a href="/careers/job-0">Engineer</a></h3></li></ul>${links}`),
        );
      },
    },
  ],
  'a session in every address': [
    'either',
    {
      '*': (_request, response) => {
        const links = times(50, () => `<a href="/careers/s${String(pages++)}/">Careers</a>`);
        html(response, page('Careers', `<h1>Careers</h1>${links}`));
      },
    },
  ],
  'paths that grow': [
    'either',
    {
      '*': (request, response) => {
        html(
          response,
          page('Careers', `<a href="${request.url ?? ''}/careers">Careers</a><a href="careers/jobs/">Jobs</a>`),
        );
      },
    },
  ],
  'a refresh to itself': ['told', { '*': page('Careers', '', '<meta http-equiv=refresh content="0;url=?x">') }],
  'a refresh in a circle': [
    'told',
    {
      '*': (request, response) => {
        html(response, page('', '', `<meta http-equiv=refresh content="0;url=/${request.url === '/a' ? 'b' : 'a'}">`));
      },
    },
  ],
  'frames in a circle': [
    'told',
    { '*': page('Careers', '<iframe src="/careers"></iframe><iframe src="/careers?x=1"></iframe>') },
  ],
  'a base that is a script': ['read', careersWith('', 'behind', '<base href="javascript:alert(1)//">')],
  'a base elsewhere': ['either', careersWith('', 'behind', '<base href="http://127.0.0.9:1/">')],
  'every page says not found': ['told', { '*': page('404', '<h1>404 Not found</h1>') }],
  'links to inside': [
    'read',
    careersWith(
      '<a href="http://127.0.0.1:1/jobs">Jobs</a><a href="http://169.254.169.254/latest/">Careers</a><a href="file:///etc/passwd">Jobs</a>',
    ),
  ],
};

const beside = Object.entries(BESIDE).flatMap(([name, make]): Trap[] => {
  const made = (where: 'before' | 'behind') => (host: string) => site(careersWith(make, where))(host);
  return [
    { name: `page: ${name}`, promise: 'either', serve: made('behind') },
    { name: `page, before its list: ${name}`, promise: 'either', serve: made('before') },
  ];
});

/** Texts of single postings: what analyses them must bear the same. */
const ADVERTS = [
  'a word of 2 MB',
  '2 MB of spaces',
  '2 MB of line ends',
  'addresses of mail without end',
  'dots of mail without end',
  'a telephone number of 1 MB',
  'pay without end',
  'pay of 1 MB digits',
  'dates without end',
  'years of experience without end',
  'places without end',
  'separators without end',
  '1 MB of combining marks',
];
const adverts = ADVERTS.map((name): Trap => ({
  name: `advert: ${name}`,
  promise: 'either',
  serve: (host) =>
    site({
      ...careersWith(''),
      ...JOB_PAGES,
      '/careers/job-1': page('Pump Engineer 1', `<h1>Pump Engineer 1 (m/w/d)</h1>${BESIDE[name]?.() ?? ''}`),
    })(host),
}));

/** Pages within the limits of size that cost more to read than they look. */
export const PAGE_TRAPS: readonly Trap[] = [
  ...beside,
  ...Object.entries(INSTEAD).map(([name, [promise, make]]): Trap => ({
    name: `list: ${name}`,
    promise,
    serve: (host) => site(instead(make))(host),
  })),
  ...Object.entries(SITES).map(([name, [promise, files]]): Trap => ({
    name: `site: ${name}`,
    promise,
    serve: site(files),
  })),
  ...adverts,
];

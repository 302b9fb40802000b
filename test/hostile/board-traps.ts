import { html, page, site, type Handler, type Trap, type TrapSite } from './trap.ts';

const json =
  (make: (at: URL) => string): Handler =>
  (request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(make(new URL(request.url ?? '/', 'http://board.test')));
  };
const items = (count: number, text: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `{"referenznummer":"10000-${String(from + at)}-S","stellenangebotsTitel":"Engineer ${String(from + at)}","firma":"Firm","stellenangebotsBeschreibung":${JSON.stringify(text)},"stellenlokationen":[{"adresse":{"plz":"10115","ort":"Berlin","land":"DEUTSCHLAND"}}]}`,
  ).join(',');
const list = (rows: string, total: number): string =>
  `{"ergebnisliste":[${rows}],"maxErgebnisse":${String(total)},"page":1,"size":100}`;

/** Answers of the agency's interface. */
const AGENCY: Readonly<Record<string, [promise: Trap['promise'], serve: Handler]>> = {
  'an answer of 29 MB': ['either', json(() => list(items(12_000, 'x'.repeat(2200)), 12_000))],
  'an answer of 40 MB': ['told', json(() => list(items(18_000, 'x'.repeat(2200)), 18_000))],
  '100,000 rows': ['either', json(() => list(items(100_000, ''), 100_000))],
  'rows of markup': ['either', json(() => list(items(200, '<div>'.repeat(20_000)), 200))],
  'a page that is every page': ['either', json(() => list(items(100, 'x'), 1_000_000_000))],
  'pages without end': ['either', json((at) => list(items(100, 'x', Number(at.searchParams.get('page')) * 100), 1e15))],
  'arrays 100,000 deep': ['told', json(() => '['.repeat(100_000) + ']'.repeat(100_000))],
  'objects 1,000,000 deep': ['told', json(() => '{"a":'.repeat(1_000_000))],
  'a number for a list': ['told', json(() => '{"ergebnisliste":7,"maxErgebnisse":"many"}')],
  'rows of nothing': ['either', json(() => list(Array(5000).fill('null').join(','), 5000))],
  'rows with __proto__': ['either', json(() => list('{"__proto__":{"referenznummer":"1"},"constructor":1}', 1))],
  'a total below zero': ['either', json(() => list(items(3, 'x'), -5))],
  'a page of HTML': [
    'told',
    (_request, response) => {
      html(response, page('Wartung', '<h1>Wartungsarbeiten</h1>'));
    },
  ],
  'half an answer': ['told', json(() => list(items(100, 'x'), 100).slice(0, 5000))],
  'an empty answer': ['told', json(() => '')],
  'no answer': ['told', () => {}],
};

let serving: Handler = (_request, response) => response.writeHead(404).end();

/**
 * The agency's address is a setting of the process: one server for all traps, which answers as the present one does.
 */
export function startAgency(host: string): Promise<TrapSite> {
  return site({
    '*': (request, response) => {
      serving(request, response);
    },
  })(host);
}

/** Job boards: their answers may be ten times as large as a page. */
export const BOARD_TRAPS: readonly Trap[] = Object.entries(AGENCY).map(([name, [promise, serve]]): Trap => ({
  name: `agency: ${name}`,
  promise,
  serve: (host) => {
    serving = serve;
    return Promise.resolve({ url: `http://${host}`, close: () => Promise.resolve() });
  },
  request: () => ({
    path: '/v1/scrape-agency-jobs/async',
    body: { title: 'Engineer', location: 'Berlin', max_pages: 3 },
  }),
}));

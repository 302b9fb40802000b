import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A site of linked 33 KB pages in a thread of its own: what serving costs is no part of what crawling costs. */
const { pages } = workerData as { pages: number };

/** Pages link to the next ten, so that a crawl finds them by following links. */
function pageOf(number: number): string {
  const links = Array.from(
    { length: 10 },
    (_, index) => `<li><a href="/page/${String(Math.min(pages - 1, number * 10 + index + 1))}">Page</a></li>`,
  ).join('');
  return `<!doctype html><html><head><title>Page ${String(number)}</title></head><body><ul>${links}</ul>${'<div class="card"><h3>Heading</h3><p>Some words of a page that is like other pages.</p></div>'.repeat(330)}</body></html>`;
}

const server = createServer((request, response) => {
  const number = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
  response
    .writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    .end(pageOf(number));
});
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage((server.address() as { port: number }).port);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/**
 * A site in a thread of its own: 20 pictures, a script of 150 KB and one JSON answer of 24 KB a page, 50 cards of jobs.
 */
const SCRIPT = `${'// '.padEnd(1000, 'x')}\n`.repeat(150);
const PICTURE = Buffer.alloc(20_000, 1);
const answers: Readonly<Record<string, readonly [string, string | Buffer]>> = {
  '/app.js': [
    'text/javascript',
    `${SCRIPT}fetch('/data.json?'+location.pathname).then(r=>r.json()).then(d=>{root.innerHTML='<ul>'+d.jobs.map(j=>'<li class="card"><a href="'+j.url+'">'+j.title+'</a><p>'+j.text+'</p></li>').join('')+'</ul>'})`,
  ],
  '/data.json': [
    'application/json',
    JSON.stringify({
      jobs: Array.from({ length: 50 }, (_, number) => ({
        id: number,
        title: `Engineer number ${String(number)}`,
        url: `/jobs/${String(number)}`,
        text: 'We build what others rely on. '.repeat(12),
      })),
    }),
  ],
};

const server = createServer((request, response) => {
  const path = (request.url ?? '/').replace(/\?.*/, '');
  const [type, body] =
    answers[path] ??
    (path.startsWith('/picture')
      ? (['image/png', PICTURE] as const)
      : ([
          'text/html',
          `<!doctype html><title>Careers</title>${Array.from({ length: 20 }, (_, number) => `<img src="/picture${String(number)}.png">`).join('')}<div id="root"></div><script src="/app.js"></script>`,
        ] as const));
  response.writeHead(200, { 'content-type': type }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage((server.address() as AddressInfo).port);
});

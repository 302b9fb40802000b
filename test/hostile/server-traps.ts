import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { atCareers, careersWith, html, page, raw, site, type Handler, type Trap, type TrapSite } from './trap.ts';

/** Repeats something until the connection is gone. */
function forEver(socket: Socket | ServerResponse, every: number, act: () => void): void {
  const timer = setInterval(act, every);
  socket.on('close', () => {
    clearInterval(timer);
  });
}

/** Writes as fast as the other side reads, `megabytes` at most. */
function flood(to: Socket | ServerResponse, chunk: Buffer, megabytes: number): void {
  let left = megabytes * 1_000_000;
  const more = (): void => {
    while (left > 0 && !to.destroyed) {
      left -= chunk.length;
      if (!to.write(chunk)) {
        to.once('drain', more);
        return;
      }
    }
    if (!to.destroyed) to.end();
  };
  more();
}

const answered = (head: string, body = ''): ((socket: Socket) => void) => {
  return (socket) => {
    socket.once('data', () => socket.end(`${head}\r\n\r\n${body}`));
  };
};
const HTML = 'HTTP/1.1 200 OK\r\ncontent-type: text/html';
const PAGE = page('Careers', '<h1>Jobs</h1>');

/** Below HTTP: connections that say nothing, too much or nonsense. */
const CONNECTIONS: Readonly<Record<string, (socket: Socket) => void>> = {
  'accepts and says nothing': () => {},
  'closes at once': (socket) => socket.destroy(),
  'resets at once': (socket) => socket.resetAndDestroy(),
  'closes after the request': (socket) => {
    socket.once('data', () => socket.destroy());
  },
  'one byte of header a second': (socket) => {
    let at = 0;
    forEver(socket, 1000, () => socket.write(HTML[at++ % HTML.length] ?? ''));
  },
  'headers without end': (socket) => {
    socket.write(`${HTML}\r\n`);
    forEver(socket, 5, () => socket.write(`x-more: ${'y'.repeat(1000)}\r\n`));
  },
  'one header of 1 MB': answered(`${HTML}\r\nx-long: ${'y'.repeat(1_000_000)}`, PAGE),
  '20,000 headers': answered(
    `${HTML}\r\n${Array.from({ length: 20_000 }, (_, at) => `x-${String(at)}: y`).join('\r\n')}`,
    PAGE,
  ),
  'informational answers without end': (socket) => {
    socket.once('data', () => {
      forEver(socket, 5, () => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n'));
    });
  },
  'one byte of body a second': (socket) => {
    socket.once('data', () => {
      socket.write(`${HTML}\r\n\r\n<h1>`);
      forEver(socket, 1000, () => socket.write('x'));
    });
  },
  'a chunk a second': (socket) => {
    socket.once('data', () => {
      socket.write(`${HTML}\r\ntransfer-encoding: chunked\r\n\r\n`);
      forEver(socket, 1000, () => socket.write('1\r\nx\r\n'));
    });
  },
  'chunks without end': (socket) => {
    socket.once('data', () => {
      socket.write(`${HTML}\r\ntransfer-encoding: chunked\r\n\r\n`);
      flood(socket, Buffer.from(`1000\r\n${'x'.repeat(4096)}\r\n`), 2000);
    });
  },
  'a chunk of no size': answered(`${HTML}\r\ntransfer-encoding: chunked`, 'zz\r\nhello\r\n'),
  'a chunk of 2^60 bytes': answered(`${HTML}\r\ntransfer-encoding: chunked`, '1000000000000000\r\nhello'),
  'less than its length': answered(`${HTML}\r\ncontent-length: 100000`, PAGE),
  'more than its length': answered(`${HTML}\r\ncontent-length: 5`, PAGE),
  'two lengths': answered(`${HTML}\r\ncontent-length: 5\r\ncontent-length: 50`, PAGE),
  'a negative length': answered(`${HTML}\r\ncontent-length: -5`, PAGE),
  'length and chunks': answered(`${HTML}\r\ncontent-length: 5\r\ntransfer-encoding: chunked`, '0\r\n\r\n'),
  'a reset in the body': (socket) => {
    socket.once('data', () => {
      socket.write(`${HTML}\r\ncontent-length: 100000\r\n\r\n<h1>Jobs</h1>`, () => socket.resetAndDestroy());
    });
  },
  'the greeting of another protocol': (socket) => {
    socket.write('SSH-2.0-OpenSSH_9.6\r\n');
  },
  'a body without headers': (socket) => {
    socket.once('data', () => socket.end(PAGE));
  },
  'a status that is none': answered('HTTP/1.1 9999 Strange\r\ncontent-type: text/html', PAGE),
  'NULs in headers': answered(`${HTML}\r\nx-a: \0\0`, PAGE),
  'an upgrade': answered('HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade'),
};

const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Handler =>
  (_request, response) => {
    response.writeHead(code, { 'content-type': 'text/html', ...headers }).end(body);
  };
const redirect = (to: string, code = 302): Handler => status(code, { location: to });
const encoded =
  (encoding: string, body: Buffer): Handler =>
  (_request, response) => {
    html(response, body, { 'content-encoding': encoding });
  };
const typed =
  (type: string, body: string | Buffer): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body);
  };
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1_000_000);

let hops = 0;
/** In HTTP: answers to every path of a host. */
const ANSWERS: Readonly<Record<string, () => Handler>> = {
  'a redirect to itself': () => redirect('?'),
  'a redirect without end': () => (request, response) => {
    redirect(`/hop-${String(hops++)}`)(request, response);
  },
  'a redirect in a circle': () => (request, response) => {
    redirect(request.url === '/a' ? '/b' : '/a', 301)(request, response);
  },
  'a redirect to a file': () => redirect('file:///etc/passwd'),
  'a redirect to a script': () => redirect('javascript:alert(1)'),
  'a redirect to data': () => redirect('data:text/html,<h1>Jobs</h1>'),
  'a redirect to another protocol': () => redirect('gopher://127.0.0.1:70/_x'),
  'a redirect with credentials': () => redirect('http://user:secret@127.0.0.1/'),
  'a redirect of 100 KB': () => redirect(`/${'x'.repeat(14_000)}`),
  'a redirect to no address': () => redirect('http://[::'),
  'a redirect to nowhere': () => status(302),
  'a refusal (401)': () => status(401, { 'www-authenticate': 'Basic realm="x"' }, 'Log in'),
  'a refusal (403)': () => status(403, {}, 'Forbidden'),
  'a captcha': () =>
    status(200, {}, page('Just a moment...', '<div id="cf-challenge-running"></div><h1>Checking your browser</h1>')),
  '429 for a day': () => status(429, { 'retry-after': '86400' }),
  '429 without end': () => status(429, { 'retry-after': '0' }),
  '429 with nonsense': () => status(429, { 'retry-after': 'soon' }),
  '500 without end': () => status(500, {}, 'Error'),
  '503 without end': () => status(503, { 'retry-after': '1' }),
  '999': () => status(999),
  '204': () => status(204),
  '206': () => status(206, { 'content-range': 'bytes 0-10/100000' }, '<h1>Jobs'),
  '304': () => status(304),
  'nothing at all (200)': () => status(200),
  'gzip: 1 GB': () => {
    const bomb = gzipSync(zeros(1000), { level: 9 });
    return encoded('gzip', bomb);
  },
  'gzip in gzip: 1 GB': () => encoded('gzip, gzip', gzipSync(gzipSync(zeros(1000), { level: 9 }))),
  'brotli: 200 MB': () => encoded('br', brotliCompressSync(zeros(200))),
  'gzip that is none': () => encoded('gzip', Buffer.from(PAGE)),
  'gzip that breaks off': () => {
    const whole = gzipSync(Buffer.from(PAGE.repeat(1000)));
    return encoded('gzip', whole.subarray(0, whole.length / 2));
  },
  'raw deflate': () => encoded('deflate', deflateRawSync(Buffer.from(PAGE))),
  'an unknown encoding': () => encoded('snappy', Buffer.from([1, 2, 3, 255])),
  '1 GB of text': () => (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    flood(response, Buffer.alloc(64_000, 'word '), 1000);
  },
  '1 GB of one element': () => (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    flood(response, Buffer.from('<p>x'.repeat(16_000)), 1000);
  },
  'a picture': () => typed('image/png', zeros(20)),
  'a picture without a type': () => (_request, response) => {
    response
      .writeHead(200)
      .end(Buffer.from([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 5000 }, (_, at) => at % 256)]));
  },
  'a program to download': () => (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-disposition': 'attachment; filename="jobs.exe"' })
      .end(zeros(5));
  },
  'an unknown character set': () => typed('text/html; charset=klingon', page('Careers', '<h1>Jobs</h1>')),
  'UTF-16 that says UTF-8': () => typed('text/html; charset=utf-8', Buffer.from(PAGE, 'utf16le')),
  '2 MB of NULs': () => typed('text/html', zeros(2)),
  'bytes of no character set': () => typed('text/html', Buffer.alloc(300_000, 0xff)),
  'lone surrogates': () => typed('text/html; charset=utf-16le', Buffer.from('<h1>\ud800 Jobs \udfff</h1>', 'utf16le')),
  '2,000 cookies': () => (_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': Array.from({ length: 100 }, (_, at) => `c${String(at)}=${'v'.repeat(100)}; Domain=example.org`),
      })
      .end(PAGE);
  },
  'a cookie of 1 MB a page': () => status(200, { 'set-cookie': `a=${'v'.repeat(12_000)}` }, PAGE),
};

const connections = Object.entries(CONNECTIONS).flatMap(([name, serve]): Trap[] => [
  { name: `site: ${name}`, promise: 'told', serve: raw(serve) },
  { name: `careers: ${name}`, promise: 'either', serve: atCareers(raw(serve)) },
]);

const answers = Object.entries(ANSWERS).flatMap(([name, make]): Trap[] => {
  const everywhere = (): ((host: string) => Promise<TrapSite>) => (host) => site({ '*': make() })(host);
  return [
    { name: `site: ${name}`, promise: 'told', serve: everywhere() },
    { name: `careers: ${name}`, promise: 'told', serve: atCareers(everywhere()) },
  ];
});

/** Servers that answer otherwise than servers do, as the whole site and as the place of its career page. */
export const SERVER_TRAPS: readonly Trap[] = [
  ...connections,
  ...answers,
  {
    name: 'posting pages that never answer',
    promise: 'told',
    serve: site({
      ...careersWith(''),
      '/careers/job-0': () => {},
      '/careers/job-1': (_request, response) => {
        response.destroy();
      },
      '/careers/job-2': status(500),
    }),
  },
];

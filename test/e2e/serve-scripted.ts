import { startServer, type LocalServer } from './local-site.js';
import type { ScriptedSite } from './scripted-sites.js';

/** Serves a scripted site; the type of each answer is told by its path and first letter. */
export function serveScripted({ files, everywhere }: ScriptedSite): Promise<LocalServer> {
  return startServer((request, response) => {
    const path = request.url ?? '/';
    const bare = path.replace(/\?.*/, '');
    const shared = everywhere !== undefined && bare.startsWith(`${everywhere}/`) ? files[everywhere] : undefined;
    const file = files[path] ?? files[bare] ?? shared;
    let sent = '';
    request.on('data', (chunk: Buffer) => (sent += chunk.toString('utf8')));
    request.on('end', () => {
      const body = typeof file === 'function' ? file({ path, body: sent }) : file;
      response
        .writeHead(body === undefined ? 404 : 200, { 'content-type': typeOf(bare, body ?? '<') })
        .end(body ?? '<h1>Not found</h1>');
    });
  });
}

function typeOf(path: string, body: string): string {
  if (/^\s*[{[]/.test(body)) return 'application/json';
  if (path.endsWith('.js')) return 'text/javascript';
  if (path.endsWith('.csv')) return 'text/csv';
  return body.startsWith('<positions') ? 'text/xml' : 'text/html; charset=utf-8';
}

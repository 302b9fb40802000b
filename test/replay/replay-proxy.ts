import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCACertificate, getLocal } from 'mockttp';
import type { HarSet } from './har-set.ts';

/** An intercepting proxy on loopback that answers from recordings; nothing leaves the machine. */
export interface ReplayProxy {
  readonly url: string;
  /** File with the certificate of the throwaway authority: what a client must trust. */
  readonly certificateFile: string;
  /** From now on answers come from this set. */
  use(set: Pick<HarSet, 'answer'>): void;
  close(): Promise<void>;
}

/** Starts the proxy. Before a set is named, and for what it does not hold, every answer is 404. */
export async function startReplayProxy(): Promise<ReplayProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  const authority = await generateCACertificate({ subject: { commonName: 'Replay, throwaway' } });
  const certificateFile = join(folder, 'authority.pem');
  await writeFile(certificateFile, authority.cert);
  const server = getLocal({ https: { key: authority.key, cert: authority.cert }, recordTraffic: false });
  let current: Pick<HarSet, 'answer'> | undefined;
  await server.start();
  await server.forUnmatchedRequest().thenCallback(async (request) => {
    const answer = await current?.answer({
      method: request.method,
      url: request.url,
      body: (await request.body.getText()) ?? '',
    });
    if (!answer)
      return {
        statusCode: 404,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: '<!doctype html><title>Not recorded</title><h1>404</h1>',
      };
    return { statusCode: answer.status, headers: answer.headers, rawBody: answer.body };
  });
  return {
    url: `http://127.0.0.1:${String(server.port)}`,
    certificateFile,
    use: (set) => {
      current = set;
    },
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a process needs in its environment to go through the proxy. */
export function replayEnvironment(proxy: ReplayProxy): Record<string, string> {
  return { OUTGOING_PROXY_URL: proxy.url, NODE_EXTRA_CA_CERTS: proxy.certificateFile };
}

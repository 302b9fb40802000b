import { execFile, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { built } from '../built.ts';

/** What became of the attempts to send the client inside. */
export interface AddressVerdict {
  readonly forms: number;
  /** Requests that arrived at the listener. */
  readonly arrived: readonly string[];
}

/** Ways to write an IPv4 address that some programs understand. */
function spellings(address: string): string[] {
  const parts = address.split('.').map(Number) as [number, number, number, number];
  const [a, b, c, d] = parts;
  const whole = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
  const hex = (number: number, digits = 0): string => number.toString(16).padStart(digits, '0');
  const wide = (text: string): string =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))).replaceAll('.', '．');
  const circled = address.replace(/[1-9]/g, (digit) => String.fromCodePoint(0x245f + Number(digit)));
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole)}`,
    `0${whole.toString(8)}`,
    parts.map((part) => `0x${hex(part)}`).join('.'),
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    parts.map((part) => `000${part.toString(8)}`).join('.'),
    `${String(a)}.${String(b * 65_536 + c * 256 + d)}`,
    `${String(a)}.${String(b)}.${String(c * 256 + d)}`,
    `0x${hex(a)}.${String(b)}.0${(c * 256 + d).toString(8)}`,
    address.replaceAll('.', '。'),
    address.replaceAll('.', '｡'),
    wide(address),
    circled,
    address.replaceAll('.', '%2e'),
    address.replace(/^\d/, (digit) => `%3${digit}`),
    `user:pass@${address}`,
    `example.com@${address}`,
    `[::${address}]`,
    `[::ffff:${address}]`,
    `[::ffff:0:${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${address}]`,
    `[2002:${hex(a * 256 + b, 4)}:${hex(c * 256 + d, 4)}::]`,
    `[2001:0:${hex(a * 256 + b, 4)}:${hex(c * 256 + d, 4)}::]`,
    `[2a00::5efe:${hex(a * 256 + b, 4)}:${hex(c * 256 + d, 4)}]`,
    `[fe80::5efe:${hex(a * 256 + b, 4)}:${hex(c * 256 + d, 4)}]`,
  ];
}

const HOSTS = [
  ...['127.0.0.1', '0.0.0.0', '10.0.0.1', '169.254.169.254', '192.168.0.1', '100.64.0.1'].flatMap(spellings),
  'localhost',
  'localhost.',
  'LOCALHOST',
  'ｌocalhost',
  'foo.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  'router.local',
  'metadata.google.internal',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::1%25lo]',
  '[fe80::1%25eth0]',
  '[fc00::1]',
  '[ff02::1]',
];

/** Forms of whole addresses. */
const formsOf = (port: number): string[] => [
  ...HOSTS.map((host) => `http://${host}:${String(port)}/`),
  `http:127.0.0.1:${String(port)}`,
  `http:/127.0.0.1:${String(port)}`,
  `http:\\\\127.0.0.1:${String(port)}`,
  `http://\t127.0.0.1:${String(port)}/`,
  `http://1.1.1.1 &@127.0.0.1:${String(port)}/`,
  `http://example.com\\@127.0.0.1:${String(port)}/`,
  `http://example.com#@127.0.0.1:${String(port)}/`,
  `//127.0.0.1:${String(port)}/`,
  `ftp://127.0.0.1:${String(port)}/`,
  `gopher://127.0.0.1:${String(port)}/_x`,
];

/**
 * Sends the client to every form of an inside address, past a listener on all addresses of this machine that counts.
 */
export async function tryAddresses(): Promise<AddressVerdict> {
  const { GuardedHttpClient } = (await import(
    built('web/guarded-http-client.js')
  )) as typeof import('../../src/web/guarded-http-client.js');
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(String(request.headers.host));
    response.end('inside');
  });
  // A port that the guard would let pass: it is the address that must be refused.
  const port = await firstFree(server, [8080, 8443, 80]);
  const client = new GuardedHttpClient({
    allowPrivate: false,
    proxyUrl: undefined,
    userAgent: 'Trial/1',
    timeoutSeconds: 3,
  });
  await reachUnguarded(`http://127.0.0.1:${String(port)}/`, arrived);
  const forms = formsOf(port);
  for (const url of forms)
    await client.exchange({ url, maxBytes: 100, signal: new AbortController().signal }).catch(() => {});
  await client.close();
  server.closeAllConnections();
  server.close();
  return { forms: forms.length, arrived };
}

/** The listener would hear of it: the same request without the guard arrives. */
async function reachUnguarded(url: string, arrived: string[]): Promise<void> {
  await new Promise((resolve, reject) => {
    get(url, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
  if (arrived.splice(0).length !== 1) throw new Error('the listener does not hear what arrives');
}

async function firstFree(server: ReturnType<typeof createServer>, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const isOpen = await new Promise<boolean>((resolve) => {
      server.once('error', () => {
        resolve(false);
      });
      server.listen(port, '::', () => {
        resolve(true);
      });
    });
    if (isOpen) return port;
  }
  throw new Error(`none of the ports ${ports.join(', ')} is free`);
}

/** What the names lead to, question by question: the last answer stays. The first one is what a check would see. */
const NAMES: Readonly<Record<string, readonly string[][]>> = {
  'inside.example.com': [['127.0.0.1']],
  'both.example.com': [['93.184.216.34', '127.0.0.1']],
  'both-turned.example.com': [['127.0.0.1', '93.184.216.34']],
  'rebinds.example.com': [['93.184.216.34'], ['127.0.0.1']],
  'rebinds-late.example.com': [['93.184.216.34'], ['93.184.216.34'], ['127.0.0.1']],
  'metadata.example.com': [['169.254.169.254']],
};

/**
 * Names of a name server of our own that lead inside, at once or from the second question on. It stands in a network
 * of its own (`unshare`, as root): nothing leaves this machine. Undefined where that cannot be made.
 */
export async function tryRebinding(): Promise<AddressVerdict | undefined> {
  if (spawnSync('unshare', ['-n', '-m', 'true']).status !== 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  const resolv = join(folder, 'resolv.conf');
  await writeFile(resolv, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
  const script = `ip link set lo up 2>/dev/null || ifconfig lo up; mount --bind ${resolv} /etc/resolv.conf && exec ${process.execPath} ${import.meta.filename} names`;
  try {
    const { stdout } = await promisify(execFile)('unshare', ['-n', '-m', 'sh', '-c', script], { timeout: 60_000 });
    return JSON.parse(stdout) as AddressVerdict;
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename && process.argv[2] === 'names') {
  const names = createSocket('udp4');
  const asked = new Map<string, number>();
  names.on('message', (question, { port, address }) => {
    names.send(answerTo(question, asked), port, address);
  });
  names.bind(53, '127.0.0.1');
  await once(names, 'listening');
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(String(request.headers.host));
    response.end('inside');
  });
  server.listen(8080, '127.0.0.1');
  await once(server, 'listening');
  const { GuardedHttpClient } = (await import(
    built('web/guarded-http-client.js')
  )) as typeof import('../../src/web/guarded-http-client.js');
  const client = new GuardedHttpClient({
    allowPrivate: false,
    proxyUrl: undefined,
    userAgent: 'Trial/1',
    timeoutSeconds: 2,
  });
  let forms = 0;
  for (const name of Object.keys(NAMES))
    for (let round = 0; round < 3; round++) {
      forms++;
      await client
        .exchange({ url: `http://${name}:8080/`, maxBytes: 100, signal: new AbortController().signal })
        .catch(() => {});
    }
  // The trial is one only where names were asked for.
  if (asked.size < Object.keys(NAMES).length) throw new Error('the name server was not asked');
  console.log(JSON.stringify({ forms, arrived } satisfies AddressVerdict));
  process.exit(0);
}

/** A DNS answer: its header, the question again, and the addresses that this name leads to at this question. */
function answerTo(question: Buffer, asked: Map<string, number>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join('.').toLowerCase();
  const isIpv4 = question.readUInt16BE(at + 1) === 1;
  const answers = NAMES[name];
  const times = asked.get(name) ?? 0;
  if (isIpv4) asked.set(name, times + 1);
  const addresses = isIpv4 && answers ? (answers[Math.min(times, answers.length - 1)] ?? []) : [];
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(answers ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(addresses.length, 6);
  header.writeUInt32BE(0, 8);
  const records = addresses.map((address) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, question.subarray(12, at + 5), ...records]);
}

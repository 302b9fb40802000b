import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/**
 * A name server on loopback: each domain with its mail servers; null for a domain that has none; others do not exist.
 */
export async function startNameServer(
  domains: Readonly<Record<string, readonly string[] | null>>,
): Promise<{ address: string; close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => {
    const { name, end, type } = questionOf(query);
    const known = Object.hasOwn(domains, name) ? (domains[name] ?? []) : undefined;
    const answers = type === 15 ? (known ?? []).map((server, index) => mailExchange(server, 10 + index)) : [];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), peer.port, peer.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${String(socket.address().port)}`,
    close: () => {
      socket.close();
    },
  };
}

function questionOf(query: Buffer): { name: string; end: number; type: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 5, type: query.readUInt16BE(at + 1) };
}

function mailExchange(server: string, preference: number): Buffer {
  const name = Buffer.concat([
    ...server.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);
  const record = Buffer.alloc(14);
  [0xc00c, 15, 1, 0, 60, name.length + 2, preference].forEach((value, index) => record.writeUInt16BE(value, index * 2));
  return Buffer.concat([record, name]);
}

/** What a mail server answers to a recipient; undefined for silence. `count` is how often this recipient was named. */
export type Recipient = (email: string, count: number) => string | undefined;

/** Mail servers on loopback addresses, all on one port: 127.0.0.2 and so on by their names in `behaviours`. */
export async function startMailServers(
  behaviours: Readonly<Record<string, Recipient>>,
): Promise<{ port: number; close(): void }> {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  for (const [address, answer] of Object.entries(behaviours)) {
    const counts = new Map<string, number>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      const say = (line: string | undefined): void => {
        if (line !== undefined) socket.write(`${line}\r\n`);
      };
      say('220 mail.test ESMTP');
      socket.on('data', (chunk: Buffer) => {
        for (const line of chunk
          .toString()
          .split('\r\n')
          .filter((part) => part !== '')) {
          const recipient = /^RCPT TO:<(.*)>$/i.exec(line)?.[1];
          if (recipient === undefined)
            say(
              /^EHLO/i.test(line)
                ? '250-mail.test\r\n250-SIZE 1000\r\n250 OK'
                : /^QUIT/i.test(line)
                  ? '221 bye'
                  : '250 OK',
            );
          else {
            const count = (counts.get(recipient) ?? 0) + 1;
            counts.set(recipient, count);
            say(answer(recipient, count));
          }
        }
      });
    });
    server.listen(port, address);
    await once(server, 'listening');
    ({ port } = server.address() as { port: number });
    servers.push(server);
  }
  return {
    port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      for (const server of servers) server.close();
    },
  };
}

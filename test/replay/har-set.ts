import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A request as the proxy saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

export interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface HarEntry {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly _urlRegex?: string;
    readonly _match?: unknown;
    readonly _matchText?: readonly string[];
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly { readonly name: string; readonly value: string }[];
    readonly redirectURL?: string;
    readonly content: {
      readonly mimeType?: string;
      readonly text?: string;
      readonly encoding?: string;
      readonly _file?: string;
    };
  };
  readonly _seq?: unknown;
}

/** Headers that describe the transfer of the recording, not its content. */
const TRANSFER = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'strict-transport-security',
  'alt-svc',
]);

/** A folder with a HAR 1.2 file: which recorded answer a request gets. */
export class HarSet {
  readonly misses: string[] = [];
  /** Addresses that were asked for, in order. */
  readonly asked: string[] = [];
  requests = 0;
  private readonly used = new Set<HarEntry>();
  private readonly folder: string;
  private readonly entries: readonly HarEntry[];
  /** Names of the hosts that were recorded, with their ports. */
  readonly hosts: ReadonlySet<string>;

  private constructor(folder: string, entries: readonly HarEntry[]) {
    this.folder = folder;
    this.entries = entries;
    this.hosts = new Set(entries.flatMap(({ request: { url } }) => (URL.canParse(url) ? [new URL(url).host] : [])));
  }

  /** @throws Error when there is no readable `site.har` */
  static async load(folder: string): Promise<HarSet> {
    const har = JSON.parse(await readFile(join(folder, 'site.har'), 'utf8')) as { log?: { entries?: HarEntry[] } };
    if (har.log?.entries === undefined) throw new Error('it has no log with entries, as HAR 1.2 has');
    return new HarSet(folder, har.log.entries);
  }

  /** The answer, or undefined for a request that was not recorded. Noted as a miss then. */
  async answer(request: SeenRequest): Promise<RecordedAnswer | undefined> {
    this.requests++;
    this.asked.push(request.url);
    const entry = this.find(request);
    if (!entry) {
      this.misses.push(`${request.method} ${request.url}`);
      return undefined;
    }
    if (entry._seq !== undefined) this.used.add(entry);
    const { status, headers, redirectURL, content } = entry.response;
    const kept = Object.fromEntries(
      headers
        .filter(({ name }) => !TRANSFER.has(name.toLowerCase()))
        .map(({ name, value }) => [name.toLowerCase(), value]),
    );
    if (kept['content-type'] === undefined && content.mimeType) kept['content-type'] = content.mimeType;
    if (kept['location'] === undefined && redirectURL) kept['location'] = redirectURL;
    return { status, headers: kept, body: await this.bodyOf(content) };
  }

  /** The pages that were recorded whole, each once, in the order of the recording, as the bytes that came. */
  async pages(): Promise<{ url: string; contentType: string; body: Buffer }[]> {
    const whole = this.entries.filter(
      ({ request, response: { status, content } }) =>
        request.method === 'GET' && status === 200 && /html/i.test(content.mimeType ?? '') && URL.canParse(request.url),
    );
    const first = new Map(
      whole.map((entry) => [entry.response.content._file ?? entry.request.url, entry] as const).reverse(),
    );
    const read = [...first.values()].reverse().map(async ({ request: { url }, response: { content } }) => ({
      url,
      contentType: content.mimeType ?? '',
      body: await this.bodyOf(content),
    }));
    return Promise.all(read);
  }

  private find(request: SeenRequest): HarEntry | undefined {
    const open = this.entries.filter(
      (entry) => !this.used.has(entry) && entry.request.method === request.method && matchesBody(entry, request.body),
    );
    const wanted = normalized(request.url);
    return (
      open.find((entry) => normalized(entry.request.url) === wanted) ??
      open.find(
        (entry) =>
          entry.request._urlRegex !== undefined &&
          new RegExp(`^(?:${entry.request._urlRegex})$`).test(withoutFragment(request.url)),
      )
    );
  }

  private async bodyOf({ _file: file, text = '', encoding }: HarEntry['response']['content']): Promise<Buffer> {
    if (file !== undefined) return readFile(join(this.folder, file));
    return Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');
  }
}

function matchesBody({ request }: HarEntry, body: string): boolean {
  if (request._match === undefined && request._matchText === undefined) return true;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return false;
  }
  const compact = JSON.stringify(json);
  return (
    (request._match === undefined || contains(json, request._match)) &&
    (request._matchText ?? []).every((text) => compact.includes(text))
  );
}

/** Objects recursively, arrays and values as equal. */
function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    return JSON.stringify(value) === JSON.stringify(part);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(part).every(([name, inner]) => contains((value as Record<string, unknown>)[name], inner));
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}

/** The address without its fragment, its query parameters in one order. */
function normalized(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  url.searchParams.sort();
  return url.href;
}

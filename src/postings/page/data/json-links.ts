import { noteCut } from '../../reading-limits.js';
import { fold, list, record } from '../../text/words.js';

const MAX_NODES = 100_000;
/** Names under which an entry of a list is known to others. */
const KEYS = ['id', '_id', 'key', 'code', 'slug', 'value'];

type Entry = Readonly<Record<string, unknown>>;

/** The entries of a document that others name: by type and id, by a name in a cache, or by the number in a list. */
export class JsonLinks {
  private readonly entries = new Map<string, Entry>();
  private readonly lists = new Map<string, Map<string, Entry>>();

  constructor(root: unknown) {
    const waiting: { node: unknown; key: string }[] = [{ node: root, key: '' }];
    for (let seen = 0; seen < waiting.length; seen++) {
      if (seen >= MAX_NODES) {
        noteCut('values of its data', { kept: MAX_NODES });
        break;
      }
      const { node, key } = waiting[seen] as (typeof waiting)[number];
      if (Array.isArray(node)) {
        this.addList(key, list(node));
        for (const value of list(node)) if (typeof value === 'object') waiting.push({ node: value, key: '' });
        continue;
      }
      this.addEntry(key, record(node));
      this.addDocument(record(node));
      for (const [name, value] of Object.entries(record(node)))
        if (typeof value === 'object' && value !== null) waiting.push({ node: value, key: name });
    }
  }

  /** What a reference names; undefined for a value that is no reference, or names nothing that is here. */
  target(object: Entry): unknown {
    const { __ref, _ref, sys, type, id, data } = object;
    const names = Object.keys(object);
    if (typeof __ref === 'string') return this.entries.get(`ref ${__ref}`);
    if (typeof _ref === 'string') return this.entries.get(`doc ${_ref}`);
    const link = record(sys);
    if (link['type'] === 'Link') return this.entries.get(`id ${textOf(link['id'])}`);
    if (names.length === 2 && type !== undefined && id !== undefined)
      return this.entries.get(`${textOf(type)} ${textOf(id)}`);
    return 'data' in object && names.every((name) => /^(?:data|links|meta)$/.test(name)) && !Array.isArray(data)
      ? this.target(record(data))
      : undefined;
  }

  /** What a number or short name under `name` stands for, in the list of this document that is called like it. */
  named(name: string, value: unknown): unknown {
    if (typeof value !== 'string' && typeof value !== 'number' && !Array.isArray(value)) return undefined;
    const entries = this.lists.get(singular(name.replace(/(?<=\w{3})(?:ids?|keys?|codes?|slugs?)$/, '')));
    if (!entries) return undefined;
    const found = [value].flat().flatMap((one) => entries.get(textOf(one)) ?? []);
    return found.length === 0 ? undefined : Array.isArray(value) ? found : found[0];
  }

  private addEntry(key: string, object: Entry): void {
    const { sys, type, id, attributes, fields } = object;
    const own = record(sys);
    if (own['type'] !== 'Link' && own['id'] !== undefined && typeof fields === 'object')
      this.entries.set(`id ${textOf(own['id'])}`, record(fields));
    if (type !== undefined && id !== undefined && typeof attributes === 'object')
      this.entries.set(`${textOf(type)} ${textOf(id)}`, record(attributes));
    if ('__typename' in object && key !== '') this.entries.set(`ref ${key}`, object);
  }

  /** A document of Sanity. */
  private addDocument(object: Entry): void {
    const { _id, _type } = object;
    if (typeof _id === 'string' && typeof _type === 'string') this.entries.set(`doc ${_id}`, object);
  }

  private addList(key: string, values: readonly unknown[]): void {
    if (key === '') return;
    const name = singular(fold(key).replace(/[^\p{L}\p{N}]/gu, ''));
    if (this.lists.has(name)) return;
    const entries = new Map<string, Entry>();
    for (const value of values.map(record)) {
      const { name: called, title, label, city } = value;
      if ([called, title, label, city].every((one) => one === undefined)) continue;
      for (const known of KEYS) if (value[known] !== undefined) entries.set(textOf(value[known]), value);
    }
    if (entries.size > 0) this.lists.set(name, entries);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}

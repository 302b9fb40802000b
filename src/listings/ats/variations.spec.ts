import { describe, expect, it } from '@jest/globals';
import { type Case, expectedOf, play, readCases, RecordedBoard } from '../../../test/ats-cases.js';
import { ParseError } from '../../errors.js';
import type { FoundPosting } from '../../postings/posting.js';
import { jsonOf } from '../../postings/text/words.js';
import type { Board } from './ats.js';
import { listingOf } from './index.js';

/**
 * Boards of one system differ: fields are missing, empty or of another kind, numbers are texts, lists have holes. Every
 * answer of every case is changed so, by itself; what is read then is right, or not there, or the reader says that it
 * does not know the shape.
 */

type Change = (value: unknown, path: string) => unknown;

/** The data with every value changed, from the innermost out. */
function changed(value: unknown, change: Change, path = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, change, `${path}[]`));
    return change(items, path);
  }
  if (typeof value !== 'object' || value === null) return change(value, path);
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, changed(inner, change, `${path}.${name}`)] as const,
  );
  return change(Object.fromEntries(entries), path);
}

function pathsOf(data: unknown): string[] {
  const paths = new Set<string>();
  changed(data, (value, path) => {
    if (path !== '') paths.add(path);
    return value;
  });
  return [...paths];
}

const jsonCases = readCases.flatMap((one) => {
  const recorded = new RecordedBoard(one.folder);
  return recorded.files.flatMap((file) => {
    const data = jsonOf(recorded.contentOf(file));
    return typeof data === 'object' && data !== null ? [{ ...one, file, data }] : [];
  });
});

/** Titled postings of the case, with the file as given. */
function read({ folder }: Case, files: Readonly<Record<string, unknown>> = {}): FoundPosting[] {
  const texts = Object.fromEntries(Object.entries(files).map(([file, data]) => [file, JSON.stringify(data)]));
  const { postings } = play(listingOf(expectedOf(folder).board as Board), new RecordedBoard(folder, texts));
  return postings.filter(({ fields }) => fields.job_title !== undefined);
}

/** The same without what the driver says of: an unknown shape, a request that the case has no answer to. */
function readOrRefused(one: Case, files: Readonly<Record<string, unknown>>): FoundPosting[] {
  try {
    return read(one, files);
  } catch (error) {
    if (error instanceof ParseError && error.message.startsWith(one.system)) return [];
    if (String(error).includes('no answer is recorded')) return [];
    throw error;
  }
}

function escapeHtml(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const MEANS_THE_SAME: readonly (readonly [string, Change])[] = [
  ['numbers as texts', (value) => (typeof value === 'number' ? String(value) : value)],
  [
    'digits as numbers',
    (value) => (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value),
  ],
  [
    'HTML escaped once more',
    (value) => (typeof value === 'string' && /^<(?:p|ul|div)>/.test(value) ? escapeHtml(value) : value),
  ],
  ['flags as texts', (value) => (typeof value === 'boolean' ? String(value) : value)],
  ['lists with a hole', (value) => (Array.isArray(value) ? [...(value as unknown[]), null] : value)],
  [
    'fields nobody knows',
    (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, '~new': 1 } : value),
  ],
];

describe('an answer that means the same is read the same', () => {
  it.each(jsonCases)('$system $name $file', (one) => {
    const whole = read(one).map(({ fields }) => fields);
    for (const [what, change] of MEANS_THE_SAME) {
      const postings = readOrRefused(one, { [one.file]: changed(one.data, change) });
      // A hole counts as a row: the page behind it may not be asked for.
      for (const { fields } of postings) expect([what, whole]).toEqual([what, expect.arrayContaining([fields])]);
      if (!/hole/.test(what)) expect([what, postings.length]).toEqual([what, whole.length]);
    }
  });
});

const MEANS_ANOTHER: readonly (readonly [string, Change])[] = [
  ['null', () => null],
  ['of another kind', (value) => (typeof value === 'object' ? 'x' : { inner: [1] })],
];

/** What no field of a posting may hold. */
const SPOILT = /\[object Object\]|\bundefined\b|\bNaN\b|^null$|^[,;\s]|[,;\s]$/;

function spoiltIn({ fields }: FoundPosting): unknown[] {
  const { job_description: written = '', job_url: url, ...others } = fields;
  const values = Object.values(others).flat();
  return [
    ...values.filter((value) => (typeof value === 'string' ? SPOILT.test(value) : !Number.isFinite(value))),
    ...(/\[object Object\]/.test(written) ? [written] : []),
    ...(url !== undefined && (SPOILT.test(url) || !URL.canParse(url)) ? [url] : []),
  ];
}

describe('a field that is missing or of another kind spoils no other', () => {
  it.each(jsonCases)('$system $name $file', (one) => {
    const spoilt: unknown[] = [];
    for (const target of pathsOf(one.data))
      for (const [what, change] of MEANS_ANOTHER) {
        const data = changed(one.data, (value, path) => (path === target ? change(value, path) : value));
        for (const posting of readOrRefused(one, { [one.file]: data }))
          spoilt.push(...spoiltIn(posting).map((value) => [target, what, value]));
      }
    expect(spoilt).toEqual([]);
  });
});

/** Ways in which an answer loses a list: as its reader sees it, there is none. */
const LOSES: readonly (readonly [string, Change])[] = [
  ['null', () => null],
  ['a text', () => 'x'],
  ['an object', (value) => (Array.isArray(value) ? Object.assign({}, value) : 'x')],
  ['gone', () => undefined],
];

/** Whether a value is a list, or holds one. */
function holdsList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.values(value).some(holdsList);
}

/** The data with everything at the path under another name. */
function renamed(data: unknown, path: string): unknown {
  const [, parent = '', name = ''] = /^(.*)\.([^.]+)$/.exec(path) ?? [];
  return changed(data, (value, at) => {
    if (at !== parent || typeof value !== 'object' || value === null || !(name in value)) return value;
    const { [name]: held, ...others } = value as Record<string, unknown>;
    return { ...others, [`~${name}`]: held };
  });
}

interface Read {
  readonly rows: number;
  readonly total?: number | undefined;
  /** Why it was not read, or what it asked instead. */
  readonly said?: string;
}

function rowsOrWords({ folder, system }: Case, texts: Readonly<Record<string, string>>): Read {
  try {
    const { postings, rejected, total } = play(
      listingOf(expectedOf(folder).board as Board),
      new RecordedBoard(folder, texts),
    );
    return { rows: postings.length + rejected.length, total };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    if (error instanceof ParseError && said.startsWith(`${system}: `)) return { rows: 0, said };
    if (said.includes('no answer is recorded')) return { rows: 0, said };
    throw error;
  }
}

/** Rows are missing, and neither words nor the count of all say so. */
function isSilent({ rows, total, said }: Read, whole: Read): boolean {
  return said === undefined && rows < whole.rows && (total ?? 0) <= rows;
}

/** Whoever mends the reader is told where the list was. */
function namesPath({ said }: Read, path: string): boolean {
  const name = path.split(/[.[\]]+/).findLast((part) => part !== '') ?? '';
  return said === undefined || said.includes('no answer is recorded') || said.includes(name);
}

describe('a list that is lost never passes for an empty one', () => {
  it.each(jsonCases)('$system $name $file', (one) => {
    const whole = rowsOrWords(one, {});
    const paths = new Map<string, boolean>();
    changed(one.data, (value, path) => {
      if (path !== '' && holdsList(value)) paths.set(path, Array.isArray(value));
      return value;
    });
    const silent: unknown[] = [];
    for (const [path, isList] of paths) {
      const lost = LOSES.map(([what, change]) => {
        const data = changed(one.data, (value, at) => (at === path ? change(value, at) : value));
        return [what, data] as const;
      });
      for (const [what, data] of [...lost, ['under another name', renamed(one.data, path)] as const]) {
        const read = rowsOrWords(one, { [one.file]: JSON.stringify(data) });
        if (isSilent(read, whole) || (isList && !namesPath(read, path))) silent.push([path, what, read]);
      }
    }
    expect(silent).toEqual([]);
  });

  const otherCases = readCases.flatMap((one) =>
    new RecordedBoard(one.folder).files
      .filter((file) => /\.(?:html|xml|rss)$/.test(file))
      .map((file) => ({ ...one, file })),
  );

  /**
   * Pages are built anew: classes and attributes have other names, links lead elsewhere; a feed calls its rows
   * otherwise.
   */
  const REBUILT: readonly (readonly [string, (body: string) => string])[] = [
    ['other names', (body) => otherNames(body)],
    ['other links', (body) => otherLinks(body)],
    ['other names and links', (body) => otherLinks(otherNames(body))],
    ['other rows', (body) => body.replace(/<(\/?)(?:item|entry|position|job)(?=[\s>])/gi, '<$1vacancy')],
  ];

  it.each(otherCases)('$system $name $file', (one) => {
    const whole = rowsOrWords(one, {});
    const body = new RecordedBoard(one.folder).contentOf(one.file);
    for (const [what, rebuild] of REBUILT) {
      const read = rowsOrWords(one, { [one.file]: rebuild(body) });
      expect([what, read.rows === 0 && isSilent(read, whole)]).toEqual([what, false]);
    }
  });
});

function otherNames(body: string): string {
  return body
    .replace(/\b(class|id)="([^"]*)"/g, (_tag, name: string, value: string) => {
      const names = value.split(/\s+/).map((one) => `new-${one}`);
      return `${name}="${names.join(' ')}"`;
    })
    .replace(/\bdata-[\w-]+=/g, 'data-new=');
}

function otherLinks(body: string): string {
  let count = 0;
  return body.replace(/href="[^"]*"/g, () => `href="/new/${String(++count)}-x"`);
}

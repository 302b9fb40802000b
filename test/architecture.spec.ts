import { describe, expect, it } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { SETTINGS } from '../src/config/config.js';
import { pipelines } from '../src/pipelines/index.js';
import { POSTING_FIELD_NAMES } from '../src/postings/fields.js';
import { JobPostingSchema } from '../src/runs/http/run-schemas.js';

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.startsWith('db/client'),
);
const imports = files.filter((path) => !path.endsWith('.spec.ts')).flatMap((path) => importsOf(path));

function importsOf(path: string): Import[] {
  const source = readFileSync(join('src', path), 'utf8');
  return [
    ...source.matchAll(/^(?:import|export)\b[^'";]*?from\s*'([^']+)'|^import\s*'([^']+)'|import\('([^']+)'\)/gm),
  ].map((match) => {
    const target = match[1] ?? match[2] ?? match[3] ?? '';
    return {
      from: path,
      to: target.startsWith('.') ? normalize(join(dirname(path), target)).replace(/\.js$/, '.ts') : target,
    };
  });
}

/** Imports that break a rule, worded so that the line to change can be found. */
function broken(test: (found: Import) => boolean): string[] {
  return imports.filter(test).map(({ from, to }) => `${from} imports ${to}`);
}

/** All that a file loads when it is loaded: no types, and nothing that is loaded later. */
function loadedBy(start: string): string[] {
  const loaded = new Set([start]);
  for (const path of loaded) {
    if (isPackage(path)) continue;
    const source = readFileSync(join('src', path), 'utf8').replace(/^import type [^;]*;|\bimport\('[^']+'\)/gm, '');
    for (const [, target = ''] of source.matchAll(/^(?:import|export)\b[^'";]*?\bfrom '([^']+)'/gm))
      loaded.add(target.startsWith('.') ? normalize(join(dirname(path), target)).replace(/\.js$/, '.ts') : target);
  }
  return [...loaded];
}

const folderOf = (path: string): string => path.split('/')[0] ?? '';
const isPackage = (to: string): boolean => !/\.(?:ts|json)$/.test(to);

describe('the architecture', () => {
  it('has the folders of the design and no others', () => {
    const folders = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(folders.sort()).toEqual([
      'accounts',
      'commands',
      'config',
      'console',
      'db',
      'exports',
      'findings',
      'http',
      'listings',
      'llm',
      'mcp',
      'operations',
      'people',
      'pipelines',
      'postings',
      'runs',
      'vendors',
      'watch',
      'web',
      'webhooks',
    ]);
  });

  it.each([
    [
      'Crawlee and undici stay in web/',
      /^(?:@crawlee\/|crawlee|undici|puppeteer)/,
      (path: string) => folderOf(path) === 'web',
    ],
    ['the model is asked in llm/', /^openai/, (path: string) => folderOf(path) === 'llm'],
    [
      'Prisma and pg stay in db/ and run-store.ts',
      /^(?:@prisma\/|prisma|pg$)/,
      (path: string) => folderOf(path) === 'db' || path === 'runs/store/run-store.ts',
    ],
    ['the queue stays in runs/work/worker.ts', /^graphile-worker/, (path: string) => path === 'runs/work/worker.ts'],
    [
      'PDF files are opened in postings/pdf/pdf-text.ts',
      /^unpdf/,
      (path: string) => path === 'postings/pdf/pdf-text.ts',
    ],
    [
      'readers import the HTML parser and small pure packages only, beside what opens PDF files',
      /^(?!node:|acorn|csv-parse|htmlparser2|domhandler|libphonenumber-js|unpdf)/,
      (path: string) => !['postings', 'listings'].includes(folderOf(path)),
    ],
  ])('%s', (_rule, packages, isAllowed) => {
    expect(broken(({ from, to }) => isPackage(to) && packages.test(to) && !isAllowed(from))).toEqual([]);
  });

  it('has SQL in db/ and in the statements of few rooms: what is hot, and what the Prisma client cannot say', () => {
    const product = files.filter((path) => !path.endsWith('.spec.ts') && folderOf(path) !== 'db');
    const isOfStatements = (path: string): boolean => path.endsWith('-statements.ts');
    expect(product.filter(isOfStatements).sort()).toEqual([
      'accounts/account-statements.ts',
      'people/people-statements.ts',
      'runs/store/hot-statements.ts',
      'runs/store/month-statements.ts',
      'runs/store/queue-statements.ts',
      'runs/store/run-statements.ts',
      'watch/watch-statements.ts',
      'webhooks/webhook-statements.ts',
    ]);
    const sql =
      /['"`]\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE|TRUNCATE|LOCK|CALL|DO|BEGIN|COMMIT|SET|CREATE|ALTER|DROP|GRANT|REVOKE|NOTIFY|(?:UN)?LISTEN)\s|\bPrisma\.(?:sql|raw|join)\b|Raw(?:<[^;`]*?>)?`|RawUnsafe\b/g;
    const elsewhere = product
      .filter((path) => !isOfStatements(path))
      .flatMap((path) => {
        const source = readFileSync(join('src', path), 'utf8');
        return [...source.matchAll(sql)].map(({ index }) => {
          const line = source.slice(0, index).split('\n').length;
          return `${path}:${String(line)} has SQL: ask the Prisma client, or name the statement in the -statements.ts of its room and say why`;
        });
      });
    expect(elsewhere).toEqual([]);
  });

  it('keeps readers pure: postings/ and the plug-ins of listings/ know each other, errors and their files only', () => {
    const reaches = (from: string, folders: readonly string[]): string[] =>
      broken((found) => found.from.startsWith(from) && !isPackage(found.to) && !folders.includes(folderOf(found.to)));
    expect(reaches('postings/', ['postings', 'findings', 'errors.ts', 'product-files.ts'])).toEqual([]);
    expect(reaches('listings/ats/', ['postings', 'listings', 'findings', 'errors.ts'])).toEqual([]);
    expect(reaches('listings/boards/', ['postings', 'listings', 'findings', 'errors.ts'])).toEqual([]);
  });

  it('keeps vendors pure: an adapter in vendors/<vendor>/ names requests and reads answers', () => {
    const isAdapter = (path: string): boolean => /^vendors\/[\w-]+\//.test(path);
    expect(
      broken(
        ({ from, to }) =>
          isAdapter(from) &&
          (isPackage(to) || !['vendors', 'postings', 'findings', 'config', 'errors.ts'].includes(folderOf(to))),
      ),
    ).toEqual([]);
  });

  it('keeps pipelines from HTTP, SQL and the queue', () => {
    const isEdge = (path: string): boolean => /\.(?:controller|dto|module|schema)\.ts$/.test(path);
    expect(
      broken(
        ({ from, to }) =>
          folderOf(from) === 'pipelines' &&
          !isEdge(from) &&
          /^(?:http|db)\/|^runs\/(?:store\/run-store|work\/worker)|^people\/people-store|@nestjs/.test(to),
      ),
    ).toEqual([]);
  });

  it.each(['listings/ats', 'listings/boards', 'vendors', 'pipelines'])('keeps the plug-ins of %s apart', (family) => {
    const pluginOf = (path: string): string | undefined =>
      path.startsWith(`${family}/`)
        ? path
            .slice(family.length + 1)
            .split('/')
            .slice(0, -1)[0]
        : undefined;
    expect(
      broken(({ from, to }) => {
        const [plugin, other] = [pluginOf(from), pluginOf(to)];
        return plugin !== undefined && other !== undefined && plugin !== other;
      }),
    ).toEqual([]);
  });

  it('knows no feature in http/', () => {
    expect(
      broken(({ from, to }) => folderOf(from) === 'http' && /^(?:pipelines|listings|vendors|runs|web)\//.test(to)),
    ).toEqual([]);
  });

  it("loads nothing of the callers' interface in a worker: its start would take half as long again", () => {
    const loaded = loadedBy('worker-service.ts');
    expect(loaded).toContain('runs/work/worker.ts');
    expect(loaded).toContain('@nestjs/core');
    const callers =
      /^(?:@nestjs\/(?:swagger|platform)|@fastify|fastify$|class-(?:validator|transformer)|@modelcontext)|\.(?:controller|dto)\.ts$/;
    expect(loaded.filter((path) => callers.test(path))).toEqual([]);
  });

  it('takes no advisory lock: every login of the database could hold it, an analyst among them', () => {
    const places = [...files.map((path) => join('src', path)), ...globSync('prisma/migrations/*/migration.sql')];
    expect(places.filter((path) => readFileSync(path, 'utf8').includes('advisory_'))).toEqual([]);
  });

  it('has patterns that the oldest Node reads: 22 knows no "(?i:", and fails when it loads the module', () => {
    expect(files.filter((path) => /\(\?[ims]*-?[ims]+:/.test(readFileSync(join('src', path), 'utf8')))).toEqual([]);
  });

  it('has no cycles', () => {
    const graph = new Map(
      files.map((path) => [
        path,
        imports.filter(({ from, to }) => from === path && !isPackage(to)).map(({ to }) => to),
      ]),
    );
    const done = new Set<string>();
    const visit = (path: string, trail: readonly string[]): string[] => {
      if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' → ')];
      if (done.has(path)) return [];
      const cycles = (graph.get(path) ?? []).flatMap((next) => visit(next, [...trail, path]));
      done.add(path);
      return cycles;
    };
    expect(files.flatMap((path) => visit(path, []))).toEqual([]);
  });

  it('has no circles of folders: each knows those below it', () => {
    const rooms = new Map<string, Map<string, string>>();
    for (const { from, to } of imports) {
      if (isPackage(to) || !from.includes('/') || !to.includes('/') || folderOf(from) === folderOf(to)) continue;
      const known = rooms.get(folderOf(from)) ?? new Map<string, string>();
      rooms.set(folderOf(from), known.set(folderOf(to), `${from} imports ${to}`));
    }
    const circles = (room: string, trail: readonly string[], how: readonly string[]): string[][] => {
      if (trail.includes(room)) return [how.slice(trail.indexOf(room))];
      return [...(rooms.get(room) ?? [])].flatMap(([next, by]) => circles(next, [...trail, room], [...how, by]));
    };
    expect([...rooms.keys()].flatMap((room) => circles(room, [], []))).toEqual([]);
  });

  it('keeps runs in rooms: how they are kept, worked on and told; callers and workers do not know each other', () => {
    const roomOf = (path: string): string => /^runs\/(\w+)\//.exec(path)?.[1] ?? '';
    const known: Readonly<Record<string, readonly string[]>> = { store: [], work: ['store'], http: ['store'] };
    expect(
      broken(({ from, to }) => {
        const [room, other] = [roomOf(from), roomOf(to)];
        return room !== '' && other !== '' && room !== other && !(known[room] ?? []).includes(other);
      }),
    ).toEqual([]);
  });

  // '.' is where a folder's own files stand: behind all of its rooms where nothing is said.
  it.each([
    ['postings/text', ['.', 'words', 'days', 'kinds', 'places', 'pay', 'people', 'years', 'evidence']],
    ['postings/page/lines', ['headings', 'seeking', 'sentences', 'titles', 'people', 'openings']],
    ['postings/page', ['lines', 'tree', 'data', 'advert', 'lists']],
    [
      'postings/page/lists',
      ['records', 'judging', 'sentences', 'said-of-all', 'shown-parts', 'postings', 'whole-pages'],
    ],
    ['pipelines/career-pages', ['page', 'rendering', 'site', 'reading', 'judging']],
  ])('keeps %s in rooms that know only those before them', (folder, rooms) => {
    const roomOf = (path: string): number => {
      const [room = '', ...files] = path.slice(folder.length + 1).split('/');
      if (files.length > 0) return rooms.indexOf(room);
      return rooms.includes('.') ? rooms.indexOf('.') : rooms.length;
    };
    const isInside = (path: string): boolean => path.startsWith(`${folder}/`);
    // What a pipeline is asked, needs and answers is known to all of its rooms.
    const isShared = (path: string): boolean => /\.(?:dto|needs|schema)\.ts$/.test(path);
    const inside = files.filter(isInside);
    expect(inside.filter((path) => roomOf(path) < 0)).toEqual([]);
    expect(
      broken(({ from, to }) => isInside(from) && isInside(to) && roomOf(from) < roomOf(to) && !isShared(to)),
    ).toEqual([]);
  });

  it('reads texts without pages, and lines by their words alone', () => {
    expect(broken(({ from, to }) => from.startsWith('postings/text/') && to.startsWith('postings/page/'))).toEqual([]);
    expect(broken(({ from, to }) => from.startsWith('postings/page/lines/') && isPackage(to))).toEqual([]);
  });

  it('exports no value that no other file names', () => {
    const tests = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const paths = [...files.map((path) => join('src', path)), ...tests.map((path) => join('test', path))];
    const sources = paths.map((path) => ({ path, source: readFileSync(path, 'utf8') }));
    const users = new Map<string, Set<string>>();
    for (const { path, source } of sources)
      for (const [name] of source.matchAll(/[A-Za-z_$][\w$]*/g))
        users.set(name, (users.get(name) ?? new Set()).add(path));
    const values = /^export (?:abstract )?(?:async )?(?:const|function\*?|class) ([\w$]+)/gm;
    expect(
      sources.flatMap(({ path, source }) =>
        [...source.matchAll(values)].flatMap(([, name = '']) =>
          users.get(name)?.size === 1 ? [`${path}: ${name}`] : [],
        ),
      ),
    ).toEqual([]);
  });

  it('gives no pipeline what opens the database or what callers entrusted to the service', () => {
    const secret = ['DATABASE_URL', 'SECRETS_KEY'];
    expect(pipelines.filter(({ needs }) => needs.settings.some((name: string) => secret.includes(name)))).toEqual([]);
    expect(
      files.filter(
        (path) =>
          /^(?:pipelines|vendors|listings|postings)\//.test(path) &&
          secret.some((name) => readFileSync(join('src', path), 'utf8').includes(name)),
      ),
    ).toEqual([]);
  });

  it('names every pipeline once', () => {
    const folders = readdirSync('src/pipelines', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(pipelines.map(({ name }) => name).sort()).toEqual(folders.sort());
  });
});

describe('what must agree', () => {
  it('SETTINGS.md has every setting with its meaning and default, and no other', () => {
    const rows = [...readFileSync('SETTINGS.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.*?) \|$/gm)].map(
      (match) => match.slice(1, 4),
    );
    expect(rows).toEqual(
      Object.entries(SETTINGS).map(([name, { meaning, default: byDefault }]) => [
        name,
        meaning,
        byDefault === '' ? '' : `\`${name === 'DATA_DIR' ? '.data' : byDefault}\``,
      ]),
    );
  });

  it('VENDORS.md names every vendor and every key, and no setting that there is not', () => {
    const page = readFileSync('VENDORS.md', 'utf8');
    const named = new Set([...page.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name = '']) => name));
    expect([...named].filter((name) => !(name in SETTINGS))).toEqual([]);
    const ofVendors = Object.keys(SETTINGS).filter((name) =>
      /_API_KEY$|^REACHER_|^SMTP_|^(?:PEOPLE_DATA|RESEARCH)_/.test(name),
    );
    expect(ofVendors.filter((name) => !named.has(name))).toEqual([]);
    const folded = page.toLowerCase().replace(/[^a-z]/g, '');
    const folders = readdirSync('src/vendors', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !folded.includes(name.replaceAll('-', '')))).toEqual([]);
  });

  it('the field table and the OpenAPI schema name the same fields', () => {
    expect(Object.keys(JobPostingSchema.properties ?? {})).toEqual(POSTING_FIELD_NAMES);
  });

  it('no module in the tests is mocked', () => {
    const specs = [
      ...files.map((path) => join('src', path)),
      ...readdirSync('test', { recursive: true, encoding: 'utf8' }).map((path) => join('test', path)),
    ].filter((path) => path.endsWith('.spec.ts'));
    expect(
      specs.filter((path) => /jest\.mock\s*\(/.test(readFileSync(path, 'utf8'))).map((path) => relative('.', path)),
    ).toEqual([]);
  });
});

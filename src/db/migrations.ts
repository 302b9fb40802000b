import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { Client, Pool } from 'pg';
import { PRISMA_FOLDER } from '../product-files.js';
import type { DiffTarget, MigrationDirectory, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

const NO_FILTER = { externalTables: [], externalEnums: [] };

const MIGRATIONS = join(PRISMA_FOLDER, 'migrations');

/** Applies the migrations a database lacks, as `prisma migrate deploy` would; returns their names. */
export async function applyMigrations(url: string): Promise<string[]> {
  // The engine takes half a second to load: only when there is work for it.
  if ((await missingMigrations(url)).length === 0) return [];
  return inTurn(url, () =>
    withEngine(url, async (engine) => {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: await migrationList(),
        filters: NO_FILTER,
      });
      return appliedMigrationNames;
    }),
  );
}

/** The engine's own table, as it makes it: there before its first migration, to take turns by. */
const TABLE_OF_MIGRATIONS = `
CREATE TABLE IF NOT EXISTS _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0)`;

/**
 * Does the work when no other process migrates, however long that takes: the engine itself would wait ten seconds, for
 * a lock that every login may hold. And when nothing is left of one that was killed: what Postgres still does for that
 * is waited for, and what it did not bring to its end is undone, which the engine would wait for somebody to say.
 */
async function inTurn<T>(url: string, work: () => Promise<T>): Promise<T> {
  const [turn, client] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  try {
    await Promise.all([turn.connect(), client.connect()]);
    // Two that make it at the same moment are one too many for Postgres: then it is there.
    await client.query(TABLE_OF_MIGRATIONS).catch(() => client.query(TABLE_OF_MIGRATIONS));
    await turn.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
    await turn.query('LOCK TABLE _prisma_migrations IN SHARE UPDATE EXCLUSIVE MODE');
    await client.query(
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    );
    return await work();
  } finally {
    await Promise.all([turn.end(), client.end()]);
  }
}

/**
 * The SQL from the schema of the newest migration (kept beside it) to the present schema.prisma; empty when nothing
 * changed. Compares two schema files: reading a live database through this engine fails on Postgres' "char" columns.
 * The engine still wants one it can reach.
 */
export async function diffToSchema(url: string): Promise<string> {
  const newest = (await migrationNames()).at(-1);
  const from: DiffTarget =
    newest === undefined
      ? { tag: 'empty' }
      : { tag: 'schemaDatamodel', files: [await schemaFile(join(MIGRATIONS, newest))] };
  const to: DiffTarget = { tag: 'schemaDatamodel', files: [await schemaFile(PRISMA_FOLDER)] };
  const { stdout } = await withEngine(url, (engine) =>
    engine.diff({ from, to, script: true, exitCode: null, filters: NO_FILTER }),
  );
  return stdout?.includes('This is an empty migration') ? '' : (stdout ?? '');
}

/** Writes the next migration: its SQL, to be read and completed by hand, and the schema it leads to. */
export async function writeMigration(name: string, sql: string): Promise<string> {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS, `${time}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  await copyFile(join(PRISMA_FOLDER, 'schema.prisma'), join(folder, 'schema.prisma'));
  return folder;
}

async function missingMigrations(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await hasTableOfMigrations(client))) return await migrationNames();
    const { rows } = await client.query<{ migration_name: string }>(
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const applied = new Set(rows.map((row) => row.migration_name));
    return (await migrationNames()).filter((name) => !applied.has(name));
  } finally {
    await client.end();
  }
}

async function hasTableOfMigrations(client: Client): Promise<boolean> {
  return (await client.query("SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL")).rows.length > 0;
}

async function schemaFile(folder: string): Promise<{ path: string; content: string }> {
  return { path: 'schema.prisma', content: await readFile(join(folder, 'schema.prisma'), 'utf8') };
}

async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function migrationList(): Promise<Parameters<SchemaEngine['applyMigrations']>[0]['migrationsList']> {
  const names = await migrationNames();
  const migrationDirectories = await Promise.all(
    names.map(async (name): Promise<MigrationDirectory> => {
      const value = await readFile(join(MIGRATIONS, name, 'migration.sql'), 'utf8');
      return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
    }),
  );
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/**
 * Says that the migration that begins has ended, in its own transaction: neither is there without the other, and who
 * asks for it meanwhile waits.
 */
const MARK_AS_ENDED = `
UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE finished_at IS NULL AND rolled_back_at IS NULL;
`;

/**
 * Sends a migration to Postgres in one piece, which is one transaction: the adapter's own way cuts it at every
 * semicolon, also inside functions.
 */
class WholeScriptAdapter extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const connection = await super.connect();
    connection.executeScript = async (script) => {
      await connection.underlyingDriver().query(MARK_AS_ENDED + script);
    };
    return connection;
  }
}

async function withEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const { SchemaEngine: Engine } = await (bindings ??= loadBindings());
  const pool = new Pool({ connectionString: url, max: 2 });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScriptAdapter(pool));
    return await work(await Engine.new({ datamodels: undefined }, () => {}, adapter));
  } finally {
    await pool.end();
  }
}

type Bindings = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

/** Once a process: the bindings hold one instance, a second one breaks the first. */
let bindings: Promise<Bindings> | undefined;

/** Prisma's own engine, instantiated by hand: its package is written for bundlers. */
async function loadBindings(): Promise<Bindings> {
  const loaded = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const exports = await instantiate(await readFile(join(entry, '..', 'schema_engine_bg.wasm')), loaded);
  (loaded as unknown as { __wbg_set_wasm(exports: object): void }).__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return loaded;
}

/** The part of WebAssembly's interface used here; Node's types leave it to those of browsers. */
interface WebAssemblyLike {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
}

async function instantiate(bytes: Uint8Array, functions: object): Promise<{ __wbindgen_start(): void }> {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyLike };
  const imports: Record<string, unknown> = { ...functions };
  for (const name of Object.keys(imports).filter((key) => key.startsWith('__wbg_setTimeout'))) {
    // The engine limits its waiting for a lock by a timer of ten seconds, which must not hold a process that is done.
    const set = imports[name] as (...parameters: unknown[]) => { unref?(): void };
    imports[name] = (...parameters: unknown[]) => {
      const timer = set(...parameters);
      timer.unref?.();
      return timer;
    };
  }
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': imports });
  return instance.exports;
}

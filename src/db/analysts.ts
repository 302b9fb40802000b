import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { messageOf, StartError } from '../errors.js';

/** Roles that may read one schema of views and nothing else; analysts are members of one of them. */
const READERS = {
  all: { role: 'hiring_signals_reader', schema: 'reporting' },
  ofKey: { role: 'hiring_signals_key_reader', schema: 'reporting_of_key' },
};

/**
 * What an analyst's sessions get unless they say otherwise. Defaults, no locks: the rights of the role are the fence.
 */
const SESSION = {
  default_transaction_read_only: 'on',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
};
const CONNECTIONS = 5;

/** Names that Postgres gives no role. */
const RESERVED = /^(?:pg_.*|public|none)$/;

/** Logins that read the views in `reporting`, or their like in `reporting_of_key`, with SQL. */
export class Analysts {
  constructor(
    private readonly pool: Pool,
    private readonly url: string,
  ) {}

  /**
   * Makes a login and answers the address to connect with; its password is shown once. With the prefix of an API key it
   * sees that key's rows only.
   * @throws StartError for a name that cannot be used, and a key that is not there
   */
  async create(name: string, keyPrefix?: string): Promise<string> {
    if (!/^[a-z][a-z0-9_]{0,40}$/.test(name))
      throw new StartError(['NAME must be of a-z, 0-9 and _, begin with a letter and have 41 characters at most']);
    if (RESERVED.test(name)) throw new StartError([`NAME must be another one: Postgres keeps ${name} for itself`]);
    if ((await this.pool.query('SELECT FROM pg_roles WHERE rolname = $1', [name])).rows.length > 0)
      throw new StartError([`There is a role called ${name} already`]);
    const { role, schema } = keyPrefix === undefined ? READERS.all : READERS.ofKey;
    await this.makeReader(role, schema);
    if (keyPrefix !== undefined) await this.noteKey(name, keyPrefix);
    const password = randomBytes(18).toString('base64url');
    await this.execute(
      `CREATE ROLE %I LOGIN PASSWORD %L CONNECTION LIMIT ${String(CONNECTIONS)} IN ROLE ${role}`,
      name,
      password,
    );
    for (const [setting, value] of Object.entries({ ...SESSION, search_path: schema }))
      await this.execute(`ALTER ROLE %I SET ${setting} = %L`, name, value);
    // Else every login may fill the disk with temporary tables.
    const { rows } = await this.pool.query<{ name: string }>('SELECT current_database() AS name');
    await this.execute('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', rows[0]?.name ?? '');
    const address = new URL(this.url);
    address.username = name;
    address.password = password;
    return address.toString();
  }

  /** The logins by name, each with the name of the API key whose rows it sees; all where there is none. */
  async list(): Promise<{ name: string; key: string | null }[]> {
    const { rows } = await this.pool.query<{ name: string; key: string | null }>(
      `SELECT member.rolname AS name, api_keys.name AS key FROM pg_auth_members
       JOIN pg_roles AS member ON member.oid = pg_auth_members.member JOIN pg_roles AS reader ON reader.oid = pg_auth_members.roleid
       LEFT JOIN analysts ON analysts.role = member.rolname LEFT JOIN api_keys ON api_keys.id = analysts.api_key_id
       WHERE reader.rolname = $1 OR reader.rolname = $2 AND api_keys.id IS NOT NULL ORDER BY 1`,
      [READERS.all.role, READERS.ofKey.role],
    );
    return rows;
  }

  /** Ends a login and its sessions; false where there is none of this name. */
  async revoke(name: string): Promise<boolean> {
    if (!(await this.list()).some((analyst) => analyst.name === name)) return false;
    await this.execute('ALTER ROLE %I NOLOGIN', name);
    await permitted(() =>
      this.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [name]),
    );
    await this.execute('DROP ROLE %I', name);
    await this.pool.query('DELETE FROM analysts WHERE role = $1', [name]);
    return true;
  }

  /**
   * Makes the role that logins are members of, and says again what it may read: the migrations could do neither where a
   * dump was restored on another server, whose roles are its own, or where their user might not make roles.
   */
  private async makeReader(role: string, schema: string): Promise<void> {
    if ((await this.pool.query('SELECT FROM pg_roles WHERE rolname = $1', [role])).rows.length === 0)
      await this.execute('CREATE ROLE %I NOLOGIN', role);
    for (const right of [
      'GRANT USAGE ON SCHEMA %2$I TO %1$I',
      'GRANT SELECT ON ALL TABLES IN SCHEMA %2$I TO %1$I',
      'ALTER DEFAULT PRIVILEGES IN SCHEMA %2$I GRANT SELECT ON TABLES TO %1$I',
      'GRANT EXECUTE ON FUNCTION day_of(text) TO %1$I',
    ])
      await this.execute(right, role, schema);
  }

  /** Says whose rows the login sees; one that is not noted sees none. */
  private async noteKey(name: string, prefix: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO analysts (role, api_key_id) SELECT $1, id FROM api_keys WHERE prefix = $2
       ON CONFLICT (role) DO UPDATE SET api_key_id = excluded.api_key_id`,
      [name, prefix],
    );
    if (rowCount === 0) throw new StartError([`There is no API key ${prefix}: see npm run key -- list`]);
  }

  /** Statements on roles take no parameters: Postgres itself quotes the values into them. */
  private async execute(statement: string, ...values: string[]): Promise<void> {
    const places = values.map((_value, index) => `$${String(index + 2)}::text`).join(', ');
    const { rows } = await this.pool.query<{ statement: string }>(`SELECT format($1, ${places}) AS statement`, [
      statement,
      ...values,
    ]);
    await permitted(() => this.pool.query(rows[0]?.statement ?? ''));
  }
}

/** @throws StartError, in Postgres' words, where the user of DATABASE_URL lacks a right */
async function permitted(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    throw new StartError([
      `DATABASE_URL: its user may not keep logins (OPERATING.md, "Rights in Postgres"): ${messageOf(error)}`,
    ]);
  }
}

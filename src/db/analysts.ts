import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { StartError } from '../errors.js';

/** The role that may read the views in `reporting` and nothing else; analysts are its members. */
const READER = 'hiring_signals_reader';

/** What an analyst's sessions get unless they say otherwise. Defaults, no locks: the rights of the role are the fence. */
const SESSION = {
  search_path: 'reporting',
  default_transaction_read_only: 'on',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
};
const CONNECTIONS = 5;

/** Logins that read the views in `reporting` with SQL. */
export class Analysts {
  constructor(
    private readonly pool: Pool,
    private readonly url: string,
  ) {}

  /** Makes a login and answers the address to connect with; its password is shown once. @throws StartError for a name that cannot be used */
  async create(name: string): Promise<string> {
    if (!/^[a-z][a-z0-9_]{0,40}$/.test(name))
      throw new StartError(['NAME must be of a-z, 0-9 and _, begin with a letter and have 41 characters at most']);
    if ((await this.list()).includes(name)) throw new StartError([`There is an analyst called ${name} already`]);
    const password = randomBytes(18).toString('base64url');
    await this.execute(
      `CREATE ROLE %I LOGIN PASSWORD %L CONNECTION LIMIT ${String(CONNECTIONS)} IN ROLE ${READER}`,
      name,
      password,
    );
    for (const [setting, value] of Object.entries(SESSION))
      await this.execute(`ALTER ROLE %I SET ${setting} = %L`, name, value);
    const address = new URL(this.url);
    address.username = name;
    address.password = password;
    return address.toString();
  }

  async list(): Promise<string[]> {
    const { rows } = await this.pool.query<{ name: string }>(
      `SELECT m.rolname AS name FROM pg_auth_members a JOIN pg_roles m ON m.oid = a.member
       JOIN pg_roles r ON r.oid = a.roleid WHERE r.rolname = $1 ORDER BY 1`,
      [READER],
    );
    return rows.map(({ name }) => name);
  }

  /** Ends a login and its sessions; false where there is none of this name. */
  async revoke(name: string): Promise<boolean> {
    if (!(await this.list()).includes(name)) return false;
    await this.execute('ALTER ROLE %I NOLOGIN', name);
    await this.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [name]);
    await this.execute('DROP ROLE %I', name);
    return true;
  }

  /** Statements on roles take no parameters: Postgres itself quotes the values into them. */
  private async execute(statement: string, ...values: string[]): Promise<void> {
    const places = values.map((_value, index) => `$${String(index + 2)}::text`).join(', ');
    const { rows } = await this.pool.query<{ statement: string }>(`SELECT format($1, ${places}) AS statement`, [
      statement,
      ...values,
    ]);
    await this.pool.query(rows[0]?.statement ?? '');
  }
}

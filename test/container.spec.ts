import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SETTINGS } from '../src/config/config.js';

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly stop_grace_period?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
}

/** What Node and Chromium read of an environment, whatever program runs. */
const OF_THE_SYSTEM = ['NODE_OPTIONS', 'HOME', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

/** An image by its name, tag and digest. */
const PINNED = /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

/** Where there is no Docker: what `docker compose config` would refuse, and what the image must not become. */
describe('docker-compose.yml', () => {
  const { services, volumes } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };

  it('starts Postgres, one api and workers, each waiting for what it needs', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'api', 'worker']);
    for (const { depends_on: needs = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(needs)) {
        expect(condition).toBe('service_healthy');
        expect(services[name]?.healthcheck).toBeDefined();
      }
    expect([services['api']?.environment?.['ROLE'], services['worker']?.environment?.['ROLE']]).toEqual([
      'api',
      'worker',
    ]);
    expect(Object.keys(volumes)).toEqual(['postgres']);
  });

  it('counts a Postgres as there when others reach it, not while its volume is set up', () => {
    expect(services['postgres']?.healthcheck?.test.at(-1)).toContain('pg_isready -h 127.0.0.1 ');
  });

  it('leaves what it builds more time to end than that takes itself', () => {
    const own = Object.values(services).filter(({ build }) => build !== undefined);
    // Ten seconds: src/commands/interruption.ts.
    expect(own.filter(({ stop_grace_period: time = '10s' }) => !(parseInt(time, 10) > 10))).toEqual([]);
  });

  it('takes what others built by its digest', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    expect(images).toHaveLength(1);
    expect(images).toEqual([expect.stringMatching(PINNED)]);
  });

  it('names settings that there are, and publishes nothing beyond this machine', () => {
    for (const { build, environment = {}, ports = [] } of Object.values(services)) {
      if (build !== undefined)
        expect(Object.keys(environment).filter((name) => !OF_THE_SYSTEM.includes(name) && !(name in SETTINGS))).toEqual(
          [],
        );
      expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    }
  });

  it('lets what it builds write nothing but temporary files', () => {
    const own = Object.values(services).filter(({ build }) => build !== undefined);
    expect(own.map(({ read_only: readOnly, tmpfs }) => ({ readOnly, tmpfs }))).toEqual(
      own.map(() => ({ readOnly: true, tmpfs: ['/tmp'] })),
    );
    expect(own.map(({ environment }) => environment?.['HOME'])).toEqual(own.map(() => '/tmp'));
  });
});

it('secrets in .env are neither committed nor copied into the image', () => {
  for (const file of ['.gitignore', '.dockerignore'])
    expect(readFileSync(file, 'utf8').split('\n')).toEqual(expect.arrayContaining(['.env', '.env.*']));
});

describe('the image', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n');

  it('stands on one base in all its stages, pinned by its digest', () => {
    const bases = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1]);
    expect(bases).toHaveLength(3);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(PINNED);
  });

  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('runs what was built, without what builds it, as nobody in particular', () => {
    // The tools are optional companions of a package that runs: they stay out only where both kinds are left out.
    expect(lines).toContainEqual(
      expect.stringMatching(/^RUN npm ci --omit=dev --omit=optional --ignore-scripts && node trim-packages\.ts$/),
    );
    expect(last.filter((line) => line.includes('node_modules'))).toEqual([
      'COPY --from=packages /app/node_modules node_modules',
    ]);
    expect(last.filter((line) => /^COPY \. /.test(line))).toEqual([]);
    expect(last.findIndex((line) => line === 'USER node')).toBeGreaterThan(
      last.findLastIndex((line) => line.startsWith('RUN ')),
    );
    expect(last.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
  });
});

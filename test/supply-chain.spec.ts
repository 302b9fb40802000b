import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { imagePackages } from './image-packages.ts';
import { sizeOf } from '../src/commands/trim-packages.ts';

interface Locked {
  readonly license?: string | readonly string[];
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};

/** Licences that ask for no more than to be named. */
const LICENCES = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC-BY-4.0',
  'CC0-1.0',
  '(MIT OR CC0-1.0)',
  'MIT,Apache2',
]);

/** Packages that state their licence in a file only: MIT. */
const BY_FILE = new Set(['map-stream']);

const production = Object.entries(lock.packages)
  .filter(([path, { dev, devOptional, link }]) => path !== '' && !dev && !devOptional && !link)
  .map(([path, locked]) => ({ name: path.replace(/.*node_modules\//, ''), ...locked }));

it('what the service is made of may be given away, package by package', () => {
  expect(production.length).toBeGreaterThan(100);
  const others = production.filter(({ name, license }) => !LICENCES.has(String(license)) && !BY_FILE.has(name));
  expect(others.map(({ name, license }) => `${name}: ${String(license)}`)).toEqual([]);
});

it('the image has what it runs, below 250 MB without Chromium, and no tools', () => {
  const paths = imagePackages();
  const names = paths.map((path) => path.replace(/.*node_modules\//, ''));
  expect(
    names.filter((name) => /^(?:prisma|typescript|jest|eslint|@nestjs\/cli|@electric-sql\/.*)$/.test(name)),
  ).toEqual([]);
  const bytes = paths
    .filter((path) => existsSync(path))
    .map((path) => sizeOf('node_modules', { below: path.slice(13) }));
  expect(bytes.length).toBe(paths.length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000_000);
}, 60_000);

it('what is installed is what was locked: exact versions, each with its hash', () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  );
  expect(loose).toEqual([]);
  expect(production.filter(({ integrity }) => integrity === undefined).map(({ name }) => name)).toEqual([]);
});

it('the containers run as nobody in particular, on a file system that they cannot change', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const service = /^x-service:[\s\S]*?\n\n/m.exec(compose)?.[0] ?? '';
  expect(service).toMatch(/read_only: true/);
  expect(service).toMatch(/tmpfs:\n\s+- \/tmp/);
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^USER node$/m);
});

it('nothing that the service is made of has a known weakness of weight', () => {
  const asked = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', asked, { encoding: 'utf8', timeout: 40_000 });
  const told = auditOf(stdout);
  if (!told.vulnerabilities) {
    console.warn(`skipped: the registry was not asked for known weaknesses: ${told.message ?? 'it did not answer'}`);
    return;
  }
  const weighty = Object.values(told.vulnerabilities).filter(({ severity }) => /high|critical/.test(severity));
  expect(weighty.map(({ name, severity }) => `${name}: ${severity}`)).toEqual([]);
});

interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
  readonly message?: string;
}

/** What npm printed; where it printed nothing it did not come to an answer. */
function auditOf(printed: string): Audit {
  return printed.trim() === '' ? {} : (JSON.parse(printed) as Audit);
}

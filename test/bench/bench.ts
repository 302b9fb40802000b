import { readdirSync } from 'node:fs';

/**
 * `npm run bench [-- NAME …]`: the benchmarks, one after the other. Figures are medians and ratios of both sides in one
 * run. Ends with 1 where a verdict is not met.
 */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}
for (const name of names.filter((candidate) => wanted.length === 0 || wanted.includes(candidate))) {
  console.log(`\n${name}`);
  const benchmark = (await import(`./${name}.bench.ts`)) as { run(): Promise<void> };
  await benchmark.run();
}
process.exit();

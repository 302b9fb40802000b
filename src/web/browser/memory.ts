import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/** Memory (bytes) that each process of a group has for itself; a group is what a browser and its children are. Linux only, elsewhere empty. */
export async function memoryOfGroup(group: number): Promise<ReadonlyMap<number, number>> {
  const memory = new Map<number, number>();
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    // A process may end while it is looked at.
    const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
    const [, resident = 0, shared = 0] = (await readFile(`/proc/${name}/statm`, 'latin1').catch(() => ''))
      .split(' ')
      .map(Number);
    memory.set(Number(name), (resident - shared) * PAGE_BYTES);
  }
  return memory;
}

import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;
/** Linux tells processor time in hundredths of a second, whatever the machine. */
const TICK = 10;

/** Memory (bytes) that each process of a group has for itself; a group is what a browser and its children are. Linux only, elsewhere empty. */
export async function memoryOfGroup(group: number): Promise<ReadonlyMap<number, number>> {
  const memory = new Map<number, number>();
  for (const { pid } of await processesOf(group)) {
    const [, resident = 0, shared = 0] = (await readFile(`/proc/${String(pid)}/statm`, 'latin1').catch(() => ''))
      .split(' ')
      .map(Number);
    memory.set(pid, (resident - shared) * PAGE_BYTES);
  }
  return memory;
}

/** Processor time (ms) that each process of a group has used. Linux only, elsewhere empty. */
export async function workOfGroup(group: number): Promise<ReadonlyMap<number, number>> {
  const processes = await processesOf(group);
  return new Map(processes.map(({ pid, stat }) => [pid, (Number(stat[11]) + Number(stat[12])) * TICK]));
}

/** The processes of a group, each with its `stat` after its name (proc(5)): state, parent, group and so on. */
async function processesOf(group: number): Promise<{ pid: number; stat: readonly string[] }[]> {
  const processes: { pid: number; stat: readonly string[] }[] = [];
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    // A process may end while it is looked at.
    const line = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '');
    const stat = line.slice(line.lastIndexOf(')') + 2).split(' ');
    if (Number(stat[2]) === group) processes.push({ pid: Number(name), stat });
  }
  return processes;
}

import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
/** Linux tells processor time in hundredths of a second, whatever the machine. */
const TICK = 10;

interface Process {
  readonly pid: number;
  /** Its `stat` after its name (proc(5)): state, parent, group and so on. */
  readonly stat: readonly string[];
}

/** A browser and its children, by the process that leads them. Linux only, elsewhere empty. */
export class ProcessGroup {
  /**
   * Other processes of the machine, which are not looked at again: none of them joins the group, and the look at all
   * of a busy machine's took a sixth of what a worker with a browser computes.
   */
  private strangers = new Set<string>();

  constructor(private readonly leader: number) {}

  /** Memory (bytes) that each process has for itself. */
  memory(): ReadonlyMap<number, number> {
    const memory = new Map<number, number>();
    for (const { pid } of this.processes()) {
      const [, resident = 0, shared = 0] = read(`/proc/${String(pid)}/statm`)
        .split(' ')
        .map(Number);
      memory.set(pid, (resident - shared) * PAGE_BYTES);
    }
    return memory;
  }

  /** Processor time (ms) that each process has used. */
  work(): ReadonlyMap<number, number> {
    return new Map(this.processes().map(({ pid, stat }) => [pid, (Number(stat[11]) + Number(stat[12])) * TICK]));
  }

  /**
   * The kernel answers from memory: to ask it at once costs a sixth of what promises of files do, some hundred of them
   * each second.
   */
  private processes(): Process[] {
    const processes: Process[] = [];
    const strangers = new Set<string>();
    for (const name of namesOf('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      const stat = this.strangers.has(name) ? undefined : statOf(name);
      // The leader may be seen before it has made the group.
      if (stat && (Number(stat[2]) === this.leader || Number(name) === this.leader))
        processes.push({ pid: Number(name), stat });
      else strangers.add(name);
    }
    // A number may be given again when its process has ended.
    this.strangers = strangers;
    return processes;
  }
}

function statOf(name: string): string[] {
  const line = read(`/proc/${name}/stat`);
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty for a process that ended while it was looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

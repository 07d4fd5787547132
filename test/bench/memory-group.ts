import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './row.ts';

const MB = 1024 * 1024;

interface Files {
  folder: string;
  limit: string;
  swap?: string;
  peak: string;
  /** Has a line `oom_kill N`. */
  events: string;
}

/**
 * The files by which Linux limits the memory of groups of processes: all in one tree (version 2), or in a tree for
 * memory alone.
 */
function filesOf(name: string): Files | undefined {
  const [two, one] = ['/sys/fs/cgroup', '/sys/fs/cgroup/memory'];
  if (readOr(join(two, 'cgroup.subtree_control')).includes('memory')) {
    const files = {
      limit: 'memory.max',
      swap: 'memory.swap.max',
      peak: 'memory.peak',
      events: 'memory.events',
    };
    return { folder: join(two, name), ...files };
  }
  if (!existsSync(join(one, 'memory.limit_in_bytes'))) return undefined;
  const files = {
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    events: 'memory.oom_control',
  };
  return { folder: join(one, name), ...files };
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Processes with a common memory limit; Linux kills one of them if they exceed it. Needs root. */
export class MemoryGroup {
  readonly megabytes: number;
  readonly #files: Files;

  /** @throws if this system has no such groups, or not for this user */
  constructor(megabytes: number) {
    this.megabytes = megabytes;
    const files = filesOf(`bench-${process.pid}`);
    if (!files) throw new Error('Memory cannot be limited: this system has no cgroups for it.');
    this.#files = files;
    mkdirSync(files.folder);
    process.once('exit', () => this.#remove());
    this.#write(files.limit, megabytes * MB);
    if (files.swap && existsSync(join(files.folder, files.swap))) this.#write(files.swap, 0);
  }

  /** Later children of the process also belong to the group. */
  add(pid: number): void {
    this.#write('cgroup.procs', pid);
  }

  rows(): Figure[] {
    const kills = Number(/^oom_kill (\d+)/m.exec(this.#read(this.#files.events))?.[1] ?? Number.NaN);
    const peak = Number(this.#read(this.#files.peak)) / MB;
    return [
      {
        what: `All of this with ${this.megabytes} MB for server and database: processes that were killed`,
        value: kills,
        unit: '',
        bar: { most: 0 },
        detail: `at most ${peak.toFixed(0)} MB, with what the kernel kept of files`,
      },
    ];
  }

  #remove(): void {
    try {
      rmdirSync(this.#files.folder);
    } catch {
      // A process that is about to end still belongs to it.
    }
  }

  #read(file: string): string {
    return readFileSync(join(this.#files.folder, file), 'utf8');
  }

  #write(file: string, value: number): void {
    writeFileSync(join(this.#files.folder, file), String(value));
  }
}

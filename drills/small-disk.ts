import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const DISK_MB = 400;

/** A disk of its own for a data folder, which can be filled, and made read-only. Needs root. */
export class SmallDisk {
  readonly folder: string;

  static isPossible = (): boolean => process.getuid?.() === 0 && process.platform === 'linux';

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
    process.once('exit', () => this.remove());
  }

  /** @param freeMb how much stays free, if nothing else is on it */
  fill(freeMb: number): void {
    writeFileSync(join(this.folder, 'filler'), Buffer.alloc((DISK_MB - freeMb) * 1024 * 1024));
  }

  empty(): void {
    rmSync(join(this.folder, 'filler'));
  }

  /**
   * From now on it is read-only, as a disk becomes with an error.
   * @returns false if files on it were written all the time, so that it stays as it is
   */
  async freeze(withinMs: number): Promise<boolean> {
    const end = performance.now() + withinMs;
    while (spawnSync('mount', ['-o', 'remount,ro', this.folder], { stdio: 'ignore' }).status !== 0) {
      if (performance.now() > end) return false;
      await wait(5);
    }
    return true;
  }

  thaw(): void {
    execFileSync('mount', ['-o', 'remount,rw', this.folder]);
  }

  remove(): void {
    spawnSync('umount', ['-l', this.folder], { stdio: 'ignore' });
  }
}

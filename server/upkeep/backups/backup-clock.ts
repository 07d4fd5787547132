import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { BackupSettings } from '../../base/config.ts';
import { messageOf } from '../../base/errors.ts';
import type { Logger } from '../../base/logging.ts';
import { unneeded } from './thin-out.ts';

const LOOK_MS = 60_000;
/** After one that failed. */
const AGAIN_MS = 900_000;
const HOUR_MS = 3_600_000;

/** The command that an operator gives as `npm run backup`. */
const COMMAND = join(import.meta.dirname, '..', '..', 'commands', 'backup', 'run.ts');

/** A folder of a backup: the moment at which it was begun, in UTC. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
const nameOf = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Undefined for what was not made here. */
function momentOf(name: string): Date | undefined {
  const [, day, ...time] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${time.join(':')}Z`) : undefined;
}

/**
 * Makes a backup from time to time, in a process of its own with low priority, and thins the old ones out. One that was
 * broken off is removed by the next, so what is there can be restored. Only folders that are named like its own are
 * touched.
 */
export class BackupClock {
  readonly #settings: BackupSettings;
  readonly #retentionDays: number | undefined;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #notBefore = 0;
  #making: { stop(): void; ended: Promise<void> } | undefined;

  constructor(settings: BackupSettings, retentionDays: number | undefined, log: Logger) {
    this.#settings = settings;
    this.#retentionDays = retentionDays;
    this.#log = log;
  }

  start(): void {
    const look = () => void this.look().catch((err) => this.#log.error({ err }, 'no backup could be made'));
    this.#timer = setInterval(look, LOOK_MS).unref();
    look();
  }

  /** Makes a backup if one is due. */
  async look(now = new Date()): Promise<void> {
    if (this.#making || now.getTime() < this.#notBefore) return;
    const { everyHours, folder } = this.#settings;
    const [newest] = await this.#whole();
    if (newest && now.getTime() - newest.getTime() < everyHours * HOUR_MS) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await this.#removeBroken();
    const backup = join(folder, nameOf(now));
    const child = spawn(process.execPath, [...process.execArgv, COMMAND, 'backup', backup], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stderr.on('data', (piece: Buffer) => {
      output = (output + piece).slice(-1000);
    });
    // At its exit, the reason may still be on its way.
    const exit = once(child, 'close').then(async ([code]) => {
      if (code !== 0) {
        this.#notBefore = now.getTime() + AGAIN_MS;
        await rm(backup, { recursive: true, force: true });
        this.#log.error({ reason: output.trim() }, 'a backup failed; it is tried again');
        return;
      }
      const removed = await this.#thinOut(now);
      this.#log.info({ backup, removed }, 'made a backup');
    });
    this.#making = { stop: () => child.kill(), ended: exit };
    try {
      await exit;
    } finally {
      this.#making = undefined;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#making?.stop();
    await this.#making?.ended.catch(() => undefined);
  }

  /** The moments of the backups that are whole, the newest first. */
  async #whole(): Promise<Date[]> {
    const lists = await Promise.all(
      (await this.#made()).map(async (moment) => ((await this.#isWhole(moment)) ? [moment] : [])),
    );
    return lists.flat().sort((a, b) => b.getTime() - a.getTime());
  }

  async #made(): Promise<Date[]> {
    const names = await readdir(this.#settings.folder).catch(() => []);
    return names.map(momentOf).filter((moment) => moment !== undefined);
  }

  /** The list of its contents is written last. */
  #isWhole(moment: Date): Promise<boolean> {
    return stat(join(this.#settings.folder, nameOf(moment), 'manifest.json')).then(
      () => true,
      () => false,
    );
  }

  async #removeBroken(): Promise<void> {
    for (const moment of await this.#made()) if (!(await this.#isWhole(moment))) await this.#remove(moment);
  }

  async #thinOut(now: Date): Promise<number> {
    const moments = unneeded(await this.#whole(), now, this.#retentionDays);
    for (const moment of moments) await this.#remove(moment);
    return moments.length;
  }

  async #remove(moment: Date): Promise<void> {
    const path = join(this.#settings.folder, nameOf(moment));
    await rm(path, { recursive: true, force: true }).catch((error) =>
      this.#log.error({ path, reason: messageOf(error) }, 'a backup cannot be removed'),
    );
  }
}

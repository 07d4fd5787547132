import { open } from 'node:fs/promises';

/** Waits until the names in a folder are on the disk. Windows cannot do it, and needs no such call. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A folder that many callers sync: one system call serves all callers that came before it began. */
export class SharedSync {
  readonly #path: string;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Waits until the names that are in the folder now are on the disk. */
  wait(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        this.#running = syncFolder(this.#path);
        return this.#running;
      });
    return this.#next;
  }
}

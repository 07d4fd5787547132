import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../base/chromium.mjs';
import { ServerProcess } from './server-process.ts';

/** Things that the parts share. Each is created when it is first needed. */
export class Bench {
  readonly #files = mkdtempSync(join(tmpdir(), 'bench-'));
  #running: ServerProcess | undefined;
  #opened: Browser | undefined;
  readonly say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.say = say;
    // PostgreSQL does not run as root, and its user passes through here to its data.
    chmodSync(this.#files, 0o711);
  }

  /** The path of a temporary file that is deleted at the end of the bench. */
  file(name: string): string {
    return join(this.#files, name);
  }

  async server(): Promise<ServerProcess> {
    if (!this.#running) this.say('starting the server …');
    this.#running ??= await ServerProcess.start(this.file('data'));
    return this.#running;
  }

  /** A server that has just been created and has not even seeded its database. */
  async freshServer(): Promise<ServerProcess> {
    await (await this.server()).stop();
    this.#running = undefined;
    return this.server();
  }

  async browser(): Promise<Browser> {
    this.#opened ??= await chromium.launch(launchOptions());
    return this.#opened;
  }

  /** Leaves the CPU to parts that need no browser. */
  async closeBrowser(): Promise<void> {
    await this.#opened?.close();
    this.#opened = undefined;
  }

  async close(): Promise<void> {
    await this.closeBrowser();
    await this.#running?.stop();
    this.removeFiles();
  }

  removeFiles(): void {
    rmSync(this.#files, { recursive: true, force: true });
  }
}

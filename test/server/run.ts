import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { START_FLAGS } from '#server/base/node-settings.mjs';

const SERVER = join(import.meta.dirname, '..', '..', 'server');
const MAIN = join('start', 'main.ts');

/** A line of the server's log. */
export interface LogLine {
  level: number;
  msg: string;
  remedy?: string;
  reqId?: string;
  of?: string;
  err?: { type: string; message: string; stack: string };
}

/** The server, or a command of it, as operators start it. It ends with the test. */
export class Run {
  /** Its output, as text. */
  output = '';
  /** The log of the server. Commands have none. */
  readonly lines: LogLine[] = [];
  readonly #child: ChildProcess;
  readonly #over: Promise<unknown>;

  /** @param file the program, in server/ */
  constructor(env: Record<string, string>, file = MAIN, args: readonly string[] = []) {
    this.#child = spawn(process.execPath, [...START_FLAGS, join(SERVER, file), ...args], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    });
    // At its exit, lines may still be on their way.
    this.#over = once(this.#child, 'close');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      createInterface(stream as Readable).on('line', (line) => {
        this.output += file === MAIN ? this.#read(line) : `${line}\n`;
        this.#child.emit('line');
      });
    }
    onTestFinished(async () => {
      if (this.#child.exitCode === null && this.#child.signalCode === null) this.kill('SIGKILL');
    });
  }

  /** Every line of the server is JSON: any other line ends the test here. */
  #read(line: string): string {
    const entry: LogLine = JSON.parse(line);
    this.lines.push(entry);
    return `${entry.msg}\n${entry.remedy ?? ''}\n`;
  }

  /** Waits for a text in the output. */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      const [event] = await Promise.race([
        once(this.#child, 'line').then(() => ['line']),
        this.#over.then(() => ['end']),
      ]);
      if (event === 'end' && !this.output.includes(text))
        throw new Error(`ended without "${text}":\n${this.output}`);
    }
  }

  /** Waits until the server takes calls. Returns where. */
  async base(): Promise<string> {
    await this.says('is ready: ');
    return /ready: (http:\/\/[^/]+)/.exec(this.output)?.[1] ?? '';
  }

  async ended(): Promise<number | null> {
    await this.#over;
    return this.#child.exitCode;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ENVIRONMENT, MEMORY_FLAGS } from '#server/base/node-settings.mjs';
import { spawnServer, stopServer } from '../base/server-process.ts';
import type { MemoryGroup } from './memory-group.ts';
import type { MemoryUse, ProbeCommand, ProbeMessage } from './probe-messages.ts';

const PROBE = pathToFileURL(join(import.meta.dirname, 'probe.ts')).href;
const LONGEST_START_MS = 180_000;

/** The built product in its own process, on the embedded database. */
export class ServerProcess {
  /** The limit for every server that is started, which then runs with the settings of `npm start`. */
  static group: MemoryGroup | undefined;

  /** The environment of `npm start`, also for the programs that the server is compared with. */
  static readonly environment = ENVIRONMENT;

  /** Without a slash at the end. */
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /**
   * @param dataDir the first server that is started in it seeds it
   * @param databaseUrl a PostgreSQL instead of the embedded one
   * @param settings more of the environment
   * @param network the name of a network of its own (`ip netns`), in which it runs
   */
  static async start(
    dataDir: string,
    databaseUrl = '',
    settings: Readonly<Record<string, string>> = {},
    network?: string,
  ): Promise<ServerProcess> {
    const { group } = ServerProcess;
    const flags = group ? MEMORY_FLAGS : [];
    const child = spawnServer(
      {
        ...ENVIRONMENT,
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ...settings,
      },
      {
        flags: [...flags, '--import', PROBE],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        ...(network && { network }),
      },
    );
    group?.add(child.pid ?? 0);
    const answer = nextMessage(child, (message) => ('listening' in message ? message.listening : undefined));
    return new ServerProcess(child, await answer);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The largest memory use while `work` runs. */
  async memoryWhile(work: () => Promise<unknown>): Promise<MemoryUse> {
    this.#tell('memory:start');
    await work();
    const answer = nextMessage(this.#child, (message) => ('memory' in message ? message.memory : undefined));
    this.#tell('memory:stop');
    return answer;
  }

  /** The longest time in which its only thread does nothing else while `work` runs, in milliseconds. */
  async stretchWhile(work: () => Promise<unknown>): Promise<number> {
    this.#tell('loop:start');
    await work();
    // The stretch is seen at the next tick after it.
    await wait(5);
    const answer = nextMessage(this.#child, (message) =>
      'stretchMs' in message ? message.stretchMs : undefined,
    );
    this.#tell('loop:stop');
    return answer;
  }

  /** Frees all memory that the server does not need. */
  async collectGarbage(): Promise<void> {
    const answer = nextMessage(this.#child, (message) => ('collected' in message ? true : undefined));
    this.#tell('memory:collect');
    await answer;
  }

  async stop(): Promise<void> {
    await stopServer(this.#child);
  }

  /** Ends it as a crash does, without any cleanup. */
  async kill(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }

  /** How many connections callers have open. */
  openConnections(): number {
    const port = Number(new URL(this.url).port).toString(16).toUpperCase().padStart(4, '0');
    // Local address, remote address, state; 01 means established.
    const open = new RegExp(`^\\s*\\d+: \\w+:${port} \\w+:\\w+ 01 `);
    const lines = ['tcp', 'tcp6'].flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').split('\n'));
    return lines.filter((line) => open.test(line)).length;
  }

  #tell(command: ProbeCommand): void {
    this.#child.send(command);
  }
}

/** The first message for which `read` returns a value. */
function nextMessage<T>(child: ChildProcess, read: (message: ProbeMessage) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(reject, new Error('The server sent no message.')), LONGEST_START_MS);
    const onMessage = (message: unknown) => {
      const value = read(message as ProbeMessage);
      if (value !== undefined) end(resolve, value);
    };
    const onExit = (code: number | null) => end(reject, new Error(`The server exited with code ${code}.`));
    function end<V>(settle: (value: V) => void, value: V): void {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      settle(value);
    }
    child.on('message', onMessage).on('exit', onExit);
  });
}

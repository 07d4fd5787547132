import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** The exit code of a process that a signal stopped, in the form that shells use. */
function exitCodeOf(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1);
}

/**
 * Runs a program and waits until it ends. Its output goes to the terminal. With `quiet` it is only collected.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: exitCodeOf(code, signal), output }));
  });
}

/**
 * Runs a program that may take its time beside one that may not. Only its errors go to the terminal.
 * @returns {() => void} stops it
 */
export function runBeside(command, args, options) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  child.on('error', () => {});
  child.on('spawn', () => {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended, or it may not be changed here: then it runs as any other program.
    }
  });
  return () => child.kill();
}

const PARENT_CHECK_MS = 500;

/**
 * npm runs scripts in a shell. When this shell is stopped, it does not stop its child processes. Without this
 * function, `kill` on npm would leave the server running and its data folder locked.
 */
function whenAbandoned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * Runs a program in the foreground: it receives the signals of this process, and the result is its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onMessage?: (message: any) => void }} [options] with
 *   `onMessage`, a program of Node can send messages
 * @returns {Promise<number>}
 */
export function runForeground(command, args, { onMessage, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onMessage ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
    const child = spawn(command, args, { stdio, ...options });
    if (onMessage) child.on('message', onMessage);
    const forward = (signal) => child.kill(signal);
    // In a terminal, Ctrl-C already reaches the whole process group. Forwarding it would send it twice.
    const onInterrupt = process.stdin.isTTY ? () => {} : forward;
    const listeners = { SIGINT: onInterrupt, SIGTERM: forward, SIGHUP: forward };
    for (const [signal, listener] of Object.entries(listeners)) process.on(signal, listener);
    whenAbandoned(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const [name, listener] of Object.entries(listeners)) process.off(name, listener);
      resolve(exitCodeOf(code, signal));
    });
  });
}

/** A program that ran for so long has recovered. */
const SOUND_MS = 10 * 60_000;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 60_000];

const pause = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Runs a server in the foreground, and starts it again when it dies: after a second, and after longer pauses if it dies
 * again soon. A server that cannot start at all is not started again, nor one that was asked to stop.
 * @param {(isReady: () => void) => Promise<number>} serve runs it, and says when it is ready
 * @param {(code: number, pauseMs: number) => void} onDeath
 * @returns {Promise<number>} the exit code
 */
export async function keepServing(serve, onDeath) {
  let wasReady = false;
  let isLeaving = false;
  let pauseMs = SHORTEST_PAUSE_MS;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isLeaving = true;
      stop.abort();
    });
  for (;;) {
    const startedAt = performance.now();
    const code = await serve(() => {
      wasReady = true;
    });
    if (code === 0 || !wasReady || isLeaving) return code;
    if (performance.now() - startedAt > SOUND_MS) pauseMs = SHORTEST_PAUSE_MS;
    onDeath(code, pauseMs);
    await pause(pauseMs, stop.signal);
    if (isLeaving) return code;
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
}

/** The first lines of a program's output, where npm and apt-get print their errors. */
export function head(output, lines = 12) {
  return output.trim().split('\n').slice(0, lines).join('\n');
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The exit code of a process that a signal ended, as shells count it. */
function exitCodeOf(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1);
}

/**
 * Runs a program and waits for its end. Its output goes to the terminal, or with `quiet` is only collected.
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
 * Runs a program in the foreground: it gets the signals that this process gets, and its exit code is the answer.
 * @returns {Promise<number>}
 */
export function runForeground(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    // A terminal's Ctrl-C reaches the whole process group already; passing it on would count as a second one.
    const onInterrupt = process.stdin.isTTY ? () => {} : forward;
    process.on('SIGINT', onInterrupt);
    process.on('SIGTERM', forward);
    process.on('SIGHUP', forward);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

/** The first lines of a program's output, where npm and apt-get say what is wrong. */
export function head(output, lines = 12) {
  return output.trim().split('\n').slice(0, lines).join('\n');
}

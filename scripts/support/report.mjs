/** The output of the scripts: plain lines, so that a log file is as readable as a terminal. */

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text) => paint(1, text);
export const dim = (text) => paint(2, text);
export const green = (text) => paint(32, text);
export const red = (text) => paint(31, text);

/** One line to the terminal. */
export function say(text = '') {
  process.stdout.write(`${text}\n`);
}

/** `0.4 s`, `12 s`, `3 min 05 s`. */
export function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}

const SECOND = 1000;

/**
 * One line for a step of a command, with what it took.
 * @param {string} name
 * @param {() => string} [progress] how far it is; shown each second at a terminal, if nothing else prints meanwhile
 * @returns {(result?: string) => void} call it when the step is done
 */
export function startStep(name, progress) {
  const startedAt = Date.now();
  const live = process.stdout.isTTY && progress;
  const line = (text) =>
    `${live ? '\r\u001b[K' : ''}${name.padEnd(24)}${text.padEnd(24)}${duration(Date.now() - startedAt).padStart(12)}`;
  const show = () => process.stdout.write(line(progress()));
  const timer = live ? setInterval(show, SECOND) : undefined;
  return (result = '') => {
    clearInterval(timer);
    say(line(result));
  };
}

/** A failure with a known cause and a known solution. Scripts print it without a stack trace. */
export class StepError extends Error {
  name = 'StepError';

  /**
   * @param {string} what the problem, as a sentence
   * @param {string[]} remedies the reader's next steps, one line each
   * @param {number} [exitCode]
   */
  constructor(what, remedies, exitCode = 1) {
    super(what);
    this.remedies = remedies;
    this.exitCode = exitCode;
  }
}

/** Prints the problem and the remedies, and sets the exit code. */
export function fail(error) {
  const isKnown = error instanceof StepError;
  say();
  say(red(`✗ ${isKnown ? error.message : (error?.stack ?? error)}`));
  for (const remedy of isKnown ? error.remedies : []) say(`  → ${remedy}`);
  process.exitCode = isKnown ? error.exitCode : 1;
}

import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 10_000;
/** A caller that says nothing for so long has read the refusal, or never will. */
const SILENCE_MS = 1000;

/**
 * Reads on, up to a bound, what is still coming of a call that was refused. If the connection were closed at once, the
 * caller would see a broken connection instead of the refusal.
 */
export function drain(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  let left = MOST_BYTES;
  const tired = setTimeout(() => raw.destroy(), LONGEST_MS);
  const silent = setTimeout(() => raw.destroy(), SILENCE_MS);
  const stop = () => {
    clearTimeout(tired);
    clearTimeout(silent);
  };
  raw.on('data', (chunk: Buffer) => {
    silent.refresh();
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.once('end', stop).once('close', stop).once('error', stop);
  raw.resume();
}

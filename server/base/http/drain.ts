import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 10_000;
/** A caller that sends nothing for this long is waiting for the answer. */
const SILENCE_MS = 1000;

/**
 * Reads on, up to a bound, the rest of a call that is refused. An answer in the middle of a body would reach most
 * callers as a broken connection.
 * @returns whether the body is complete; if not, the connection has to be closed after the answer
 */
export function drain(raw: IncomingMessage): Promise<boolean> {
  if (raw.complete || raw.readableEnded || raw.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let rest = MOST_BYTES;
    const stop = () => {
      clearTimeout(timer);
      clearTimeout(silent);
      resolve(raw.complete || raw.readableEnded);
    };
    const timer = setTimeout(stop, LONGEST_MS);
    const silent = setTimeout(stop, SILENCE_MS);
    raw.on('data', (chunk: Buffer) => {
      silent.refresh();
      rest -= chunk.length;
      if (rest < 0) stop();
    });
    raw.once('end', stop).once('close', stop).once('error', stop);
    raw.resume();
  });
}

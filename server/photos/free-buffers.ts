import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How much is received between two collections. */
const EVERY_BYTES = 8 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');

let total = 0;

/**
 * Counts the bytes that uploads received, and has their buffers freed in time.
 *
 * A chunk of 64 KB belongs to an object of a few bytes, so V8 sees hardly any garbage in an upload: it collects only
 * when 64 MB of buffers have piled up.
 */
export function countReceived(bytes: number): void {
  total += bytes;
  if (total < EVERY_BYTES) return;
  total = 0;
  collect({ type: 'minor' });
}

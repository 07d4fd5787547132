import { createHash } from 'node:crypto';

/**
 * The id that WordPress would count up: 31 bits of the name's hash. It depends on nothing but the name, so that it
 * stays the same when articles are added, removed or dated anew.
 */
export function idOf(kind: 'post' | 'media' | 'category' | 'tag' | 'author', name: string): number {
  return createHash('sha256').update(`${kind} ${name}`).digest().readUInt32BE() >>> 1;
}

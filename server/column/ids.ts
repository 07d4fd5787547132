import { createHash } from 'node:crypto';

/**
 * An id as WordPress has them: 31 bits of the name's hash. It depends only on the name, so it stays the same when
 * articles are added, removed or get another date.
 */
export function idOf(kind: 'post' | 'media' | 'category' | 'tag' | 'author', name: string): number {
  return createHash('sha256').update(`${kind} ${name}`).digest().readUInt32BE() >>> 1;
}

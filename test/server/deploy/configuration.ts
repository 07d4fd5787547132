import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DEPLOY = join(import.meta.dirname, '..', '..', '..', 'docs', 'deploy');

/** Places in a configuration, and their replacements. */
export type Others = readonly (readonly [place: string, by: string])[];

/**
 * A configuration of docs/deploy, of which only names of files, ports and addresses are others.
 * @throws Error if it no longer has such a place
 */
export async function configuration(name: string, others: Others): Promise<string> {
  return replaced(name, await readFile(join(DEPLOY, name), 'utf8'), others);
}

/** The same in a text that was read from it. */
export const replaced = (name: string, text: string, others: Others): string =>
  others.reduce((all, [place, by]) => {
    if (!all.includes(place)) throw new Error(`docs/deploy/${name} has no "${place}"`);
    return all.replaceAll(place, by);
  }, text);

/**
 * Does for what `npm start` has built in a hurry what `npm run build` does at once, while the server runs: the `.br` and
 * `.gz` files, of scripts that have gone through all last steps. It takes one file at a time, and none is seen before it
 * is whole. The files themselves stay: pages are loading them.
 */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Compressor, SERVED } from './build/compress.ts';
import { readBuilt, rememberBuild } from './build/fingerprint.ts';
import { finishScript } from './build/finish.ts';

const root = join(import.meta.dirname, '..');

/** Scripts of the demo are as the bundler leaves them, in each build. */
async function lastSteps(path: string, content: Buffer): Promise<Buffer> {
  const isOurs = path.endsWith('.js') && !path.startsWith(join('dist', 'demo'));
  return isOurs ? Buffer.from(await finishScript(content.toString())) : content;
}

async function main(): Promise<void> {
  const current = readBuilt(root);
  if (current?.extent !== 'first-page') return;
  const isWanted = () => isDeepStrictEqual(readBuilt(root), current);
  const compressor = new Compressor(root, { isWanted, lastSteps });
  await compressor.clear();
  try {
    for (const folder of SERVED.map((name) => join('dist', name))) {
      for (const path of compressor.filesOf(folder)) if (isWanted()) await compressor.file(folder, path);
    }
  } catch (error) {
    // The files of a build that begins meanwhile go away.
    if (isWanted()) throw error;
  }
  if (isWanted()) rememberBuild(root, { ...current, extent: 'first-page-compressed' });
}

await main();

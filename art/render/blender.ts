import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Render } from '../subjects/plan.ts';
import { ArtError } from './errors.ts';
import { BLENDER, TEXTURES } from './paths.ts';

const SAMPLE = /Sample (\d+)\/(\d+)/;

/**
 * Renders to a PNG with 16 bits per channel. The file appears only when it is complete.
 * @param onProgress called with the progress, from 0 to 1
 */
export async function renderScene(
  render: Render,
  weights: string,
  out: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'art-'));
  const temporaryFile = join(folder, 'picture.png');
  const { name: _, ...job } = render;
  await writeFile(join(folder, 'job.json'), JSON.stringify({ ...job, weights, out: temporaryFile }));
  try {
    await runBlender(render.name, join(folder, 'job.json'), onProgress);
    await mkdir(dirname(out), { recursive: true });
    await rename(temporaryFile, out).catch(() => moveAcross(temporaryFile, out));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The temporary folder can be on another disk. A file cannot be renamed to another disk. */
async function moveAcross(from: string, to: string): Promise<void> {
  const { copyFile } = await import('node:fs/promises');
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}

function runBlender(name: string, job: string, onProgress: (share: number) => void): Promise<void> {
  const script = join(BLENDER, 'render.py');
  const child = spawn('nice', ['-n', '10', 'blender', '-b', '--factory-startup', '-P', script, '--', job], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ART_TEXTURES: TEXTURES, OMP_NUM_THREADS: '2', OPENBLAS_NUM_THREADS: '2' },
  });
  const output: string[] = [];
  const listen = (chunk: Buffer) => {
    const lines = chunk.toString().split('\n').filter(Boolean);
    output.push(...lines.filter((line) => !line.startsWith('Fra:')));
    const [, count, all] = SAMPLE.exec(lines.at(-1) ?? '') ?? [];
    if (count && all) onProgress(Number(count) / Number(all));
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const failure = output.find((line) => line.startsWith('FAILED'));
      if (code === 0 && !failure) return resolve();
      reject(
        new ArtError(
          `${name} could not be rendered; its old picture stays. ${failure ?? `Blender exited with code ${code}`}`,
          output.slice(-12),
        ),
      );
    });
  });
}

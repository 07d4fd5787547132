import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Render } from '../subjects/plan.ts';
import { ART, BLENDER } from './paths.ts';

const IMPORT = /^\s*(?:from|import)\s+(?:scenes(?:\.|\s+import\s+))?([a-z_]+)/gm;

/** The file of one of our Python modules, in blender/ or in blender/scenes/. */
function moduleFile(name: string): string | undefined {
  return [join(BLENDER, `${name}.py`), join(BLENDER, 'scenes', `${name}.py`)].find((path) =>
    existsSync(path),
  );
}

/** The file of the scene and all our modules that it imports, sorted by path. */
function sourcesOf(scene: string): string[] {
  const files = new Set<string>();
  const follow = (name: string) => {
    const file = moduleFile(name);
    if (!file || files.has(file)) return;
    files.add(file);
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) if (specifier) follow(specifier);
  };
  follow(scene);
  follow('render');
  return [...files].sort();
}

/** The textures whose names appear in the source code. */
function texturesOf(code: string): string[] {
  return readdirSync(join(ART, 'textures'))
    .filter((file) => code.includes(file.replace(/\.svg$/, '')))
    .map((file) => join(ART, 'textures', file))
    .sort();
}

/**
 * Changes with everything that can change the picture: the scene and its modules, its arguments, frame and samples. It
 * hashes whole files, so a changed comment changes it too; then use `npm run art -- --adopt`.
 */
export function fingerprint(render: Render): string {
  const sources = sourcesOf(render.scene).map((path) => readFileSync(path, 'utf8'));
  const textures = texturesOf(sources.join('\n')).map((path) => readFileSync(path, 'utf8'));
  const { name: _, ...job } = render;
  const hash = createHash('sha256');
  for (const part of [...sources, ...textures, JSON.stringify(job)]) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Render } from '../subjects/plan.ts';
import { ART, BLENDER } from './paths.ts';

const IMPORT = /^\s*(?:from|import)\s+(?:scenes(?:\.|\s+import\s+))?([a-z_]+)/gm;

/** A Python module of ours by its name, whether it stands beside the scenes or below. */
function moduleFile(name: string): string | undefined {
  return [join(BLENDER, `${name}.py`), join(BLENDER, 'scenes', `${name}.py`)].find((path) =>
    existsSync(path),
  );
}

/** The scene's file and all of ours that it imports, by path. */
function sourcesOf(scene: string): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    const file = moduleFile(name);
    if (!file || found.has(file)) return;
    found.add(file);
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(IMPORT)) if (imported) follow(imported);
  };
  follow(scene);
  follow('render');
  return [...found].sort();
}

/** The textures whose names the sources speak of. */
function texturesOf(code: string): string[] {
  return readdirSync(join(ART, 'textures'))
    .filter((file) => code.includes(file.replace(/\.svg$/, '')))
    .map((file) => join(ART, 'textures', file))
    .sort();
}

/** Changes whenever the picture could: with the scene, all that it uses, its arguments, frame and samples. */
export function fingerprint(render: Render): string {
  const sources = sourcesOf(render.scene).map((path) => readFileSync(path, 'utf8'));
  const textures = texturesOf(sources.join('\n')).map((path) => readFileSync(path, 'utf8'));
  const { name: _, ...job } = render;
  const hash = createHash('sha256');
  for (const part of [...sources, ...textures, JSON.stringify(job)]) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

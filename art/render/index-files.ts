import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings } from '../subjects/drawings.ts';
import { type PictureGroup, type PicturePlan, planPictures } from '../subjects/plan.ts';
import type { PictureManifest } from './manifest.ts';
import { ART } from './paths.ts';

const HEAD =
  '// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.\n';
const camel = (name: string) => name.toUpperCase().replaceAll('-', '_');

function record(
  kind: 'Picture' | 'Drawing',
  name: string,
  entries: readonly (readonly [string, object])[],
): string {
  const lines = entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return [
    HEAD,
    `import type { ${kind} } from '#contract/site/picture.ts';\n`,
    `export const ${camel(name)} = {`,
    ...lines,
    `} as const satisfies Record<string, ${kind}>;\n`,
  ].join('\n');
}

function entry(plan: PicturePlan, manifest: PictureManifest): readonly [string, object] | undefined {
  const picture = manifest.pictures[plan.name];
  if (!picture) return undefined;
  const { width, height, color, version } = picture;
  const widths = plan.widths.map((size) => size.width);
  return [
    plan.name,
    { name: plan.name, alt: plan.alt, width, height, color, widths, jpeg: plan.jpeg, version },
  ];
}

/** The texts of all index files, by file name in art/index/. */
export async function indexFiles(manifest: PictureManifest): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const plans = planPictures();
  for (const group of ['heroes', 'tiles', 'results'] satisfies PictureGroup[]) {
    const entries = plans.filter((plan) => plan.group === group).map((plan) => entry(plan, manifest));
    files.set(
      `${group}.ts`,
      record(
        'Picture',
        group,
        entries.filter((e) => e !== undefined),
      ),
    );
  }
  for (const [group, list] of Object.entries(await drawings())) {
    files.set(
      `${group}.ts`,
      record(
        'Drawing',
        group,
        list.map((drawing) => [drawing.name, drawing]),
      ),
    );
  }
  return files;
}

export async function writeIndex(manifest: PictureManifest): Promise<void> {
  const folder = join(ART, 'index');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await indexFiles(manifest)) await writeFile(join(folder, name), text);
}

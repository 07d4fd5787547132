import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from '#contract/site/picture.ts';
import { HOW_TO_STEPS, PORTRAITS } from './captions.ts';

const VECTOR = join(import.meta.dirname, '..', 'vector');

interface Named {
  file: string;
  name: string;
}

/** The size in the root element of an SVG, in whole pixels. */
function shapeOf(svg: string, path: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [, width, height] = /\bviewBox="0 0 (\d+) (\d+)"/.exec(root) ?? [];
  if (!width || !height) throw new Error(`${path} has no viewBox in whole pixels.`);
  return { width: Number(width), height: Number(height) };
}

async function drawing(path: string, alt: string): Promise<Drawing> {
  const svg = await readFile(join(VECTOR, path), 'utf8');
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.svg$/, '') ?? path;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { name, alt, ...shapeOf(svg, path), path, version };
}

/** Drawings whose names are in a JSON file beside them. */
async function fromList(folder: string, list: string): Promise<Drawing[]> {
  const entries: Named[] = JSON.parse(await readFile(join(VECTOR, folder, list), 'utf8'));
  return Promise.all(entries.map(({ file, name }) => drawing(`${folder}/${file}`, name)));
}

const fromRecord = (folder: string, alts: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(alts).map(([name, alt]) => drawing(`${folder}/${name}.svg`, alt)));

/** Every SVG that pages show as a picture, grouped by index file. */
export async function drawings(): Promise<Record<string, readonly Drawing[]>> {
  return {
    people: await fromRecord('portraits/svg', PORTRAITS),
    partners: await fromList('marks/partners', 'partners.json'),
    media: await fromList('marks/media', 'media.json'),
    steps: await fromRecord('steps', HOW_TO_STEPS),
    marks: [
      await drawing('marks/logo/logo-dark.svg', 'タカクラベ'),
      await drawing('marks/logo/logo-light.svg', 'タカクラベ'),
      await drawing('marks/logo/symbol.svg', ''),
      await drawing('marks/shop-default.svg', '店舗のロゴはまだありません'),
      await drawing('gift/gift-card.svg', '1,000円分のギフトカード'),
      await drawing('gift/gift-banner.svg', 'ギフトカード1,000円分プレゼントキャンペーン'),
    ],
  };
}

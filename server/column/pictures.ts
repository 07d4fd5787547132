import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import {
  DRAWINGS_URL,
  type Drawing,
  drawingUrl,
  jpegUrl,
  PICTURES_URL,
  type Picture,
} from '#contract/site/picture.ts';
import { idOf } from './ids.ts';
import type { ColumnPicture } from './model.ts';

const ITEMS = [...CATEGORY_KEYS.map(slugOf), 'kosen'].join('|');
const HEROES = 'watch|bag|jewelry|gold|alcohol|antique|camera|music';
const NAME = new RegExp(
  `^(?:achievement-(?:(?:${ITEMS})-[1-6]|kimono-[1-4]|(?:painting|piano|guitar)-1)|hero-(?:${HEROES}))$`,
);

/** How the name of a picture should look, for the message about a wrong one. */
export const PICTURE_NAMES =
  'achievement-<item category>-1 … 6, achievement-kosen-1 … 6, achievement-kimono-1 … 4, achievement-painting-1, achievement-piano-1, achievement-guitar-1 or hero-<subject>';

export const isPictureName = (name: string): boolean => NAME.test(name);

/** Sizes of the JPEGs of results and heroes, for names that are not in the index yet. */
const RESULT = { width: 800, height: 600 };
const HERO = { width: 1640, height: 923 };

const INDEX = join(import.meta.dirname, '..', '..', 'art', 'index');

/** The pictures that articles show and the portraits of their authors. */
export interface Pictures {
  picture(name: string): ColumnPicture;
  /** A portrait's URL below the origin. */
  portrait(name: string): string;
}

/** Reads the index of the pictures. A picture that is not in it has the usual size of its kind. */
export async function readPictures(index = INDEX): Promise<Pictures> {
  const pictures = await readIndex<Picture>(index, ['heroes', 'results']);
  const portraits = await readIndex<Drawing>(index, ['people']);
  return {
    picture: (name) => {
      const picture = pictures.get(name);
      return { id: idOf('media', name), name, ...(picture ? known(picture) : guessed(name)) };
    },
    portrait: (name) => {
      const drawing = portraits.get(name);
      return drawing ? drawingUrl(drawing) : `${DRAWINGS_URL}portraits/svg/${name}.svg`;
    },
  };
}

type Shown = Pick<ColumnPicture, 'path' | 'alt' | 'width' | 'height'>;

function known(picture: Picture): Shown {
  const { alt, width, height, jpeg } = picture;
  return { path: jpegUrl(picture), alt, width: jpeg, height: Math.round((height * jpeg) / width) };
}

function guessed(name: string): Shown {
  const shape = name.startsWith('hero-') ? HERO : RESULT;
  return { path: `${PICTURES_URL}${name}-${shape.width}.jpg`, alt: '', ...shape };
}

async function readIndex<T>(folder: string, groups: readonly string[]): Promise<ReadonlyMap<string, T>> {
  const files = await readdir(folder).catch((): string[] => []);
  const there = groups.map((group) => `${group}.ts`).filter((file) => files.includes(file));
  const modules: Record<string, Record<string, T>>[] = await Promise.all(
    there.map((file) => import(pathToFileURL(join(folder, file)).href)),
  );
  return new Map(
    modules.flatMap((module) => Object.values(module)).flatMap((entries) => Object.entries(entries)),
  );
}

import { alcoholPictures } from './alcohol.ts';
import { antiquePictures } from './antique.ts';
import { bagPictures } from './bag.ts';
import { cameraPictures } from './camera.ts';
import { gift } from './gift.ts';
import { guitar } from './guitar.ts';
import { jewelryPictures } from './jewelry.ts';
import { kimono } from './kimono.ts';
import { kosen } from './kosen.ts';
import { musicPictures } from './music.ts';
import { painting } from './painting.ts';
import { piano } from './piano.ts';
import { preciousMetalPictures } from './precious-metal.ts';
import type { Subject } from './subject.ts';
import { watchPictures } from './watch.ts';

/** All subjects of rendered pictures. The key is the middle part of the picture name: `hero-watch`. */
export const SUBJECTS = {
  watch: watchPictures,
  bag: bagPictures,
  jewelry: jewelryPictures,
  gold: preciousMetalPictures,
  alcohol: alcoholPictures,
  antique: antiquePictures,
  camera: cameraPictures,
  music: musicPictures,
  kosen,
  kimono,
  gift,
  painting,
  piano,
  guitar,
} as const satisfies Record<string, Subject>;

export type SubjectKey = keyof typeof SUBJECTS;

/**
 * The names of purchase results contain the keys that the API uses for categories (document 1, sections 2 and 3).
 * For gold they differ from the name of the hero.
 */
export function resultName(key: SubjectKey): string {
  return key === 'gold' ? 'precious_metal' : key;
}

import { alcohol } from './alcohol.ts';
import { antique } from './antique.ts';
import { bag } from './bag.ts';
import { camera } from './camera.ts';
import { gift } from './gift.ts';
import { guitar } from './guitar.ts';
import { jewelry } from './jewelry.ts';
import { kimono } from './kimono.ts';
import { kosen } from './kosen.ts';
import { music } from './music.ts';
import { painting } from './painting.ts';
import { piano } from './piano.ts';
import { preciousMetal } from './precious-metal.ts';
import type { Subject } from './subject.ts';
import { watch } from './watch.ts';

/** All subjects of rendered pictures. The key is the middle part of the picture name: `hero-watch`. */
export const SUBJECTS = {
  watch,
  bag,
  jewelry,
  gold: preciousMetal,
  alcohol,
  antique,
  camera,
  music,
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

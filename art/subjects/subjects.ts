import { alcohol } from './alcohol.ts';
import { antique } from './antique.ts';
import { bag } from './bag.ts';
import { camera } from './camera.ts';
import { gift } from './gift.ts';
import { jewelry } from './jewelry.ts';
import { kimono } from './kimono.ts';
import { kosen } from './kosen.ts';
import { music } from './music.ts';
import { painting } from './painting.ts';
import { preciousMetal } from './precious-metal.ts';
import type { Subject } from './subject.ts';
import { watch } from './watch.ts';

/** Every kind of goods that is photographed. The key is the middle of the pictures' names: `hero-watch`. */
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
} as const satisfies Record<string, Subject>;

export type SubjectKey = keyof typeof SUBJECTS;

/**
 * The gallery of purchase results calls its pictures by the categories' keys in the API (document 1, sections 2
 * and 3), which differ from the heroes' names for gold.
 */
export function resultName(key: SubjectKey): string {
  return key === 'gold' ? 'precious_metal' : key;
}

import { BAG } from './bag.ts';
import { CAMERA } from './camera.ts';
import { GOLD } from './gold.ts';
import { HOSEKI } from './hoseki.ts';
import { KIMONO } from './kimono.ts';
import { KOSEN } from './kosen.ts';
import { KOTTO } from './kotto.ts';
import type { LandingPage } from './landing-page.ts';
import { MUSIC } from './music.ts';
import { SAKE } from './sake.ts';
import { TOKEI } from './tokei.ts';

/** The landing pages by their path below /lp (document 1, section 2: category landing pages). */
export const LANDING_PAGES = {
  tokei: TOKEI,
  bag: BAG,
  hoseki: HOSEKI,
  kotto: KOTTO,
  camera: CAMERA,
  sake: SAKE,
  gold: GOLD,
  'kotto/kosen': KOSEN,
  'kotto/kimono': KIMONO,
  music: MUSIC,
} as const satisfies Record<string, LandingPage>;

export type LandingPath = keyof typeof LANDING_PAGES;

export const isLandingPath = (path: string): path is LandingPath => Object.hasOwn(LANDING_PAGES, path);

import { KIMONO } from './clothes-kimono.ts';
import { SOFT } from './clothes-soft.ts';
import { TAILORED } from './clothes-tailored.ts';
import type { CLOTHS } from './palette.ts';

export type Tones = (typeof CLOTHS)[keyof typeof CLOTHS];

/** What the clothes are drawn on: shoulders and neck of one person. */
export interface Body {
  /** Half the width of the shoulders and of the neck. */
  shoulder: number;
  neck: number;
  /** Where the pit of the neck lies. */
  middle: number;
}

export type Garment = (body: Body, outer: Tones, inner: Tones, trim: Tones) => string;

export const CLOTHES = { ...TAILORED, ...SOFT, ...KIMONO };

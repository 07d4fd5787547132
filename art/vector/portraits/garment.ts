import type { CLOTHS } from './palette.ts';

export type Tones = (typeof CLOTHS)[keyof typeof CLOTHS];

/** The shoulders and the neck of a person, on which clothes are drawn. */
export interface Body {
  /** Half the width of the shoulders and of the neck. */
  shoulder: number;
  neck: number;
  /** The pit of the neck. */
  middle: number;
}

export type Garment = (body: Body, outer: Tones, inner: Tones, trim: Tones) => string;

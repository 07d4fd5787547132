import type { FaceShape } from './head.ts';
import type { Ground, HairColour, Skin } from './palette.ts';

export interface Who {
  sex: 'f' | 'm';
  age: number;
  skin: Skin;
  ground: Ground;
}

export interface Face {
  face: FaceShape;
  /** How far the head is turned (0 frontal, 1 three-quarter), and in which direction. */
  turn: number;
  faces: 'left' | 'right';
  /** How many degrees the head leans. */
  lean?: number;
  eyes: 'open' | 'calm' | 'narrow' | 'smiling';
  mouth: 'smile' | 'calm' | 'firm' | 'open';
  /** Extra thickness of the eyebrows. */
  brow?: number;
  /** Lines on the forehead, if no hair covers it. */
  forehead?: boolean;
  /** Fullness of the cheeks. 0 is the normal shape of the face. */
  weight?: number;
}

/** A face with its colours, without the shape of the hair. */
export type Looks = Who & Face & { hairColour: HairColour };

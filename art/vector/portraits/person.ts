import type { ACCESSORIES } from './accessories.ts';
import type { CLOTHES } from './clothes.ts';
import type { HAIR } from './hair.ts';
import type { FaceShape } from './head.ts';
import type { Cloth, Ground, HairColour, Skin } from './palette.ts';

interface Who {
  sex: 'f' | 'm';
  age: number;
  skin: Skin;
  ground: Ground;
}

interface Face {
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

interface Hair {
  hair: keyof typeof HAIR;
  hairColour: HairColour;
  /** Hair that covers the forehead and puts it in shadow. */
  fringe?: boolean;
}

interface Dress {
  clothes: keyof typeof CLOTHES;
  /** The outer cloth, the inner cloth, and the cloth of ties or trims. */
  cloths: readonly [Cloth, Cloth?, Cloth?];
  wears?: readonly (keyof typeof ACCESSORIES)[];
}

export type Person = { id: string } & Who & Face & Hair & Dress;

export const person = (id: string, who: Who, face: Face, hair: Hair, dress: Dress): Person => ({
  id,
  ...who,
  ...face,
  ...hair,
  ...dress,
});

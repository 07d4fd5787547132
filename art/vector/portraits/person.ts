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
  /** How far the head is turned (0 frontal, 1 three-quarter) and which way it looks. */
  turn: number;
  faces: 'left' | 'right';
  /** Degrees by which the head leans. */
  lean?: number;
  eyes: 'open' | 'calm' | 'narrow' | 'smiling';
  mouth: 'smile' | 'calm' | 'firm' | 'open';
  /** Thickness of the brows, added to what is usual. */
  brow?: number;
  /** A lined forehead, where no hair covers it. */
  forehead?: boolean;
  /** Fullness of the cheeks, 0 as the face's shape has it. */
  weight?: number;
}

interface Hair {
  hair: keyof typeof HAIR;
  hairColour: HairColour;
  /** Hair that hangs over the forehead and shades it. */
  fringe?: boolean;
}

interface Dress {
  clothes: keyof typeof CLOTHES;
  /** The outer cloth, the inner one, and what is tied or trimmed. */
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

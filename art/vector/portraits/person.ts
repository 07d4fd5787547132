import type { ACCESSORIES } from './accessories.ts';
import type { CLOTHES } from './clothes.ts';
import type { HAIR } from './hair.ts';
import type { Face, Who } from './looks.ts';
import type { Cloth, HairColour } from './palette.ts';

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

export type Portrait = { id: string } & Who & Face & Hair & Dress;

export const person = (id: string, who: Who, face: Face, hair: Hair, dress: Dress): Portrait => ({
  id,
  ...who,
  ...face,
  ...hair,
  ...dress,
});

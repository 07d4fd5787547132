import { MENS } from './hair-men.ts';
import { WOMENS } from './hair-women.ts';
import type { Head } from './head.ts';

export interface HairShapes {
  /** Drawn behind the neck; in shade when it hangs, in the hair's own colour when it is the head's round. */
  back?: string;
  hanging?: string;
  /** The bare crown, drawn in the skin's colour. */
  skull?: string;
  /** The hair hides the ears. */
  covers?: true;
  /** Drawn over the face. */
  front: string;
  /** Strands: brush shapes in the hair's light and in its shade. */
  light?: string;
  dark?: string;
}

export type HairStyle = (head: Head) => HairShapes;

export const HAIR = { ...WOMENS, ...MENS };

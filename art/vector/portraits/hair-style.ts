import type { Head } from './head.ts';

export interface HairShapes {
  /** Drawn behind the neck: darker if it hangs down, in the hair colour if it is the round shape of the head. */
  back?: string;
  hanging?: string;
  /** The bald crown, drawn in the colour of the skin. */
  skull?: string;
  /** The hair hides the ears. */
  covers?: true;
  /** Drawn over the face. */
  front: string;
  /** Strands: brush strokes in the light colour and in the dark colour of the hair. */
  light?: string;
  dark?: string;
}

export type HairStyle = (head: Head) => HairShapes;

/** Describes the pictures of one kind of goods: the scene, its variants, and their subjects. */

/** The place of the object in the frame. By default that of the scene's 4:3 card. */
export interface Placement {
  /** The middle of the object, as a share of the width and of the height. */
  readonly x?: number;
  readonly y?: number;
  /** The size of the object relative to the 4:3 card. */
  readonly zoom?: number;
}

export interface Variant {
  /** The picture in words, in Japanese, for people who cannot see it. */
  readonly alt: string;
  /** Arguments of the scene's `build`, by name. */
  readonly params: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  readonly placement?: Placement;
  /** The name of a function in art/blender/places.py: where the object stands. Without it, before the plain backdrop. */
  readonly place?: string;
}

export interface Subject {
  /** The name of a file in art/blender/scenes/. */
  readonly scene: string;
  /** Wide, with room for a headline: at the left on desktop, above on a phone. */
  readonly hero?: Variant;
  /** Square, readable at 80 px. */
  readonly tile?: Variant;
  /** The cards in the gallery of purchase results. */
  readonly results: readonly Variant[];
}

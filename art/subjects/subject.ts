/** How the pictures of one kind of goods are described: which scene, which variants, and what they show. */

/** Where the object stands in the frame; the 4:3 card of the scene where left out. */
export interface Placement {
  /** The object's middle, as a share of the width and of the height. */
  readonly x?: number;
  readonly y?: number;
  /** The object's share of the height, against the 4:3 card. */
  readonly zoom?: number;
}

export interface Variant {
  /** What the picture shows, in Japanese, for those who cannot see it. */
  readonly alt: string;
  /** Arguments of the scene's `build`, by name. */
  readonly params: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  readonly placement?: Placement;
}

export interface Subject {
  /** A file of art/blender/scenes/. */
  readonly scene: string;
  /** Wide, with room for a headline at the left on desktop and above on a phone. */
  readonly hero?: Variant;
  /** Square, readable at 80 px. */
  readonly tile?: Variant;
  /** The cards of the gallery of purchase results. */
  readonly results: readonly Variant[];
}

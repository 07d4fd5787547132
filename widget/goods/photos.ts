/** A photo that the seller attached. */
export interface Photo {
  readonly id: string;
  readonly file: File;
  /** An object URL. Code that removes the photo revokes it. */
  readonly preview: string;
}

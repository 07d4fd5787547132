import type { PhotoType } from '#contract/base/limits.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A place in the stored file. */
export interface Place {
  at: number;
  length: number;
}

/** Bytes of the stored file that change when all of it has arrived; nothing changes if `from` gives none. */
interface Rewrite {
  at: number;
  /** The place from which the new bytes follow. It is read before the edits behind this one. */
  from: Place;
  bytes: (from: Buffer) => Buffer | undefined;
}

/** A change of the stored file, of the same length: a place is overwritten with zeros, or rewritten. */
export type Edit = Place | Rewrite;

/** The next request of a walk through a photo. Only `pass`, `write` and `blank` put bytes into the stored file. */
export type WalkStep =
  /** The next bytes, which are asked for again by the next step. */
  | { peek: number }
  /** The next bytes. */
  | { read: number }
  | { skip: number }
  /** With `see`, each piece that passes is looked at. */
  | { pass: number; see?: (bytes: Buffer) => void }
  /** Skips bytes and writes as many zeros. */
  | { blank: number }
  | { write: Buffer }
  /** Passes the data of a JPEG's scan, up to the next marker. */
  | { passScan: true }
  /** An image of the photo. The walk continues only if such a photo is accepted. */
  | { type: PhotoType; size: Size };

/**
 * Walks through a photo by its own structure, up to the end of its image.
 * @returns its type, or undefined for a file that is no photo or is broken
 */
export type PhotoWalk = Generator<WalkStep, PhotoType | undefined, Buffer>;

import { LIMITS } from '#contract/base/limits.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of a submission beyond those that sellers know, which protect memory and disk. */
export const SUBMISSION_LIMITS = {
  items: LIMITS.items,
  /** Fields of all items together; a full item has about twenty. */
  fields: 1000,
  fieldNameBytes: 200,
  fieldBytes: 64 * 1024,
  /** All values together. A form with every item and every text at its limit has about 200 KB. */
  allFieldBytes: MEGABYTE,
  /** A longer name is cut: it is only shown to people. */
  fileNameCharacters: 255,
  /** How deep brackets may be nested. */
  depth: 8,
  /** A few more than allowed, so that the refusal can name the item that has too many. */
  files: LIMITS.items * (LIMITS.photosPerItem + 1),
  /** Slower than any phone's line: it would only hold a place. */
  bytesPerSecond: 1024,
  totalBytes: LIMITS.items * LIMITS.photosPerItem * LIMITS.photoBytes + MEGABYTE,
  /** Attribute lists of an item, and values in a list. The form sends at most two and three. */
  attributeLists: 5,
  attributeValues: 10,
  detailKeys: 20,
  shortTextCharacters: LIMITS.lineCharacters,
  longTextCharacters: LIMITS.textCharacters,
} as const;

import { LIMITS } from '#contract/limits.ts';

const MEGABYTE = 1024 * 1024;

/** What one submission may hold beyond the limits that sellers know, so that nobody fills memory or disk. */
export const SUBMISSION_LIMITS = {
  items: LIMITS.items,
  /** Fields of all items together; a full item has about twenty. */
  fields: 1000,
  fieldNameBytes: 200,
  fieldBytes: 64 * 1024,
  /** Brackets within brackets. */
  depth: 8,
  /** A few more than allowed, so that too many at an item can be told by name. */
  files: LIMITS.items * (LIMITS.photosPerItem + 1),
  totalBytes: LIMITS.items * LIMITS.photosPerItem * LIMITS.photoBytes + MEGABYTE,
  /** Attribute lists of an item, and values in a list: the longest known have two and three. */
  attributeLists: 5,
  attributeValues: 10,
  detailKeys: 20,
  shortTextCharacters: LIMITS.lineCharacters,
  longTextCharacters: LIMITS.textCharacters,
} as const;

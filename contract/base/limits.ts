/** Business constants and limits (document 2, section 9). Sizes in bytes, times in milliseconds. */
export const LIMITS = {
  /** Every call of the product API is given up after this long. */
  apiTimeoutMs: 10_000,
  /** The public IP address is optional, so it is waited for less long. */
  ipTimeoutMs: 5_000,
  catalogueCacheMs: 30 * 60_000,
  photosPerItem: 3,
  photoBytes: 10 * 1024 * 1024,
  /** Width times height. A program that shows a photo takes four bytes for each. */
  photoPixels: 100_000_000,
  nameCharacters: 50,
  /**
   * The most shops that have a request at a time. The functions reserve_for_request and pass_on of the database keep
   * to it.
   */
  matchedShops: 10,
  popularProducts: 6,
  /** The limits of one submission, which protect memory and disk. */
  items: 20,
  /** The longest text of one line, and of several. */
  lineCharacters: 500,
  textCharacters: 5000,
  feedbackCharacters: 2000,
} as const;

/** The photo types that the form accepts, with the file endings that stand for them (document 2, section 9). */
export const PHOTO_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic'],
  'image/heif': ['heif'],
} as const satisfies Record<string, readonly string[]>;

export type PhotoType = keyof typeof PHOTO_TYPES;

import { cut, storable } from '../base/text.ts';

/**
 * Ids of affiliates and ads that are read from the address of the first page. Pages name others in the attribute
 * `tracking`.
 */
export const TRACKING_KEYS = [
  'a8',
  'gclid',
  'wbraid',
  'gbraid',
  'yclid',
  'ldtag_cl',
  'msclkid',
  'fbclid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'sub_id',
  'utm_id',
  'utm_term',
  'utm_content',
] as const;

/** The ids of the last touch stand beside those of the first, under their names with this before them. */
export const LAST_TOUCH = 'last_';

export const TRACKING_LIMITS = { keys: 40, keyCharacters: 40, valueCharacters: 500 } as const;

const KEY = new RegExp(`^[\\w-]{1,${TRACKING_LIMITS.keyCharacters}}$`);

export type Tracking = Readonly<Record<string, string>>;

/** The ids that are sent and stored: a value that is no id is left out, a long one is cut. */
export function soundTracking(pairs: Iterable<readonly [key: string, value: unknown]>): Tracking {
  const sound = new Map<string, string>();
  for (const [key, value] of pairs)
    if (KEY.test(key) && typeof value === 'string' && sound.size < TRACKING_LIMITS.keys) {
      const id = cut(storable(value).trim(), TRACKING_LIMITS.valueCharacters);
      if (id) sound.set(key, id);
    }
  return Object.fromEntries(sound);
}

/**
 * The names by which pages answer questions, and the keys of those questions. No category asks two questions of one name.
 * The key of a question is a name as well.
 */
export const PREFILL_NAMES = {
  brand: ['brand'],
  product: ['productName'],
  model: ['modelNumber'],
  type: ['alcoholType', 'antiqueType', 'cameraType', 'instrumentType'],
  lens: ['lensStatus'],
  shape: ['shape'],
  stone: ['mainStone'],
  metal: ['metalType'],
  material: ['material'],
  purity: ['purity'],
  carat: ['carat'],
  weight: ['weight'],
  certificate: ['certificate'],
  year: ['yearName'],
  volume: ['contentVolume'],
  condition: ['condition'],
  accessories: ['accessories'],
  purchased: ['purchasePeriod'],
  description: ['description'],
} as const satisfies Record<string, readonly string[]>;

const ENTRIES: readonly (readonly [name: string, keys: readonly string[]])[] = Object.entries(PREFILL_NAMES);

/** The name of the question with a key; undefined if it has none. */
export const prefillNameOf = (key: string): string | undefined =>
  ENTRIES.find(([, keys]) => keys.includes(key))?.[0];

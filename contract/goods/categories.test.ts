import { describe, expect, test } from 'vitest';
import {
  ANTIQUE_SELECTIONS,
  CATEGORIES,
  CATEGORY_KEYS,
  categoryOfLabel,
  slugOf,
  toCategoryKey,
} from './categories.ts';
import { CATEGORY_UUIDS, categoryOfUuid } from './category-uuids.ts';

describe('the categories', () => {
  // Clauses 1.1-4, 1.3-1
  test('sellers see them in one order, under these names', () => {
    const firstKeys = CATEGORY_KEYS.slice(0, 8);
    expect(firstKeys.map((key) => [key, CATEGORIES[key].label])).toEqual([
      ['watch', '時計'],
      ['bag', 'バッグ'],
      ['jewelry', '宝石'],
      ['camera', 'カメラ'],
      ['alcohol', 'お酒'],
      ['antique', '骨董品'],
      ['preciousMetal', '金・貴金属'],
      ['music', '楽器'],
    ]);
  });

  // Clause 1.3-1
  test('each has an identifier of its own that calls can send', () => {
    const uuids = CATEGORY_KEYS.map((key) => CATEGORY_UUIDS[key]);
    expect(new Set(uuids).size).toBe(CATEGORY_KEYS.length);
    for (const uuid of uuids) expect(uuid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });
});

describe('what partners write for a category', () => {
  // Clause 1.3-2
  test.each(CATEGORY_KEYS.flatMap((key) => [key, slugOf(key)].map((text) => [text, key] as const)))(
    '%s names %s',
    (text, key) => expect(toCategoryKey(text)).toBe(key),
  );

  test.each(['precious_metal', 'precious-metal', 'preciousmetal', 'PRECIOUS_METAL', ' preciousMetal '])(
    '"%s" names the precious metals',
    (text) => expect(toCategoryKey(text)).toBe('preciousMetal'),
  );

  test.each(['', 'watches', 'pocket watch', '時計', 'constructor'])('"%s" names none', (text) =>
    expect(toCategoryKey(text)).toBeUndefined(),
  );
});

describe('looking a category up', () => {
  // Clause 1.3-2
  test.each(CATEGORY_KEYS)('%s by identifier in either case, and by label', (key) => {
    const { label } = CATEGORIES[key];
    const uuid = CATEGORY_UUIDS[key];
    expect(categoryOfUuid(uuid)).toBe(key);
    expect(categoryOfUuid(uuid.toUpperCase())).toBe(key);
    expect(categoryOfLabel(label)).toBe(key);
  });

  test('an identifier or label of nothing finds nothing', () => {
    expect(categoryOfUuid('00000000-0000-0000-0000-000000000000')).toBeUndefined();
    expect(categoryOfUuid('')).toBeUndefined();
    expect(categoryOfLabel('watch')).toBeUndefined();
  });

  // Clause 1.1-5
  test('old coins and kimono have landing pages of their own', () => {
    expect(ANTIQUE_SELECTIONS).toEqual(['古銭・小判', '着物']);
  });
});

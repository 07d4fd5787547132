import { describe, expect, test } from 'vitest';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { completeItem } from '#test/widget/items.ts';
import { CATEGORY_FORMS } from './categories/index.ts';
import { copyBefore, copyOf, differingField } from './copies.ts';
import { openQuestion } from './disclosure.ts';
import type { CatalogueField } from './fields.ts';

describe('the same content once more', () => {
  test('has the answers and not the photos, the pieces or the id', () => {
    const bag = { ...completeItem('bag'), pieces: { count: 3, mixed: false } };
    const { answers, choices, others } = bag;
    expect(copyOf(bag, 'copy')).toEqual({
      id: 'copy',
      category: 'bag',
      answers,
      choices,
      others,
      photos: [],
    });
  });

  test('goods whose photos are required are asked for photos of their own', () => {
    expect(openQuestion(copyOf(completeItem('jewelry'), 'copy'))).toBe('photos');
  });
});

describe('the question by which goods differ', () => {
  test.each([
    ['watch', 'productName'],
    ['bag', 'productName'],
    ['camera', 'productName'],
    ['alcohol', 'brand'],
    ['music', 'brand'],
    ['antique', undefined],
    ['jewelry', undefined],
    ['preciousMetal', undefined],
  ] as const)('of %s is %s', (category, key) => {
    expect(differingField(completeItem(category))?.key).toBe(key);
  });

  test('there is none where a text has answered it together with the one above', () => {
    expect(
      differingField(completeItem('alcohol', { alcoholType: { other: '焼酎 森伊蔵' } })),
    ).toBeUndefined();
  });

  test('a category has at most one, and its list has a parent', () => {
    for (const category of CATEGORY_KEYS) {
      const fields = CATEGORY_FORMS[category].fields.filter((field) => 'differs' in field);
      expect(fields.length, category).toBeLessThanOrEqual(1);
      for (const field of fields) expect(field, category).toHaveProperty('parent');
    }
  });
});

describe('a copy that is asked again', () => {
  test('keeps what is above, and loses the answer and what is below it', () => {
    const watch = completeItem('watch');
    const copy = copyBefore(watch, differingField(watch) as CatalogueField, 'copy');
    expect(openQuestion(copy)).toBe('productName');
    expect(copy.answers).toEqual({
      brand: watch.answers.brand,
      brandCode: watch.answers.brandCode,
      condition: watch.answers.condition,
      purchasePeriod: watch.answers.purchasePeriod,
    });
    expect(copy.choices).toEqual(watch.choices);
  });

  test('does not call another bottle twelve years old, and keeps its size', () => {
    const bottle = completeItem('alcohol', { yearName: '12年', contentVolume: '700ml' });
    const { answers } = copyBefore(bottle, differingField(bottle) as CatalogueField, 'copy');
    expect([answers.yearName, answers.contentVolume]).toEqual([undefined, '700ml']);
  });
});

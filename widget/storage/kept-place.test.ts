import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#test/widget/storage.ts';
import { keptPlace } from './kept-place.ts';

const PLACE = { item: 'i1', field: 'brand', scroll: 420 };

describe('where a seller was when the page is loaded again', () => {
  test('is there once', () => {
    const storage = memoryStorage();
    keptPlace('form', storage).save(PLACE);
    expect(keptPlace('form', storage).takeOnce()).toEqual(PLACE);
    expect(keptPlace('form', storage).takeOnce()).toBeUndefined();
  });

  test('belongs to its form only', () => {
    const storage = memoryStorage();
    keptPlace('form', storage).save(PLACE);
    expect(keptPlace('other', storage).takeOnce()).toBeUndefined();
    expect(keptPlace('form', storage).takeOnce()).toEqual(PLACE);
  });

  test('is nowhere where another script wrote nonsense, or the page has no storage', () => {
    const storage = memoryStorage();
    storage.setItem('appraisal-form:place:form', '{"item":1');
    expect(keptPlace('form', storage).takeOnce()).toBeUndefined();
    const none = keptPlace('form', undefined);
    none.save(PLACE);
    expect(none.takeOnce()).toBeUndefined();
  });
});

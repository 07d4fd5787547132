import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../test/storage.ts';
import { keptResult } from './kept-result.ts';

const RESULT = {
  uuid: 'r1',
  shops: [{ company_shop_name: '白鷺', tel: '03', address: '東京都', website_url: '', pr_comment: '' }],
};

describe('the result of a request for the next page', () => {
  test('is shown there once', () => {
    const storage = memoryStorage();
    keptResult(storage).save(RESULT);
    expect(keptResult(storage).takeOnce()).toEqual(RESULT);
    expect(keptResult(storage).takeOnce()).toBeUndefined();
  });

  test('is none where another script wrote nonsense', () => {
    const storage = memoryStorage();
    storage.setItem('appraisal-form:result', '{"uuid":1}');
    expect(keptResult(storage).takeOnce()).toBeUndefined();
    storage.setItem('appraisal-form:result', '{');
    expect(keptResult(storage).takeOnce()).toBeUndefined();
  });

  test('is lost without harm where the page has no storage', () => {
    const store = keptResult(undefined);
    store.save(RESULT);
    expect(store.takeOnce()).toBeUndefined();
  });
});

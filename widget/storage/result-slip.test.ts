import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../test/storage.ts';
import { resultSlip } from './result-slip.ts';

const RESULT = {
  uuid: 'r1',
  shops: [{ company_shop_name: '白鷺', tel: '03', address: '東京都', website_url: '', pr_comment: '' }],
};

describe('the result of a request that is handed to the next page', () => {
  test('is shown there once', () => {
    const storage = memoryStorage();
    resultSlip(storage).hand(RESULT);
    expect(resultSlip(storage).take()).toEqual(RESULT);
    expect(resultSlip(storage).take()).toBeUndefined();
  });

  test('is none where another script wrote nonsense', () => {
    const storage = memoryStorage();
    storage.setItem('appraisal-form:result', '{"uuid":1}');
    expect(resultSlip(storage).take()).toBeUndefined();
    storage.setItem('appraisal-form:result', '{');
    expect(resultSlip(storage).take()).toBeUndefined();
  });

  test('is lost without harm where the page has no storage', () => {
    const slip = resultSlip(undefined);
    slip.hand(RESULT);
    expect(slip.take()).toBeUndefined();
  });
});

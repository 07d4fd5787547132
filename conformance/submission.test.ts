import { describe, expect, test } from 'vitest';
import { customerField, customerProblem } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { CheckedApi } from './api.ts';
import { MARK } from './mark.ts';
import { itemToSend, submission } from './submission.ts';

const NOBODY = new CheckedApi('http://127.0.0.1:9', { write: false });

describe('A submission', () => {
  const parts = submission([]).form ?? [];
  const texts = new Map(parts.map(([name, value]) => [name, String(value)]));

  test.each(CUSTOMER_FIELD_KEYS.filter((key) => customerField(key).required))('has a valid %s', (key) => {
    const text = texts.get(SUBMISSION_NAMES.customer(customerField(key))) ?? '';
    expect(customerProblem(key, text)).toBeUndefined();
  });

  test('is marked, and has an e-mail address that nobody has', () => {
    expect([...texts.values()].filter((text) => text === MARK).length).toBeGreaterThanOrEqual(2);
    expect([...texts.values()]).toContainEqual(expect.stringMatching(/@example\.com$/));
  });

  test.each(CATEGORY_KEYS)('has an item of %s even if its lists cannot be loaded', async (category) => {
    const item = await itemToSend(NOBODY, category);
    const names = (submission([item]).form ?? []).map(([name]) => name);
    expect(names.indexOf(SUBMISSION_NAMES.itemMedium)).toBeLessThan(
      names.indexOf(SUBMISSION_NAMES.itemImage),
    );
    expect(names).toContain(SUBMISSION_NAMES.itemAttribute(0));
  });
});

import { describe, expect, test } from 'vitest';
import { FormTab, startForm, typeCustomer } from '#test/widget/form.ts';
import { completeItem } from '#test/widget/items.ts';
import { localApi } from '#test/widget/local-api.ts';
import { contentsOf } from '#test/widget/storage.ts';
import { answersOf } from './answers.ts';
import { contactOf } from './contact.ts';

const api = localApi();

describe('A seller on a first visit, before the code of answers has come', () => {
  test('has one item and nothing done, and starting over changes nothing', () => {
    const { form } = startForm(api, { isFirst: true });
    form.reset();
    expect([form.goods.items.length, form.percent, form.customerShare]).toEqual([1, 0, 0]);
    expect(form.given.customer).toBeUndefined();
  });

  test('answers as soon as it has, and the form counts and keeps the answers', () => {
    const tab = new FormTab();
    const { form, of } = startForm(api, { isFirst: true, tab });
    expect(contentsOf(tab.lasting)).toBe('');
    answersOf(form).chooseCategory(form.goods.items[0]?.id ?? '', 'watch');
    typeCustomer(form);
    expect(form.customerShare).toBe(1);
    expect(of('appraisal-form:progress').at(-1)?.customer).toBe(1);
    expect(contentsOf(tab.lasting)).toContain('watch');
  });
});

test('Two forms in a page have contact details of their own, each always the same', async () => {
  const [one, other] = [startForm(api).form, startForm(api).form];
  one.goods.replace([completeItem('watch')]);
  typeCustomer(one, { name1: '鈴木' });
  expect(contactOf(one)).toBe(contactOf(one));
  expect([contactOf(one).customer.values.name1, contactOf(other).customer.values.name1]).toEqual([
    '鈴木',
    '',
  ]);
  await contactOf(other).submit();
  expect([contactOf(one).customer.errors, contactOf(other).checks.remaining > 0]).toEqual([{}, true]);
});

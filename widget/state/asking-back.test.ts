import { describe, expect, test } from 'vitest';
import type { Customer } from '../customer/customer.ts';
import { PHONE_PLAN } from '../customer/phone-numbers.ts';
import { startForm, typeCustomer, wellAnswered } from '../test/form.ts';
import { completeItem } from '../test/items.ts';
import { localApi } from '../test/local-api.ts';
import { contactOf } from './contact.ts';

const api = localApi();
await PHONE_PLAN.load();

/** A form whose seller has filled in everything and seen no question. */
function filledIn(changes: Partial<Customer>) {
  api.reply = wellAnswered;
  const start = startForm(api);
  start.form.goods.replace([completeItem('watch')]);
  start.form.proceed();
  typeCustomer(start.form, changes);
  return start;
}

describe('A seller who sends before a question about a detail is on the screen', () => {
  test.each<[string, keyof Customer, Partial<Customer>]>([
    ['a number short of a digit', 'tel1', { tel1: '0901234567' }],
    ['a slip in the domain', 'email', { email: 'taro@gmial.com' }],
  ])('is led to it once, for %s, and then sends', async (_, field, changes) => {
    const { form, of } = filledIn(changes);
    await contactOf(form).submit();
    expect(form.navigation.focus).toEqual({ at: 'customer', field });
    expect(contactOf(form).askingBack.seen).toEqual([field]);
    expect(contactOf(form).customer.errors).toEqual({});
    expect(of('appraisal-form:submit')).toEqual([]);
    await contactOf(form).submit();
    expect(of('appraisal-form:submit')).toHaveLength(1);
    expect(form.navigation.step).toBe('thanks');
  });

  test('is led to the first of two, and sends with the second press', async () => {
    const { form } = filledIn({ tel1: '0901234567', email: 'taro@gmial.com' });
    await contactOf(form).submit();
    expect(form.navigation.focus).toEqual({ at: 'customer', field: 'email' });
    expect(contactOf(form).askingBack.seen).toEqual(['email', 'tel1']);
    await contactOf(form).submit();
    expect(form.navigation.step).toBe('thanks');
  });

  test('is asked anew about another number, and not about the first one again', async () => {
    const { form } = filledIn({ tel1: '0901234567' });
    await contactOf(form).submit();
    contactOf(form).customer.edit('tel1', '09012345');
    expect(contactOf(form).askingBack.seen).toEqual([]);
    await contactOf(form).submit();
    expect(form.navigation.step).toBe('customer');
    contactOf(form).customer.edit('tel1', '０９０１２３４５６７');
    await contactOf(form).submit();
    expect(form.navigation.step).toBe('thanks');
  });
});

test('A seller who has seen the question sends with the first press', async () => {
  const { form } = filledIn({ tel1: '0901234567' });
  contactOf(form).askingBack.see('tel1');
  await contactOf(form).submit();
  expect(form.navigation.step).toBe('thanks');
});

test('A form that starts over has seen nothing', () => {
  const { form } = filledIn({ tel1: '0901234567' });
  contactOf(form).askingBack.see('tel1');
  form.reset();
  contactOf(form).customer.edit('tel1', '0901234567');
  expect(contactOf(form).askingBack.seen).toEqual([]);
});

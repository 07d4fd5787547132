import { describe, expect, test } from 'vitest';
import { startForm, typeCustomer, wellAnswered } from '#test/widget/form.ts';
import { localApi } from '#test/widget/local-api.ts';
import type { Customer } from '../customer/customer.ts';
import { contactOf } from './contact.ts';

const api = localApi();

function filledIn(changes: Partial<Customer>) {
  api.reply = wellAnswered;
  const { form } = startForm(api);
  typeCustomer(form, {});
  contactOf(form).customer.fill(changes);
  return contactOf(form);
}

describe('A phone number with more than the number', () => {
  test('leaves the rest in the wishes, below those that are there, and says so until it is changed', () => {
    const contact = filledIn({ tel1: '０３－１２３４－５６７８　内線１２', description: '箱に傷' });
    contact.checks.leave('tel1');
    expect(contact.customer.values).toMatchObject({
      tel1: '03-1234-5678',
      description: '箱に傷\n電話番号：内線12',
    });
    expect([contact.checks.moved, contact.customer.errors]).toEqual(['電話番号：内線12', {}]);
    contact.customer.edit('tel1', '03-1234-5679');
    expect(contact.checks.moved).toBe('');
  });

  test('is divided before it is sent, too, and not twice', () => {
    const contact = filledIn({ tel1: '090-1234-5678、080-1111-2222', agreedToTerms: true });
    expect([contact.checks.check(), contact.checks.check()]).toEqual([true, true]);
    expect(contact.customer.values).toMatchObject({
      tel1: '090-1234-5678',
      description: '電話番号：080-1111-2222',
    });
  });

  test('stays as it is without room in the wishes', () => {
    const description = 'あ'.repeat(4_995);
    const contact = filledIn({ tel1: '03-1234-5678 内線12', description });
    contact.checks.leave('tel1');
    expect(contact.customer.values).toMatchObject({ tel1: '03-1234-5678 内線12', description });
    expect(contact.customer.errors.tel1).toBe('正しい電話番号を入力してください');
  });

  test('says nothing where only a sign was left out', () => {
    const contact = filledIn({ tel1: '090-1234-5678。' });
    contact.checks.leave('tel1');
    expect(contact.customer.values).toMatchObject({ tel1: '090-1234-5678', description: '' });
    expect(contact.checks.moved).toBe('');
  });
});

describe('A postal code with its address', () => {
  test('leaves the address in 番地以降 at once, before what is there', () => {
    const contact = filledIn({ zip1: '〒150-0041 東京都渋谷区神南1-2-3', addr1: 'メゾン101' });
    contact.checks.leave('zip1');
    expect(contact.customer.values).toMatchObject({
      zip1: '150-0041',
      addr1: '東京都渋谷区神南1-2-3 メゾン101',
    });
    expect(contact.address.brought).toBe('東京都渋谷区神南1-2-3 ');
    contact.address.takeBroughtAway();
    expect(contact.customer.values.addr1).toBe('メゾン101');
  });
});

describe('A hyphen in the furigana', () => {
  test('becomes a long vowel, and the form says so until the furigana is changed', () => {
    const contact = filledIn({ kana1: 'ジャン-ジャック' });
    contact.checks.leave('kana1');
    expect([contact.customer.values.kana1, contact.checks.lengthened]).toEqual(['ジャンージャック', true]);
    contact.customer.edit('kana1', 'ジャン　ジャック');
    expect(contact.checks.lengthened).toBe(false);
  });

  test('is not there where a long vowel was typed', () => {
    const contact = filledIn({ kana1: 'ローラ' });
    contact.checks.leave('kana1');
    expect(contact.checks.lengthened).toBe(false);
  });
});

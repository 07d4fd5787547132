import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart, showThis } from '#test/widget/show-part.ts';
import { contactOf } from '../../state/contact.ts';
import { ADDRESS } from '../stage/samples.tsx';
import { ZipField } from './zip-field.tsx';

// Clause 2.2-97
test('The address behind a postal code is announced', async () => {
  await showPart('zip-field', 'found');
  await expect.element(page.getByRole('status')).toMatchTextContent(/東京都渋谷区神宮前/);
});

test('A code of several towns lets the seller choose', async () => {
  await showPart('zip-field', 'several towns');
  await page.getByRole('combobox', { name: '町名を選択してください' }).selectOptions('千駄ヶ谷');
  await expect.element(page.getByRole('status')).toMatchTextContent(/東京都渋谷区千駄ヶ谷/);
});

test('Of several towns none is chosen before the seller chooses one, nor of those of the next code', async () => {
  const towns = { 1500001: ['神宮前', '千駄ヶ谷'], 1500002: ['渋谷', '代々木'] };
  const addressOf = async (zip: string) => {
    const areas = (towns[Number(zip) as keyof typeof towns] ?? []).map((area_name) => ({
      ...ADDRESS.selected,
      zipcode: zip,
      area_name,
    }));
    return { ...ADDRESS, selected: areas[0] ?? ADDRESS.selected, areas };
  };
  const { form } = await showThis(<ZipField />, { api: { addressOf } });
  contactOf(form).customer.edit('zip1', '1500001');
  const choice = page.getByRole('combobox', { name: '町名を選択してください' });
  await expect.element(choice).toHaveDisplayValue('町名を選択してください');
  await choice.selectOptions('千駄ヶ谷');
  contactOf(form).customer.edit('zip1', '1500002');
  await expect.element(choice.getByRole('option', { name: '代々木' })).toBeInTheDocument();
  await expect.element(choice).toHaveDisplayValue('町名を選択してください');
});

test('A code of several municipalities without towns asks for the municipality', async () => {
  const areas = ['むつ市', '下北郡東通村'].map((city_name) => ({
    ...ADDRESS.selected,
    city_name,
    zipcode: '0350000',
    area_name: '',
  }));
  const { form } = await showThis(<ZipField />, {
    api: { addressOf: async () => ({ ...ADDRESS, selected: areas[0] ?? ADDRESS.selected, areas }) },
  });
  contactOf(form).customer.edit('zip1', '0350000');
  await page.getByRole('combobox', { name: '市区町村を選択してください' }).selectOptions('下北郡東通村');
  await expect.element(page.getByRole('status')).toMatchTextContent(/下北郡東通村/);
});

const withoutTowns = (...codes: string[]) => ({
  theme: 'brand' as const,
  api: {
    prefectures: async () => [ADDRESS.selected],
    cities: async () => ADDRESS.cities,
    areas: async () => codes.map((zipcode) => ({ zipcode, area_name: '' })),
  },
});

async function chooseCity(): Promise<void> {
  await page.getByRole('button', { name: '郵便番号がわからない場合' }).click();
  await page.getByRole('combobox', { name: '都道府県' }).selectOptions('東京都');
  await page.getByRole('combobox', { name: '市区町村' }).selectOptions('渋谷区');
}

test('A municipality without towns is chosen with its code, and no town is asked for', async () => {
  const { form } = await showThis(<ZipField />, withoutTowns('1000301'));
  await chooseCity();
  await expect.element(page.getByRole('status')).toMatchTextContent(/東京都渋谷区/);
  await expect.element(page.getByRole('combobox', { name: '町名' })).not.toBeInTheDocument();
  expect(contactOf(form).customer.values.zip1).toBe('100-0301');
});

test('A municipality with several codes and no towns asks for the code', async () => {
  const { form } = await showThis(<ZipField />, withoutTowns('4090211', '4090210'));
  await chooseCity();
  await page.getByRole('combobox', { name: '郵便番号' }).selectOptions('4090210');
  await expect.poll(() => contactOf(form).customer.values.zip1).toBe('409-0210');
  await expect.element(page.getByRole('combobox', { name: '町名' })).not.toBeInTheDocument();
});

// Clause 2.8-29
test('An unknown code is reported, and the field takes another', async () => {
  await showPart('zip-field', 'unknown');
  await expect.element(page.getByRole('status')).toMatchTextContent(/住所情報が見つかりません/);
  await expect.element(page.getByRole('textbox')).toBeEnabled();
});

// Clauses 2.2-105, 2.2-106
test('A seller without a code chooses prefecture, city and town, and the code is filled in', async () => {
  await showPart('zip-field', 'without a code', 'brand');
  await page.getByRole('combobox', { name: '都道府県' }).selectOptions('東京都');
  await page.getByRole('combobox', { name: '市区町村' }).selectOptions('渋谷区');
  await page.getByRole('combobox', { name: '町名' }).selectOptions('神宮前');
  await expect.element(page.getByRole('status')).toMatchTextContent(/東京都渋谷区神宮前/);
  await page.getByRole('button', { name: '郵便番号入力に戻る' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('150-0001');
});

// Clause 2.2-107
test('The selectors stand in place of the code, and the switch keeps the focus both ways', async () => {
  const { root } = await showPart('zip-field', 'without a code', 'brand');
  const back = page.getByRole('button', { name: '郵便番号入力に戻る' });
  await expect.element(back).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(root.activeElement).toBe(back.element());
  await back.click();
  const there = page.getByRole('button', { name: '郵便番号がわからない場合' });
  await expect.element(page.getByRole('textbox')).toBeVisible();
  expect(root.activeElement).toBe(there.element());
  expect(page.getByRole('combobox').elements()).toEqual([]);
});

test('A chosen town is put in front of 番地以降, where it can be taken away', async () => {
  const { form, root } = await showPart('zip-field', 'several towns, with the line below');
  const line = page.getByRole('textbox', { name: /^番地以降/ });
  await line.fill('1-2-3');
  const towns = page.getByRole('combobox', { name: '町名を選択してください' });
  await towns.selectOptions('千駄ヶ谷');
  await expect.element(line).toHaveValue('千駄ヶ谷1-2-3');
  await towns.selectOptions('神宮前');
  await expect.element(line).toHaveValue('神宮前1-2-3');
  await page.getByRole('button', { name: '取り消す' }).click();
  await expect.element(line).toHaveValue('1-2-3');
  expect(root.activeElement).toBe(line.element());
  await towns.selectOptions('千駄ヶ谷');
  contactOf(form).customer.edit('zip1', '');
  await expect.element(line).toHaveValue('1-2-3');
});

// Clause 2.5-57
test('A wrong code has one message, whether it was left or sent', async () => {
  const { form } = await showPart('zip-field', 'incomplete');
  const messages = () =>
    page
      .getByText(/^郵便番号は7桁/)
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(messages).toEqual(['郵便番号は7桁で入力してください']);
  contactOf(form).checks.check();
  await expect.poll(messages).toEqual(['郵便番号は7桁の数字で入力してください']);
});

test('The hint stands beside its field, above the address', async () => {
  const { root } = await showPart('zip-field', 'found');
  const [hint, address] = [root.querySelector('.field__hint'), root.querySelector('.address')];
  expect(root.querySelector('input')?.nextElementSibling).toBe(hint);
  expect(hint?.nextElementSibling).toBe(address);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';
import type { FormState } from '../../state/form-state.ts';
import { photoFile } from '../stage/samples.tsx';

const dialog = () => page.getByRole('dialog');
const photo = (number: number) => dialog().getByRole('button', { name: new RegExp(`^写真${number}（`) });
const item = (number: number) => dialog().getByRole('radio', { name: new RegExp(`^査定希望商品${number} `) });
const names = (form: FormState) =>
  form.goods.items.map(({ photos }) => photos.map(({ file }) => file.name).join(' '));

function choose(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const field = page.getByLabelText('写真をまとめて追加').element() as HTMLInputElement;
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('As many photos as goods are shared out in order, after the checks of every photo', async () => {
  const { form } = await showPart('shared-photos', 'two goods');
  choose(
    await photoFile('a.png'),
    new File(['text'], 'b.txt', { type: 'text/plain' }),
    await photoFile('c.png'),
  );
  await expect.element(page.getByText('写真2枚を、順に1枚ずつ2点に付けました。')).toBeVisible();
  expect(names(form)).toEqual(['a.png', 'c.png']);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/対応していないファイル形式です: b\.txt/);
});

test('Of another number the seller says which is whose, with a press on one of the goods and on its photos', async () => {
  const { form } = await showPart('shared-photos', 'two goods');
  choose(await photoFile('a.png'), await photoFile('b.png'), await photoFile('c.png'));
  await expect.element(dialog()).toHaveAccessibleName('どの商品の写真ですか');
  await expect.element(item(1)).toBeChecked();
  await photo(2).click();
  await item(2).click({ force: true });
  await photo(1).click();
  await expect.element(photo(1)).toHaveAccessibleName('写真1（a.png）、査定希望商品2に付けます');
  await expect.element(dialog().getByRole('status')).toHaveTextContent('残り1枚');
  await dialog().getByRole('button', { name: '残りを使わず2枚を付ける' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(names(form)).toEqual(['b.png', 'a.png']);
});

test('An item takes three photos, and the fourth press says so', async () => {
  const { form } = await showPart('shared-photos', 'the photos are given');
  for (const number of [1, 2, 3, 4]) await photo(number).click();
  await expect.element(dialog().getByRole('status')).toHaveTextContent('1点に付けられる写真は3枚までです');
  await dialog()
    .getByRole('button', { name: /付ける$/ })
    .click();
  expect(names(form)).toEqual(['1.png 2.png 3.png', '']);
});

test('Photos that wait stay in sight, until they are given or given up', async () => {
  const { form } = await showPart('shared-photos', 'waiting');
  await expect.element(page.getByText('写真5枚は、付ける商品がまだ決まっていません。')).toBeVisible();
  await page.getByRole('button', { name: 'この写真を使わない' }).click();
  await expect.element(page.getByText(/写真5枚/)).not.toBeInTheDocument();
  expect(names(form)).toEqual(['', '']);
});

test('Photos that were shared out in a wrong order are given anew', async () => {
  const { form } = await showPart('shared-photos', 'shared out');
  await page.getByRole('button', { name: '付ける商品を選び直す' }).click();
  await photo(1).click();
  await item(2).click({ force: true });
  await photo(3).click();
  await photo(1).click();
  await item(1).click({ force: true });
  await photo(3).click();
  await dialog().getByRole('button', { name: '4枚を付ける' }).click();
  expect(names(form)).toEqual(['2.png 3.png', '1.png 4.png']);
});

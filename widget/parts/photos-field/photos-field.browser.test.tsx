import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';
import { photoFile } from '../stage/samples.tsx';

const input = () => page.getByLabelText(/写真を追加/);

test('A chosen photo is shown and counted', async () => {
  await showPart('photos-field', 'empty');
  await userEvent.upload(input(), await photoFile('watch.png'));
  await expect.element(page.getByRole('img', { name: 'watch.pngのプレビュー' })).toBeVisible();
  await expect.element(page.getByRole('status')).toMatchTextContent(/写真を1枚添付しています/);
});

test('A photo is removed, and the focus is where another can be added', async () => {
  const { root } = await showPart('photos-field', 'one photo');
  await page.getByRole('button', { name: /を削除/ }).click();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  expect(root.activeElement).toBe(input().element());
});

test('A file of another kind is refused by name', async () => {
  await showPart('photos-field', 'a file of another kind');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/対応していないファイル形式です: note\.txt/);
});

test('A file that only says it is a photo is refused once it cannot be shown', async () => {
  await showPart('photos-field', 'empty');
  await userEvent.upload(input(), new File(['no photo'], 'fake.png', { type: 'image/png' }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/対応していないファイル形式です: fake\.png/);
});

test('With as many photos as allowed no more can be added', async () => {
  await showPart('photos-field', 'as many as allowed');
  await expect.element(input()).toBeDisabled();
});

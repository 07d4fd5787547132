import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../../test/show-part.ts';
import { photoFile } from '../stage/samples.tsx';

/** A PNG with another size in its header. A browser reads the header first, and the image when it paints. */
function resized(png: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const changed = Uint8Array.from(png);
  const view = new DataView(changed.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint32(29, checksum(changed.subarray(12, 29)));
  return changed;
}

/** The one of PNG, bit by bit. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

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

test('A photo of more than 100 megapixels is refused at once, not only when everything is sent', async () => {
  await showPart('photos-field', 'empty');
  const small = new Uint8Array(await (await photoFile()).arrayBuffer());
  await userEvent.upload(
    input(),
    new File([resized(small, 12_000, 9_000)], 'huge.png', { type: 'image/png' }),
  );
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/ファイルサイズが大きすぎます: huge\.png \(最大10MB\)/);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('With as many photos as allowed no more can be added, until one is removed', async () => {
  await showPart('photos-field', 'as many as allowed');
  await expect.element(input()).toBeDisabled();
  await page
    .getByRole('button', { name: /を削除/ })
    .first()
    .click();
  await expect.element(input()).toBeEnabled();
});

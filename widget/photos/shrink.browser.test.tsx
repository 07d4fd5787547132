import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

async function pictureOf(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  for (let at = 0; at < height; at += 5) context?.fillRect((at * 7) % width, at, width / 3, 3);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob ?? ''], 'picture.jpg', { type: 'image/jpeg' });
}

test.each([
  ['a photo of a phone', [4000, 3000], [2400, 1800]],
  ['a screenshot of a whole page, which stays wide enough to be read', [600, 12_000], [465, 9295]],
  ['a picture longer than any canvas', [300, 20_000], [240, 16_000]],
])('A picture is made smaller by its area: %s', async (_, [width = 0, height = 0], size) => {
  const picture = await createImageBitmap(await shrink(await pictureOf(width, height)));
  expect([picture.width, picture.height]).toEqual(size);
});

import sharp from 'sharp';

/** A difference in one channel that cannot be seen. */
const UNSEEN = 24;

/** A size may differ by one pixel, where a fraction is rounded. */
const ROUNDED = 2;

const rawOf = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });

type Raw = Awaited<ReturnType<typeof rawOf>>;

/** Tells if the other picture has a pixel at its place, or a row from it: texts are rounded to whole rows. */
function hasPixel(one: Raw, other: Raw, x: number, y: number): boolean {
  const i = (y * one.info.width + x) * 3;
  return [y, y - 1, y + 1].some((row) => {
    const j = (row * other.info.width + x) * 3;
    return [0, 1, 2].every(
      (channel) => Math.abs((one.data[i + channel] ?? 0) - (other.data[j + channel] ?? 0)) <= UNSEEN,
    );
  });
}

/**
 * The share of pixels in which two pictures differ: 0 for the same, 1 for pictures of different sizes.
 */
export async function differingShare(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([rawOf(one), rawOf(other)]);
  const width = Math.min(a.info.width, b.info.width);
  const height = Math.min(a.info.height, b.info.height);
  const sizes = [a.info.width - b.info.width, a.info.height - b.info.height];
  if (sizes.some((difference) => Math.abs(difference) > ROUNDED)) return 1;
  let differing = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (!hasPixel(a, b, x, y) || !hasPixel(b, a, x, y)) differing += 1;
  return differing / (width * height);
}

import sharp from 'sharp';

/** A difference in one channel that cannot be seen. */
const UNSEEN = 24;

/** A size may differ by one pixel, where a fraction is rounded. */
const ROUNDED = 2;

const rawOf = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });

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
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [i, j] = [(y * a.info.width + x) * 3, (y * b.info.width + x) * 3];
      const isSeen = [0, 1, 2].some(
        (channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[j + channel] ?? 0)) > UNSEEN,
      );
      if (isSeen) differing += 1;
    }
  }
  return differing / (width * height);
}

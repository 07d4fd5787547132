const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** In degrees, clockwise. */
export type Turn = 90 | 180 | 270;

/** How far a photo is turned until it is upright, by its orientation. Mirrored ones do not come from cameras. */
export const TURNS: Readonly<Record<number, Turn>> = { 3: 180, 6: 90, 8: 270 };

/**
 * The orientation of a photo, as its Exif has it.
 * @param tiff from the two letters on that say in which order numbers are written
 * @returns from 1 (upright) to 8; 0 if it is not said
 */
export function orientationIn({ buffer, byteOffset, byteLength }: Uint8Array): number {
  const tiff = new DataView(buffer, byteOffset, byteLength);
  try {
    const isLittle = tiff.getUint8(0) === 0x49;
    const directory = tiff.getUint32(4, isLittle);
    const count = tiff.getUint16(directory, isLittle);
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES;
      if (tiff.getUint16(at, isLittle) === ORIENTATION) return tiff.getUint16(at + 8, isLittle);
    }
  } catch {
    // A directory beyond the end says nothing.
  }
  return 0;
}

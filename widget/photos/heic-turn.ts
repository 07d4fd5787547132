/** Orientations of Exif, as degrees clockwise until the picture is upright. Mirrored ones do not come from cameras. */
const TURNS: Readonly<Record<number, Turn>> = { 3: 180, 6: 90, 8: 270 };

export type Turn = 0 | 90 | 180 | 270;

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** Exif within a file: its name, and the order in which it writes numbers. */
const EXIF = /Exif\0\0(?:MM\0\*|II\*\0)/;
const EXIF_NAME_BYTES = 6;

/** The boxes by which a HEIC says itself how it is turned; everybody who shows it follows them. */
const OWN_TURN = /irot|imir/;

/**
 * How far a HEIC has to be turned because only its Exif says which way up it is. Programs that show HEIC do not look
 * there, and the server does not keep it.
 */
export function turnByExif(bytes: Uint8Array<ArrayBuffer>): Turn {
  const text = new TextDecoder('latin1').decode(bytes);
  const exif = EXIF.exec(text);
  if (!exif || OWN_TURN.test(text)) return 0;
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + exif.index + EXIF_NAME_BYTES);
  const isLittle = tiff.getUint8(0) === 0x49;
  try {
    const directory = tiff.getUint32(4, isLittle);
    const count = tiff.getUint16(directory, isLittle);
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES;
      if (tiff.getUint16(at, isLittle) === ORIENTATION) return TURNS[tiff.getUint16(at + 8, isLittle)] ?? 0;
    }
  } catch {
    // A directory beyond the file says nothing.
  }
  return 0;
}

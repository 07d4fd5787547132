import { orientationIn, TURNS, type Turn } from '#contract/goods/exif.ts';

/** Exif within a file, behind its name or the place of its content, which is 0. */
const EXIF = /(?:Exif\0\0|\0{4})(MM\0\*|II\*\0)/;
const BEGINNING_BYTES = 4;

/** The boxes by which a HEIC says itself how it is turned; everybody who shows it follows them. */
const OWN_TURN = /irot|imir/;

/**
 * How far a HEIC has to be turned because only its Exif says which way up it is. Programs that show HEIC do not look
 * there.
 * @returns undefined if it is upright, or says itself how it is turned
 */
export function turnByExif(bytes: Uint8Array): Turn | undefined {
  const text = new TextDecoder('latin1').decode(bytes);
  const exif = EXIF.exec(text);
  if (!exif || OWN_TURN.test(text)) return undefined;
  return TURNS[orientationIn(bytes.subarray(exif.index + exif[0].length - BEGINNING_BYTES))];
}

import { orientationIn } from '#contract/goods/exif.ts';
import type { PhotoWalk, Size } from './walk.ts';

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;

/** Any number may stand between segments, but no camera writes more than a few. */
const MOST_FILL_BYTES = 1024;

/** Precision, height, width. */
const FRAME_BYTES = 5;

/** The segments that are needed to show the image. Of the camera's notes only which way up it is. */
export function* walkJpeg(): PhotoWalk {
  yield { pass: 2 };
  let hasFrame = false;
  let hasScan = false;
  let fill = 0;
  for (;;) {
    const [first, marker = 0] = yield { peek: 2 };
    if (first !== 0xff) return undefined;
    if (marker === 0xff) {
      fill += 1;
      if (fill > MOST_FILL_BYTES) return undefined;
      yield { skip: 1 };
    } else if (marker === END_OF_IMAGE) {
      yield { pass: 2 };
      return hasScan ? 'image/jpeg' : undefined;
    } else if (!isSegment(marker) || (marker === START_OF_SCAN && !hasFrame)) return undefined;
    else {
      const header = yield { read: 4 };
      const length = header.readUInt16BE(2) - 2;
      if (length < 0) return undefined;
      if (isFrame(marker)) {
        yield { type: 'image/jpeg', size: sizeOf(yield { peek: FRAME_BYTES }) };
        hasFrame = true;
      }
      if (marker === APP1) yield { write: orientationSegment(yield { read: length }) };
      else if (yield* isNeeded(marker, length)) {
        yield { write: header };
        yield { pass: length };
      } else yield { skip: length };
      if (marker === START_OF_SCAN) {
        hasScan = true;
        yield { passScan: true };
      }
    }
  }
}

/** Other markers have no length, or come only where a photo was cut and something else follows. */
const isSegment = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xef) || marker === COMMENT;

/** Three markers between those of frames mean something else: two are of tables, one is reserved. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const sizeOf = (bytes: Buffer): Size => ({ width: bytes.readUInt16BE(3), height: bytes.readUInt16BE(1) });

/** Tables, frames and scans. Of the application segments only the colour profile and the coding of colours. */
function* isNeeded(marker: number, length: number): Generator<{ peek: number }, boolean, Buffer> {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > 0xef) return true;
  if (marker === APP0 || marker === APP14) return true;
  if (marker !== APP2 || length < PROFILE.length) return false;
  return (yield { peek: PROFILE.length }).equals(PROFILE);
}

const PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1');
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const NOTHING = Buffer.alloc(0);

/** An Exif segment with nothing but the orientation of the image; empty if it is upright. */
function orientationSegment(body: Buffer): Buffer {
  const orientation = orientationOf(body);
  if (orientation < 2 || orientation > 8) return NOTHING;
  const directory = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  directory.writeUInt16BE(orientation, 18);
  const content = Buffer.concat([EXIF, directory]);
  const header = Buffer.from([0xff, APP1, 0, content.length + 2]);
  return Buffer.concat([header, content]);
}

/** From 1 (upright) to 8; 0 if it is not said. */
const orientationOf = (body: Buffer): number =>
  body.subarray(0, EXIF.length).equals(EXIF) ? orientationIn(body.subarray(EXIF.length)) : 0;

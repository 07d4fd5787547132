import type { PhotoType } from '#contract/limits.ts';

const NOTHING = Buffer.alloc(0);

/**
 * Tells by its content which type a photo is and whether it is whole, while it streams by.
 *
 * Every format is walked by its own structure up to where its image ends; a file that ends before is broken. What
 * follows the image (a phone's motion clip, say) does not matter.
 */
export class PhotoCheck {
  private readonly walk = walkPhoto();
  private step = this.walk.next();
  private pending: Buffer = NOTHING;
  private skipped = 0;

  feed(chunk: Buffer): void {
    if (this.step.done) return;
    this.pending = this.pending.length > 0 ? Buffer.concat([this.pending, chunk]) : chunk;
    while (!this.step.done && this.advance(this.step.value)) {
      // Everything happens in advance().
    }
  }

  /** The type, or undefined for what is no photo, a type that is not accepted, or a photo that ends too early. */
  get type(): PhotoType | undefined {
    return this.step.done ? this.step.value : undefined;
  }

  /** Gives the walk what it wants, if enough has arrived. */
  private advance(want: Want): boolean {
    if ('skip' in want) return this.skip(want.skip);
    if ('find' in want) return this.find(want.find);
    if (this.pending.length < want.read) return false;
    const bytes = this.pending.subarray(0, want.read);
    this.pending = this.pending.subarray(want.read);
    this.step = this.walk.next(bytes);
    return true;
  }

  private skip(count: number): boolean {
    const available = Math.min(count - this.skipped, this.pending.length);
    this.pending = this.pending.subarray(available);
    this.skipped += available;
    if (this.skipped < count) return false;
    this.skipped = 0;
    this.step = this.walk.next(NOTHING);
    return true;
  }

  private find(pattern: Buffer): boolean {
    const at = this.pending.indexOf(pattern);
    if (at < 0) {
      // The pattern may begin at the end of this chunk. Copied, or a few bytes would keep the whole chunk alive.
      this.pending = Buffer.from(
        this.pending.subarray(Math.max(0, this.pending.length - pattern.length + 1)),
      );
      return false;
    }
    this.pending = this.pending.subarray(at + pattern.length);
    this.step = this.walk.next(NOTHING);
    return true;
  }
}

type Want = { read: number } | { skip: number } | { find: Buffer };
type Walk = Generator<Want, PhotoType | undefined, Buffer>;

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const HEIF_BRANDS = ['mif1', 'mif2', 'msf1'];

function* walkPhoto(): Walk {
  const start = yield { read: 12 };
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return yield* walkJpeg(start);
  if (start.subarray(0, 8).equals(PNG_SIGNATURE)) return yield* walkPng(start);
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8) === 'WEBP') {
    return yield* walkWebp(start);
  }
  if (start.toString('latin1', 4, 8) === 'ftyp') return yield* walkHeif(start);
  return undefined;
}

const END_OF_IMAGE = Buffer.from('ffd9', 'hex');
const START_OF_SCAN = 0xda;
/** Any number may stand between segments, but no camera writes more than a few, and each costs time. */
const MOST_FILL_BYTES = 1024;

/** Segments up to the first scan; then the end-of-image marker, which cannot occur within a scan. */
function* walkJpeg(start: Buffer): Walk {
  let header: Buffer = start.subarray(2);
  let fill = 0;
  for (;;) {
    while (header.length < 4) header = Buffer.concat([header, yield { read: 4 - header.length }]);
    if (header[0] !== 0xff) return undefined;
    if (header[1] === 0xff) {
      fill += 1;
      if (fill > MOST_FILL_BYTES) return undefined;
      header = header.subarray(1);
      continue;
    }
    if (header[1] === START_OF_SCAN) break;
    const next = 2 + header.readUInt16BE(2);
    if (next < 4) return undefined;
    if (next > header.length) yield { skip: next - header.length };
    header = header.subarray(next);
  }
  yield { find: END_OF_IMAGE };
  return 'image/jpeg';
}

function* walkPng(start: Buffer): Walk {
  let header: Buffer = Buffer.concat([start.subarray(8), yield { read: 4 }]);
  if (header.toString('latin1', 4) !== 'IHDR') return undefined;
  while (header.toString('latin1', 4) !== 'IEND') {
    yield { skip: header.readUInt32BE(0) + 4 };
    header = yield { read: 8 };
  }
  return 'image/png';
}

function* walkWebp(start: Buffer): Walk {
  const rest = start.readUInt32LE(4) - 4;
  if (rest < 8) return undefined;
  const chunk = yield { read: 8 };
  if (!chunk.toString('latin1', 0, 3).startsWith('VP8')) return undefined;
  yield { skip: rest - 8 };
  return 'image/webp';
}

/** Boxes until both the description (meta) and the data (mdat) went by, in whichever order. */
function* walkHeif(start: Buffer): Walk {
  const size = start.readUInt32BE(0);
  if (size < 16 || size > 1024) return undefined;
  const brands = Buffer.concat([start.subarray(8), yield { read: size - 12 }]).toString('latin1');
  const has = (known: readonly string[]) => known.some((brand) => brands.includes(brand));
  // AVIF names HEIF brands as well, but is another type that no one asked for.
  if (brands.startsWith('avi')) return undefined;
  const type = has(HEIC_BRANDS) ? 'image/heic' : has(HEIF_BRANDS) ? 'image/heif' : undefined;
  if (!type) return undefined;
  const left = new Set(['meta', 'mdat']);
  while (left.size > 0) {
    const header = yield { read: 8 };
    left.delete(header.toString('latin1', 4));
    const length = header.readUInt32BE(0);
    // 0 means: up to the end of the file. 1 means: a 64-bit length follows.
    if (length === 0) break;
    const long = length === 1 ? Number((yield { read: 8 }).readBigUInt64BE(0)) - 16 : length - 8;
    if (long < 0) return undefined;
    yield { skip: long };
  }
  return left.has('meta') ? undefined : type;
}

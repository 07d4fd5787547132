import { LIMITS, type PhotoType } from '#contract/base/limits.ts';
import { nameFits } from '#contract/goods/photo-names.ts';
import { walkHeif } from './formats/heif.ts';
import { walkJpeg } from './formats/jpeg.ts';
import { walkPng } from './formats/png.ts';
import type { Edit, PhotoWalk, Size, WalkStep } from './formats/walk.ts';
import { walkWebp } from './formats/webp.ts';

const NOTHING = Buffer.alloc(0);

/** A photo of many megabytes takes a few thousand; more are there only to cost time. */
const MOST_STEPS = 200_000;

/**
 * Reads a photo while it streams by: finds its type and size and whether it is whole, and lets only the image pass.
 * Place, time and camera are left out, and everything behind the image (such as a phone's motion clip). The image
 * itself is unchanged, and stands as it did.
 */
export class PhotoFilter {
  /** The last changes of the output. Complete when the last byte was fed. */
  readonly edits: Edit[] = [];

  /**
   * Its type if it turns out to be whole. Known as soon as its size is, if no passed bytes will have to change,
   * otherwise at the end.
   */
  expected: PhotoType | undefined;

  /** True for a photo that is refused because it has too many pixels. */
  isTooLarge = false;

  readonly #fileName: string;
  readonly #walk = walkPhoto(this.edits);
  #step = this.#walk.next();
  #pending: Buffer = NOTHING;
  /** How much of the present step is done. */
  #done = 0;
  #steps = 0;
  #passed: Buffer[] = [];

  /** @param fileName on the seller's device. A photo is refused if its name says that it is of another type. */
  constructor(fileName: string) {
    this.#fileName = fileName;
  }

  /** @returns the bytes to store, in pieces of the input; nothing more of a photo that is refused */
  feed(chunk: Buffer): Buffer[] {
    if (!this.#step.done) {
      this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
      while (!this.#step.done && this.#advance(this.#step.value)) {
        // Everything happens in advance().
      }
      // Copied, or a few bytes would keep the whole chunk alive.
      this.#pending = Buffer.from(this.#pending);
    }
    return this.#passed.splice(0);
  }

  /** The type, or undefined for a file that is no photo, is not accepted, or ends too early. */
  get type(): PhotoType | undefined {
    return this.#step.done ? this.#step.value : undefined;
  }

  /** Does as much of a step as has arrived. Returns whether it is complete. */
  #advance(step: WalkStep): boolean {
    if ('write' in step) {
      this.#passed.push(step.write);
      return this.#next();
    }
    if ('peek' in step) return this.#give(step.peek);
    if ('read' in step) return this.#give(step.read, step.read);
    if ('pass' in step)
      return this.#upTo(step.pass, (bytes) => {
        this.#passed.push(bytes);
        step.see?.(bytes);
      });
    if ('type' in step) return this.#judge(step.type, step.size);
    if ('skip' in step) return this.#upTo(step.skip, () => {});
    if ('blank' in step)
      return this.#upTo(step.blank, (bytes) => this.#passed.push(Buffer.alloc(bytes.length)));
    return this.#passScan();
  }

  #next(bytes: Buffer = NOTHING): true {
    this.#done = 0;
    this.#steps += 1;
    return this.#steps > MOST_STEPS ? this.#refuse() : this.#take(this.#walk.next(bytes));
  }

  #refuse(): true {
    return this.#take(this.#walk.return(undefined));
  }

  #take(step: ReturnType<PhotoWalk['next']>): true {
    this.#step = step;
    if (step.done && !step.value) {
      this.#passed = [];
      this.expected = undefined;
    }
    return true;
  }

  /** Continues if the name of the file and the limits allow such an image. */
  #judge(type: PhotoType, { width, height }: Size): true {
    const pixels = width * height;
    if (pixels === 0 || !nameFits(this.#fileName, type)) return this.#refuse();
    this.isTooLarge = pixels > LIMITS.photoPixels;
    if (this.isTooLarge) return this.#refuse();
    if (this.edits.length === 0) this.expected ??= type;
    return this.#next();
  }

  /** Gives the walk a number of bytes, and removes `used` of them. */
  #give(count: number, used = 0): boolean {
    if (this.#pending.length < count) return false;
    const bytes = this.#pending.subarray(0, count);
    this.#pending = this.#pending.subarray(used);
    return this.#next(bytes);
  }

  #upTo(count: number, use: (bytes: Buffer) => void): boolean {
    const available = Math.min(count - this.#done, this.#pending.length);
    if (available > 0) use(this.#pending.subarray(0, available));
    this.#pending = this.#pending.subarray(available);
    this.#done += available;
    return this.#done === count && this.#next();
  }

  #passScan(): boolean {
    const end = endOfScan(this.#pending);
    this.#passed.push(this.#pending.subarray(0, end));
    this.#pending = this.#pending.subarray(end);
    return this.#pending.length > 1 && this.#next();
  }
}

/**
 * The offset of the next marker, or of the bytes that cannot be judged yet. A scan contains only escaped 0xff and
 * restarts.
 */
function endOfScan(bytes: Buffer): number {
  let at = bytes.indexOf(0xff);
  while (at >= 0) {
    const next = bytes[at + 1];
    if (next === undefined) return at;
    const isScan = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (next !== 0xff && !isScan) return at;
    at = bytes.indexOf(0xff, at + (isScan ? 2 : 1));
  }
  return bytes.length;
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function* walkPhoto(edits: Edit[]): PhotoWalk {
  const start = yield { peek: 12 };
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return yield* walkJpeg();
  if (start.subarray(0, 8).equals(PNG_SIGNATURE)) return yield* walkPng();
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8) === 'WEBP')
    return yield* walkWebp();
  if (start.toString('latin1', 4, 8) === 'ftyp') return yield* walkHeif(edits);
  return undefined;
}

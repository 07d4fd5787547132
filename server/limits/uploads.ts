import { ALARM_LIMITS } from '#contract/help/alarm-limits.ts';
import { callerOf } from './address.ts';
import { UploadLane, type UploadSlot } from './upload-lane.ts';

/** Each holds some memory and a file. A seller's upload takes seconds, so few of them happen at once. */
const WITH_PHOTOS = 128;
/** They hold some memory. A form with every item and every text at its limit is smaller than this. */
const WITHOUT_PHOTOS = 1024;
const SMALL_BYTES = 256 * 1024;

/** `/health` reports sellers who were turned away within this time. */
const RECENT_MS = ALARM_LIMITS.turnedAwaySeconds * 1000;

/** The submissions that this process receives at the moment. Those without photos never wait for those with photos. */
export class Uploads {
  readonly #photos: UploadLane;
  readonly #texts = new UploadLane(WITHOUT_PHOTOS);

  constructor(withPhotos = WITH_PHOTOS) {
    this.#photos = new UploadLane(withPhotos);
  }

  /**
   * Runs the work of one upload, as soon as there is room.
   * @param size the bytes according to its header; 0 without one
   * @throws Refusal 429 if the address sends too many at once, 503 if there is no room or it had to give way
   */
  async run<Result>(ip: string, size: number, work: (slot: UploadSlot) => Promise<Result>): Promise<Result> {
    const lane = size > 0 && size <= SMALL_BYTES ? this.#texts : this.#photos;
    const slot = await lane.enter(callerOf(ip));
    try {
      return await work(slot);
    } finally {
      lane.leave(slot);
    }
  }

  get running(): number {
    return this.#photos.size + this.#texts.size;
  }

  /** How many were refused because there was no room, or had to give way. */
  get turnedAway(): number {
    return this.#photos.turnedAway + this.#texts.turnedAway;
  }

  get isTurningAway(): boolean {
    const last = Math.max(this.#photos.turnedAwayAt, this.#texts.turnedAwayAt);
    return performance.now() - last < RECENT_MS;
  }
}

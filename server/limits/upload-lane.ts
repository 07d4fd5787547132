import { Refusal } from '../base/errors.ts';

const AT_ONCE_FROM_ADDRESS = 24;

/** An upload waits this long for another one to end or give way. The form waits longer. */
const WAIT_MS = 5_000;
const LOOK_MS = 200;

/** After this time the speed of an upload is known. */
const GRACE_MS = 3_000;
/** An upload slower than this gives way to waiting ones: bytes a second, and a share of the median speed. */
const SLOW = 8 * 1024;
const SLOW_SHARE = 1 / 4;

/** The place of one upload. The receiver counts its bytes, and ends the upload when `signal` is aborted. */
export class UploadSlot {
  /** How much of it has arrived. */
  bytes = 0;
  readonly caller: string | undefined;
  readonly #since = performance.now();
  readonly #ending = new AbortController();

  constructor(caller: string | undefined) {
    this.caller = caller;
  }

  /** Aborted with a Refusal when it has to make room. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Bytes a second; infinite as long as it cannot be told. */
  get speed(): number {
    const ms = performance.now() - this.#since;
    return ms < GRACE_MS ? Number.POSITIVE_INFINITY : (this.bytes * 1000) / ms;
  }

  giveWay(): void {
    this.#ending.abort(new Refusal('unavailable'));
  }
}

interface Waiting {
  slot: UploadSlot;
  enter(): void;
}

/**
 * Places for uploads, shared out by address. When all are taken, an address that holds more than its share gives one to an
 * address that waits, and a slow upload makes room for one that waits.
 */
export class UploadLane {
  turnedAway = 0;
  turnedAwayAt = Number.NEGATIVE_INFINITY;
  readonly #places: number;
  readonly #running = new Set<UploadSlot>();
  readonly #waiting = new Set<Waiting>();
  #looking: NodeJS.Timeout | undefined;

  constructor(places: number) {
    this.#places = places;
  }

  get size(): number {
    return this.#running.size;
  }

  /** @throws Refusal 429 if the address has too many already, 503 if no place becomes free in time */
  async enter(caller: string | undefined): Promise<UploadSlot> {
    const slots = [...this.#waiting].map(({ slot }) => slot);
    if (caller !== undefined && countOf(caller, [...this.#running, ...slots]) >= AT_ONCE_FROM_ADDRESS)
      throw new Refusal('too_many_requests');
    const slot = new UploadSlot(caller);
    if (this.#running.size < this.#places) this.#running.add(slot);
    else await this.#waitFor(slot);
    return slot;
  }

  leave(slot: UploadSlot): void {
    this.#running.delete(slot);
    this.#letIn();
  }

  #waitFor(slot: UploadSlot): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        slot,
        enter: () => {
          clearTimeout(late);
          this.#waiting.delete(entry);
          this.#running.add(slot);
          resolve();
        },
      };
      const late = setTimeout(() => {
        this.#waiting.delete(entry);
        this.#noteTurnedAway();
        reject(new Refusal('unavailable'));
      }, WAIT_MS);
      this.#waiting.add(entry);
      this.#makeRoom();
    });
  }

  /** Lets the uploads of the addresses with the fewest running ones in first. */
  #letIn(): void {
    while (this.#running.size < this.#places && this.#waiting.size > 0) {
      const [first] = [...this.#waiting].sort((a, b) => this.#held(a.slot) - this.#held(b.slot));
      first?.enter();
    }
  }

  /**
   * Ends uploads to make room for waiting ones, and looks again soon: an upload turns out to be slow only after a
   * while.
   */
  #makeRoom(): void {
    const ending = [...this.#running].filter(({ signal }) => signal.aborted).length;
    const turn = [...this.#waiting].sort((a, b) => this.#held(a.slot) - this.#held(b.slot));
    for (const { slot } of turn.slice(ending)) {
      const victim = this.#victimFor(slot);
      if (!victim) continue;
      this.#noteTurnedAway();
      victim.giveWay();
    }
    this.#looking ??= setTimeout(() => {
      this.#looking = undefined;
      if (this.#waiting.size > 0) this.#makeRoom();
    }, LOOK_MS);
  }

  #victimFor(slot: UploadSlot): UploadSlot | undefined {
    // The youngest first: among equals, it loses the least.
    const others = [...this.#running].filter(({ signal }) => !signal.aborted).reverse();
    const counts = Map.groupBy(others, ({ caller }) => caller);
    const most = Math.max(
      0,
      ...[...counts].map(([caller, { length }]) => (caller === undefined ? 0 : length)),
    );
    const isOverShare = ({ caller }: UploadSlot) =>
      caller !== undefined && counts.get(caller)?.length === most;
    if (most > this.#held(slot) + 1) return slowestOf(others.filter(isOverShare));
    const limit = Math.max(SLOW, medianOf(others.map(({ speed }) => speed)) * SLOW_SHARE);
    const slowest = slowestOf(others);
    return slowest && slowest.speed < limit ? slowest : undefined;
  }

  #held({ caller }: UploadSlot): number {
    return caller === undefined ? 0 : countOf(caller, [...this.#running]);
  }

  #noteTurnedAway(): void {
    this.turnedAway += 1;
    this.turnedAwayAt = performance.now();
  }
}

const countOf = (caller: string, slots: readonly UploadSlot[]) =>
  slots.filter((slot) => slot.caller === caller).length;

const slowestOf = (slots: readonly UploadSlot[]): UploadSlot | undefined =>
  slots.toSorted((a, b) => a.speed - b.speed)[0];

/** The median of the known speeds; 0 if there are none. */
function medianOf(speeds: readonly number[]): number {
  const finite = speeds.filter(Number.isFinite).sort((a, b) => a - b);
  return finite[Math.floor(finite.length / 2)] ?? 0;
}

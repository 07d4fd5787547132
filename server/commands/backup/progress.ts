/** Amounts of a long work, done or to be done. */
export interface Amounts {
  rows: number;
  photos: number;
  bytes: number;
}

const NONE: Amounts = { rows: 0, photos: 0, bytes: 0 };
const EVERY_MS = 5_000;
const MEGABYTE = 1024 * 1024;

/** Reports every few seconds the progress of a long work, and the remaining time at this pace. */
export class Progress {
  readonly #done: Amounts = { ...NONE };
  readonly #total: Amounts;
  readonly #say: (line: string) => void;
  readonly #everyMs: number;
  readonly #started = performance.now();
  #saidAt = this.#started;

  /** @param total may be an estimate */
  constructor(total: Amounts, say: (line: string) => void, everyMs = EVERY_MS) {
    this.#total = total;
    this.#say = say;
    this.#everyMs = everyMs;
  }

  add(amounts: Partial<Amounts>): void {
    for (const name of ['rows', 'photos', 'bytes'] as const) this.#done[name] += amounts[name] ?? 0;
    const now = performance.now();
    if (now - this.#saidAt < this.#everyMs) return;
    this.#saidAt = now;
    this.#say(this.#line(now));
  }

  #line(now: number): string {
    const { rows, photos, bytes } = this.#done;
    return [
      part('rows', rows, this.#total.rows),
      part('photos', photos, this.#total.photos),
      part('MB', bytes / MEGABYTE, this.#total.bytes / MEGABYTE),
      timeLeft(now - this.#started, bytes / this.#total.bytes),
    ].join(', ');
  }
}

const whole = (amount: number) => Math.round(amount).toLocaleString('en');

const part = (what: string, count: number, total: number) => `${whole(count)} of ${whole(total)} ${what}`;

function timeLeft(ms: number, share: number): string {
  if (!(share > 0) || share > 1) return 'nearly done';
  const seconds = Math.ceil((ms / share - ms) / 1000);
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** The pace of an upload changes; only the last seconds predict the next. */
const WINDOW_MS = 5_000;

/** A shorter time tells nothing: the first bytes only fill the device's own buffers. */
const SHORTEST_MS = 1_000;

/** Tells how long the rest of an upload takes. */
export class Pace {
  #marks: { at: number; share: number }[] = [];

  /**
   * @param share of the bytes, 0 to 1
   * @param now in milliseconds
   * @returns seconds, or undefined as long as it cannot be estimated
   */
  secondsLeft(share: number, now: number): number | undefined {
    this.#marks.push({ at: now, share });
    // One mark before the window stays, so that a line with rare signs of progress has a pace too.
    while ((this.#marks[1]?.at ?? now) < now - WINDOW_MS) this.#marks.shift();
    const [first] = this.#marks;
    if (!first || now - first.at < SHORTEST_MS || share <= first.share) return undefined;
    return (((1 - share) / (share - first.share)) * (now - first.at)) / 1000;
  }
}

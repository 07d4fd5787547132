/** Numbers that look random but are always the same (mulberry32). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from low to high, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(values: readonly T[]): T {
    const value = values[this.between(0, values.length - 1)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  }

  /** Some different entries, in the order of the list. */
  sample<T>(values: readonly T[], count: number): T[] {
    const rest = values.map((_, index) => index);
    const picks = new Set<number>();
    while (picks.size < Math.min(count, values.length)) {
      picks.add(rest.splice(this.between(0, rest.length - 1), 1)[0] ?? 0);
    }
    return values.filter((_, index) => picks.has(index));
  }
}

/** Chance that is the same in every run. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** From `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  of<Thing>(things: readonly Thing[]): Thing {
    const thing = things[Math.floor(this.next() * things.length)];
    if (thing === undefined) throw new Error('there is nothing to choose from');
    return thing;
  }

  /** By weights that stand beside the things. */
  weighed<Thing>(things: readonly (readonly [thing: Thing, weight: number])[]): Thing {
    let left = this.next() * things.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [thing, weight] of things) {
      left -= weight;
      if (left < 0) return thing;
    }
    return this.of(things)[0];
  }

  /** A wait whose mean is given: short ones are many, long ones are few. */
  wait(mean: number): number {
    return -Math.log(1 - this.next()) * mean;
  }
}

import { SeededRandom } from '../shops/random.ts';

/** Chance that is the same in every run. */
export class Chance extends SeededRandom {
  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** By weights that stand beside the things. */
  weighed<Thing>(things: readonly (readonly [thing: Thing, weight: number])[]): Thing {
    let rest = this.next() * things.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [thing, weight] of things) {
      rest -= weight;
      if (rest < 0) return thing;
    }
    return this.pick(things)[0];
  }

  /** A wait whose mean is given: short ones are many, long ones are few. */
  wait(mean: number): number {
    return -Math.log(1 - this.next()) * mean;
  }
}

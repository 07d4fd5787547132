import { PLACE_RULES } from '#contract/life/clocks.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { Life } from '../life/life.ts';

/** A clock that tests set. It shows the time of the machine until somebody does. */
export class TestClock {
  #moment: Date | undefined;

  now = (): Date => this.#moment ?? new Date();

  set(moment: Date | string): void {
    this.#moment = new Date(moment);
  }

  /** Moves it on, from the time that it shows. */
  advance(minutes: number): void {
    this.set(new Date(this.now().getTime() + minutes * 60_000));
  }

  /** Shows the time of the machine again. */
  reset(): void {
    this.#moment = undefined;
  }
}

/** An outbox without webhooks, and the life of requests that writes to it. */
export function quiet(outbox = new Outbox(), clock = new TestClock()) {
  return { outbox, life: new Life(outbox, PLACE_RULES, clock.now), clock };
}

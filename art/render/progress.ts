import type { Render } from '../subjects/plan.ts';
import type { PictureManifest } from './manifest.ts';

/** Measured on a machine with two cores. Used for the first estimate. */
const LIGHT_PATHS_PER_SECOND = 500_000;

const minutes = (seconds: number) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

/** Prints the progress and the estimated time left. */
export class Estimate {
  readonly #expected: Map<string, number>;
  readonly #total: number;
  readonly #started = Date.now();
  #finished = 0;
  #count = 0;
  #saidAt = 0;

  constructor(renders: readonly Render[], { renders: timings }: PictureManifest) {
    this.#expected = new Map(
      renders.map(({ name, frame, samples }) => [
        name,
        timings[name]?.seconds || (frame.width * frame.height * samples) / LIGHT_PATHS_PER_SECOND,
      ]),
    );
    this.#total = [...this.#expected.values()].reduce((sum, seconds) => sum + seconds, 0);
  }

  #of(render: Render): number {
    return this.#expected.get(render.name) ?? 0;
  }

  /** Prints at most every ten seconds, so that logs stay short. */
  show(render: Render, share: number): void {
    if (Date.now() - this.#saidAt < 10_000) return;
    this.#saidAt = Date.now();
    this.#say(render.name, `${Math.round(share * 100)} %`, this.#finished + share * this.#of(render));
  }

  done(render: Render): void {
    this.#finish(render);
    this.#say(render.name, 'done', this.#finished);
  }

  skip(render: Render): void {
    this.#finish(render);
  }

  #finish(render: Render): void {
    this.#finished += this.#of(render);
    this.#count += 1;
  }

  #say(name: string, state: string, work: number): void {
    const elapsed = (Date.now() - this.#started) / 1000;
    const secondsLeft = work > 0 ? (elapsed / work) * (this.#total - work) : this.#total;
    const position = `${this.#count}/${this.#expected.size}`;
    console.log(
      `${position.padStart(7)}  ${name.padEnd(30)} ${state.padEnd(6)} about ${minutes(secondsLeft)} left`,
    );
  }
}

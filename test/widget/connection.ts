import type { Connection } from '#widget/sending/connection.ts';

/** A line that a test cuts and connects again. Pauses are over at once. */
export class TestConnection implements Connection {
  /** The pauses that were asked for, in milliseconds. */
  readonly pauses: number[] = [];
  readonly #listeners = new Set<() => void>();
  #up = true;

  set(up: boolean): void {
    this.#up = up;
    for (const listener of this.#listeners) listener();
  }

  isUp = () => this.#up;

  onChange = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  pause = async (milliseconds: number): Promise<void> => {
    this.pauses.push(milliseconds);
  };
}

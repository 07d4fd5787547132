/** Lets works with the same name take turns; those with other names do not wait. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** @param name undefined: does not wait */
  async run<Result>(name: string | undefined, work: () => Promise<Result>): Promise<Result> {
    if (name === undefined) return work();
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const ending = turn.catch(() => undefined);
    this.#last.set(name, ending);
    try {
      return await turn;
    } finally {
      if (this.#last.get(name) === ending) this.#last.delete(name);
    }
  }
}

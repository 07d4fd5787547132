const KEPT_MS = 60_000;
/** A page shows a list without its count rather than wait longer. */
const PATIENCE_MS = 300;
/** Old counts are thrown away when there are so many. */
const MOST_KEPT = 500;

interface Kept {
  readonly until: number;
  readonly count: Promise<number | null>;
}

/** Counts that menus show on every page, each kept for a minute. They are made one after the other. */
export class KeptCounts {
  readonly #kept = new Map<string, Kept>();
  #last: Promise<unknown> = Promise.resolve();

  /**
   * The count of a name; null if it cannot be told soon.
   * @param now in milliseconds
   * @param count counts it
   */
  async get(name: string, now: number, count: () => Promise<number>): Promise<number | null> {
    let entry = this.#kept.get(name);
    if (!entry || entry.until <= now) {
      this.#tidy(now);
      entry = { until: now + KEPT_MS, count: this.#last.then(count).catch(() => null) };
      this.#kept.set(name, entry);
      this.#last = entry.count;
    }
    return soon(entry.count);
  }

  #tidy(now: number): void {
    if (this.#kept.size < MOST_KEPT) return;
    for (const [name, { until }] of this.#kept) if (until <= now) this.#kept.delete(name);
  }
}

async function soon(count: Promise<number | null>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([count, late]).finally(() => clearTimeout(timer));
}

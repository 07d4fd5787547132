import { LRUCache } from 'lru-cache';
import type { PageContent } from '#contract/site/page-contents.ts';
import type { Contents } from './contents.ts';

/** A page for all visitors. */
export interface Page {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Whether it may be kept: it was found, and is complete. */
  isWhole: boolean;
  /** Whether an API did not answer while it was made. */
  isOutage: boolean;
}

interface Kept {
  page: Page;
  /** The state of its contents, before it was made. */
  state: string;
  madeAt: number;
}

/** How long a page is kept without a known change: after that, texts such as 「5分前」 are wrong. */
export const FRESH_SECONDS = 60;
/** For this long an older page is still sent, while a new one is made. */
export const STALE_SECONDS = 60;

/** For this long a page stays readable while the API of its contents is out. */
export const OUTAGE_SECONDS = 24 * 60 * 60;
/** An article is as true as before; a page that counts shops or minutes is not. */
const TRUE_FOR_LONG: readonly PageContent[] = ['articles'];

const agesWell = (contents: readonly PageContent[]) =>
  contents.every((content) => TRUE_FOR_LONG.includes(content));

/** All pages of the site with the first pages of all lists take about 15 MB. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** Pages that are the same for every visitor. Each is made once, however many ask for it. */
export class KeptPages {
  readonly #contents: Contents;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ page }) => page.body.length + 1,
  });
  readonly #making = new Map<string, Promise<Page>>();

  constructor(contents: Contents) {
    this.#contents = contents;
  }

  /**
   * @param key identifies the page
   * @param contents the contents of the page
   * @param make makes the page
   * @returns the page, which is not whole if a part could not be made
   */
  get(key: string, contents: readonly PageContent[], make: () => Promise<Page>): Page | Promise<Page> {
    const entry = this.#kept.get(key);
    const age = ageOf(entry);
    const isCurrent = entry?.state === this.#contents.stateOf(contents);
    if (!entry || !isCurrent || age > FRESH_SECONDS + STALE_SECONDS) return this.#renew(key, contents, make);
    // This visitor need not wait for the new page, nor hear that it failed.
    if (age > FRESH_SECONDS) this.#renew(key, contents, make).catch(() => {});
    return entry.page;
  }

  /**
   * The last whole page, for when a new one is late or its API is out.
   * @param contents the contents of the page
   */
  lastOf(key: string, contents: readonly PageContent[]): Page | undefined {
    const entry = this.#kept.get(key);
    return agesWell(contents) && ageOf(entry) <= OUTAGE_SECONDS ? entry?.page : undefined;
  }

  #renew(key: string, contents: readonly PageContent[], make: () => Promise<Page>): Promise<Page> {
    const state = this.#contents.stateOf(contents);
    const turn = `${state} ${key}`;
    const running = this.#making.get(turn);
    if (running) return running;
    const madeAt = performance.now();
    const making = make()
      .then((page) => {
        if (page.isWhole) this.#kept.set(key, { page, state, madeAt });
        return (page.isOutage && this.lastOf(key, contents)) || page;
      })
      .finally(() => this.#making.delete(turn));
    this.#making.set(turn, making);
    return making;
  }
}

/** In seconds. Not by the time of day: that may be set back. */
const ageOf = (entry: Kept | undefined): number =>
  entry ? (performance.now() - entry.madeAt) / 1000 : Number.POSITIVE_INFINITY;

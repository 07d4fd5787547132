import type { HistoryWindow } from '#widget/visit/page-history.ts';

/** A tab's session history, in memory. Its first entry is the page before, which the seller came from. */
export class BrowserHistory extends EventTarget {
  readonly #states: unknown[];
  readonly #urls = ['https://before.example/', 'https://partner.example/'];
  #at = 1;
  /** Whether the seller has interacted with the page. */
  acted = true;

  /** @param state the page's own state of its entry */
  constructor(state: unknown = null) {
    super();
    this.#states = [undefined, state];
  }

  /** The window of a page that is loaded again. */
  get window(): HistoryWindow {
    const window = {
      history: this,
      addEventListener: this.addEventListener.bind(this),
      removeEventListener: this.removeEventListener.bind(this),
    };
    Object.defineProperties(window, {
      location: { get: () => this.location },
      navigator: { get: () => this.navigator },
    });
    return window as unknown as HistoryWindow;
  }

  get navigator() {
    return { userActivation: { hasBeenActive: this.acted } };
  }

  get history(): this {
    return this;
  }

  get location() {
    return { href: this.#urls[this.#at] ?? '' };
  }

  get state(): unknown {
    return this.#states[this.#at];
  }

  /** How many entries there are beside that of the page. */
  get added(): number {
    return this.#states.length - 2;
  }

  /** Whether the seller is on the page before. */
  get left(): boolean {
    return this.#at === 0;
  }

  pushState(state: unknown, _title = '', url = this.location.href): void {
    this.#states.splice(this.#at + 1, Number.POSITIVE_INFINITY, structuredClone(state));
    this.#urls.splice(this.#at + 1, Number.POSITIVE_INFINITY, url);
    this.#at += 1;
  }

  replaceState(state: unknown, _title = '', url = this.location.href): void {
    this.#states[this.#at] = structuredClone(state);
    this.#urls[this.#at] = url;
  }

  go(by: number): void {
    const to = this.#at + by;
    if (to < 0 || to >= this.#states.length) return;
    this.#at = to;
    if (!this.left) this.dispatchEvent(new Event('popstate'));
  }

  back(): void {
    this.go(-1);
  }

  forward(): void {
    this.go(1);
  }

  /** @param isKept the browser shows the page again as it was left */
  show(isKept: boolean): void {
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isKept }));
  }
}

import type { Step } from '#contract/embed/element.ts';
import type { PageHistory } from './page-history.ts';

/** The parts of the form that history needs. */
export interface HistoryHooks {
  readonly step: () => Step;
  /** Whether the form may add entries (attribute `history`). */
  readonly isOn: () => boolean;
  /** Whether the page's URLs are the steps (attribute `navigation`). Then only dialogs have entries. */
  readonly pageRoutes: () => boolean;
  /** Whether the seller must not leave the step now. */
  readonly isHeld: () => boolean;
  readonly showFirstStep: () => void;
  /** Shows the step of an entry that Forward leads to. False if it is shown already or has nothing to show. */
  readonly showAgain: (step: Step) => boolean;
  /** The page is shown again as it was left. */
  readonly onReturn: () => void;
}

/** A layer above the first step that Back removes: a dialog, or a later step. */
interface Layer {
  /** The depth of its entry. */
  readonly depth: number;
  readonly takeAway: () => void;
}

/**
 * Back closes a dialog, then goes a step back, then leaves the page (docs/decisions/0027-back.md).
 *
 * Each dialog and each later step has an entry. If the seller closes a dialog themselves, its entry stays as a spare: the
 * next dialog takes it, and Back passes it by.
 */
export class HistoryState {
  #layers: readonly Layer[] = [];
  #step: Layer | undefined;
  /** The depth of the current entry, as far as the form has followed. */
  #depth: number;
  /** The form is on the screen. */
  #following = false;
  readonly #page: PageHistory;
  readonly #hooks: HistoryHooks;

  constructor(page: PageHistory, hooks: HistoryHooks) {
    this.#page = page;
    this.#hooks = hooks;
    this.#depth = page.mark?.depth ?? 0;
  }

  /** The step that was on the screen before a reload. */
  get stepBefore(): Step | undefined {
    return this.#isOn && !this.#hooks.pageRoutes() ? this.#page.mark?.step : undefined;
  }

  /**
   * A dialog has been opened.
   * @param close the action of Back
   * @returns marks it as closed
   */
  opened(close: () => void): () => void {
    const layer = this.#cover(close);
    return () => this.#uncover(layer);
  }

  /** A step is on the screen. */
  shown(step: Step): void {
    if (this.#hooks.pageRoutes()) return;
    if (step === 'items' && this.#step) {
      this.#uncover(this.#step);
      this.#step = undefined;
    } else if (step === 'customer' && !this.#step) {
      this.#step = this.#cover(this.#hooks.showFirstStep);
    }
    this.#noteStep();
  }

  /** Follows the browser while the form is on the screen. Returns a function that ends it. */
  follow(): () => void {
    this.#following = true;
    this.#depth = this.#page.mark?.depth ?? this.#top;
    const stop = this.#page.listen(
      () => this.#moved(),
      () => {
        this.#moved();
        this.#hooks.onReturn();
      },
    );
    return () => {
      this.#following = false;
      stop();
    };
  }

  get #isOn(): boolean {
    return this.#hooks.isOn();
  }

  get #top(): number {
    return this.#layers.at(-1)?.depth ?? 0;
  }

  #cover(takeAway: () => void): Layer {
    const layer = { depth: this.#enter(), takeAway };
    this.#layers = [...this.#layers, layer];
    return layer;
  }

  #uncover(layer: Layer): void {
    this.#layers = this.#layers.filter((one) => one !== layer);
  }

  /** Takes a spare entry or adds one. Returns its depth, or the current depth if the form may not add one. */
  #enter(): number {
    if (!this.#page.mark) this.#depth = this.#top;
    const spare = this.#depth > this.#top;
    if (spare || !this.#following || !this.#isOn || !this.#page.mayAdd) return this.#depth;
    const step = this.#hooks.step();
    // The entry that Back leads to is marked as well, so that it differs from entries of the page.
    const isMarked = this.#page.mark || this.#page.replace({ depth: this.#depth, step });
    if (isMarked && this.#page.add({ depth: this.#depth + 1, step })) this.#depth += 1;
    return this.#depth;
  }

  /** A reload stays on the step. */
  #noteStep(): void {
    const { mark } = this.#page;
    const step = this.#hooks.step();
    if (mark && mark.step !== step && this.#following && this.#isOn) this.#page.replace({ ...mark, step });
  }

  #moved(): void {
    const { mark } = this.#page;
    if (!this.#isOn) return;
    if (!mark) this.#closeDialogs();
    else if (mark.depth < this.#depth) this.#wentBack(mark.depth);
    else if (mark.depth > this.#depth) this.#wentForward(mark.depth, mark.step);
  }

  /** The page has gone to an entry of its own. */
  #closeDialogs(): void {
    this.#takeAway(this.#layers.filter((layer) => layer !== this.#step));
  }

  #wentBack(depth: number): void {
    const above = this.#layers.filter((layer) => layer.depth > depth);
    if (above.length > 0 && this.#hooks.isHeld()) {
      this.#page.forward();
      return;
    }
    const steps = this.#depth - depth;
    this.#depth = depth;
    if (above.length > 0) this.#takeAway(above);
    else if (steps === 1) this.#page.back();
  }

  #wentForward(depth: number, step: Step): void {
    const before = this.#depth;
    this.#depth = depth;
    if (this.#hooks.showAgain(step)) return;
    // A spare entry has nothing to show.
    this.#depth = before;
    this.#page.back();
  }

  #takeAway(layers: readonly Layer[]): void {
    for (const layer of [...layers].reverse()) {
      this.#uncover(layer);
      layer.takeAway();
    }
  }
}

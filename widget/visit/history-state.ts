import type { Step } from '#contract/embed/element.ts';
import {
  type Follower,
  type HistoryWindow,
  historyOf,
  type Layer,
  type PageHistory,
} from './page-history.ts';

/** The parts of the form that history needs. */
export interface HistoryHooks extends Required<Omit<Follower, 'name' | 'element'>> {
  /** Whether the page's URLs are the steps (attribute `navigation`). Then only dialogs have entries. */
  readonly pageRoutes: () => boolean;
  readonly showFirstStep: () => void;
}

/** The page of a form, and the form's place in it. */
export interface HistoryPlace extends Pick<Follower, 'name' | 'element'> {
  /** None for a form that belongs to no page. */
  readonly window: HistoryWindow | undefined;
}

/** Back closes a dialog, then goes a step back, then leaves the page: the steps and dialogs of one form. */
export class HistoryState {
  readonly #page: PageHistory;
  readonly #hooks: HistoryHooks & Follower;
  readonly #laterStep: Layer;
  #isLater = false;

  constructor({ window, ...place }: HistoryPlace, hooks: HistoryHooks) {
    this.#page = historyOf(window);
    this.#hooks = { ...hooks, ...place };
    this.#laterStep = {
      of: this.#hooks,
      isStep: true,
      takeAway: () => {
        this.#isLater = false;
        hooks.showFirstStep();
      },
    };
  }

  /** The step that was on the screen before a reload. */
  get stepBefore(): Step | undefined {
    const { isOn, pageRoutes, name } = this.#hooks;
    return isOn() && !pageRoutes() ? this.#page.mark?.steps[name] : undefined;
  }

  /**
   * A dialog has been opened.
   * @param takeAway the action of Back
   * @returns marks it as closed
   */
  opened(takeAway: () => void): () => void {
    const layer = { of: this.#hooks, takeAway };
    this.#page.cover(layer);
    return () => this.#page.uncover(layer);
  }

  /** A step is on the screen. */
  shown(step: Step): void {
    if (this.#hooks.pageRoutes()) return;
    const isLater = this.#isLater ? step !== 'items' : step === 'customer';
    if (isLater !== this.#isLater) this.#page[isLater ? 'cover' : 'uncover'](this.#laterStep);
    this.#isLater = isLater;
    this.#page.note(this.#hooks);
  }

  /** Follows the browser while the form is on the screen. Returns a function that ends it. */
  follow(): () => void {
    return this.#page.follow(this.#hooks);
  }
}

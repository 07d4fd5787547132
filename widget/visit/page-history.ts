import { FORM_STEPS, type Step } from '#contract/embed/element.ts';
import { isNumber, isObjectOf } from '../base/shape.ts';

/** A form's mark in the state of a history entry. */
export interface Mark {
  /** How many entries the form has added below, this one included. */
  readonly depth: number;
  /** The step that a reload or Forward shows. */
  readonly step: Step;
}

/** The parts of a window that are used here. */
export type HistoryWindow = Pick<
  Window,
  'history' | 'navigator' | 'addEventListener' | 'removeEventListener'
>;

const NAME = 'appraisal-form';

const isMark = isObjectOf<Mark>({
  depth: isNumber,
  step: (value): value is Step => FORM_STEPS.some((step) => step === value),
});

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page without history, or one that keeps it to itself. */
const nothing = () => {};

/**
 * The session history of the page, as one form sees it. The form's mark stands in the entry's state beside the page's
 * own state; URL and title stay. If the page refuses or replaces a method, the form works as if there were no history.
 */
export class PageHistory {
  readonly #form: string;
  readonly #window: HistoryWindow | undefined;

  /** @param form the name of the form, as for its draft: several forms of a page mark the same entries */
  constructor(form: string, window: HistoryWindow | undefined) {
    this.#form = form;
    this.#window = window;
  }

  /** The form's mark of the current entry. */
  get mark(): Mark | undefined {
    const mark = this.#marks()?.[this.#form];
    return isMark(mark) ? mark : undefined;
  }

  /**
   * Whether the seller has interacted with the page. Browsers skip entries that a page adds by itself, so Back would
   * behave unexpectedly. Old browsers do not tell.
   */
  get mayAdd(): boolean {
    return this.#window?.navigator.userActivation?.hasBeenActive !== false;
  }

  /** Marks the current entry. */
  replace(mark: Mark): boolean {
    return this.#write('replaceState', mark);
  }

  /** Adds an entry with this mark. */
  add(mark: Mark): boolean {
    return this.#write('pushState', mark);
  }

  back(): void {
    this.#go(-1);
  }

  forward(): void {
    this.#go(1);
  }

  /**
   * Calls back when another entry of this document has become the current one.
   * @param onReturn called when the browser shows the page again as it was left
   * @returns stops it
   */
  listen(onMove: () => void, onReturn: () => void): () => void {
    const window = this.#window;
    if (!window) return nothing;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('popstate', onMove);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('popstate', onMove);
      window.removeEventListener('pageshow', onShow);
    };
  }

  #state(): unknown {
    try {
      return this.#window?.history.state;
    } catch {
      return undefined;
    }
  }

  #marks(): Readonly<Record<string, unknown>> | undefined {
    const state = this.#state();
    const marks = isPlain(state) ? state[NAME] : undefined;
    return isPlain(marks) ? marks : undefined;
  }

  /** A state that is neither an object nor empty has no place for a mark. */
  #write(method: 'pushState' | 'replaceState', mark: Mark): boolean {
    const state = this.#state() ?? {};
    if (!this.#window || !isPlain(state)) return false;
    try {
      this.#window.history[method]({ ...state, [NAME]: { ...this.#marks(), [this.#form]: mark } }, '');
      // Replaced methods of a page may do nothing.
      return this.mark?.depth === mark.depth;
    } catch {
      return false;
    }
  }

  #go(by: number): void {
    try {
      this.#window?.history.go(by);
    } catch {
      // Then the seller presses Back a second time.
    }
  }
}

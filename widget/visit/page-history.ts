import { FORM_STEPS, type Step } from '#contract/embed/element.ts';
import { isNumber, isObjectOf, isRecordOf, isText } from '../base/shape.ts';

/** The mark of the form in the state of a history entry. */
export interface Mark {
  /** The entry of the page that this one stands on, by a random number. */
  readonly page: number;
  /** How many entries the forms have added below, this one included. */
  readonly depth: number;
  /** The URL of the entry: pages copy states into entries of their own. */
  readonly url: string;
  /** The step of each form that a reload or Forward shows. */
  readonly steps: Readonly<Partial<Record<string, Step>>>;
}

/** The parts of a window that are used here. */
export type HistoryWindow = Pick<
  Window,
  'history' | 'location' | 'navigator' | 'addEventListener' | 'removeEventListener'
> & { readonly navigation?: Navigation };

/** A form, or the dialog that a button of the page opens, while it follows the history. */
export interface Follower {
  /** The name of a form, as for its draft: several forms of a page mark the same entries. */
  readonly name: string;
  /** The element of a form. */
  readonly element?: Element | undefined;
  /** Tells if it may add entries (attribute `history`). */
  readonly isOn: () => boolean;
  readonly step?: () => Step;
  /** Tells if the seller must not leave the step now. */
  readonly isHeld?: () => boolean;
  /** Shows the step of an entry that Forward leads to. False if it is shown already or has nothing to show. */
  readonly showAgain?: (step: Step | undefined) => boolean;
  /** The page is shown again as it was left. */
  readonly onReturn?: () => void;
}

/** Something above the page that Back takes away: a dialog, or a later step. */
export interface Layer {
  readonly of: Follower;
  /** A step stays when the page goes to an entry of its own. */
  readonly isStep?: boolean;
  /** The forms inside come and go with it. */
  readonly holds?: Element;
  readonly takeAway: () => void;
}

const NAME = 'appraisal-form';

/** The form and the dialog around it come from different files, and find the owner of history in the page. */
const OWNER = Symbol.for('appraisal-form:history');

/** The depth of a layer that has no entry. */
const NOWHERE = -1;

const isStep = (value: unknown): value is Step => FORM_STEPS.some((step) => step === value);

const isMark = isObjectOf<Mark>({
  page: isNumber,
  depth: isNumber,
  url: isText,
  steps: isRecordOf(isText, isStep),
});

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Owns the session history of the page for all forms and dialogs in it (docs/decisions/0027-back.md).
 *
 * Each dialog and each later step has an entry. If the seller closes a dialog themselves, its entry stays as a spare: the
 * next dialog takes it, and Back passes it by. The mark stands in the entry's state beside the page's own state; URL and
 * title stay. If the page refuses or replaces a method, forms work as if there were no history.
 */
export class PageHistory {
  readonly #window: HistoryWindow | undefined;
  readonly #followers = new Set<Follower>();
  /** From the lowest to the topmost, with the depths of their entries. */
  #layers = new Map<Layer, number>();
  /** The mark of the entry on the screen, as far as this has followed. */
  #at: Mark | undefined;
  /** Marks by the keys of their entries: some pages write states without those of others. */
  readonly #marks = new Map<string | undefined, Mark>();

  constructor(window: HistoryWindow | undefined) {
    this.#window = window;
  }

  /** The mark of the current entry. */
  get mark(): Mark | undefined {
    const state = this.#state();
    const own = isPlain(state) ? state[NAME] : undefined;
    const mark = isMark(own) ? own : this.#marks.get(this.#key);
    return mark?.url === this.#window?.location.href ? mark : undefined;
  }

  /**
   * Follows the browser for a form that is on the screen. Its layers from before take the entries that are there.
   * @returns ends it
   */
  follow(follower: Follower): () => void {
    if (!this.#followers.size) this.#listen('addEventListener');
    this.#followers.add(follower);
    this.#place(
      this.#layersOf(({ of }) => of === follower),
      false,
    );
    this.#at = this.mark;
    return () => {
      this.#followers.delete(follower);
      this.#displace(this.#layersOf(({ of }) => of === follower));
      if (!this.#followers.size) this.#listen('removeEventListener');
    };
  }

  /** Something has been opened. Back takes it away. */
  cover(layer: Layer): void {
    const inner = this.#inside(layer);
    this.#displace(inner);
    this.#layers.set(layer, NOWHERE);
    if (this.#followers.has(layer.of)) this.#place([layer, ...inner]);
  }

  /** The layer has been closed otherwise. */
  uncover(layer: Layer): void {
    this.#layers.delete(layer);
    this.#displace(this.#inside(layer));
  }

  /** A reload stays on the step. */
  note(follower: Follower & { readonly step: () => Step }): void {
    const { mark } = this;
    const { name, isOn } = follower;
    const step = follower.step();
    if (mark && mark.steps[name] !== step && this.#followers.has(follower) && isOn())
      this.#write('replaceState', { ...mark, steps: { ...mark.steps, [name]: step } });
  }

  #layersOf(isMeant: (layer: Layer) => unknown): Layer[] {
    return [...this.#layers.keys()].filter(isMeant);
  }

  #inside({ holds }: Layer): Layer[] {
    return this.#layersOf(({ of }) => of.element && holds?.contains(of.element));
  }

  #above(depth: number): Layer[] {
    return this.#layersOf((layer) => this.#depthOf(layer) > depth);
  }

  #depthOf(layer: Layer): number {
    return this.#layers.get(layer) ?? NOWHERE;
  }

  get #top(): number {
    return Math.max(0, ...this.#layers.values());
  }

  #displace(layers: readonly Layer[]): void {
    for (const layer of layers) this.#layers.set(layer, NOWHERE);
  }

  /** Puts layers on top of all, one on the other. They take spare entries, as far as there are some. */
  #place(layers: readonly Layer[], mayAdd?: boolean): void {
    let depth = (this.mark?.depth ?? NOWHERE) - layers.length;
    const hasSpares = depth >= this.#top;
    for (const layer of layers) {
      this.#layers.delete(layer);
      depth = hasSpares ? depth + 1 : this.#enter(layer.of, mayAdd);
      this.#layers.set(layer, depth);
    }
  }

  /** Takes a spare entry or adds one. Returns its depth, or the current depth if none may be added. */
  #enter({ isOn }: Follower, mayAdd = this.#mayAdd): number {
    const { mark } = this;
    const top = this.#top;
    const depth = mark?.depth ?? top;
    if (depth > top || !mayAdd || !isOn()) return depth;
    const steps = { ...mark?.steps };
    for (const { name, step } of this.#followers) if (step) steps[name] = step();
    const below = mark ?? { page: Math.random(), depth, url: this.#window?.location.href ?? '', steps };
    // The entry that Back leads to is marked as well, so that it differs from entries of the page.
    const isMarked = mark || this.#write('replaceState', below);
    return isMarked && this.#write('pushState', { ...below, depth: depth + 1, steps }) ? depth + 1 : depth;
  }

  /**
   * Whether the seller has interacted with the page. Browsers skip entries that a page adds by itself, so Back would
   * behave unexpectedly. Old browsers do not tell.
   */
  get #mayAdd(): boolean {
    return this.#window?.navigator.userActivation?.hasBeenActive !== false;
  }

  readonly #onMove = () => {
    const [from, to] = [this.#at, this.mark];
    this.#at = to;
    // The page has gone to an entry of its own.
    if (!to) return this.#takeAway(this.#layersOf(({ isStep }) => !isStep));
    const layers = this.#above(to.depth);
    const by = from?.page === to.page ? to.depth - from.depth : 0;
    if (layers.some(({ of }) => of.isHeld?.())) this.#undo(from, -by || 1);
    else if (layers.length > 0) this.#takeAway(layers);
    // Nothing on the screen stood on the entry that was left.
    else if (by === -1) this.#go(-1);
    // A spare entry has nothing to show.
    else if (by > 0 && !this.#showAgain(to)) this.#undo(from, -by);
  };

  readonly #onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    this.#onMove();
    for (const { onReturn } of this.#followers) onReturn?.();
  };

  #listen(method: 'addEventListener' | 'removeEventListener'): void {
    this.#window?.[method]('popstate', this.#onMove);
    this.#window?.[method]('pageshow', this.#onShow as (event: Event) => void);
  }

  #takeAway(layers: readonly Layer[]): void {
    for (const layer of [...layers].reverse()) {
      this.uncover(layer);
      layer.takeAway();
    }
  }

  #showAgain({ steps }: Mark): boolean {
    return [...this.#followers].some(({ name, showAgain }) => showAgain?.(steps[name]));
  }

  /** Goes back to where the seller was. */
  #undo(from: Mark | undefined, by: number): void {
    this.#at = from;
    this.#go(by);
  }

  get #key(): string | undefined {
    return this.#window?.navigation?.currentEntry?.key;
  }

  #state(): unknown {
    try {
      return this.#window?.history.state;
    } catch {
      return undefined;
    }
  }

  /** A state that is neither an object nor empty has no place for a mark. */
  #write(method: 'pushState' | 'replaceState', mark: Mark): boolean {
    const state = this.#state() ?? {};
    const { navigation, history } = this.#window ?? {};
    if (!history || !isPlain(state)) return false;
    const ofPage = navigation?.currentEntry?.getState();
    try {
      history[method]({ ...state, [NAME]: mark }, '');
      if (ofPage !== undefined) navigation?.updateCurrentEntry({ state: ofPage });
    } catch {
      return false;
    }
    // Replaced methods of a page may do nothing.
    if (this.mark?.depth !== mark.depth) return false;
    if (navigation) this.#marks.set(this.#key, mark);
    this.#at = mark;
    return true;
  }

  #go(by: number): void {
    try {
      this.#window?.history.go(by);
    } catch {
      // Then the seller presses Back a second time.
    }
  }
}

/** The owner of the page's history, which all forms of the page share. */
export function historyOf(window: (HistoryWindow & { [OWNER]?: PageHistory }) | undefined): PageHistory {
  const owner = window?.[OWNER] ?? new PageHistory(window);
  if (window) window[OWNER] = owner;
  return owner;
}

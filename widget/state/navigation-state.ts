import { batch, signal } from '@preact/signals-core';
import type { Settings, Step } from '#contract/embed/element.ts';
import type { Emit } from '../base/emit.ts';
import type { CustomerPlace } from '../customer/customer.ts';
import type { SellerPlace } from '../storage/kept-place.ts';
import type { ItemPlace, Onward } from './goods-state.ts';

/** A target of the focus: a question, whose dialog may open at once, the first one of the step, or its start. */
export type FocusTarget =
  | ({ readonly at: 'field'; readonly photo?: string | undefined; readonly opens?: boolean } & ItemPlace)
  | { readonly at: 'customer'; readonly field: CustomerPlace }
  | { readonly at: 'first' | 'step' };

/** The parts of the form that navigation needs. */
export interface NavigationHooks {
  readonly emit: Emit;
  /** Whether a step has something to show. */
  readonly canShow: (step: Step) => boolean;
  /** Tells if a seller can type the contact details at once. Without goods a message about them is in front. */
  readonly hasGoods: () => boolean;
  /** Called when another step is shown. */
  readonly onShow: (step: Step, from: Step) => void;
  /** Goes to the page of a step, if the page around the form does not route. */
  readonly leaveFor: (step: Step, path: string) => void;
}

/** The attributes, the current step, and the target of the focus. */
export class NavigationState {
  readonly #settings;
  readonly #step;
  readonly #focus = signal<FocusTarget | undefined>(undefined);
  readonly #reopened = signal<SellerPlace | undefined>(undefined);
  readonly #onward = signal<Onward | undefined>(undefined);
  readonly #hooks: NavigationHooks;
  /** The target of the focus in the step that was asked for. */
  #target: FocusTarget | undefined;

  constructor(settings: Settings, hooks: NavigationHooks) {
    this.#hooks = hooks;
    this.#settings = signal(settings);
    this.#step = signal<Step>('items');
  }

  /** The values of the element's attributes. */
  get settings(): Settings {
    return this.#settings.value;
  }

  get step(): Step {
    return this.#step.value;
  }

  /** The target of the focus, until the screen has moved it. */
  get focus(): FocusTarget | undefined {
    return this.#focus.value;
  }

  /** The question whose list was open before the page was loaded again, until the screen has opened it. */
  get reopened(): SellerPlace | undefined {
    return this.#reopened.value;
  }

  reopen(place: SellerPlace | undefined): void {
    this.#reopened.value = place;
  }

  /** Shows a step when the form starts; that of the attributes, if no other is given. The focus does not move. */
  start(step = this.settings.step): void {
    this.#step.value = this.#allowed(step);
  }

  /** Applies changed attributes. */
  configure(settings: Settings): void {
    const before = this.settings;
    batch(() => {
      this.#settings.value = settings;
      if (settings.step !== before.step) this.#show(this.#allowed(settings.step));
    });
  }

  /** Goes to a step. If the page routes, it decides whether to do so. @param target gets the focus there */
  go(step: Step, target?: FocusTarget): void {
    const from = this.step;
    if (step === from) return;
    this.#target = target;
    const { navigation, formUrl, customerUrl, thanksUrl } = this.settings;
    const path = { items: formUrl, customer: customerUrl, thanks: thanksUrl }[step];
    const isUnhandled = this.#hooks.emit('appraisal-form:step', { step, from, path });
    if (navigation === 'embedded') this.#show(step);
    else if (isUnhandled) this.#hooks.leaveFor(step, path);
  }

  focusOn(target: FocusTarget): void {
    this.#focus.value = target;
  }

  /** The screen has moved the focus. */
  focused(): void {
    this.#focus.value = undefined;
  }

  /** The next thing after the last answer, until the screen has brought it into view. */
  get onward(): Onward | undefined {
    return this.#onward.value;
  }

  /** Brings the next thing after an answer into view, without the focus. */
  goOn(onward: Onward | undefined): void {
    this.#onward.value = onward;
  }

  #show(step: Step): void {
    const from = this.step;
    batch(() => {
      this.#step.value = step;
      const isReady = step === 'customer' && this.#hooks.hasGoods();
      this.focusOn(this.#target ?? { at: isReady ? 'first' : 'step' });
      this.#target = undefined;
      this.#hooks.onShow(step, from);
    });
  }

  /** The step, or the first one if it has nothing to show. */
  #allowed(step: Step): Step {
    return this.#hooks.canShow(step) ? step : 'items';
  }
}

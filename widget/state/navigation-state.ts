import { batch, signal } from '@preact/signals-core';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer.ts';
import type { Settings, Step } from '#contract/element.ts';
import type { Emit } from '../emit.ts';
import type { CustomerPlace } from './customer.ts';
import type { ItemPlace } from './goods-state.ts';

const [FIRST_FIELD = 'name1'] = CUSTOMER_FIELD_KEYS;

/** What the screen is asked to bring to the seller: a question, or the start of the step. */
export type FocusTarget =
  | ({ readonly at: 'field' } & ItemPlace)
  | { readonly at: 'customer'; readonly field: CustomerPlace }
  | { readonly at: 'step' };

/** What navigation asks of the rest of the form. */
export interface NavigationHooks {
  readonly emit: Emit;
  /** Whether what a step shows is there. */
  readonly canShow: (step: Step) => boolean;
  /** Called when another step is shown. */
  readonly onShow: (step: Step) => void;
  /** Leaves for the page of a step, where the page around the form does not route by itself. */
  readonly leaveFor: (step: Step, path: string) => void;
}

/** The attributes, the step that is shown, and what is to have the focus. */
export class NavigationState {
  readonly #settings;
  readonly #step;
  readonly #focus = signal<FocusTarget | undefined>(undefined);
  readonly #hooks: NavigationHooks;

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

  /** What the screen is to bring to the seller, until it has done so. */
  get focus(): FocusTarget | undefined {
    return this.#focus.value;
  }

  /** Shows the step that the attributes ask for, as the form starts: nothing takes the focus. */
  start(): void {
    this.#step.value = this.#allowed(this.settings.step);
  }

  /** Takes changed attributes. */
  configure(settings: Settings): void {
    const before = this.settings;
    batch(() => {
      this.#settings.value = settings;
      if (settings.step !== before.step) this.#show(this.#allowed(settings.step));
    });
  }

  /** Goes to a step: in place, or by way of the page around the form. */
  go(step: Step): void {
    const from = this.step;
    if (step === from) return;
    const { navigation, formUrl, customerUrl, thanksUrl } = this.settings;
    const path = { items: formUrl, customer: customerUrl, thanks: thanksUrl }[step];
    const unhandled = this.#hooks.emit('appraisal-form:step', { step, from, path });
    if (navigation === 'embedded') this.#show(step);
    else if (unhandled) this.#hooks.leaveFor(step, path);
  }

  focusOn(target: FocusTarget): void {
    this.#focus.value = target;
  }

  /** The screen has done what `focus` asks for. */
  focused(): void {
    this.#focus.value = undefined;
  }

  #show(step: Step): void {
    batch(() => {
      this.#step.value = step;
      // In an embedded form the seller goes on without a new page: the first field can be typed in at once.
      const embedded = this.settings.navigation === 'embedded';
      this.focusOn(step === 'customer' && embedded ? { at: 'customer', field: FIRST_FIELD } : { at: 'step' });
      this.#hooks.onShow(step);
    });
  }

  /** A step that has nothing to show gives way to the first. */
  #allowed(step: Step): Step {
    return this.#hooks.canShow(step) ? step : 'items';
  }
}

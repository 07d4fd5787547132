import r2wc from '@r2wc/react-to-web-component';
import {
  ATTRIBUTE_NAMES,
  type EventDetails,
  type EventName,
  type Settings,
  type Step,
  TAG,
  toCamelCase,
} from '#contract/element.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { readSettings } from './attributes.ts';
import { createForm, SCRIPT_ORIGIN } from './create-form.ts';
import shellCss from './first-paint/first-paint.css?inline';
import { App } from './parts/app/app.tsx';
import formCss from './parts/form.css?inline';
import { adopt } from './parts/styles.ts';
import type { FormContextValue } from './parts/use-form.ts';
import type { FormState } from './state/form-state.ts';
import type { SampleForm } from './state/sample.ts';

const forms = new WeakMap<Node, FormContextValue>();

/** r2wc renders into the shadow root and names it; everything else comes from the form that belongs to it. */
function Root({ container }: { container?: ShadowRoot }) {
  const value = container && forms.get(container);
  return value ? <App value={value} /> : null;
}

/** r2wc's class, as far as it is built upon here. */
interface ReactElementClass {
  new (): HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string, before: string | null, after: string | null): void;
  };
  readonly observedAttributes: string[];
}

const properties = ATTRIBUTE_NAMES.map(toCamelCase);
const Base = r2wc(Root, { shadow: 'open', props: properties as never[] }) as unknown as ReactElementClass;

const KEY_EVENTS = ['keydown', 'keyup', 'keypress'] as const;

/**
 * `<appraisal-form>`: the whole appraisal flow in one element.
 *
 * Attributes and the properties of the same names stand in attributes.ts, events in events.ts. Attributes may
 * change at any time, and the element may be moved in the page; nothing that was answered is lost.
 */
export class AppraisalFormElement extends Base {
  #form: FormState | undefined;
  #warned = new Set<string>();

  constructor() {
    super();
    for (const name of [...properties, 'result']) this.#takeEarly(name);
  }

  /** The entry may have painted the first step into a shadow root before this class was defined. */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    return this.shadowRoot ?? super.attachShadow(init);
  }

  override connectedCallback(): void {
    this.#open();
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    // A move is a removal and an insertion in one go; only what stays out is taken off the screen.
    queueMicrotask(() => {
      if (!this.isConnected) super.disconnectedCallback();
    });
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    this.#form?.configure(this.#settings());
  }

  /** What a submission answered; the thank-you step shows it. Set it to show that step after a page change. */
  get result(): SubmissionResult | undefined {
    return this.#form?.submission.result;
  }

  set result(result: SubmissionResult | undefined) {
    this.#open().takeResult(result, this.#settings());
  }

  /** Forgets every answer, the kept draft included, and shows an empty form. */
  reset(): void {
    this.#open().reset();
  }

  /** Shows a step, if what it needs is there; else shows what is missing. */
  goTo(step: Step): void {
    this.#open().goTo(step);
  }

  /** Fills the form in with a sample, for demonstrations and tests. */
  fill(sample: SampleForm): void {
    this.#open().fill(sample);
  }

  #open(): FormState {
    if (this.#form) return this.#form;
    const root = this.shadowRoot as ShadowRoot;
    adopt(root, shellCss);
    adopt(root, formCss);
    // What is typed here is nothing to the page's short cuts.
    for (const type of KEY_EVENTS) root.addEventListener(type, (event) => event.stopPropagation());
    this.#form = createForm(this, this.#settings(), (name, detail) => this.#emit(name, detail));
    forms.set(root, { form: this.#form, root });
    return this.#form;
  }

  #settings(): Settings {
    return readSettings(
      (name) => this.getAttribute(name),
      (message) => {
        if (this.#warned.has(message)) return;
        this.#warned.add(message);
        console.warn(`[${TAG}] ${message}`);
      },
      SCRIPT_ORIGIN,
    );
  }

  #emit<Name extends EventName>(name: Name, detail: EventDetails[Name]): boolean {
    const cancelable = name === 'appraisal-form:step';
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Takes over a property that a page set before the class was defined and that would hide the class's own. */
  #takeEarly(name: string): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }
}

/** Defines the element; a script that was loaded twice does no harm. */
export function define(): void {
  if (!customElements.get(TAG)) customElements.define(TAG, AppraisalFormElement);
}

define();

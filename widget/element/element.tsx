import r2wc from '@r2wc/react-to-web-component';
import type { Finding } from '#contract/embed/doctor.ts';
import {
  ATTRIBUTE_NAMES,
  type EventDetail,
  type EventDetails,
  type EventName,
  PROPERTIES,
  type Settings,
  type Step,
  TAG,
  toCamelCase,
} from '#contract/embed/element.ts';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { readSettings } from '../base/attributes.ts';
import { DIALOG_PLACE } from '../base/dialog-place.ts';
import { FORM_PAGE } from '../base/form-page.ts';
import { SCRIPT_ORIGIN } from '../base/script-origin.ts';
import { followTextSize } from '../base/text-size.ts';
import { paintedIn, whenSettled } from '../first-paint/hand-over.ts';
import { STARTED } from '../first-paint/started.ts';
import { App } from '../parts/app/app.tsx';
import formCss from '../parts/form.css?inline';
import { ITEM_QUESTIONS } from '../parts/item-block/item-block.tsx';
import { Safe } from '../parts/lazy-part/lazy-part.tsx';
import { adopt, adoptAgain, removePaintedStyles } from '../parts/styles.ts';
import type { FormContextValue } from '../parts/use-form.ts';
import type { AnswersState } from '../state/answers.ts';
import { FIRST_ANSWER, type FirstAnswerCode } from '../state/first-answer.ts';
import type { FormState } from '../state/form-state.ts';
import type { SampleForm } from '../state/sample.ts';
import { keepArrival } from '../visit/arrival.ts';
import { TEST_KEY } from '../visit/test-key.ts';
import { createForm, mayBeKnown } from './create-form.ts';

const forms = new WeakMap<Node, FormContextValue>();

/** Says in the place of a form that it has failed to start. Hardly any page needs the message, so it has its own file. */
function sayFailed(host: Element): void {
  import('../first-paint/not-started.ts').then(
    ({ sayNotStarted }) => sayNotStarted(host, FORM_PAGE),
    () => {},
  );
}

/** r2wc renders this into its container and passes that. Everything else comes from the form of that container. */
function Root({ container }: { container?: HTMLElement }) {
  const value = container && forms.get(container);
  if (!value) return null;
  return (
    <Safe instead={null} onFail={() => sayFailed(value.root.host)}>
      <App key={spokenLanguage()} value={value} />
    </Safe>
  );
}

/** The parts of r2wc's class that are used here. */
interface ReactElementClass {
  new (): HTMLElement & {
    container: HTMLElement;
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string, before: string | null, after: string | null): void;
  };
  readonly observedAttributes: string[];
}

/** `lang` is a property of every element. */
const properties = ATTRIBUTE_NAMES.filter((name) => name !== 'lang').map(toCamelCase);
const Base = r2wc(Root, { shadow: 'open', props: properties as never[] }) as unknown as ReactElementClass;

/** widget/around/frame.ts, which is no part of the form. */
const FRAME_FILE = '/widget/frame.js';

const inPages = new Set<AppraisalFormElement>();

/** The styles of the first step. */
const firstCss = () => String(Reflect.get(window, STARTED));

const KEY_EVENTS = ['keydown', 'keyup', 'keypress'] as const;

/** The property `prefill`: answers by the names of the attribute `prefill-with`. */
type Prefill = Readonly<Record<string, string | readonly string[]>>;

/** Work for which a form needs the code of its first answer; what it promises comes before later work. */
type LateWork = (code: FirstAnswerCode) => void | Promise<void>;

/**
 * `<appraisal-form>`: the whole appraisal flow in one element.
 *
 * Its attributes, the properties of the same names, its events and methods are listed in contract/embed/element.ts.
 * Attributes may change at any time, and the element may be moved in the page; no answer is lost.
 */
export class AppraisalFormElement extends Base {
  /** The doctor cannot look into closed shadow roots. */
  static get inPages(): Iterable<HTMLElement> {
    return inPages;
  }

  static override get observedAttributes(): string[] {
    return [...Base.observedAttributes, 'lang'];
  }

  #form: FormState | undefined;
  #prefill: Prefill | undefined;
  /** Work that waits for the questions. */
  readonly #waiting: LateWork[] = [];
  #warned = new Set<string>();

  constructor() {
    super();
    for (const name of [...properties, ...PROPERTIES]) this.#takeEarly(name);
  }

  /**
   * r2wc renders into the result: a place of its own in the shadow root, because Preact takes over everything in its
   * container. Styles stand beside it, and the first step that the entry may have painted before this class was
   * defined.
   */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    const root = this.shadowRoot ?? super.attachShadow(init);
    const container = document.createElement('div');
    root.append(container);
    return container as unknown as ShadowRoot;
  }

  override connectedCallback(): void {
    const place = this.closest(`[${DIALOG_PLACE}]`);
    // A router brings back its copy of the page, with an empty form where a dialog was.
    if (place && !place.shadowRoot) place.remove();
    else this.#begin();
  }

  #begin(): void {
    inPages.add(this);
    this.#try(() => {
      const start = () => this.#start();
      const { embed, scheme } = this.#settings();
      if (embed === 'frame') {
        import(/* @vite-ignore */ SCRIPT_ORIGIN + FRAME_FILE).then(({ show }) => show(this), start);
      } else if (scheme === 'light') start();
      else void this.#darken().then(start);
    });
  }

  override disconnectedCallback(): void {
    // Moving an element removes it and inserts it in the same task. Only an element that stays out is unmounted.
    queueMicrotask(() => {
      if (this.isConnected) return;
      inPages.delete(this);
      super.disconnectedCallback();
    });
  }

  /** In another document the root has lost its sheets. */
  adoptedCallback(): void {
    adopt(this.#root, firstCss());
    adoptAgain(this.#root);
    void this.#darken();
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    if (name === 'lang' && this.#form)
      this.#speak(() => {
        for (const form of inPages) form.#showAgain();
      });
    this.#form?.configure(this.#settings());
    if (name.startsWith('prefill-')) this.#fillIn();
    if (name === 'scheme') void this.#darken();
  }

  /** Answers that the page gives for its visitor, and contact details, which stand in no attribute. */
  get prefill(): Prefill | undefined {
    return this.#prefill;
  }

  set prefill(prefill: Prefill | undefined) {
    this.#prefill = prefill;
    this.#fillIn();
  }

  /** The result of a submission, which the thank-you step shows. Pages set it to show that step after a page change. */
  get result(): SubmissionResult | undefined {
    return this.#form?.submission.result;
  }

  set result(result: SubmissionResult | undefined) {
    this.#do((form) => form.takeResult(result, this.#settings()));
  }

  /** Forgets every answer, the kept draft included, and shows an empty form. */
  reset(): void {
    if (this.#settings().initialCategory) this.#answer((_, form) => form.reset());
    else this.#do((form) => form.reset());
  }

  /** Shows a step. If the step cannot be shown yet, the form shows the missing answers instead. */
  goTo(step: Step): void {
    this.#do((form) => form.goTo(step));
  }

  /** Fills in the form with a sample, for demonstrations and tests. Resolves when it is filled. */
  fill(sample: SampleForm): Promise<void> {
    return new Promise((resolve) =>
      this.#wait(({ answersOf }) => {
        const filling = answersOf(this.#open()).fill(sample);
        resolve(filling);
        return filling;
      }),
    );
  }

  /** Examines the form and the page around it, for developers who embed it, and shows the changes to make. */
  async doctor(): Promise<readonly Finding[]> {
    return (await import('../doctor/doctor.ts')).diagnose([this]);
  }

  /** The constructor attaches it. */
  get #root(): ShadowRoot {
    return this.shadowRoot as ShadowRoot;
  }

  #start(): void {
    const takeOver = () => whenSettled(this.#root, () => this.#try(() => this.#takeOver()));
    // Where a painted step stands in for the form, the browser may answer the visitor between running the form's code
    // and rendering it.
    this.#speak(() => this.#do(() => (paintedIn(this.#root) ? setTimeout(takeOver) : takeOver())));
  }

  /** The forms of a page speak one language: that of the form that has asked last. */
  #speak(then: () => void): void {
    if (this.lang || spokenLanguage() !== OWN_LANGUAGE)
      import('../languages/speak.ts').then(({ speakFor }) => speakFor(this)).then(then, then);
    else then();
  }

  /** r2wc renders again. */
  #showAgain(): void {
    if (forms.has(this.container)) super.connectedCallback();
  }

  /** Brings the styles of a form that is or may be dark. Without them it is light. */
  async #darken(): Promise<void> {
    if (this.#settings().scheme === 'light') return;
    try {
      const { darken } = await import('../first-paint/dark.ts');
      darken(this.#root);
    } catch {
      // The file was lost on its way.
    }
  }

  /** A form that cannot begin says so instead of standing there. */
  #try<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      this.#failed('failed', error);
      return undefined;
    }
  }

  #failed(what: string, error: unknown): void {
    sayFailed(this);
    console.error(`[${TAG}] ${what}`, error);
  }

  /** Lets the form do something. The questions come before it, if the form needs them to begin at all. */
  #do(work: (form: FormState) => void): void {
    const isReady = ITEM_QUESTIONS.part || !this.#beginsWithAnswers();
    if (isReady && this.#waiting.length === 0) work(this.#open());
    else this.#wait(() => work(this.#open()));
  }

  /** Lets the form do something for which it needs the questions. */
  #answer(work: (answers: AnswersState, form: FormState) => void): void {
    const begin = ({ answersOf }: FirstAnswerCode) => {
      const form = this.#open();
      work(answersOf(form), form);
    };
    const code = ITEM_QUESTIONS.part && FIRST_ANSWER.code;
    if (code && this.#waiting.length === 0) begin(code);
    else this.#wait(begin);
  }

  /** Work waits for the questions and for work before it, in its order. */
  #wait(work: LateWork): void {
    const waits = this.#waiting;
    if (waits.push(work) > 1) return;
    Promise.all([FIRST_ANSWER.load(), ITEM_QUESTIONS.load()]).then(
      async ([code]) => {
        // Work may add more, and does not wait for work that fails.
        for (let next = waits[0]; next; next = waits[0]) {
          const now = next;
          const working = this.#try(() => now(code));
          if (working instanceof Promise) await working.catch(() => {});
          waits.shift();
        }
      },
      (error: unknown) => {
        waits.length = 0;
        this.#failed('the questions did not load', error);
      },
    );
  }

  #beginsWithAnswers(): boolean {
    if (this.#form) return false;
    const settings = this.#settings();
    return settings.initialCategory !== '' || mayBeKnown(this, settings);
  }

  #open(): FormState {
    if (this.#form) return this.#form;
    // Keys that are typed in the form must not trigger the page's shortcuts.
    for (const type of KEY_EVENTS) this.#root.addEventListener(type, (event) => event.stopPropagation());
    this.#form = createForm(this, this.#settings(), (name, detail) => this.#emit(name, detail));
    if (this.#prefill || this.matches('[prefill-with],[prefill-from]')) this.#fillIn();
    return this.#form;
  }

  /** Fills in what the page gives, which may have changed. */
  #fillIn(): void {
    const form = this.#form;
    if (form)
      import('./prefill.ts').then(
        ({ fillIn }) => fillIn(form, this),
        () => {},
      );
  }

  /** The seller may have chosen a category in the painted first step. */
  #takeOver(): void {
    const { category } = paintedIn(this.#root)?.dataset ?? {};
    if (category === undefined) {
      this.#do((form) => this.#show(form));
      return;
    }
    this.#answer((answers, form) => {
      answers.takeCategory(category);
      this.#show(form);
    });
  }

  /** Until now r2wc has rendered nothing: its container has no form. */
  #show(form: FormState): void {
    if (!this.isConnected) return;
    const { container } = this;
    const root = this.#root;
    if (!forms.has(container)) this.#dress();
    forms.set(container, { form, root });
    // To measure again, the browser would calculate all styles of the painted step, which is about to go.
    const firstPaint = paintedIn(root);
    if (firstPaint) container.style.cssText = firstPaint.style.cssText;
    else followTextSize(container);
    super.connectedCallback();
  }

  /** Just before the form is rendered. Earlier, the browser would calculate the painted step's styles once more. */
  #dress(): void {
    const root = this.#root;
    // Where the entry has painted, its sheet is there already; a copy would make all rules stand twice. Elsewhere it is
    // that of the entry or of first-paint/own-styles.ts.
    if (!paintedIn(root) || !root.adoptedStyleSheets?.length) adopt(root, firstCss());
    adopt(root, formCss);
    removePaintedStyles(root);
  }

  #settings(): Settings {
    const settings = readSettings(
      (name) => this.getAttribute(name),
      (message) => {
        if (this.#warned.has(message)) return;
        this.#warned.add(message);
        console.error(`[${TAG}] ${message}`);
      },
      SCRIPT_ORIGIN,
    );
    return TEST_KEY ? { ...settings, mode: 'test' } : settings;
  }

  #emit<Name extends EventName>(name: Name, details: EventDetails[Name]): boolean {
    const cancelable = name === 'appraisal-form:step';
    const detail: EventDetail<Name> = this.#settings().mode === 'test' ? { ...details, test: true } : details;
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Moves a property that the page set before the class was defined. It would hide the property of the class. */
  #takeEarly(name: string): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }
}

/**
 * Defines the element. It does nothing if another copy of the form has defined it. Elements in the page that have not
 * become forms say so.
 */
export function define(): void {
  if (!customElements.get(TAG)) customElements.define(TAG, AppraisalFormElement);
  for (const element of document.querySelectorAll(TAG)) {
    if (inPages.has(element as AppraisalFormElement) || (element.matches(':defined') && 'goTo' in element))
      continue;
    sayFailed(element);
    console.error(`[${TAG}] another script has taken the element, or it has thrown`, element);
  }
}

keepArrival();
define();

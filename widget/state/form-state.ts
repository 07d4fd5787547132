import { batch, computed, effect, signal, untracked } from '@preact/signals-core';
import type { Settings, Step } from '#contract/embed/element.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import type { Api } from '../api/api.ts';
import type { Emit } from '../base/emit.ts';
import { uuid } from '../base/uuid.ts';
import type { Customer } from '../customer/customer.ts';
import { emptyItem, type Item } from '../goods/item.ts';
import { CatalogueState } from './catalogue-state.ts';
import type { FormEnvironment } from './form-environment.ts';
import { GoodsState, type ItemPlace } from './goods-state.ts';
import type { FirstPart, LatePart } from './late-part.ts';
import { NavigationState } from './navigation-state.ts';
import { progressPercent } from './progress.ts';
import { SubmissionState } from './submission-state.ts';

/** The contents with which a form begins. */
export interface Given {
  readonly items: readonly Item[];
  /** Undefined on a first visit. */
  readonly customer: Customer | undefined;
  /** The items are those of an earlier visit. Their photos come a little later. */
  readonly isDraft: boolean;
}

/**
 * The state of one `<appraisal-form>`, in slices. Each value has one owner, and a slice knows only the other slices that
 * its constructor receives here. The state stays when the element is moved in the page. It does not use React.
 *
 * The slices here are there from the first paint on. Others join when their code has come, and are found by `answersOf`
 * (answers.ts), `contactOf` (contact.ts) and `surveysOf` (surveys-state.ts): a file that imports one of these has its code.
 */
export class FormState {
  readonly navigation: NavigationState;
  readonly goods: GoodsState;
  readonly catalogue: CatalogueState;
  readonly submission: SubmissionState;

  readonly environment: FormEnvironment;
  readonly api: Api;
  readonly #first = signal<FirstPart | undefined>(undefined);
  readonly #late: LatePart[] = [];
  readonly #stop: (() => void)[];
  /** The contents before the seller's first action: from a draft, or from the attributes. */
  given: Given;
  /** The goods on the screen are those of an earlier visit, and the seller has neither gone on nor started over. */
  readonly #resumed = signal(false);
  /** Says whether a request may be sent now; undefined: nobody has to be asked. */
  asksBeforeSending: (() => Promise<boolean>) | undefined;
  #ready = false;

  readonly #percent = computed(() =>
    progressPercent(this.navigation.step, this.goods.share, this.customerShare),
  );

  /** @param answers begins the answers at once, if their code is there already */
  constructor(settings: Settings, environment: FormEnvironment, answers?: (form: FormState) => FirstPart) {
    this.environment = environment;
    this.api = environment.api(() => this.navigation.settings);
    this.submission = new SubmissionState(this.api, environment.loadThanks, environment.connection);
    this.catalogue = new CatalogueState(this.api);
    this.navigation = this.#createNavigation(settings);
    this.goods = new GoodsState({
      bringTo: (place) => this.navigation.focusOn({ at: 'field', ...place }),
      goOn: (onward) => this.navigation.goOn(onward),
    });
    const first = answers?.(this);
    const hasGoods = batch(() => {
      const draftItems = first?.restore();
      this.goods.replace(draftItems ?? [this.#firstItem()]);
      return draftItems !== undefined;
    });
    this.#resumed.value = hasGoods;
    this.given = { items: this.goods.items, customer: first?.customer.values, isDraft: hasGoods };
    if (settings.step === 'thanks') this.submission.setResult(environment.results.takeOnce());
    this.#start(hasGoods);
    this.navigation.reopen(environment.places.takeOnce());
    this.#stop = [
      () => this.submission.clearFailure(),
      effect(() => this.#makePhotosSmaller()),
      effect(() => this.#report()),
      effect(() => this.#welcome()),
    ];
  }

  /** The answers begin (answers.ts). */
  begin(answers: FirstPart): void {
    this.#first.value = answers;
    this.join(answers);
    answers.history.shown(this.navigation.step);
  }

  /** A part whose code has come belongs to the form from now on. */
  join(part: LatePart): void {
    this.#late.push(part);
  }

  /**
   * The seller wants quotes first: only chosen shops may see the contact.
   * @param token of the page of the request
   * @throws CallError
   */
  quotesFirst(token: string): Promise<unknown> {
    return this.api.quotesFirst(token);
  }

  /** Follows the browser's history and scrolling while the form is on the screen. Returns a function that ends it. */
  follow(): () => void {
    const stops = [
      effect(() => {
        const { history } = this.#first.value ?? {};
        return untracked(() => history?.follow());
      }),
      this.environment.keepScroll(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Sends an event of the element. */
  get tell(): Emit {
    return this.environment.emit;
  }

  /** The form reacts. Tells the page once. */
  ready(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.tell('appraisal-form:ready', { step: this.navigation.step });
  }

  get resumed(): boolean {
    return this.#resumed.value;
  }

  /** Percent done, 0 to 100. */
  get percent(): number {
    return this.#percent.value;
  }

  /** The share (0 to 1) of the contact details that are filled in. */
  get customerShare(): number {
    return this.#first.value?.customer.share ?? 0;
  }

  /** The request of the thank-you step on the screen. */
  get welcomed(): SubmissionResult | undefined {
    return this.navigation.step === 'thanks' ? this.submission.result : undefined;
  }

  /** Applies changed attributes. No answers are lost. */
  configure(settings: Settings): void {
    if (settings.apiBase !== this.navigation.settings.apiBase) this.catalogue.clear();
    const { storage, initialSelection } = this.navigation.settings;
    this.navigation.configure(settings);
    if (settings.storage !== storage) this.environment.keepAnew();
    if (settings.initialSelection !== initialSelection) this.#beginAnew();
  }

  /** Sets a result that comes from the page. The form shows it if the attributes ask for the thank-you step. */
  takeResult(result: SubmissionResult | undefined, settings: Settings): void {
    this.submission.setResult(result);
    this.configure(settings);
    if (result && settings.step === 'thanks') this.navigation.start();
  }

  /** 次へ: goes to the customer step, or to the first question without an answer. */
  proceed(): void {
    if (this.goods.check()) this.navigation.go('customer');
  }

  back(): void {
    this.navigation.go('items');
  }

  /** 変更: goes back to one of the goods. */
  change(item: string): void {
    this.goods.open(item);
    this.navigation.go('items', { at: 'field', item, field: 'category' });
  }

  /**
   * 再試行: loads the page again (document 2, section 8). The list of the question is then open again.
   * @param scroll how far the page is scrolled, in pixels
   */
  retry(place: ItemPlace, scroll: number): void {
    this.environment.places.save({ ...place, scroll });
    this.environment.reload();
  }

  /** Shows a step if it can be shown (public method `goTo`). */
  goTo(step: Step): void {
    if (step === 'customer') this.proceed();
    else if (step === 'items') this.back();
    else if (this.submission.result) this.navigation.go('thanks');
  }

  /** Forgets everything, including the draft (public method `reset`). */
  reset(): void {
    this.#resumed.value = false;
    this.clear();
    this.goods.replace([this.#firstItem()]);
    this.submission.setResult(undefined);
    this.navigation.go('items');
  }

  /** Forgets the answers, including the draft. */
  clear(): void {
    batch(() => {
      this.goods.restart();
      for (const part of this.#late) part.restart?.();
      this.submission.clearFailure();
    });
  }

  dispose(): void {
    for (const stop of this.#stop) stop();
    for (const part of this.#late) part.dispose?.();
  }

  #createNavigation(settings: Settings): NavigationState {
    const { emit, leaveFor, results } = this.environment;
    return new NavigationState(settings, {
      emit,
      canShow: (step) => step !== 'thanks' || this.submission.result !== undefined,
      hasGoods: () => this.goods.complete,
      onShow: (step, from) => {
        this.#resumed.value = false;
        this.submission.clearFailure();
        // The thank-you step is shown once (document 2, section 2), also to those who go back and forward again.
        if (from === 'thanks') this.submission.setResult(undefined);
        this.#first.peek()?.history.shown(step);
        if (step === 'customer') this.submission.prepare();
      },
      leaveFor: (step, path) => {
        const { result } = this.submission;
        if (step === 'thanks' && result) results.save(result);
        leaveFor(path);
      },
    });
  }

  /** After a reload the seller is where they were, if the goods are there as well. */
  #start(hasGoods: boolean): void {
    const { history } = this.#first.peek() ?? {};
    const isThere = hasGoods && history?.stepBefore === 'customer';
    this.navigation.start(isThere ? 'customer' : undefined);
    history?.shown(this.navigation.step);
  }

  #firstItem(id = uuid()): Item {
    const item = emptyItem(id, this.navigation.settings.initialCategory);
    return this.#first.peek()?.preselect(item) ?? item;
  }

  /** Another button of the page opens the form with another answer. It counts while nobody has answered anything. */
  #beginAnew(): void {
    const { items, isDraft } = this.given;
    if (isDraft || items !== this.goods.items) return;
    this.goods.replace([this.#firstItem(items[0]?.id)]);
    this.given = { ...this.given, items: this.goods.items };
  }

  /** Reports to analytics, once for each request. */
  #welcome(): void {
    const result = this.welcomed;
    if (!result) return;
    this.environment.tellAnalytics(result.uuid, this.navigation.settings);
  }

  #makePhotosSmaller(): void {
    const wantsSmaller = this.navigation.settings.photos === 'smaller';
    this.submission.makeSmaller(wantsSmaller ? this.goods.items : []);
  }

  #report(): void {
    this.environment.emit('appraisal-form:progress', {
      percent: this.percent,
      step: this.navigation.step,
      items: this.goods.share,
      customer: this.customerShare,
    });
  }
}

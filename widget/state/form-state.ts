import { batch, computed, effect, signal } from '@preact/signals-core';
import { LIMITS } from '#contract/base/limits.ts';
import type { Settings, Step } from '#contract/embed/element.ts';
import { themeOf } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import type { Api } from '../api/api.ts';
import type { Emit } from '../base/emit.ts';
import { uuid } from '../base/uuid.ts';
import { withParameter } from '../base/with-parameter.ts';
import type { Customer } from '../customer/customer.ts';
import { emptyItem, type Item, isAnswered } from '../goods/item.ts';
import type { DraftKeeper } from '../storage/draft-keeper.ts';
import { HistoryState } from '../visit/history-state.ts';
import type { AddressState } from './address-state.ts';
import type { AskingBack } from './asking-back.ts';
import { CatalogueState } from './catalogue-state.ts';
import type { Contact, CreateContact } from './contact.ts';
import type { CustomerState } from './customer-state.ts';
import { FIRST_ANSWER } from './first-answer.ts';
import type { FormEnvironment } from './form-environment.ts';
import { GoodsState, type ItemPlace } from './goods-state.ts';
import type { ManualAddress } from './manual-address.ts';
import { NavigationState } from './navigation-state.ts';
import { progressPercent } from './progress.ts';
import type { SampleForm } from './sample.ts';
import { SubmissionState } from './submission-state.ts';
import type { SurveysState } from './surveys-state.ts';

/** The contents with which a form begins. */
export interface Given {
  readonly items: readonly Item[];
  /** Undefined on a first visit. */
  readonly customer: Customer | undefined;
  /** The items are those of an earlier visit. Their photos come a little later. */
  readonly isDraft: boolean;
}

/** Something that comes with the code of its step. */
function brought<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('this part of the state comes with its step');
  return part;
}

/**
 * The state of one `<appraisal-form>`, in slices. Each value has one owner, and a slice knows only the other slices that
 * its constructor receives here. The state stays when the element is moved in the page. It does not use React.
 */
export class FormState {
  readonly navigation: NavigationState;
  readonly history: HistoryState;
  readonly goods: GoodsState;
  readonly catalogue: CatalogueState;
  readonly submission: SubmissionState;

  readonly #environment: FormEnvironment;
  readonly #api: Api;
  #contact: Contact | undefined;
  #surveys: SurveysState | undefined;
  #customer: CustomerState | undefined;
  #keeper: DraftKeeper | undefined;
  readonly #stop: (() => void)[];
  /** The contents before the seller's first action: from a draft, or from the attributes. */
  readonly given: Given;
  /** The goods on the screen are those of an earlier visit, and the seller has neither gone on nor started over. */
  readonly #resumed = signal(false);
  /** Counts resets. */
  #run = 0;
  #ready = false;

  readonly #percent = computed(() =>
    progressPercent(this.navigation.step, this.goods.share, this.customerShare),
  );

  constructor(settings: Settings, environment: FormEnvironment) {
    this.#environment = environment;
    this.#api = environment.api(() => this.navigation.settings);
    this.submission = new SubmissionState(this.#api, environment.loadThanks, environment.connection);
    this.catalogue = new CatalogueState(this.#api);
    this.navigation = this.#createNavigation(settings);
    this.history = this.#createHistory();
    this.goods = new GoodsState({
      bringTo: (place) => this.navigation.focusOn({ at: 'field', ...place }),
      goOn: (onward) => this.navigation.goOn(onward),
    });
    const hasGoods = this.#restore();
    this.#resumed.value = hasGoods;
    const customer = FIRST_ANSWER.code && this.customer.values;
    this.given = { items: this.goods.items, customer, isDraft: hasGoods };
    if (settings.step === 'thanks') this.submission.setResult(environment.results.takeOnce());
    this.#start(hasGoods);
    this.navigation.reopen(environment.places.takeOnce());
    this.#stop = [
      () => this.#contact?.address.dispose(),
      () => this.submission.clearFailure(),
      effect(() => {
        if (FIRST_ANSWER.code) this.#draft.keep(this.goods.items, this.customer.values);
      }),
      effect(() => this.#makePhotosSmaller()),
      effect(() => this.#report()),
      effect(() => this.#welcome()),
    ];
  }

  /** Starts the state that the customer step brings with it. */
  bringContact(create: CreateContact): void {
    this.#contact ??= create(this.#api, this.customer);
  }

  /** Starts the state that the thank-you step brings with it. */
  bringSurveys(create: (api: Api, session: Storage | undefined) => SurveysState): void {
    this.#surveys ??= create(this.#api, this.#environment.session);
    if (this.#welcomed) this.#surveys.start(this.#welcomed);
  }

  /**
   * The seller wants quotes first: only chosen shops may see the contact.
   * @param token of the page of the request
   * @throws CallError
   */
  quotesFirst(token: string): Promise<unknown> {
    return this.#api.quotesFirst(token);
  }

  get address(): AddressState {
    return brought(this.#contact).address;
  }

  get manualAddress(): ManualAddress {
    return brought(this.#contact).manualAddress;
  }

  get askingBack(): AskingBack {
    return brought(this.#contact).askingBack;
  }

  get surveys(): SurveysState {
    return brought(this.#surveys);
  }

  /** Follows the browser's history and scrolling while the form is on the screen. Returns a function that ends it. */
  follow(): () => void {
    const stops = [this.history.follow(), this.#environment.keepScroll()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Sends an event of the element. */
  get tell(): Emit {
    return this.#environment.emit;
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

  /** Applies changed attributes. No answers are lost. */
  configure(settings: Settings): void {
    if (settings.apiBase !== this.navigation.settings.apiBase) this.catalogue.clear();
    const { storage } = this.navigation.settings;
    this.navigation.configure(settings);
    if (settings.storage !== storage) void this.#keepAnew();
  }

  /** Sets a result that comes from the page. The form shows it if the attributes ask for the thank-you step. */
  takeResult(result: SubmissionResult | undefined, settings: Settings): void {
    this.submission.setResult(result);
    this.configure(settings);
    if (result && settings.step === 'thanks') this.navigation.start();
  }

  /** Changes the category of an item and loads its first list. */
  chooseCategory(id: string, category: CategoryKey): void {
    this.goods.setCategory(id, category);
    const source = FIRST_ANSWER.loaded.firstListOf(category);
    if (source) void this.catalogue.want(source);
  }

  /**
   * Takes the category that the seller chose before the form had loaded. Goods of a kept draft stay; the choice is then
   * for further goods beside them.
   */
  takeCategory(name: string): void {
    const category = CATEGORY_KEYS.find((key) => key === name);
    const [first] = this.goods.items;
    if (!category || first?.category === category) return;
    if (first && !isAnswered(first)) {
      this.chooseCategory(first.id, category);
    } else if (this.goods.items.length < LIMITS.items) {
      this.goods.add();
      this.chooseCategory(this.goods.items.at(-1)?.id ?? '', category);
    }
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
    this.navigation.go('items', { at: 'field', item, field: 'category' });
  }

  /** 最初から: an empty form. For a while the seller can undo it. */
  startOver(): void {
    const { items } = this.goods;
    const { values } = this.customer;
    batch(() => {
      this.reset();
      this.goods.removedAll(items, () => this.customer.fill(values));
      this.navigation.focusOn({ at: 'step' });
    });
  }

  /**
   * 再試行: loads the page again (document 2, section 8). The list of the question is then open again.
   * @param scroll how far the page is scrolled, in pixels
   */
  retry(place: ItemPlace, scroll: number): void {
    this.#environment.places.save({ ...place, scroll });
    this.#environment.reload();
  }

  /** Shows a step if it can be shown (public method `goTo`). */
  goTo(step: Step): void {
    if (step === 'customer') this.proceed();
    else if (step === 'items') this.back();
    else if (this.submission.result) this.navigation.go('thanks');
  }

  /** 査定スタート: sends the request, or shows the missing answers or questions not yet seen. One tap sends once. */
  async submit(): Promise<void> {
    if (this.submission.sending || !this.customer.check()) return;
    if (!this.goods.complete) {
      this.navigation.go('items');
      this.proceed();
      return;
    }
    const field = this.askingBack.askUnseen();
    if (field) this.navigation.focusOn({ at: 'customer', field });
    else await this.#send();
  }

  /** Forgets everything, including the draft (public method `reset`). */
  reset(): void {
    this.#run += 1;
    this.#resumed.value = false;
    this.#clear();
    this.goods.replace([this.#firstItem()]);
    this.submission.setResult(undefined);
    this.navigation.go('items');
  }

  /** Fills in the form, for the demo and tests (public method `fill`), once the code of the first answer has come. */
  fill(sample: SampleForm): void {
    const { readSample, sampleItem } = FIRST_ANSWER.loaded;
    const { items, customer } = readSample(sample);
    const goods = items.map((item) => sampleItem(uuid(), item));
    batch(() => {
      this.goods.replace(goods.length > 0 ? goods : this.goods.items);
      this.customer.fill(customer);
    });
  }

  dispose(): void {
    for (const stop of this.#stop) stop();
  }

  #createNavigation(settings: Settings): NavigationState {
    const { emit, leaveFor, results } = this.#environment;
    return new NavigationState(settings, {
      emit,
      canShow: (step) => step !== 'thanks' || this.submission.result !== undefined,
      onShow: (step, from) => {
        this.#resumed.value = false;
        this.submission.clearFailure();
        // The thank-you step is shown once (document 2, section 2), also to those who go back and forward again.
        if (from === 'thanks') this.submission.setResult(undefined);
        this.history.shown(step);
        if (step === 'customer') this.submission.prepare();
      },
      leaveFor: (step, path) => {
        const { result } = this.submission;
        if (step === 'thanks' && result) results.save(result);
        leaveFor(path);
      },
    });
  }

  #createHistory(): HistoryState {
    return new HistoryState(this.#environment.history, {
      step: () => this.navigation.step,
      isOn: () => this.navigation.settings.history !== 'none',
      pageRoutes: () => this.navigation.settings.navigation === 'host',
      isHeld: () => this.submission.sending !== undefined,
      showFirstStep: () => this.back(),
      showAgain: (step) => {
        const can = step === 'customer' && this.navigation.step === 'items' && this.goods.complete;
        if (can) this.navigation.go(step);
        return can;
      },
      onReturn: () => {
        if (this.navigation.step === 'thanks') this.back();
      },
    });
  }

  /** After a reload the seller is where they were, if the goods are there as well. */
  #start(hasGoods: boolean): void {
    const { stepBefore } = this.history;
    this.navigation.start(hasGoods && stepBefore === 'customer' ? stepBefore : undefined);
    this.history.shown(this.navigation.step);
  }

  /** The contact details, once the code of the first answer has come. */
  get customer(): CustomerState {
    this.#customer ??= this.#createCustomer();
    return this.#customer;
  }

  get #draft(): DraftKeeper {
    this.#keeper ??= this.#environment.draft(FIRST_ANSWER.loaded);
    return this.#keeper;
  }

  /** The share (0 to 1) of the contact details that are filled in. */
  get customerShare(): number {
    return FIRST_ANSWER.code ? this.customer.share : 0;
  }

  /** The page allows or forbids now that anything is kept. */
  async #keepAnew(): Promise<void> {
    await FIRST_ANSWER.load();
    this.#draft.keepAnew(this.goods.items, this.customer.values);
  }

  #createCustomer(): CustomerState {
    const { CustomerState } = FIRST_ANSWER.loaded;
    return new CustomerState({
      rules: () => brought(this.#contact).rules,
      asksForTerms: () => themeOf(this.navigation.settings.theme).asksForTerms,
      bringTo: (field) => this.navigation.focusOn({ at: 'customer', field }),
      onLeave: (key) => {
        if (key !== 'zip1') return false;
        this.address.leaveZip();
        return this.address.problem !== undefined;
      },
    });
  }

  async #send(): Promise<void> {
    const { emit, attribution } = this.#environment;
    const { items } = this.goods;
    const run = this.#run;
    const input = {
      items,
      customer: this.customer.values,
      mediumUuid: this.navigation.settings.mediumUuid,
      tracking: this.navigation.settings.tracking,
      attribution: attribution(),
    };
    const result = await this.submission.send(input, () =>
      emit('appraisal-form:submit', { items: items.length }),
    );
    // The form was reset in the meantime, so the result is dropped.
    if (run !== this.#run) return;
    if (result) this.#complete(result);
    else this.#reportFailure();
  }

  #complete(result: SubmissionResult): void {
    batch(() => {
      this.#clear();
      this.submission.setResult(result);
    });
    this.#environment.emit('appraisal-form:complete', { uuid: result.uuid, shops: result.shops.length });
    this.navigation.go('thanks');
    const { redirectUrl } = this.navigation.settings;
    // The thanks are seen until the partner's page has come.
    if (redirectUrl) this.#environment.leaveFor(withParameter(redirectUrl, 'request', result.uuid));
  }

  #reportFailure(): void {
    const { failure } = this.submission;
    if (!failure) return;
    const { status, details } = failure;
    const { callMessage, refusedPlaces } = brought(this.#contact);
    const message = callMessage('submitRequest', failure);
    this.#environment.emit('appraisal-form:error', { message, ...(status !== undefined && { status }) });
    const { goods, customer } = refusedPlaces(details, this.goods.items);
    this.customer.show(customer);
    const [first] = goods;
    if (!first) return;
    this.goods.refuse(goods, message);
    this.navigation.go('items', { at: 'field', ...first });
  }

  #clear(): void {
    batch(() => {
      this.goods.restart();
      this.#customer?.restart();
      this.#contact?.address.restart();
      this.#contact?.manualAddress.restart();
      this.#contact?.askingBack.restart();
      this.submission.clearFailure();
    });
    this.#keeper?.forget();
  }

  #firstItem(): Item {
    const { initialCategory, initialSelection } = this.navigation.settings;
    const item = emptyItem(uuid(), initialCategory);
    return initialCategory && initialSelection ? FIRST_ANSWER.loaded.preselect(item, initialSelection) : item;
  }

  /** True if the draft held goods. A form without the code of the first answer has none. */
  #restore(): boolean {
    if (!FIRST_ANSWER.code) {
      this.goods.replace([this.#firstItem()]);
      return false;
    }
    const { items, customer } = this.#draft.restore();
    this.goods.replace(items ?? [this.#firstItem()]);
    if (customer) this.customer.fill(customer);
    if (items) void this.#draft.photos().then((files) => this.goods.restorePhotos(files));
    return items !== undefined;
  }

  /** The request of the thank-you step on the screen. */
  get #welcomed(): SubmissionResult | undefined {
    return this.navigation.step === 'thanks' ? this.submission.result : undefined;
  }

  /** Starts the surveys and reports to analytics, once for each request. */
  #welcome(): void {
    const result = this.#welcomed;
    if (!result) return;
    this.#surveys?.start(result);
    this.#environment.tellAnalytics(result.uuid, this.navigation.settings.dataLayer);
  }

  #makePhotosSmaller(): void {
    const asked = this.navigation.settings.photos === 'smaller';
    this.submission.makeSmaller(asked ? this.goods.items : []);
  }

  #report(): void {
    this.#environment.emit('appraisal-form:progress', {
      percent: this.percent,
      step: this.navigation.step,
      items: this.goods.share,
      customer: this.customerShare,
    });
  }
}

import { batch, effect } from '@preact/signals-core';
import { LIMITS } from '#contract/base/limits.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { uuid } from '../base/uuid.ts';
import { preselect } from '../goods/answering.ts';
import { firstListOf } from '../goods/catalogue-options.ts';
// Questions are there before answers.
import '../goods/categories/index.ts';
import { type Item, isAnswered } from '../goods/item.ts';
import { Draft } from '../storage/draft.ts';
import { DraftKeeper } from '../storage/draft-keeper.ts';
import { keptPhoneLink } from '../storage/kept-phone-link.ts';
import { photoStorage } from '../storage/photo-storage.ts';
import { HistoryState } from '../visit/history-state.ts';
import { CustomerState } from './customer-state.ts';
import type { FormState } from './form-state.ts';
import { givenAnswersOf } from './given-answers.ts';
import type { FirstPart } from './late-part.ts';
import { perForm } from './per-form.ts';
import { photosBackOf } from './photos-back.ts';
import type { SampleForm } from './sample.ts';

/** The form in the history of its page. */
const historyFor = (form: FormState): HistoryState =>
  new HistoryState(form.environment.history, {
    step: () => form.navigation.step,
    isOn: () => form.navigation.settings.history !== 'none',
    pageRoutes: () => form.navigation.settings.navigation === 'host',
    isHeld: () => form.submission.sending !== undefined,
    showFirstStep: () => form.back(),
    showAgain: (step) => {
      const can = step === 'customer' && form.navigation.step === 'items' && form.goods.complete;
      if (can) form.navigation.go(step);
      return can;
    },
    onReturn: () => {
      if (form.navigation.step === 'thanks') form.back();
    },
  });

/**
 * Answers, from the first one on: the contact details and the draft, the way back, and the ways in which several answers
 * come at once. Its code comes in one file with the questions of all categories (first-answer.ts).
 */
export class AnswersState implements FirstPart {
  readonly customer: CustomerState;
  readonly history: HistoryState;
  readonly #form: FormState;
  readonly #keeper: DraftKeeper;
  readonly dispose: () => void;

  constructor(form: FormState) {
    this.#form = form;
    this.customer = new CustomerState((field) => form.navigation.focusOn({ at: 'customer', field }));
    this.history = historyFor(form);
    this.#keeper = form.environment.draft({ Draft, DraftKeeper, photoStorage });
    const pageAnswers = givenAnswersOf(form);
    this.dispose = effect(() => {
      const { items } = form.goods;
      const { values } = this.customer;
      // A draft is of the seller's own words: the page may give others the next time.
      if (!pageAnswers.isAll(items, values)) this.#keeper.keep(items, values);
    });
  }

  restore(): readonly Item[] | undefined {
    const { items, customer } = this.#keeper.restore();
    if (customer) this.customer.fill(customer);
    if (items) photosBackOf(this.#form).promise = this.#restorePhotos(items).catch(() => {});
    const { item } = keptPhoneLink(this.#form.environment.session) ?? {};
    if (item) this.#goOnWithPhone(item).catch(() => {});
    return items;
  }

  async #restorePhotos(items: readonly Item[]): Promise<void> {
    const files = await this.#keeper.photos();
    if (files.size === 0 && !items.some((item) => this.#keeper.missingOf(item))) return;
    const { putBackPhotos } = await import('./restored-photos.ts');
    await putBackPhotos(this.#form, this.#keeper, files);
  }

  /** A phone was the camera of an item before a reload. Its photos come at every step of the seller. */
  async #goOnWithPhone(item: string): Promise<void> {
    const { phoneLinkOf } = await import('./phone-link.ts');
    await phoneLinkOf(this.#form).open(item);
  }

  preselect(item: Item): Item {
    const { initialCategory, initialSelection } = this.#form.navigation.settings;
    return initialCategory && initialSelection ? preselect(item, initialSelection) : item;
  }

  /** Changes the category of an item and loads its first list. */
  chooseCategory(id: string, category: CategoryKey): void {
    this.#form.goods.setCategory(id, category);
    const source = firstListOf(category);
    if (source) void this.#form.catalogue.want(source);
  }

  /**
   * Takes the category that the seller chose before the form had loaded. Goods of a kept draft stay; the choice is then
   * for further goods beside them.
   */
  takeCategory(name: string): void {
    const { goods } = this.#form;
    const category = CATEGORY_KEYS.find((key) => key === name);
    const [first] = goods.items;
    if (!category || first?.category === category) return;
    if (first && !isAnswered(first)) {
      this.chooseCategory(first.id, category);
    } else if (goods.items.length < LIMITS.items) {
      goods.add();
      this.chooseCategory(goods.items.at(-1)?.id ?? '', category);
    }
  }

  /** 最初から: an empty form. For a while the seller can undo it. */
  startOver(): void {
    const { goods, navigation } = this.#form;
    const { items } = goods;
    const { values } = this.customer;
    batch(() => {
      this.#form.reset();
      goods.removedAll(items, () => this.customer.fill(values));
      navigation.focusOn({ at: 'step' });
    });
  }

  /** Fills in the form, for the demo and tests (public method `fill`). */
  async fill(sample: SampleForm): Promise<void> {
    const { filledItem, readSample } = await import('./sample.ts');
    const { goods } = this.#form;
    const { items, customer } = readSample(sample);
    const newItems = items.map((item) => filledItem(uuid(), item));
    batch(() => {
      goods.replace(newItems.length > 0 ? newItems : goods.items);
      this.customer.fill(customer);
    });
  }

  /** Nothing in the form is of the seller, so that there is no draft of it. */
  forgetDraft(): void {
    this.#keeper.forget();
  }

  /** The page allows or forbids now that anything is kept. */
  keepAnew(): void {
    this.#keeper.keepAnew(this.#form.goods.items, this.customer.values);
  }

  restart(): void {
    this.customer.restart();
    this.#keeper.forget();
  }
}

export const answersOf = perForm((form) => {
  const answers = new AnswersState(form);
  form.begin(answers);
  return answers;
});

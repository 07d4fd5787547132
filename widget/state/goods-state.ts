import { batch, computed, signal } from '@preact/signals-core';
import { keysOf } from '#contract/base/keys.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { uuid } from '../base/uuid.ts';
import { missingFields, openQuestion } from '../goods/disclosure.ts';
import type { FieldKey } from '../goods/fields.ts';
import { emptyItem, type Item, isAnswered, withoutPhoto, withPhotos } from '../goods/item.ts';
import { type ItemErrors, validateItems } from '../goods/item-validation.ts';
import type { Photo } from '../goods/photos.ts';
import type { Removed, RemovedPart } from '../goods/put-back.ts';
import { fieldsOf } from '../goods/questions.ts';
import { itemsShare } from './progress.ts';

/** A question of an item, or the choice of its category. */
export interface ItemPlace {
  readonly item: string;
  readonly field: FieldKey | 'category';
}

/** A message of the server about an answer. */
export interface RefusedAnswer extends ItemPlace {
  /** The photo that was refused, if it is known. */
  readonly photo?: string;
  readonly message: string;
  /** Tells if the item still has the answer. */
  readonly stands: (item: Item) => boolean;
}

/** The next thing for the seller after an answer. */
export interface Onward {
  /** A question, or the button below the last one. */
  readonly place: ItemPlace | 'end';
  /** The answered question takes several answers, so the seller may not have finished. */
  readonly several: boolean;
}

/** The open questions. The category of an item counts until it is chosen. */
export interface Remaining {
  /** Questions of the first unfinished item. */
  readonly questions: number;
  /** The number of that item, counted from 1. */
  readonly item: number;
  /** Further unfinished items. */
  readonly others: number;
}

/** The effects of the goods on the rest of the form. */
export interface GoodsHooks {
  /** Moves the focus to a question, and opens its dialog if asked. */
  readonly bringTo: (place: ItemPlace & { readonly opens?: boolean }) => void;
  /** Brings the next question into view. The focus stays. */
  readonly goOn: (onward: Onward | undefined) => void;
}

type ByItem<Value> = Readonly<Record<string, Value>>;

function releasePreviews(items: readonly Item[]): void {
  for (const item of items) for (const photo of item.photos) URL.revokeObjectURL(photo.preview);
}

function remainingOf(items: readonly Item[]): Remaining | undefined {
  const openItems = items.filter((item) => openQuestion(item) !== undefined);
  const [first] = openItems;
  if (!first) return undefined;
  const questions = first.category ? missingFields(first).length : 1;
  return { questions, item: items.indexOf(first) + 1, others: openItems.length - 1 };
}

/** The items and their errors. */
export class GoodsState {
  readonly #items = signal<readonly Item[]>([]);
  readonly #formError = signal('');
  readonly #removed = signal<Removed | undefined>(undefined);
  /** Errors of questions that were on the screen unanswered when the seller pressed 次へ, until they have an answer. */
  readonly #complaints = signal<ByItem<ItemErrors>>({});
  readonly #refused = signal<readonly RefusedAnswer[]>([]);
  readonly #errors = computed<ByItem<ItemErrors>>(() => {
    const errors = { ...this.#complaints.value };
    for (const { item, field, photo, message } of this.#refused.value)
      if (!photo) errors[item] = { [field]: message, ...errors[item] };
    return errors;
  });
  readonly #share = computed(() => itemsShare(this.items));
  readonly #current = signal('');
  readonly #folded = computed(
    () => new Set(this.items.filter((item) => this.#folds(item)).map(({ id }) => id)),
  );
  readonly #remaining = computed(() => remainingOf(this.items));
  readonly #hooks: GoodsHooks;
  /** Leads to something that a seller has begun and not ended, and then returns true: the step is not left. */
  leadsBack = () => false;

  constructor(hooks: GoodsHooks) {
    this.#hooks = hooks;
  }

  get items(): readonly Item[] {
    return this.#items.value;
  }

  /** Messages by item and question. */
  get errors(): ByItem<ItemErrors> {
    return this.#errors.value;
  }

  /**
   * The item that the seller is at: the one that was answered or added last, or the first wrong one after 次へ. Of several
   * messages, its own is announced.
   */
  get current(): string {
    return this.#current.value;
  }

  /** The items that are a line each: of several, those that are finished, without an error, and not the current one. */
  get folded(): ReadonlySet<string> {
    return this.#folded.value;
  }

  /** The open questions; undefined if there are none. */
  get remaining(): Remaining | undefined {
    return this.#remaining.value;
  }

  /** The messages of the server about photos, by their ids. */
  get refusedPhotos(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#refused.value.map(({ photo = '', message }) => [photo, message]));
  }

  /** The error of the list as a whole; empty if there is none. */
  get formError(): string {
    return this.#formError.value;
  }

  /** The part that was removed last, as long as it can be undone. */
  get removed(): Removed | undefined {
    return this.#removed.value;
  }

  /** The share (0 to 1) of required questions answered. */
  get share(): number {
    return this.#share.value;
  }

  /** Replaces all items and hides their errors. */
  replace(items: readonly Item[]): void {
    batch(() => {
      this.#items.value = items;
      this.#complaints.value = {};
      this.#refused.value = [];
      this.#current.value = '';
      this.forgetRemoved();
    });
  }

  /** Adds an empty item. The choice of its category gets the focus. @param opens whether its dialog opens too */
  add(opens = false): void {
    this.append([emptyItem(uuid())], opens);
  }

  /**
   * Adds items. The first question that is open gets the focus, or else the first of them.
   * @param opens whether the dialog of the question opens too
   */
  append(items: readonly Item[], opens = false): void {
    const unfinished = items.find(openQuestion);
    const target = unfinished ?? items[0];
    if (!target) return;
    batch(() => {
      this.#items.value = [...this.items, ...items];
      this.#formError.value = '';
      // Several that are finished are lines from the start.
      this.#current.value = unfinished || items.length === 1 ? target.id : '';
      this.#hooks.bringTo({ item: target.id, field: openQuestion(target) ?? 'category', opens });
    });
  }

  /** 変更: unfolds an item, which gets the focus. */
  open(id: string): void {
    this.#current.value = id;
    this.#hooks.bringTo({ item: id, field: 'category' });
  }

  /** Removes an item. The item before it gets the focus, or the one after it. */
  remove(id: string): void {
    const index = this.items.findIndex((item) => item.id === id);
    releasePreviews(this.items.slice(index, index + 1));
    const rest = this.items.filter((item) => item.id !== id);
    const next = rest[Math.max(0, index - 1)];
    batch(() => {
      this.#remember('item', id);
      this.#items.value = rest;
      this.#judgeRefused();
      if (next) this.#hooks.bringTo({ item: next.id, field: 'category' });
    });
  }

  /** Changes the category of an item. This clears its answers (document 2, section 4). */
  setCategory(id: string, category: CategoryKey): void {
    releasePreviews(this.items.filter((item) => item.id === id));
    batch(() => {
      this.#remember('category', id);
      this.update(id, () => emptyItem(id, category));
      this.#forgive(id);
    });
  }

  /** Changes an item by the seller's action. If another question waits then, it comes into view. */
  update(id: string, change: (item: Item) => Item): void {
    const before = this.items.find((item) => item.id === id);
    batch(() => {
      this.#current.value = id;
      this.change(id, change);
      const after = this.items.find((item) => item.id === id);
      const question = before && openQuestion(before);
      if (!before || !after || question === openQuestion(after)) return;
      this.#forgive(id);
      const several = fieldsOf(before).some(({ key, kind }) => key === question && kind === 'choices');
      this.#hooks.goOn({ place: this.#after(id), several });
    });
  }

  /** Changes an item where it is: the seller does not go to it, and no question is answered. */
  change(id: string, change: (item: Item) => Item): void {
    this.#items.value = this.items.map((item) => (item.id === id ? change(item) : item));
    this.#judgeRefused();
  }

  /** Adds files that were looked at. */
  addPhotos(id: string, files: readonly File[]): void {
    const photos: Photo[] = files.map((file) => ({ id: uuid(), file, preview: URL.createObjectURL(file) }));
    batch(() => {
      this.update(id, (one) => withPhotos(one, photos));
      this.forgetRemoved();
    });
  }

  /** The seller stays at an item, and the page in place, although others have got photos. */
  stayAt(item: string): void {
    this.#current.value = item;
    this.#hooks.goOn(undefined);
  }

  removePhoto(id: string, photo: Photo): void {
    URL.revokeObjectURL(photo.preview);
    batch(() => {
      this.#remember('photo', id);
      this.update(id, (item) => withoutPhoto(item, photo.id));
    });
  }

  /** Shows items that were put back. @param place gets the focus */
  bringBack(items: readonly Item[], place: ItemPlace | undefined): void {
    batch(() => {
      this.#items.value = items;
      this.forgetRemoved();
      this.#current.value = place?.item ?? '';
      if (place) this.#hooks.bringTo(place);
    });
  }

  /** The seller started over. @param items the goods until then */
  removedAll(items: readonly Item[], putBackRest: () => void): void {
    this.#removed.value = { what: 'all', items, putBackRest };
  }

  /** A removal can no longer be undone, unless something else was removed since. */
  forgetRemoved(which = this.#removed.peek()): void {
    if (which === this.#removed.peek()) this.#removed.value = undefined;
  }

  /** Whether all required questions are answered. */
  get complete(): boolean {
    return validateItems(this.items).valid;
  }

  /**
   * Whether all required questions are answered. If not, those on the screen without an answer complain until they have
   * one, and the first of them gets the focus.
   */
  check(): boolean {
    if (this.leadsBack()) return false;
    const { valid, form, entries } = validateItems(this.items);
    this.#formError.value = form ?? '';
    if (valid) return true;
    let first: ItemPlace | undefined;
    const complaints: Record<string, ItemErrors> = {};
    for (const { index, errors } of entries) {
      // Only the first missing question of an item is on the screen.
      const [field] = keysOf(errors);
      const { id: item = '' } = this.items[index] ?? {};
      if (!field) continue;
      complaints[item] = { [field]: errors[field] };
      first ??= { item, field };
    }
    this.#complaints.value = complaints;
    this.#current.value = first?.item ?? '';
    if (first) this.#hooks.bringTo(first);
    return false;
  }

  /** Shows what the server said about answers, until they are changed. @param whole its message about the request */
  refuse(answers: readonly RefusedAnswer[], whole: string): void {
    batch(() => {
      this.#refused.value = answers;
      this.#formError.value = whole;
      this.#current.value = answers[0]?.item ?? '';
    });
  }

  /** Forgets everything. One empty item remains. */
  restart(): void {
    releasePreviews(this.items);
    batch(() => {
      this.replace([emptyItem(uuid())]);
      this.#formError.value = '';
    });
  }

  #folds(item: Item): boolean {
    if (this.items.length < 2 || item.id === this.current || openQuestion(item)) return false;
    return this.#refused.value.every((refusal) => refusal.item !== item.id);
  }

  #forgive(id: string): void {
    const { [id]: _, ...others } = this.#complaints.value;
    this.#complaints.value = others;
  }

  /** Forgets refusals of answers that have changed. */
  #judgeRefused(): void {
    const before = this.#refused.value;
    if (before.length === 0) return;
    this.#refused.value = before.filter(({ item, stands }) =>
      this.items.some((one) => one.id === item && stands(one)),
    );
    if (this.#refused.value.length === 0) this.#formError.value = '';
  }

  /** The next thing after an answer to an item: its next question, or that of the items behind it. */
  #after(id: string): Onward['place'] {
    const index = this.items.findIndex((item) => item.id === id);
    for (const item of this.items.slice(index)) {
      const field = openQuestion(item);
      if (field) return { item: item.id, field };
    }
    return 'end';
  }

  /** Keeps an item as it is now, unless it has no answers to lose. */
  #remember(what: RemovedPart['what'], id: string): void {
    const index = this.items.findIndex((item) => item.id === id);
    const item = this.items[index];
    if (item && isAnswered(item)) this.#removed.value = { what, item, index };
    else this.forgetRemoved();
  }
}

import { computed, effect, signal, untracked } from '@preact/signals-core';
import type { CategoryKey } from '#contract/goods/categories.ts';
import type { DisclosureAnswer } from '#contract/schemas/submission.ts';
import type { DisclosureQuery } from '../api/api.ts';
import type { FormState } from './form-state.ts';
import type { LatePart } from './late-part.ts';
import { perForm } from './per-form.ts';

/** An answer of the server, with the goods and the place that it is about. */
export interface Told extends DisclosureAnswer, DisclosureQuery {}

/**
 * Tells who learns of a request that is sent: which shops, and how many can get it; and keeps what the seller wishes
 * there. The server is asked again when the categories of the goods or their place change; a sentence that is there
 * says of which goods and place it speaks, so it stays until then.
 */
export class DisclosureState implements LatePart {
  readonly #prefecture = signal('');
  readonly #told = signal<Told | undefined>(undefined);
  readonly #wantsQuotesFirst = signal(false);
  readonly #form: FormState;
  /** The newest question. */
  #query: DisclosureQuery | undefined;
  readonly #stop: () => void;

  constructor(form: FormState) {
    this.#form = form;
    // A text, so that an answer to another question asks for nothing.
    const categories = computed(() =>
      [...new Set(form.goods.items.flatMap(({ category }) => category ?? []))].join(),
    );
    this.#stop = effect(() => {
      const keys = categories.value ? (categories.value.split(',') as CategoryKey[]) : [];
      const query = { categories: keys, prefecture: this.#prefecture.value };
      untracked(() => void this.#ask(query));
    });
  }

  /** Undefined until the server has said it. */
  get told(): Told | undefined {
    return this.#told.value;
  }

  /** The seller wants only chosen shops to see the contact, where all would. */
  get wantsQuotesFirst(): boolean {
    return this.#wantsQuotesFirst.value;
  }

  set wantsQuotesFirst(isWanted: boolean) {
    this.#wantsQuotesFirst.value = isWanted;
  }

  /** The goods are in this prefecture. */
  locate(prefecture: string): void {
    this.#prefecture.value = prefecture;
  }

  restart(): void {
    this.locate('');
    this.wantsQuotesFirst = false;
  }

  dispose(): void {
    this.#stop();
  }

  async #ask(query: DisclosureQuery): Promise<void> {
    const before = this.#told.value;
    // A form that has been sent or cleared.
    if (before && query.categories.length === 0) return;
    this.#query = query;
    const answer = await this.#form.api.disclosure(query).catch(() => {
      // Servers of others do not say it. The rules have not changed since, but nothing was counted for this.
      const { able, ...rules } = before ?? {};
      return before && (rules as DisclosureAnswer);
    });
    if (this.#query === query) this.#told.value = answer && { ...answer, ...query };
  }
}

export const disclosureOf = perForm((form) => {
  const disclosure = new DisclosureState(form);
  form.join(disclosure);
  return disclosure;
});

import type { Customer } from '../customer/customer.ts';
import type { Item } from '../goods/item.ts';
import type { HistoryState } from '../visit/history-state.ts';

/** A part of the state that has joined a form later, as far as the form itself deals with it. */
export interface LatePart {
  /** The form forgets everything. */
  restart?(): void;
  /** The form ends. */
  dispose?(): void;
}

/** The part that joins a form before the first answer (answers.ts). */
export interface FirstPart extends LatePart {
  readonly history: HistoryState;
  readonly customer: { readonly values: Customer; readonly share: number };
  /** Puts back what was kept on an earlier visit. @returns its goods, if there are any */
  restore(): readonly Item[] | undefined;
  /** Answers the first question by the attributes of the element. */
  preselect(item: Item): Item;
}

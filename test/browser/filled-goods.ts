import type { Scope } from './form.ts';
import type { Theme } from './pages.ts';
import type { SentField } from './sent.ts';

/** How a seller fills in goods of one category, and which fields are sent. */
export interface FilledGoods {
  /** Answers everything below the category. */
  answer: (item: Scope, theme: Theme) => Promise<void>;
  /** `item_detail` and `items` as sent, photos last, without the common prefix of their names. */
  sent: (theme: Theme) => SentField[];
}

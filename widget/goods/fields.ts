import { type Theme, themeOf } from '#contract/embed/themes.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import type { Item, TextKey } from './item.ts';

/** True or false, or a rule that depends on the item's answers. */
export type ItemRule = boolean | ((item: Item) => boolean);

/** Options with a full and a short wording (document 2, section 9), or one list for all themes. */
export type Options =
  | readonly string[]
  | { readonly full: readonly string[]; readonly short: readonly string[] };

/** The option that opens a free text. */
export interface Other {
  /** The option's label. */
  readonly option: string;
  /** The label of the text box, if it differs from the question. */
  readonly label?: string;
  /**
   * The key of the free text. It is the key of the field if the text is the answer itself. Two questions share a key if
   * only one of them is ever answered with a text.
   */
  readonly textKey: TextKey;
  /** The option's label stays the answer, together with the text (その他の楽器). */
  readonly keepsAnswer?: boolean;
  /** The key of the free text in `item_detail`. */
  readonly detail?: string;
}

/** The place of a sent answer: the n-th attribute of the k-th list, or a key of `item_detail`. */
export interface AnswerPlace {
  readonly attribute?: readonly [list: number, position: number];
  readonly detail?: string;
  /** Converts the answer to the sent text. An empty result is not sent. */
  readonly encode?: (answer: string) => string;
}

interface FieldBase extends AnswerPlace {
  readonly label: string;
  /** Whether the question is asked. Default: yes. */
  readonly when?: ItemRule;
  readonly required: ItemRule;
  /** The message for a missing required answer (document 2, section 5). */
  readonly missing?: string;
  /** Help below the control. */
  readonly hint?: string;
  /** The answers that a new answer clears. */
  readonly clears?: readonly TextKey[];
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly key: TextKey;
  readonly options: Options;
  readonly other?: Other;
}

export interface ChoicesField extends FieldBase {
  readonly kind: 'choices';
  readonly key: TextKey;
  readonly options: Options;
  /** The option that excludes all others, if there is one. */
  readonly exclusive?: string;
  /** Options that often go together: one tile ticks them all. */
  readonly together?: readonly string[];
}

export interface CatalogueField extends FieldBase {
  readonly kind: 'catalogue';
  readonly key: TextKey;
  readonly level: 1 | 2 | 3;
  /** The key of the chosen entry's code, which the lists below need. */
  readonly codeKey?: TextKey;
  /** The field above, and the message while it has no answer. */
  readonly parent?: { readonly key: TextKey; readonly codeKey: TextKey; readonly missing: string };
  /** The layout of the list in a dialog. */
  readonly layout: 'tiles' | 'products' | 'list';
  readonly title: string;
  readonly other?: Other;
  /** Goods of one kind differ by it first: it is asked again of a copy of an item. */
  readonly differs?: true;
  /** Offers わからない. */
  readonly unknown?: boolean;
  /** Options that are always offered, even if the catalogue does not have them. */
  readonly adds?: readonly string[];
  /** Entries of the catalogue that are not offered. */
  readonly hides?: readonly string[];
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly key: TextKey;
  readonly multiline?: boolean;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly key: TextKey;
  readonly unit: string;
}

export interface PhotosField extends FieldBase {
  readonly kind: 'photos';
  readonly key: 'photos';
}

export type Field = ChoiceField | ChoicesField | CatalogueField | TextField | NumberField | PhotosField;
export type FieldKey = Field['key'];

/** A category as data. Everything that the form does with it is derived from its fields. */
export interface CategoryForm {
  readonly key: CategoryKey;
  readonly fields: readonly Field[];
}

export function appliesTo(condition: ItemRule | undefined, item: Item): boolean {
  return typeof condition === 'function' ? condition(item) : (condition ?? true);
}

export function optionsFor(options: Options, theme: Theme): readonly string[] {
  return 'full' in options ? options[themeOf(theme).options] : options;
}

/** The option for a free text, if the field has one. */
export function otherOf(field: Field): Other | undefined {
  return 'other' in field ? field.other : undefined;
}

import type { CategoryKey } from '#contract/categories.ts';
import { type Theme, themeOf } from '#contract/themes.ts';
import type { Item, TextKey } from './item.ts';

/** What is asked of an item, or a yes or no that hangs on its other answers. */
export type Condition = boolean | ((item: Item) => boolean);

/** Options that themes word in full or briefly (document 2, section 9), or one list for all. */
export type Options =
  | readonly string[]
  | { readonly full: readonly string[]; readonly short: readonly string[] };

/** The option that opens a free text. */
export interface Other {
  /** The option's label. */
  readonly option: string;
  /** Where the free text is kept; the field's own key where the text is the answer itself. */
  readonly textKey: TextKey;
  /** The option's label stays the answer beside the text (その他の楽器). */
  readonly keepsAnswer?: boolean;
  /** The free text's place in `item_detail`. */
  readonly detail?: string;
}

/** Where an answer goes in the submission: the n-th attribute of the k-th list, or a key of `item_detail`. */
export interface Place {
  readonly attribute?: readonly [list: number, position: number];
  readonly detail?: string;
  /** Turns the answer into what is sent; an empty result is not sent. */
  readonly encode?: (answer: string) => string;
}

interface FieldBase extends Place {
  readonly label: string;
  /** Asked at all. Default: yes. */
  readonly when?: Condition;
  readonly required: Condition;
  /** What is said while a required answer is missing (document 2, section 5). */
  readonly missing?: string;
  /** Help that stands under the label. */
  readonly hint?: string;
  /** Answers that a new answer makes void. */
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
  readonly key: 'accessories';
  readonly options: Options;
  /** The option that excludes all others. */
  readonly exclusive: string;
}

export interface CatalogueField extends FieldBase {
  readonly kind: 'catalogue';
  readonly key: TextKey;
  readonly level: 1 | 2 | 3;
  /** Where the chosen entry's code is kept, for the lists below it. */
  readonly codeKey?: TextKey;
  /** The field above, and what is said when it has no answer yet. */
  readonly parent?: { readonly key: TextKey; readonly codeKey: TextKey; readonly missing: string };
  /** How the list is laid out in a dialog. */
  readonly layout: 'tiles' | 'products' | 'list';
  readonly title: string;
  /** The next field is asked in the same dialog. */
  readonly drillsInto?: TextKey;
  readonly other?: Other;
  /** Offers わからない. */
  readonly unknown?: boolean;
  /** Plain answers that are offered even where the catalogue lacks them. */
  readonly adds?: readonly string[];
  /** Entries of the catalogue that are no answers to this question. */
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

/** A category as data: everything that the form does with it is derived from this list. */
export interface CategoryForm {
  readonly key: CategoryKey;
  readonly fields: readonly Field[];
}

export function holds(condition: Condition | undefined, item: Item): boolean {
  return typeof condition === 'function' ? condition(item) : (condition ?? true);
}

export function optionsFor(options: Options, theme: Theme): readonly string[] {
  return 'full' in options ? options[themeOf(theme).options] : options;
}

/** The option for a free text that this field offers, if any. */
export function otherOf(field: Field): Other | undefined {
  return 'other' in field ? field.other : undefined;
}

import { isKeyOf } from '#contract/base/keys.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { isListOf, isObjectOf, isRecordOf, isText, type Shape } from '../base/shape.ts';
import { uuid } from '../base/uuid.ts';
import { type Customer, EMPTY_CUSTOMER } from '../customer/customer.ts';
import { emptyItem, type Item, type TextKey } from '../goods/item.ts';
import { ofKnownCategory } from '../goods/known-category.ts';

/** Values for the element's method `fill`, as the demo creates them. They are values that a seller could choose. */
export interface SampleForm {
  readonly items: readonly {
    readonly category: CategoryKey;
    readonly answers: Readonly<Partial<Record<TextKey, string>>>;
    /** The options chosen where a question takes several, by its key. */
    readonly choices?: Readonly<Partial<Record<TextKey, readonly string[]>>>;
    /** The same for the question about accessories. */
    readonly accessories?: readonly string[];
    readonly others?: readonly TextKey[];
    readonly photos?: readonly File[];
  }[];
  readonly customer: Partial<Customer>;
}

/** A sample that was looked at. Goods can be without a category. */
interface FilledIn {
  readonly items: readonly (Omit<SampleForm['items'][number], 'category'> & Pick<Item, 'category'>)[];
  readonly customer: Partial<Customer>;
}

export function filledItem(id: string, sample: FilledIn['items'][number]): Item {
  return {
    ...emptyItem(id, sample.category),
    answers: { ...sample.answers },
    choices: { ...(sample.accessories && { accessories: sample.accessories }), ...sample.choices },
    others: [...(sample.others ?? [])],
    photos: (sample.photos ?? []).map((file) => ({ id: uuid(), file, preview: URL.createObjectURL(file) })),
  };
}

const isFile = (value: unknown): value is File => value instanceof File;
const maybe =
  <Value>(isValue: Shape<Value>): Shape<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValue(value);

/** The category is looked at where its name is known. */
const isGoods = isObjectOf<Omit<SampleForm['items'][number], 'category'> & { readonly category: string }>({
  category: isText,
  answers: isRecordOf(isText, isText),
  choices: maybe(isRecordOf(isText, isListOf(isText))),
  accessories: maybe(isListOf(isText)),
  others: maybe(isListOf(isText)),
  photos: maybe(isListOf(isFile)),
});

/** A contact detail is of the same type as an empty one. */
const isDetail = (pair: unknown): pair is [keyof Customer, string | boolean] => {
  const [key, value]: unknown[] = Array.isArray(pair) ? pair : [];
  return isText(key) && isKeyOf(EMPTY_CUSTOMER, key) && typeof value === typeof EMPTY_CUSTOMER[key];
};

/** The members that have their shape, with a warning for the developers of the page that gave the others. */
function keep<Member>(members: readonly unknown[], isSound: Shape<Member>): Member[] {
  const sound = members.filter(isSound);
  if (sound.length < members.length) console.warn('[appraisal-form] fill: what is no form data is left out');
  return sound;
}

/** The form data that a page fills in. Other values are dropped: scripts of pages are not checked by a compiler. */
export function readSample(sample: Partial<SampleForm> | undefined): FilledIn {
  const items = Array.isArray(sample?.items) ? sample.items : [];
  return {
    items: ofKnownCategory(keep(items, isGoods)),
    customer: Object.fromEntries(keep(Object.entries(sample?.customer ?? {}), isDetail)),
  };
}

import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import type { RefusalDetail } from '#contract/refusals/refusals.ts';
import type { CustomerErrors } from '../customer/customer.ts';
import { askedFields } from '../goods/disclosure.ts';
import { type Field, otherOf } from '../goods/fields.ts';
import { chosenOf, type Item, textOf } from '../goods/item.ts';
import type { Photo } from '../goods/photos.ts';
import type { RefusedAnswer } from './goods-state.ts';

/** The errors that a server named, by their places on the screen. */
export interface RefusedPlaces {
  readonly goods: readonly RefusedAnswer[];
  readonly customer: CustomerErrors;
  /** Messages without a place, each once. */
  readonly others: readonly string[];
}

/** An item by its number, then a part of it: `item_detail` with a key, `item_images` with a number, … */
const ITEM_NAME = /^user_form\[user_requests\]\[(\d*)\]\[(\w+)\](?:\[(?:\]\[)?(\w+)\])?/;

/** Servers that do not number photos may name the file. */
const photoOf = ({ photos }: Item, number: string | undefined, message: string): Photo | undefined =>
  number ? photos[Number(number)] : photos.find(({ file }) => message.includes(file.name));

function refusedPhoto(item: Item, number: string | undefined, message: string): RefusedAnswer {
  const photo = photoOf(item, number, message);
  return {
    item: item.id,
    field: 'photos',
    message,
    ...(photo && { photo: photo.id }),
    stands: ({ photos }) => (photo ? photos.some(({ id }) => id === photo.id) : photos === item.photos),
  };
}

/** The question whose answer is sent under a name. Names of attributes do not tell the lists apart. */
function fieldOf(item: Item, part: string, key: string | undefined) {
  const fields = askedFields(item);
  if (part === 'items') {
    const isIn = (list: number) =>
      fields.find(({ attribute }) => attribute?.[0] === list && attribute[1] === Number(key ?? 0));
    return isIn(0) ?? isIn(1);
  }
  const isOther = (field: Field) => otherOf(field)?.detail === key && item.others.includes(field.key);
  return key === undefined ? undefined : fields.find((field) => field.detail === key || isOther(field));
}

function refusedAnswer({ field: name, message }: RefusalDetail, items: readonly Item[]) {
  const [, number, part = '', key] = ITEM_NAME.exec(name) ?? [];
  // Servers that do not number items mean the only one.
  const item = number || items.length === 1 ? items[Number(number)] : undefined;
  if (!item || !part) return undefined;
  if (part === 'item_images') return refusedPhoto(item, key, message);
  const field = part === 'medium_uuid' ? undefined : fieldOf(item, part, key);
  if (part !== 'medium_uuid' && !field) return undefined;
  if (!field) {
    const stands = ({ category }: Item) => category === item.category;
    return { item: item.id, field: 'category', message, stands } as const;
  }
  const texts = [field.key, otherOf(field)?.textKey ?? field.key];
  const answerOf = (one: Item) => texts.map((text) => [textOf(one, text), chosenOf(one, text)]).join('\n');
  const stands = (one: Item) => one.category === item.category && answerOf(one) === answerOf(item);
  return { item: item.id, field: field.key, message, stands };
}

/**
 * Finds the questions and photos that a server refuses.
 * @param items as they were sent
 */
export function refusedPlaces(details: readonly RefusalDetail[], items: readonly Item[]): RefusedPlaces {
  const goods: RefusedAnswer[] = [];
  const customer: Record<string, string> = {};
  const others = new Set<string>();
  for (const detail of details) {
    const answer = refusedAnswer(detail, items);
    const key = CUSTOMER_FIELD_KEYS.find(
      (one) => SUBMISSION_NAMES.customer(customerField(one)) === detail.field,
    );
    if (answer) goods.push(answer);
    else if (key) customer[key] ??= detail.message;
    else others.add(detail.message);
  }
  return { goods, customer, others: [...others] };
}

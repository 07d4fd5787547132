import { randomUUID } from 'node:crypto';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { IDEMPOTENCY_HEADER } from '#contract/calls/requests.ts';
import { type CustomerFieldRow, customerField, customerProblem } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { OPTION } from '#contract/goods/options.ts';
import type { CheckedApi } from './api.ts';
import type { CallInput } from './call-input.ts';
import { type FormPart, photoToSend, type SamplePhoto } from './form-parts.ts';
import { knownPath } from './goods.ts';
import { MARK, MARKED_EMAIL, MARKED_TEL, MARKED_ZIP, markedPerson } from './mark.ts';
import { NotChecked } from './outcome.ts';

/* Submissions as the form sends them (document 2, sections 3 and 7), built from the rows of the contract. */

export const SAMPLE_PHOTOS = {
  jpeg: photoToSend('watch.jpg', 'image/jpeg'),
  png: photoToSend('watch.png', 'image/png'),
  webp: photoToSend('watch.webp', 'image/webp'),
  heic: photoToSend('watch.heic', 'image/heic'),
} as const satisfies Record<string, SamplePhoto>;

/** Values for fields where the mark is not valid. */
const MARKED: Partial<Record<CustomerFieldKey, string>> = {
  kana1: 'テキゴウテスト',
  zip1: MARKED_ZIP,
  email: MARKED_EMAIL,
  tel1: MARKED_TEL,
};

/** A valid text for a field: the mark if possible. Undefined if no known text is valid. */
function sampleText(key: CustomerFieldKey): string | undefined {
  const { limit, hint = '' } = customerField(key);
  const example = hint.replace(/^例：/, '').replace(/（.*$/, '');
  const candidates = [MARKED[key], MARK, MARK.slice(0, limit), example, ...Object.values(MARKED)];
  return candidates.find((text) => text !== undefined && customerProblem(key, text) === undefined);
}

export type CustomerTexts = Partial<Record<CustomerFieldKey, string>>;

let submissions = 0;

/** All fields that have a text. Empty fields are not sent. */
function customerParts(change: CustomerTexts): FormPart[] {
  submissions += 1;
  const { email, tel: tel1 } = markedPerson(submissions);
  const person: CustomerTexts = { email, tel1, ...change };
  return CUSTOMER_FIELD_KEYS.flatMap((key): FormPart[] => {
    const text = person[key] ?? sampleText(key);
    const row: CustomerFieldRow = customerField(key);
    return text ? [[SUBMISSION_NAMES.customer(row), text]] : [];
  });
}

/** One item in its sent form. */
export interface ItemToSend {
  readonly mediumUuid: string;
  /** The ordered attribute lists. */
  readonly lists?: readonly (readonly string[])[];
  readonly detail?: Readonly<Record<string, string>> | undefined;
  readonly photos?: readonly SamplePhoto[];
}

const PURCHASE = {
  item_condition: '新品・未使用',
  item_accessory: '箱, 保証書',
  item_purchase_date: '半年以内',
};

/**
 * The values that a category sends in addition to its catalogue entries (document 2, section 3, "Item attribute
 * mapping").
 */
interface CategorySample {
  /** How many levels of the catalogue are in the first list. */
  readonly levels: 1 | 2 | 3;
  readonly more?: readonly (readonly string[])[];
  readonly detail?: Readonly<Record<string, string>>;
}

const SAMPLES: Partial<Record<CategoryKey, CategorySample>> = {
  watch: { levels: 3, detail: PURCHASE },
  bag: { levels: 2, detail: PURCHASE },
  jewelry: {
    levels: 1,
    detail: {
      item_category: 'リング',
      item_base_metal_type: 'プラチナ',
      item_carrat: '1.5',
      item_weight: '3',
      item_appraisal: 'あり',
      item_purchase_date: '3年以内',
    },
  },
  camera: {
    levels: 2,
    more: [['デジタルカメラ']],
    detail: { item_lense: 'ボディのみ', item_condition: '新品・未使用' },
  },
  alcohol: { levels: 2, detail: { item_detail: '12年', item_contents: '700' } },
  antique: { levels: 1, detail: { item_detail: MARK } },
  preciousMetal: { levels: 2, detail: { item_category: 'インゴット', item_weight: '10' } },
  music: { levels: 2, detail: { item_name: MARK } },
};

/** Categories that are not in the specification are sent with their first answer only. */
const ANY_CATEGORY: CategorySample = { levels: 1 };

/** The names of entries from the lists of this back end. Other goods use free text. */
async function namesOf(api: CheckedApi, category: CategoryKey, levels: number): Promise<string[]> {
  try {
    return (await knownPath(api, category, levels)).map(({ name }) => name);
  } catch (error) {
    if (error instanceof NotChecked) return [OPTION.other];
    throw error;
  }
}

/** One item of a category with all its answers. */
export async function itemToSend(
  api: CheckedApi,
  category: CategoryKey,
  photos: readonly SamplePhoto[] = [SAMPLE_PHOTOS.jpeg],
): Promise<ItemToSend> {
  const { levels, more = [], detail } = SAMPLES[category] ?? ANY_CATEGORY;
  const names = await namesOf(api, category, levels);
  return { mediumUuid: CATEGORY_UUIDS[category], lists: [names, ...more], detail, photos };
}

function itemParts({ mediumUuid, lists = [], detail = {}, photos = [] }: ItemToSend): FormPart[] {
  return [
    [SUBMISSION_NAMES.itemMedium, mediumUuid],
    ...lists.flatMap((list) =>
      list.map((text, position): FormPart => [SUBMISSION_NAMES.itemAttribute(position), text]),
    ),
    ...Object.entries(detail).map(([key, text]): FormPart => [SUBMISSION_NAMES.itemDetail(key), text]),
    ...photos.map((file): FormPart => [SUBMISSION_NAMES.itemImage, file]),
  ];
}

/** The form of a request, with the header that the form always sends. */
export function submission(
  items: readonly ItemToSend[],
  customer: CustomerTexts = {},
  key: string = randomUUID(),
): CallInput {
  const form: FormPart[] = [
    ['medium_uuid', DEFAULT_MEDIUM_UUID],
    ...customerParts(customer),
    [SUBMISSION_NAMES.attribution('inflow'), 'direct'],
    ...items.flatMap(itemParts),
  ];
  return { form, headers: { [IDEMPOTENCY_HEADER.toLowerCase()]: key } };
}

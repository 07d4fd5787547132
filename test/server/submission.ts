import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';

export interface SentPhoto {
  name: string;
  content: Buffer;
}

export interface SentItem {
  category: CategoryKey;
  attributes?: string[][];
  detail?: Record<string, string>;
  photos?: SentPhoto[];
}

export interface SentSubmission {
  medium?: string;
  customer?: Record<string, string>;
  attribution?: Record<string, string>;
  items?: SentItem[];
  /** In test mode, with the key of a partner's desk or without. */
  test?: { key?: string };
  /** Quotes first, in any spelling. */
  quotesFirst?: string;
}

export const SENT_CUSTOMER = {
  name1: '山田 太郎',
  kana1: 'ヤマダ タロウ',
  zip1: '1620801',
  addr1: '1-2-3 みほんマンション101',
  tel1: '090-0000-1234',
  email: 'taro@example.jp',
};

/** The pairs that the form sends for a submission (document 2, section 7), in the form's order. */
export function pairsOf({
  medium = DEFAULT_MEDIUM_UUID,
  customer,
  attribution = {},
  items,
  test,
  quotesFirst,
}: SentSubmission = {}): [string, string | SentPhoto][] {
  const user = 'user_form[user_attributes]';
  const address = 'user_form[address_attributes]';
  const request = 'user_form[user_requests][]';
  return [
    ['medium_uuid', medium],
    ...(test ? ([['test', 'true']] satisfies [string, string][]) : []),
    ...(test?.key ? ([['test_key', test.key]] satisfies [string, string][]) : []),
    ...(quotesFirst === undefined ? [] : [pair('quotes_first', quotesFirst)]),
    ...Object.entries({ ...SENT_CUSTOMER, ...customer }).map(([key, value]) =>
      pair(`${address}[${key}]`, value),
    ),
    ...Object.entries(attribution).map(([key, value]) => pair(`${user}[${key}]`, value)),
    ...(items ?? [{ category: 'watch', attributes: [['ROLEX', 'デイトナ', '116500LN']] }]).flatMap((item) => [
      pair(`${request}[medium_uuid]`, CATEGORY_UUIDS[item.category]),
      ...(item.attributes ?? []).flatMap((list) =>
        list.map((value, n) => pair(`${request}[items][][${n}]`, value)),
      ),
      ...Object.entries(item.detail ?? {}).map(([key, value]) =>
        pair(`${request}[item_detail][${key}]`, value),
      ),
      ...(item.photos ?? []).map((photo) => pair(`${request}[item_images][]`, photo)),
    ]),
  ];
}

const pair = (name: string, value: string | SentPhoto): [string, string | SentPhoto] => [name, value];

export interface SentForm {
  headers: { 'content-type': string };
  payload: Buffer;
}

/** The multipart body of pairs, as a browser writes it. */
export async function encodeForm(
  pairs: readonly (readonly [string, string | SentPhoto])[],
): Promise<SentForm> {
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.content)], value.name), value.name);
  }
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  };
}

/** The multipart body of a submission. */
export const encodeSubmission = (submission?: SentSubmission) => encodeForm(pairsOf(submission));

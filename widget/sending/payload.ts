import { isBlank } from '#contract/base/field.ts';
import { type CustomerGroup, customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import {
  ATTRIBUTION_NAMES,
  type AttributionName,
  SUBMISSION_NAMES as NAMES,
} from '#contract/customer/submission.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { isContextName } from '#contract/media/context.ts';
import { soundTracking } from '#contract/media/tracking.ts';
import { CallError } from '../api/call-error.ts';
import type { Customer } from '../customer/customer.ts';
import { sentText } from '../customer/customer-rules.ts';
import { askedFields } from '../goods/disclosure.ts';
import { type Field, otherOf } from '../goods/fields.ts';
import { chosenOf, type Item, textOf } from '../goods/item.ts';
import type { Photo } from '../goods/photos.ts';
import type { Attribution } from '../visit/attribution.ts';
import { inflowOf } from '../visit/inflow.ts';
import { lastTouch } from '../visit/last-touch.ts';
import { withPieceWords } from './piece-words.ts';

export interface SubmissionInput {
  readonly items: readonly Item[];
  readonly customer: Customer;
  readonly attribution: Attribution;
  readonly ip: string;
  readonly mediumUuid: string;
  /** Ids that the page names, as in an address. */
  readonly tracking?: string;
  /** Named values of the page. */
  readonly context?: URLSearchParams;
  /** Set in test mode, with the key of the visitor, if there is one. */
  readonly test?: { readonly key: string };
  /** Set where the seller wants to see quotes before any shop sees the contact. */
  readonly quotesFirst?: boolean;
  /** The file that is sent for a photo. */
  readonly fileOf: (photo: Photo) => File;
}

const missing = (code: string, message: string, details: CallError['details'] = []) =>
  new CallError('input', message, { code, details });

/** Fields that every request needs (document 2, section 5, "Submission preconditions"). */
const NEEDED = ['name1', 'tel1', 'email'] as const;

/**
 * Checks that a submission is complete (document 2, section 8, "Local prechecks").
 * @throws CallError if something is missing
 */
export function precheck({ items, customer }: Pick<SubmissionInput, 'items' | 'customer'>): void {
  // Scripts of the page can fill in the form, and their types were not checked.
  if (!items || !customer) throw missing('no_form', 'there is no form');
  if (items.length === 0) throw missing('no_items', 'there are no items');
  if (NEEDED.some((key) => isBlank(customer[key])))
    throw missing('no_customer', 'contact details are missing');
  const index = items.findIndex(({ category }) => !CATEGORY_KEYS.some((key) => key === category));
  if (index < 0) return;
  const details = [{ field: String(index), message: '' }];
  throw missing('unknown_category', `item ${index} has no category of ours`, details);
}

function rawAnswer(item: Item, field: Field): string {
  if (field.kind === 'photos') return '';
  if (field.kind === 'choices') return chosenOf(item, field.key).join(', ');
  return textOf(item, field.key);
}

/** The sent form of an answer; empty if it is not sent. */
function wireText(item: Item, field: Field): string {
  const text = rawAnswer(item, field).trim();
  if (isBlank(text)) return '';
  return field.encode ? field.encode(text) : text;
}

/** The attribute lists as `[n, value]` pairs, each list in the order of n. */
function attributeLists(item: Item): (readonly [position: number, value: string])[][] {
  const lists: (readonly [number, string])[][] = [];
  for (const field of askedFields(item)) {
    const value = wireText(item, field);
    if (!field.attribute || !value) continue;
    const [list, position] = field.attribute;
    lists[list] = [...(lists[list] ?? []), [position, value] as const].sort((a, b) => a[0] - b[0]);
  }
  return lists.filter(Boolean);
}

function details(item: Item): [key: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const field of askedFields(item)) {
    const value = wireText(item, field);
    if (field.detail && value) pairs.push([field.detail, value]);
    const other = otherOf(field);
    if (!other?.detail || !item.others.some((key) => key === field.key)) continue;
    const text = textOf(item, other.textKey).trim();
    if (!isBlank(text)) pairs.push([other.detail, text]);
  }
  return pairs;
}

function appendItem(form: FormData, item: Item, fileOf: SubmissionInput['fileOf']): void {
  if (!item.category) return;
  form.append(NAMES.itemMedium, CATEGORY_UUIDS[item.category]);
  for (const list of attributeLists(item)) {
    for (const [position, value] of list) form.append(NAMES.itemAttribute(position), value);
  }
  for (const [key, value] of details(item)) form.append(NAMES.itemDetail(key), value);
  try {
    for (const file of item.photos.map(fileOf)) form.append(NAMES.itemImage, file, file.name);
  } catch (cause) {
    throw new CallError('input', 'a photo cannot be read', { code: 'unreadable_photo', cause });
  }
}

type Pair = readonly [name: string, value: string];

/** The customer's texts of one group, in the order of the specification. */
function customerPairs(customer: Customer, group: CustomerGroup): Pair[] {
  const rows = CUSTOMER_FIELD_KEYS.map((key) => ({ key, row: customerField(key) }));
  const ofGroup = rows.filter(({ row }) => row.wire.group === group);
  const inOrder = ofGroup.sort((a, b) => Number(a.row.wire.last ?? false) - Number(b.row.wire.last ?? false));
  return inOrder.map(({ key, row }) => [NAMES.customer(row), sentText(key, customer[key])]);
}

function attributionPairs({ attribution, ip }: SubmissionInput): Pair[] {
  const values: Record<AttributionName, string> = {
    inflow: inflowOf(attribution),
    referer: attribution.referrer,
    ip_address: ip,
    utm_source: attribution.utmSource,
    utm_medium: attribution.utmMedium,
    utm_campaign: attribution.utmCampaign,
  };
  return ATTRIBUTION_NAMES.map((name) => [NAMES.attribution(name), values[name]]);
}

/** Ids that the page names override those of an address. */
function trackingPairs({ attribution, tracking = '' }: SubmissionInput): Pair[] {
  const ids = soundTracking([
    ...Object.entries(attribution.tracking ?? {}),
    ...new URLSearchParams(tracking),
    ...lastTouch(attribution),
  ]);
  return Object.entries(ids).map(([key, value]) => [NAMES.tracking(key), value]);
}

/** The server keeps those that the partner has declared. A name of another shape would stop the request. */
const contextPairs = ({ context }: SubmissionInput): Pair[] =>
  [...(context ?? [])]
    .filter(([name]) => isContextName(name))
    .map(([name, value]) => [NAMES.context(name), value]);

function build(input: SubmissionInput): FormData {
  const { mediumUuid, fileOf, test, quotesFirst } = input;
  const customer = withPieceWords(input.customer, input.items);
  const form = new FormData();
  const pairs: Pair[] = [
    [NAMES.medium, mediumUuid],
    ...(test
      ? ([
          [NAMES.test, 'true'],
          [NAMES.testKey, test.key],
        ] satisfies Pair[])
      : []),
    [NAMES.quotesFirst, quotesFirst ? 'true' : ''],
    ...customerPairs(customer, 'address_attributes'),
    ...attributionPairs(input),
    ...trackingPairs(input),
    ...contextPairs(input),
    ...customerPairs(customer, 'user_attributes'),
  ];
  for (const [name, value] of pairs) if (value.trim()) form.append(name, value.trim());
  for (const item of input.items) appendItem(form, item, fileOf);
  return form;
}

/**
 * The multipart form of `POST /v1/mucv` (document 2, section 7). Call `precheck` first. Empty values are not sent.
 * @throws CallError if the form cannot be built
 */
export function buildPayload(input: SubmissionInput): FormData {
  try {
    return build(input);
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    throw new CallError('input', 'the form cannot be put together', { code: 'not_buildable', cause });
  }
}

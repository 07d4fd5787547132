import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { zipDigits } from '#contract/customer-rules.ts';
import { CALL_MESSAGES } from '#contract/messages.ts';
import { askedFields } from '../goods/disclosure.ts';
import { type Field, otherOf } from '../goods/fields.ts';
import { type Item, textOf } from '../goods/item.ts';
import { type Attribution, inflowOf } from './attribution.ts';
import type { Customer } from './customer.ts';

/** A form that cannot be sent as it is (document 2, section 8, "Local prechecks"). The message is for the seller. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
}

export interface SubmissionInput {
  readonly items: readonly Item[];
  readonly customer: Customer;
  readonly attribution: Attribution;
  readonly ip: string;
  readonly mediumUuid: string;
}

const MESSAGES = CALL_MESSAGES.submission;

function precheck({ items, customer }: SubmissionInput): void {
  // Pages can fill the form in from scripts that no compiler has seen.
  if (!items || !customer) throw new PayloadError(MESSAGES.noForm);
  if (items.length === 0) throw new PayloadError(MESSAGES.noItems);
  const needed = [customer.name1, customer.tel1, customer.email];
  if (!needed.every((text) => text.trim())) throw new PayloadError(MESSAGES.noCustomer);
  items.forEach((item, index) => {
    if (!CATEGORY_KEYS.some((key) => key === item.category)) {
      throw new PayloadError(`${MESSAGES.prefix.input}: ${MESSAGES.badCategory(index)}`);
    }
  });
}

function rawAnswer(item: Item, field: Field): string {
  if (field.kind === 'photos') return '';
  if (field.kind === 'choices') return item.accessories.join(', ');
  return textOf(item, field.key);
}

/** An answer as it is sent; blank when there is nothing to send. */
function sent(item: Item, field: Field): string {
  const text = rawAnswer(item, field).trim();
  return text && field.encode ? field.encode(text) : text;
}

/** The ordered attribute lists: `[n, value]` pairs, list by list, each list in order of n. */
function attributeLists(item: Item): (readonly [position: number, value: string])[][] {
  const lists: (readonly [number, string])[][] = [];
  for (const field of askedFields(item)) {
    const value = sent(item, field);
    if (!field.attribute || !value) continue;
    const [list, position] = field.attribute;
    lists[list] = [...(lists[list] ?? []), [position, value] as const].sort((a, b) => a[0] - b[0]);
  }
  return lists.filter(Boolean);
}

function details(item: Item): [key: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const field of askedFields(item)) {
    const value = sent(item, field);
    if (field.detail && value) pairs.push([field.detail, value]);
    const other = otherOf(field);
    if (!other?.detail || !item.others.includes(field.key as Item['others'][number])) continue;
    const text = textOf(item, other.textKey).trim();
    if (text) pairs.push([other.detail, text]);
  }
  return pairs;
}

function appendItem(form: FormData, item: Item): void {
  if (!item.category) return;
  const prefix = 'user_form[user_requests][]';
  // Rack begins a new request where this key comes again, so it must come first.
  form.append(`${prefix}[medium_uuid]`, CATEGORIES[item.category].uuid);
  for (const list of attributeLists(item)) {
    for (const [position, value] of list) form.append(`${prefix}[items][][${position}]`, value);
  }
  for (const [key, value] of details(item)) form.append(`${prefix}[item_detail][${key}]`, value);
  try {
    for (const { file } of item.photos) form.append(`${prefix}[item_images][]`, file, file.name);
  } catch (cause) {
    throw new PayloadError(MESSAGES.prefix.file, { cause });
  }
}

function build(input: SubmissionInput): FormData {
  const { customer, attribution } = input;
  const form = new FormData();
  const append = (name: string, value: string) => {
    if (value.trim()) form.append(name, value.trim());
  };
  append('medium_uuid', input.mediumUuid);
  const address = { ...customer, zip1: zipDigits(customer.zip1) };
  for (const key of ['name1', 'kana1', 'zip1', 'addr1', 'tel1', 'email'] as const) {
    append(`user_form[address_attributes][${key}]`, address[key]);
  }
  const user = {
    inflow: inflowOf(attribution),
    referer: attribution.referrer,
    ip_address: input.ip,
    utm_source: attribution.utmSource,
    utm_medium: attribution.utmMedium,
    utm_campaign: attribution.utmCampaign,
    user_note: customer.description,
  };
  for (const [key, value] of Object.entries(user)) append(`user_form[user_attributes][${key}]`, value);
  for (const item of input.items) appendItem(form, item);
  return form;
}

/**
 * The multipart form of `POST /v1/mucv` (document 2, section 7). Empty values are not sent.
 * @throws PayloadError when something that the call needs is missing, or the form cannot be put together.
 */
export function buildPayload(input: SubmissionInput): FormData {
  precheck(input);
  try {
    return build(input);
  } catch (cause) {
    throw cause instanceof PayloadError ? cause : new PayloadError(MESSAGES.prefix.build, { cause });
  }
}

import { isLonger, storedText } from '#contract/base/field.ts';
import { LIMITS, type PhotoType } from '#contract/base/limits.ts';
import { DEFAULT_MEDIUM_UUID, MEDIUM_UUID } from '#contract/base/product.ts';
import { cut } from '#contract/base/text.ts';
import { type CUSTOMER_FIELDS, type CustomerGroup, customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { ATTRIBUTION_NAMES, type AttributionName, SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { categoryOfUuid } from '#contract/goods/category-uuids.ts';
import { type Context, isContextName } from '#contract/media/context.ts';
import { soundTracking, type Tracking } from '#contract/media/tracking.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';
import { FORM_MESSAGES } from '#contract/refusals/form-messages.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import type { RefusalDetail } from '#contract/refusals/refusals.ts';
import { Refusal } from '../base/errors.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';
import { customerMistake } from '../db/records/customer-texts.ts';
import { ParamError, type ParamMap, parseRackParams } from './rack-params.ts';
import { type FormPairs, type FormValue, ReceivedFile } from './receive-form.ts';
import { SUBMISSION_LIMITS } from './submission-limits.ts';

export interface ReadPhoto {
  file: ReceivedFile;
  type: PhotoType;
}

export interface ReadItem {
  category: CategoryKey;
  /** The attribute lists as sent: `[[brand, product, model]]`, `[[brand, product], [camera type]]` … */
  attributes: string[][];
  /** `item_detail` as sent. */
  detail: Record<string, string>;
  photos: ReadPhoto[];
}

/** A customer's text as it is stored, by the name that it is sent with. */
export type SentCustomer = Record<(typeof CUSTOMER_FIELDS)[CustomerFieldKey]['wire']['name'], string>;

/** A submission that follows every rule (document 2, sections 5 and 7). */
export interface ReadRequest {
  mediumUuid: string;
  customer: SentCustomer;
  attribution: Record<AttributionName, string>;
  /** Undefined if it was not sent. */
  tracking: Tracking | undefined;
  /** Named values of the page, as they were sent. */
  context: Context;
  items: ReadItem[];
  /** Set for a request in test mode, with the key that it names. */
  test: { key: string } | undefined;
  /** Only shops that the seller chooses see the contact, whatever the setting of the site. */
  quotesFirst: boolean;
}

/**
 * Reads the submission from a form.
 * @throws Refusal 422 whose details name every wrong field as it was sent
 */
export function readRequest(pairs: FormPairs): ReadRequest {
  const reader = new Reader();
  const params = parse(pairs);
  const form = reader.map(params.get('user_form'), 'user_form');
  const groups = {
    address_attributes: reader.map(form?.get('address_attributes'), 'user_form[address_attributes]'),
    user_attributes: reader.map(form?.get('user_attributes') ?? new Map(), 'user_form[user_attributes]'),
  };
  const request: ReadRequest = {
    mediumUuid: readMedium(params.get('medium_uuid')),
    customer: readCustomer(reader, groups),
    attribution: readAttribution(reader, groups.user_attributes),
    tracking: readTracking(groups.user_attributes?.get('tracking')),
    context: readContext(groups.user_attributes?.get('context')),
    items: readItems(reader, form?.get('user_requests')),
    test: readTest(params),
    // Any value counts: who asks for it does not want to be called.
    quotesFirst: params.has(SUBMISSION_NAMES.quotesFirst),
  };
  if (reader.details.length > 0) {
    throw new Refusal('invalid_submission', undefined, reader.details);
  }
  return request;
}

/**
 * A partner's mistake must not stop a seller's request: a text that is no medium counts towards our own. In small letters,
 * as visits are counted.
 */
const readMedium = (input: unknown) =>
  typeof input === 'string' && MEDIUM_UUID.test(input) ? input.toLowerCase() : DEFAULT_MEDIUM_UUID;

/** Any value counts, however it is spelt: a request that was meant as a test must not reach a shop. */
function readTest(params: ParamMap<FormValue>): ReadRequest['test'] {
  const [test, key] = [params.get(SUBMISSION_NAMES.test), params.get(SUBMISSION_NAMES.testKey)];
  if (test === undefined && key === undefined) return undefined;
  return { key: typeof key === 'string' ? key : '' };
}

const { shortTextCharacters: SHORT, longTextCharacters: LONG } = SUBMISSION_LIMITS;

function parse(pairs: FormPairs): ParamMap<FormValue> {
  try {
    return parseRackParams<FormValue>(pairs, SUBMISSION_LIMITS.depth);
  } catch (error) {
    if (!(error instanceof ParamError)) throw error;
    throw new Refusal('invalid_submission', undefined, [
      { field: error.param, message: SERVER_MESSAGES.malformedForm },
    ]);
  }
}

/** In the order of the specification, so that details come in the order in which a form sends its fields. */
const IN_WIRE_ORDER = CUSTOMER_FIELD_KEYS.toSorted(
  (a, b) => Number(customerField(a).wire.last ?? false) - Number(customerField(b).wire.last ?? false),
);

type Groups = Record<CustomerGroup, ParamMap<FormValue> | undefined>;

function readCustomer(reader: Reader, groups: Groups): SentCustomer {
  const read = (key: CustomerFieldKey) => {
    const field = customerField(key);
    const name = SUBMISSION_NAMES.customer(field);
    const text = reader.text(groups[field.wire.group]?.get(field.wire.name), name);
    const problem = customerMistake(key, text);
    if (problem) reader.refuse(name, problem);
    return [field.wire.name, storedText(field, text)];
  };
  return Object.fromEntries(IN_WIRE_ORDER.map(read));
}

function readAttribution(
  reader: Reader,
  user: ParamMap<FormValue> | undefined,
): Record<AttributionName, string> {
  const read = (name: AttributionName) => [name, reader.optional(user?.get(name), LONG)];
  return Object.fromEntries(ATTRIBUTION_NAMES.map(read));
}

/** A mistake in a partner's link must not stop a request. */
function readTracking(input: unknown): Tracking | undefined {
  const tracking = input instanceof Map ? soundTracking(input) : {};
  return Object.keys(tracking).length > 0 ? tracking : undefined;
}

/** Which of them are declared is known only with the medium. */
const readContext = (input: unknown): Context =>
  Object.fromEntries(
    [...(input instanceof Map ? input : [])].filter(
      ([name, value]) => isContextName(name) && typeof value === 'string',
    ),
  );

function readItems(
  reader: Reader,
  input: ParamMap<FormValue>['get'] extends (key: string) => infer V ? V : never,
) {
  const field = 'user_form[user_requests]';
  if (!Array.isArray(input) || input.length === 0) {
    reader.refuse(field, FORM_MESSAGES.noItems);
    return [];
  }
  if (input.length > SUBMISSION_LIMITS.items) {
    reader.refuse(field, SERVER_MESSAGES.tooManyItems(SUBMISSION_LIMITS.items));
    return [];
  }
  return input.flatMap((item, index) => {
    const at = `${field}[${index}]`;
    const map = reader.map(item, at);
    return map ? readItem(reader, map, at, index) : [];
  });
}

function readItem(reader: Reader, item: ParamMap<FormValue>, at: string, index: number): ReadItem[] {
  const uuid = item.get('medium_uuid');
  const category = typeof uuid === 'string' ? categoryOfUuid(uuid) : undefined;
  if (!category) reader.refuse(`${at}[medium_uuid]`, CALL_MESSAGES.submission.badCategory(index));
  const attributes = readAttributes(reader, item.get('items'), `${at}[items]`);
  const detail = readDetail(reader, item.get('item_detail'), `${at}[item_detail]`);
  const photos = readPhotos(reader, item.get('item_images'), `${at}[item_images]`);
  return category ? [{ category, attributes, detail, photos }] : [];
}

/** `items[][n]`: each element of the list is one attribute list. Its keys are numbers from 0. */
function readAttributes(reader: Reader, input: unknown, at: string): string[][] {
  if (input === undefined) return [];
  const lists: unknown[] = Array.isArray(input) ? input : [];
  const fits = lists.length > 0 && lists.length <= SUBMISSION_LIMITS.attributeLists;
  if (!fits || !lists.every(isNumbered)) {
    reader.refuse(at, SERVER_MESSAGES.badAttributes);
    return [];
  }
  return lists.map((list) =>
    [...list.keys()]
      .sort((a, b) => Number(a) - Number(b))
      .map((key) => reader.text(list.get(key), `${at}[][${key}]`, SHORT)),
  );
}

const isNumbered = (list: unknown): list is ReadonlyMap<string, unknown> =>
  list instanceof Map &&
  list.size <= SUBMISSION_LIMITS.attributeValues &&
  [...list.keys()].every((key) => /^\d$/.test(key));

const isDetail = (input: unknown): input is ReadonlyMap<string, unknown> =>
  input instanceof Map &&
  input.size <= SUBMISSION_LIMITS.detailKeys &&
  [...input.keys()].every((key) => /^[a-z][a-z0-9_]*$/.test(key));

function readDetail(reader: Reader, input: unknown, at: string): Record<string, string> {
  if (input === undefined) return {};
  if (!isDetail(input)) {
    reader.refuse(at, SERVER_MESSAGES.badDetail);
    return {};
  }
  return Object.fromEntries(
    [...input].map(([key, value]) => [key, reader.text(value, `${at}[${key}]`, LONG)]),
  );
}

function readPhotos(reader: Reader, input: unknown, at: string): ReadPhoto[] {
  if (input === undefined) return [];
  const files = Array.isArray(input) ? input : [input];
  if (files.length > LIMITS.photosPerItem) reader.refuse(at, PHOTO_MESSAGES.tooMany);
  return files.flatMap((file, index) => {
    const place = `${at}[${index}]`;
    if (!(file instanceof ReceivedFile)) {
      reader.refuse(place, PHOTO_MESSAGES.badType(''));
      return [];
    }
    if (file.fault) reader.refuse(place, PHOTO_MESSAGES[file.fault](file.originalName));
    else if (!file.type) reader.refuse(place, PHOTO_MESSAGES.badType(file.originalName));
    return file.type ? [{ file, type: file.type }] : [];
  });
}

/** Reads single values and collects their errors. */
class Reader {
  readonly details: RefusalDetail[] = [];

  refuse(field: string, message: string): void {
    this.details.push({ field, message });
  }

  map(value: unknown, field: string): ParamMap<FormValue> | undefined {
    if (value instanceof Map) return value;
    this.refuse(field, value === undefined ? SERVER_MESSAGES.missing : SERVER_MESSAGES.malformedForm);
    return undefined;
  }

  /** A text that may be missing. Forms send line breaks as CRLF. */
  text(value: unknown, field: string, limit = Number.POSITIVE_INFINITY): string {
    if (value === undefined) return '';
    if (typeof value !== 'string') {
      this.refuse(field, SERVER_MESSAGES.notText);
      return '';
    }
    if (isLonger(value, limit)) this.refuse(field, SERVER_MESSAGES.tooLong(limit));
    return value.replaceAll('\r\n', '\n');
  }

  /** Text that the seller did not type must not stop the request: it is cut, or left out. */
  optional(value: unknown, limit: number): string {
    return typeof value === 'string' ? cut(value, limit) : '';
  }
}

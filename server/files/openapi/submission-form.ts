import { LIMITS, PHOTO_TYPES } from '#contract/base/limits.ts';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER, THEME_HEADER } from '#contract/calls/requests.ts';
import { type CustomerFieldRow, customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { ATTRIBUTION_NAMES, type AttributionName, SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { DEFAULT_THEME, THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { LANGUAGES } from '#contract/language/languages.ts';
import { CONTEXT_LIMITS } from '#contract/media/context.ts';
import { LAST_TOUCH, TRACKING_LIMITS } from '#contract/media/tracking.ts';
import { SUBMISSION_LIMITS } from '../../requests/submission-limits.ts';
import type { JsonSchema, MediaType, Parameter } from './types.ts';

const MEGABYTE = 1024 * 1024;

/** The header that makes a repeated submission count once. */
export const IDEMPOTENCY_PARAMETER: Parameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'A UUID that the client makes for each content. A request that comes again with the same key and content is stored once and answered alike.',
  schema: { type: 'string', format: 'uuid' },
  example: 'd9428888-122b-41e1-b85c-61cd3cbee110',
};

/** The header with the theme of the form. */
export const THEME_PARAMETER: Parameter = {
  name: THEME_HEADER,
  in: 'header',
  required: false,
  description: 'The theme of the form, for the figures of the operator. Other values count as none.',
  schema: { type: 'string', enum: [...THEME_NAMES] },
  example: DEFAULT_THEME,
};

/** The header with the language of the form. */
export const LANGUAGE_PARAMETER: Parameter = {
  name: LANGUAGE_HEADER,
  in: 'header',
  required: false,
  description: 'The language of mails to the seller. Others count as Japanese.',
  schema: { type: 'string', enum: [...LANGUAGES] },
  example: 'en',
};

/** The multipart form of a submission, with the names that Rack nests (document 2, section 7). */
export function submissionForm(): MediaType {
  return {
    schema: {
      type: 'object',
      required: [
        ...CUSTOMER_FIELD_KEYS.filter((key) => customerField(key).required).map(nameOf),
        SUBMISSION_NAMES.itemMedium,
      ],
      properties: {
        [SUBMISSION_NAMES.medium]: {
          type: 'string',
          format: 'uuid',
          default: DEFAULT_MEDIUM_UUID,
          description: 'The acquisition medium that the request is counted for.',
        },
        [SUBMISSION_NAMES.test]: {
          type: 'string',
          enum: ['true'],
          description:
            'A test: it is stored, answered with shops whose names are marked, told to no shop and erased after a day.',
        },
        [SUBMISSION_NAMES.testKey]: {
          type: 'string',
          description: 'A key of test mode from the desk of the medium. One that is over is refused.',
        },
        [SUBMISSION_NAMES.quotesFirst]: {
          type: 'string',
          enum: ['true'],
          description:
            'Only shops that the seller chooses see the contact, also where the setting of the site shows it to all.',
        },
        ...Object.fromEntries(
          CUSTOMER_FIELD_KEYS.map((key) => [nameOf(key), ofCustomer(customerField(key))]),
        ),
        ...Object.fromEntries(
          ATTRIBUTION_NAMES.map((name) => [SUBMISSION_NAMES.attribution(name), of(name)]),
        ),
        ...ITEM,
      },
      patternProperties: { ...ITEM_PATTERNS, ...TRACKING, ...CONTEXT },
    },
    encoding: { [SUBMISSION_NAMES.itemImage]: { contentType: Object.keys(PHOTO_TYPES).join(', ') } },
    example: example(),
  };
}

const nameOf = (key: CustomerFieldKey) => SUBMISSION_NAMES.customer(customerField(key));

const ofCustomer = ({ label, required, limit, messages }: CustomerFieldRow): JsonSchema => ({
  type: 'string',
  ...(required && { minLength: 1 }),
  maxLength: limit,
  description: [
    `On the screen: 「${label}」.`,
    ...(messages.format ? [`A malformed text is refused with 「${messages.format}」.`] : []),
  ].join(' '),
});

const ATTRIBUTION: Readonly<Record<AttributionName, string>> = {
  inflow: 'Label of the acquisition medium.',
  referer: 'The page that the seller came from.',
  ip_address: 'The seller’s public IP address; empty where it is unknown.',
  utm_source: 'The campaign parameter of the same name.',
  utm_medium: 'The campaign parameter of the same name.',
  utm_campaign: 'The campaign parameter of the same name.',
};

const TRACKING: Readonly<Record<string, JsonSchema>> = {
  '^user_form\\[user_attributes\\]\\[tracking\\]\\[[\\w-]+\\]$': {
    type: 'string',
    description: `An id of an affiliate or an ad, by its name; with ${LAST_TOUCH} before it, the one by which the seller came again. At most ${TRACKING_LIMITS.keys}; what is longer than ${TRACKING_LIMITS.valueCharacters} characters is cut.`,
  },
};

const CONTEXT: Readonly<Record<string, JsonSchema>> = {
  '^user_form\\[user_attributes\\]\\[context\\]\\[[a-z][a-z0-9_]*\\]$': {
    type: 'string',
    description: `A named value for the partner of the medium, which no shop reads. At most ${CONTEXT_LIMITS.fields}; one that the partner has not declared, or that is not as declared, is left out.`,
  },
};

const of = (name: AttributionName): JsonSchema => ({
  type: 'string',
  description: `${ATTRIBUTION[name]} What is longer than ${LIMITS.textCharacters} characters is cut.`,
});

const { attributeLists, attributeValues, detailKeys, longTextCharacters, shortTextCharacters } =
  SUBMISSION_LIMITS;

const texts = (maxLength: number, description: string): JsonSchema => ({
  type: 'array',
  items: { type: 'string', maxLength },
  description,
});

const ITEM: Readonly<Record<string, JsonSchema>> = {
  [SUBMISSION_NAMES.itemMedium]: {
    type: 'array',
    minItems: 1,
    maxItems: LIMITS.items,
    items: { enum: CATEGORY_KEYS.map((key) => CATEGORY_UUIDS[key]) },
    description: `The fixed identifier of the item’s category. It begins a new item each time it comes, so it goes before the item’s other fields. At most ${LIMITS.items} items.`,
  },
  [SUBMISSION_NAMES.itemAttribute(0)]: texts(
    shortTextCharacters,
    `The first attribute of a list, such as the brand. When it comes again, it begins another list. At most ${attributeLists} lists for each item.`,
  ),
  [SUBMISSION_NAMES.itemImage]: {
    type: 'array',
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
    description: `A photo of the item: JPEG, PNG, WebP, HEIC or HEIF, at most ${LIMITS.photoBytes / MEGABYTE} MB; at most ${LIMITS.photosPerItem} for each item. At most ${LIMITS.photoPixels / 1_000_000} megapixels, complete, and of the type that its file name ends with; a name without an ending says nothing, and neither does the part’s Content-Type.`,
  },
};

const escapeBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&');
/** The names that hold something variable, as a pattern. */
const patternOf = (name: (part: string) => string, variable: string) =>
  `^${name('\0').split('\0').map(escapeBrackets).join(variable)}$`;

const ITEM_PATTERNS: Readonly<Record<string, JsonSchema>> = {
  [patternOf(SUBMISSION_NAMES.itemAttribute, `[1-${attributeValues - 1}]`)]: texts(
    shortTextCharacters,
    'A further attribute of the list that began last, such as the product and the model number, by its position.',
  ),
  [patternOf(SUBMISSION_NAMES.itemDetail, '[a-z][a-z0-9_]*')]: texts(
    longTextCharacters,
    `Another answer about the item, by the key of its question, such as \`condition\`. At most ${detailKeys} keys for each item.`,
  ),
};

/** One watch. Hints hold an example each: 「例：山田 花子」. */
function example(): Record<string, unknown> {
  const customer = CUSTOMER_FIELD_KEYS.flatMap((key) => {
    const [, text] = /例：([^（\u3000]+)/.exec(customerField(key).hint ?? '') ?? [];
    return text ? [[nameOf(key), text] as const] : [];
  });
  return {
    [SUBMISSION_NAMES.medium]: DEFAULT_MEDIUM_UUID,
    ...Object.fromEntries(customer),
    [SUBMISSION_NAMES.attribution('utm_source')]: 'newsletter',
    [SUBMISSION_NAMES.itemMedium]: [CATEGORY_UUIDS.watch],
    [SUBMISSION_NAMES.itemAttribute(0)]: ['ROLEX'],
    [SUBMISSION_NAMES.itemAttribute(1)]: ['デイトナ'],
    [SUBMISSION_NAMES.itemDetail('condition')]: ['やや傷あり'],
  };
}

import * as z from 'zod/mini';
import { LIMITS } from '../base/limits.ts';
import { CONTINUED_ATTRIBUTES } from '../embed/continued.ts';
import { CATEGORY_KEYS } from '../goods/categories.ts';
import { shortList, shortText } from './bounds.ts';
import { emailAddress } from './email-address.ts';

/** Names of answers, options and items. */
const NAME_CHARACTERS = 200;
/** Answers of one item, and options of one answer, at most. */
const MOST_ANSWERS = 60;
/** The settings and the origin of a form, such as the address of a page. */
const SETTING_CHARACTERS = 4000;

const name = shortText(NAME_CHARACTERS);
const few = z.refine((table) => Object.keys(table as object).length <= MOST_ANSWERS);

/** An item of a draft, as the form keeps it in the browser (widget/storage/draft.ts). */
const continuedItem = z.object({
  id: name,
  category: z.enum(['', ...CATEGORY_KEYS]),
  answers: z.record(name, shortText(LIMITS.textCharacters)).check(few),
  choices: z.record(name, shortList(name, MOST_ANSWERS)).check(few),
  others: shortList(name, MOST_ANSWERS),
  pieces: z.optional(z.object({ count: z.int().check(z.gte(1), z.lte(99)), mixed: z.boolean() })),
});

/** The answers of a seller who goes on elsewhere: the goods, and nothing about the person. */
export const continuedDraft = z.object({
  items: shortList(continuedItem, LIMITS.items).check(z.minLength(1)),
  /** Attributes of the form as they are written. */
  attributes: z.partialRecord(z.enum(CONTINUED_ATTRIBUTES), shortText(SETTING_CHARACTERS)),
  /** The origin of the seller, as JSON of the form (widget/visit/attribution.ts). */
  attribution: shortText(2 * SETTING_CHARACTERS),
});
export type ContinuedDraft = z.output<typeof continuedDraft>;

/** The fields of the form: `continuation` as JSON, with each `item` at its place in the draft. */
export const askedContinuation = z.object({
  email: emailAddress,
  draft: continuedDraft,
  /** Host and path of the page, as in the counts of visits. */
  page: shortText(NAME_CHARACTERS),
  /** The key of test mode; empty: none. */
  test_key: shortText(NAME_CHARACTERS),
});
export type AskedContinuation = z.output<typeof askedContinuation>;

/** A browser that may go on: it has asked for the mail, or has opened its link. */
export const continuingDevice = z.object({ uuid: z.uuid(), device: shortText(NAME_CHARACTERS) });

/** The same, and until when the answers are kept. */
export const keptContinuation = z.object({
  uuid: z.uuid(),
  device: z.string(),
  until: z.iso.datetime(),
});

const continuedPhoto = z.object({
  /** The number of its item, counted from 0. */
  item: z.int().check(z.gte(0)),
  name: z.string(),
  type: z.string(),
});

export const openedContinuation = z.extend(keptContinuation, {
  draft: continuedDraft,
  /** In the order of the seller; the call for a photo names one by its place here. */
  photos: z.array(continuedPhoto),
});
export type OpenedContinuation = z.output<typeof openedContinuation>;

/** `here`: this browser goes on. `elsewhere`: another one does. `gone`: nothing is kept any more. */
export const CONTINUED_STATES = ['here', 'elsewhere', 'gone'] as const;
export type ContinuedState = (typeof CONTINUED_STATES)[number];

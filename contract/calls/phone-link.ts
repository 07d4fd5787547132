import * as z from 'zod/mini';
import { keysOf } from '../base/keys.ts';
import { LIMITS, PHOTO_TYPES } from '../base/limits.ts';
import { shortList } from '../schemas/bounds.ts';
import type { Call } from './call.ts';
import { PHONE_LINK_PATH, PHONE_SEND_PATH } from './phone-places.ts';

/*
 * A phone as the camera of a form: the form opens a link, the phone that follows it sends photos, and the form fetches
 * them. Each side has a key of its own, which goes in a header: no address has it. Our form asks our server only, so
 * these rows are not among the calls that another back end has (index.ts).
 */

const key = ['unknown_link', 'expired_link', 'too_many_requests'] as const;
const body = ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body'] as const;

/** How many more photos the item of the form takes. */
const room = z.number().check(z.int(), z.gte(0), z.lte(LIMITS.photosPerItem));

/** Opens a link for an item of the form. */
export const openPhoneLink = {
  method: 'POST',
  path: '/v1/phone_links',
  body: z.object({ room }),
  answer: z.object({
    /** The address of the phone's page. */
    url: z.string(),
    /** The key of the form. */
    key: z.string(),
    /** Milliseconds from now until it ends: clocks of devices go wrong. */
    lasts_ms: z.number(),
  }),
  status: 201,
  refusals: [...body, 'too_many_requests', 'unavailable'],
} as const satisfies Call;

/** The form says how many photos it still takes, which it has got, and whether it is done. */
export const tellPhoneLink = {
  method: 'POST',
  path: '/v1/phone_links/form',
  body: z.object({ room, taken: shortList(z.uuid(), LIMITS.photosPerItem), ends: z.boolean() }),
  answer: z.object({}),
  refusals: [...key, ...body],
} as const satisfies Call;

/** The link as its phone sees it. */
const ofPhone = z.object({
  /** How many more photos the form takes. */
  room: z.number(),
  /** How many have arrived so far. */
  arrived: z.number(),
});

/** Says whether the link holds; the form learns that a phone is there. */
export const phoneLink = {
  method: 'GET',
  path: PHONE_LINK_PATH,
  answer: ofPhone,
  refusals: key,
} as const satisfies Call;

/**
 * Takes a photo of the phone: a multipart form with the file in `photos` and a uuid that the phone has made in
 * `sent_as`. A photo that is sent twice with it counts once.
 */
export const sendPhonePhoto = {
  method: 'POST',
  path: PHONE_SEND_PATH,
  body: 'multipart',
  answer: ofPhone,
  refusals: [
    ...key,
    'malformed',
    'malformed_form',
    'stalled',
    'too_large',
    'too_much',
    'unsupported_content_type',
    'invalid_submission',
    'too_many_photos',
  ],
} as const satisfies Call;

/**
 * The news of a link for its form, as server-sent events without names. Each is the whole state, so a form that was
 * away misses nothing.
 */
export const PHONE_NEWS_PATH = '/v1/phone_links/form/news';

/** A line of the news comes at least so often, so that a dead connection is noticed. */
export const PHONE_PULSE_MS = 20_000;

export const phoneNews = z.object({
  /** A phone has opened the page. */
  opened: z.boolean(),
  ended: z.boolean(),
  /** The photos that the form has not got yet, in the order in which they arrived. */
  photos: z.array(z.object({ uuid: z.uuid(), name: z.string(), type: z.enum(keysOf(PHOTO_TYPES)) })),
});

export type PhoneNews = z.infer<typeof phoneNews>;

/** Where the form fetches a photo. */
export const phonePhotoPath = (uuid: string) => `/v1/phone_links/form/photos/${uuid}`;

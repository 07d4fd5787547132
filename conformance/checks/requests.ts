import { randomUUID } from 'node:crypto';
import { LIMITS } from '#contract/base/limits.ts';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { toSubmissionResult } from '#contract/schemas/submission.ts';
import type { CheckedApi } from '../api.ts';
import type { CallInput } from '../call-input.ts';
import { type ApiCheck, type ChecksOf, SPEC } from '../check.ts';
import { expectFit, expectSuccess, hold } from '../expect.ts';
import { photoToSend, type SamplePhoto } from '../form-parts.ts';
import type { ReceivedAnswer } from '../sent.ts';
import { type CustomerTexts, itemToSend, SAMPLE_PHOTOS, submission } from '../submission.ts';
import { oddTexts } from './text-fields.ts';

const [FIRST] = CATEGORY_KEYS;
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';

const OTHER_FILES = {
  gif: photoToSend('picture.gif', 'image/gif'),
  text: photoToSend('text.jpg', 'image/jpeg'),
  tooLarge: photoToSend('watch.jpg', 'image/jpeg', LIMITS.photoBytes),
};

/** Sends a request that must be accepted. */
async function accept(api: CheckedApi, input: CallInput): Promise<ReceivedAnswer> {
  return expectSuccess(await api.call('submitRequest', input));
}

const accepts = (
  name: string,
  from: string,
  input: (api: CheckedApi) => CallInput | Promise<CallInput>,
): ApiCheck => ({
  name: `accepts ${name}`,
  from,
  kind: 'good',
  stores: true,
  run: async (api) => {
    await api.known('submitRequest');
    await accept(api, await input(api));
  },
});

const refuses = (
  name: string,
  from: string,
  input: (api: CheckedApi) => CallInput | Promise<CallInput>,
  status: readonly number[] = [422],
): ApiCheck => ({
  name: `refuses ${name}`,
  from,
  kind: 'bad',
  run: async (api) => api.refuse('submitRequest', await input(api), { status, code: 'invalid_submission' }),
});

const ofCategory = (category: CategoryKey) =>
  accepts(`an item of ${CATEGORIES[category].label} with all its answers`, SPEC.form.entities, async (api) =>
    submission([await itemToSend(api, category)]),
  );

const ofType = (name: string, file: SamplePhoto) =>
  accepts(`a ${name} photo`, SPEC.form.limits, async (api) =>
    submission([await itemToSend(api, FIRST, [file])]),
  );

/** Requests that are valid except for one thing, so that they must be refused for it. */
const withPhotos =
  (...photos: SamplePhoto[]) =>
  async (api: CheckedApi) =>
    submission([await itemToSend(api, FIRST, photos)]);
const withCustomer = (customer: CustomerTexts) => async (api: CheckedApi) =>
  submission([await itemToSend(api, FIRST)], customer);

/** Invalid texts for one customer field, derived from its row. */
function brokenTexts(key: CustomerFieldKey): [what: string, text: string][] {
  const { label, limit, messages } = customerField(key);
  const texts = oddTexts(key, customerField(key));
  if (messages.tooLong) {
    texts.push([`${limit + 1} characters of ${key} (${label})`, 'ア'.repeat(limit + 1)]);
  }
  return texts;
}

const customerRefusals = CUSTOMER_FIELD_KEYS.flatMap((key) =>
  brokenTexts(key).map(([what, text]) => refuses(what, SPEC.form.rules, withCustomer({ [key]: text }))),
);

const JPEGS = (count: number) => Array.from({ length: count }, () => SAMPLE_PHOTOS.jpeg);
const full = LIMITS.photosPerItem;

/** The answers to one request that is sent twice. */
async function sentTwice(api: CheckedApi): Promise<[first: string, second: string, answer: ReceivedAnswer]> {
  const input = submission([await itemToSend(api, FIRST)]);
  const first = await accept(api, input);
  const second = await accept(api, input);
  const uuidOf = (answer: ReceivedAnswer) => toSubmissionResult(expectFit('submitRequest', answer)).uuid;
  return [uuidOf(first), uuidOf(second), second];
}

export const requestChecks: ChecksOf<'requests'> = {
  submitRequest: {
    sample: async (api) => submission([await itemToSend(api, FIRST)]),
    checks: [
      {
        name: 'returns the uuid of the request',
        from: SPEC.form.entities,
        kind: 'good',
        stores: true,
        run: async (api) => {
          const { uuid } = toSubmissionResult(await api.known('submitRequest'));
          const answer = await api.sample('submitRequest');
          hold(uuid !== '', 'a text under `uuid`', () => answer.text.slice(0, 200), answer);
        },
      },
      {
        name: `passes a request on to at most ${LIMITS.matchedShops} shops`,
        from: SPEC.form.limits,
        kind: 'good',
        stores: true,
        run: async (api) => {
          const { shops } = toSubmissionResult(await api.known('submitRequest'));
          const answer = await api.sample('submitRequest');
          hold(
            shops.length <= LIMITS.matchedShops,
            `${LIMITS.matchedShops} shops`,
            () => `${shops.length}`,
            answer,
          );
        },
      },
      ...CATEGORY_KEYS.map(ofCategory),
      accepts('several items at once, one of each category', SPEC.form.calls, async (api) =>
        submission(
          await Promise.all(CATEGORY_KEYS.slice(0, LIMITS.items).map((key) => itemToSend(api, key))),
        ),
      ),
      accepts(`${full} photos at each of two items`, SPEC.form.limits, async (api) =>
        submission([await itemToSend(api, FIRST, JPEGS(full)), await itemToSend(api, FIRST, JPEGS(full))]),
      ),
      ...Object.entries(SAMPLE_PHOTOS).map(([name, file]) => ofType(name.toUpperCase(), file)),

      refuses('a request without items', SPEC.form.errors, () => submission([])),
      refuses('an item of an unknown category', SPEC.form.errors, () =>
        submission([{ mediumUuid: UNKNOWN_UUID }]),
      ),
      refuses('a form with nothing in it but its medium', SPEC.form.errors, () => ({
        form: [[SUBMISSION_NAMES.medium, UNKNOWN_UUID]],
      })),
      ...customerRefusals,
      refuses(`${full + 1} photos at an item`, SPEC.form.limits, withPhotos(...JPEGS(full + 1))),
      refuses(`${full + 1} photos at the second item`, SPEC.form.limits, async (api) =>
        submission([await itemToSend(api, FIRST), await itemToSend(api, FIRST, JPEGS(full + 1))]),
      ),
      refuses('a photo of another type (GIF)', SPEC.form.limits, withPhotos(OTHER_FILES.gif)),
      refuses('a photo of more than 10 MB', SPEC.form.limits, withPhotos(OTHER_FILES.tooLarge), [422, 413]),
      {
        ...refuses('a text that calls itself a photo', SPEC.form.limits, withPhotos(OTHER_FILES.text)),
        optional: true,
      },
      {
        name: 'stores a request once that is sent twice with the same Idempotency-Key',
        from: SPEC.cors,
        kind: 'good',
        optional: true,
        stores: true,
        run: async (api) => {
          await api.known('submitRequest');
          const [first, second, answer] = await sentTwice(api);
          hold(first === second, `the uuid of the first answer, ${first}`, () => second, answer);
        },
      },
      {
        name: 'refuses other content under an Idempotency-Key that was used before',
        from: SPEC.cors,
        kind: 'bad',
        optional: true,
        stores: true,
        run: async (api) => {
          await api.known('submitRequest');
          const key = randomUUID();
          const item = await itemToSend(api, FIRST);
          await accept(api, submission([item], {}, key));
          const other = submission([item, item], {}, key);
          await api.refuse('submitRequest', other, { status: [422], code: 'idempotency_key_reused' });
        },
      },
    ],
  },
};

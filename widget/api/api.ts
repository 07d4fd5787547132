import { LIMITS } from '#contract/base/limits.ts';
import { areas, cities, prefectures, zipcodeAddresses } from '#contract/calls/addresses.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import { firstLevel, nextLevel } from '#contract/calls/catalogue.ts';
import { quotesFirst } from '#contract/calls/quotes-first.ts';
import { LANGUAGE_HEADER, submitRequest, THEME_HEADER } from '#contract/calls/requests.ts';
import { disclosure, publicIp } from '#contract/calls/site.ts';
import { answerFeedback, answerInterests } from '#contract/calls/surveys.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import type { Area, City, Prefecture, ZipAnswer } from '#contract/schemas/address.ts';
import {
  type DisclosureAnswer,
  type SubmissionResult,
  toSubmissionResult,
} from '#contract/schemas/submission.ts';
import { toJson } from '../base/json.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { sendForm } from './send-form.ts';

/** An entry of the catalogue as the form uses it (document 2, section 3). */
export interface CatalogueEntry {
  readonly name: string;
  readonly code: string;
  readonly rowOrder: number;
  /** An absolute URL, or empty. */
  readonly image: string;
}

export interface ListQuery {
  readonly category: CategoryKey;
  readonly level: 1 | 2 | 3;
  /** The parent's code; empty for level 1. */
  readonly code: string;
}

/** The goods and the place that a seller has named so far. The rest of the address is not sent. */
export interface DisclosureQuery {
  readonly categories: readonly CategoryKey[];
  /** Empty: not known yet. */
  readonly prefecture: string;
}

/** All calls of the form (document 2, section 7). Each rejects with a CallError if it fails. */
export interface Api {
  /** The entries of a list, in their order. */
  entries(query: ListQuery): Promise<readonly CatalogueEntry[]>;
  prefectures(): Promise<readonly Prefecture[]>;
  cities(prefectureId: string): Promise<readonly City[]>;
  areas(cityId: string): Promise<readonly Area[]>;
  /** @param zip seven digits */
  addressOf(zip: string): Promise<ZipAnswer>;
  submit(form: FormData, key: string, onUpload: (share: number) => void): Promise<SubmissionResult>;
  publicIp(): Promise<string>;
  /** Which shops learn of a request, and see its contact, and how many there are. */
  disclosure(query: DisclosureQuery): Promise<DisclosureAnswer>;
  /** @param labels the interests that the seller chose */
  answerInterests(uuid: string, labels: readonly string[]): Promise<unknown>;
  answerFeedback(uuid: string, text: string): Promise<unknown>;
  /** From now on only shops that the seller chooses may see the contact. @param token of the page of the request */
  quotesFirst(token: string): Promise<unknown>;
}

function absolute(icon: string | null | undefined, base: string): string {
  if (!icon) return '';
  try {
    return new URL(icon, base).href;
  } catch {
    return '';
  }
}

function entriesOf(answer: AnswerOf<typeof firstLevel>, base: string): readonly CatalogueEntry[] {
  const entries = answer.item_masters.map((master) => ({
    name: master.name,
    code: master.code,
    rowOrder: master.row_order,
    image: absolute(master.icon, base),
  }));
  return entries.sort((a, b) => a.rowOrder - b.rowOrder);
}

async function entries(base: string, { category, level, code }: ListQuery) {
  const medium_uuid = CATEGORY_UUIDS[category];
  if (!medium_uuid)
    throw new CallError('input', `no identifier of ${category}`, { code: 'unknown_category' });
  const answer =
    level === 1
      ? await call(firstLevel, base, { body: { medium_uuid, group: 0 } })
      : await call(nextLevel, base, { body: { medium_uuid, code, level } });
  return entriesOf(answer, base);
}

async function citiesOf(base: string, prefecture_id: string) {
  if (!prefecture_id) throw new CallError('input', 'no prefecture', { code: 'missing_parameter' });
  return (await call(cities, base, { query: { prefecture_id } })).cities;
}

/**
 * The API of one form.
 * @param base returns its URL, without a slash at the end. It is called for each call, because attributes can change.
 * @param ipUrl returns the URL of another service for the seller's IP address; empty for the API itself
 * @param theme returns the theme of the form, if the API takes it
 */
export function createApi(
  base: () => string,
  ipUrl: () => string = () => '',
  theme: () => string = () => '',
): Api {
  return {
    entries: (query) => entries(base(), query),
    prefectures: async () => (await call(prefectures, base(), {})).prefectures,
    cities: (prefectureId) => citiesOf(base(), prefectureId),
    areas: async (city_id) => (await call(areas, base(), { query: { city_id } })).areas,
    addressOf: (zip) => call(zipcodeAddresses, base(), { params: { zip } }),
    submit: async (form, key, onUpload) => {
      const name = theme();
      const language = spokenLanguage();
      const headers = {
        ...(name && { [THEME_HEADER]: name }),
        ...(name && language !== OWN_LANGUAGE && { [LANGUAGE_HEADER]: language }),
      };
      return toSubmissionResult(await sendForm(submitRequest, base(), form, { key, headers, onUpload }));
    },
    publicIp: async () => {
      const url = ipUrl();
      const options = { timeout: LIMITS.ipTimeoutMs, ...(url && { url }) };
      return (await call(publicIp, base(), {}, options)).ip;
    },
    disclosure: ({ categories, prefecture }) =>
      call(disclosure, base(), { query: { categories: categories.join(), prefecture } }),
    answerInterests: (uuid, labels) =>
      call(answerInterests, base(), { body: { uuid, survay_answer: toJson(labels) } }),
    answerFeedback: (uuid, text) => call(answerFeedback, base(), { body: { uuid, survey_feedback: text } }),
    quotesFirst: (token) =>
      call(quotesFirst, base(), { params: { token }, body: { contact_release: 'chosen' } }),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type CustomerReader, type FieldFor, fieldsFor } from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { CUSTOMER_SAMPLES } from '#contract/docs/customer.ts';
import { placeRow } from '#contract/life/place-states.ts';
import { requestState } from '#contract/life/request-states.ts';
import type { Lead, OwnRequest } from '#server/quotes/link-acts.ts';
import type { Upstream } from './site-behind.ts';

/** Opens a part of a page that is closed at first, by its heading. */
export const unfold = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).click();

/** The shops whose price can be chosen, among the quotes of a seller's page. */
export const choiceOf = (page: Page, shop: string) =>
  page.getByRole('group', { name: '査定額が届いたお店' }).getByRole('checkbox', { name: shop });

/** Opens the end, the limit and the remark of a quote. */
export const unfoldQuote = (page: Page) => page.getByText(/^有効期限（.+）・上限・備考$/).click();

/** A token as long as a real one, in both cases. */
export const LONG_TOKEN = 'Qm9UaENhc2VzLWFuZF9hbGw2NGxldHRlcnM-AbCdEfGhIjKlMnOpQrStUvWx';

const DAY_MS = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

type Shop = OwnRequest['shops'][number];
type GivenQuote = NonNullable<Shop['quote']>;

export const aGivenQuote = (changes: Partial<GivenQuote> = {}): GivenQuote => ({
  low: 1_500_000,
  high: 1_500_000,
  valid_until: inDays(10).slice(0, 10),
  method: 'visit',
  remark: '',
  items: null,
  given_at: inDays(-1),
  ...changes,
});

/** A shop in a state, with what the seller may do about it then. */
export const shopInState = (nth: number, name: string, changes: Partial<Shop> = {}): Shop => {
  const { state = 'told', quote = null, pending = null } = changes;
  const may: Shop['may'] = pending
    ? pending.what === 'chosen'
      ? ['invite']
      : []
    : placeRow(state).sellerMay.filter((act) => act !== 'choose' || quote);
  return {
    uuid: `1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c${String(nth).padStart(2, '0')}`,
    name,
    tel: `03-1234-56${String(nth).padStart(2, '0')}`,
    state,
    since: inDays(-2),
    why: null,
    quote,
    may,
    pending,
    learned: [],
    questions: [],
    licence: '',
    distance_km: null,
    recent_quotes: 0,
    answer_hours: null,
    release: null,
    review: null,
    visit: null,
    visit_end: null,
    paper_day: null,
    cases: [],
    may_report: [],
    ...changes,
  };
};

const ITEMS: OwnRequest['items'] = [
  {
    title: '時計',
    withdrawn: false,
    facts: [
      { name: 'ブランド', value: 'ROLEX（ロレックス）' },
      { name: '商品名', value: 'コスモグラフ デイトナ' },
      { name: '型番', value: '116500LN' },
      { name: '商品の状態', value: '中古品' },
      { name: '付属品', value: '箱、保証書、余りコマ' },
    ],
    photos: [
      { url: '/v1/photos/one', type: 'image/jpeg' },
      { url: '/v1/photos/two', type: 'image/jpeg' },
      { url: '/v1/photos/three', type: 'image/heic' },
    ],
  },
];

/** The texts of the customer's fields that a reader sees. */
const samplesFor = <Reader extends CustomerReader>(reader: Reader) =>
  Object.fromEntries(
    fieldsFor(reader).map((key: CustomerFieldKey) => [key, CUSTOMER_SAMPLES[key]]),
  ) as Record<FieldFor<Reader>, string>;

const dateOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

/** The state that follows from the rest. */
const stateOf = ({ withdrawn_at, ended_at, decided_at, shops = [] }: Partial<OwnRequest>) =>
  requestState(
    {
      created: new Date(inDays(-3)),
      betterAsked: null,
      decided: dateOf(decided_at),
      ended: dateOf(ended_at),
      reopened: null,
      withdrawn: dateOf(withdrawn_at),
    },
    shops.map(({ state }) => state),
    new Date(),
  );

export const aRequest = (changes: Partial<OwnRequest> = {}): OwnRequest => {
  const shops = changes.shops ?? [
    shopInState(1, 'ブランド堂 銀座本店'),
    shopInState(2, '時計のこころ 新宿店'),
  ];
  return {
    number: '6F1C-2A9E-3B7D',
    language: 'ja',
    created_at: inDays(-3),
    withdrawn_at: null,
    ended_at: null,
    state: stateOf({ ...changes, shops }),
    choice_until: null,
    reopen_until: null,
    items: ITEMS,
    details: samplesFor('sellerPage'),
    shops,
    preference: { method: 'any', hours: [] },
    contact_release: 'all',
    decided_at: null,
    better_asked_at: null,
    test: null,
    ...changes,
  };
};

/** A request in a state of its shop, with what the shop may do then. */
export const aLead = (changes: Partial<Lead> = {}): Lead => {
  const { awaited, shopMay } = placeRow(changes.state ?? 'told');
  return {
    number: '6F1C-2A9E-3B7D',
    created_at: inDays(-3),
    shop_name: 'ブランド堂 銀座本店',
    state: 'told',
    since: inDays(-2),
    why: null,
    may: [...shopMay],
    deadline: awaited ? inDays(1) : null,
    acts: [],
    assignee: null,
    people: [],
    templates: [],
    usual_method: null,
    prefecture: '東京都',
    items: ITEMS,
    details: samplesFor('shopBefore'),
    preference: { method: 'phone', hours: ['evening'] },
    contact: null,
    questions: [],
    bettering: 'closed',
    release: null,
    review: null,
    quote: null,
    declined: null,
    withheld: false,
    visit: null,
    visit_end: null,
    cases: [],
    may_report: [],
    ...changes,
  };
};

export const A_CONTACT: NonNullable<Lead['contact']> = {
  ...CUSTOMER_SAMPLES,
  name1: '山田 花子',
  kana1: 'ヤマダ ハナコ',
  tel1: '090-1234-5678',
  email: 'hanako@example.jp',
  description: '',
  address: '東京都千代田区千代田1-1',
};

/** The answer of an API that refuses. */
export const refusedAnswer = (code: string) => ({ error: { code, message: '' } });

/**
 * Remembers the calls that the page makes to the API.
 * @param next is done with the first call, before it is answered
 */
export function remember(upstream: Upstream, pattern: RegExp, answer: unknown, next = () => {}): string[] {
  const bodies: string[] = [];
  upstream.answer(pattern, async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    bodies.push(body);
    next();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  return bodies;
}

const PHOTO = readFileSync(join(import.meta.dirname, '..', '..', 'e2e', 'fixtures', 'watch.jpg'));

/** Photos come from the API, as the pages ask for them. */
export function answerPhotos(upstream: Upstream): void {
  upstream.answer(/^\/v1\/photos\//, (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.end(PHOTO);
  });
}

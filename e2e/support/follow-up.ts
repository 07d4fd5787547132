import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOMER_SAMPLES } from '#contract/docs/customer.ts';
import { type Lead, lead, type OwnRequest, ownRequest } from '#contract/schemas/follow-up.ts';
import type { Upstream } from './site-behind.ts';

/** As long as a real one, in both cases. */
export const TOKEN = 'Qm9UaENhc2VzLWFuZF9hbGw2NGxldHRlcnM-AbCdEfGhIjKlMnOpQrStUvWx';

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
  given_at: inDays(-1),
  ...changes,
});

export const aShop = (nth: number, name: string, changes: Partial<Shop> = {}): Shop => ({
  uuid: `1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c0${nth}`,
  name,
  tel: `03-1234-567${nth}`,
  state: 'informed',
  since: inDays(-2),
  quote: null,
  undoable: false,
  learned: [],
  questions: [],
  licence: '',
  distance_km: null,
  recent_quotes: 0,
  answer_hours: null,
  release: null,
  review: null,
  ...changes,
});

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

export const aRequest = (changes: Partial<OwnRequest> = {}): OwnRequest => ({
  number: '6F1C-2A9E-3B7D',
  created_at: inDays(-3),
  withdrawn_at: null,
  ended_at: null,
  items: ITEMS,
  details: ownRequest.shape.details.parse(CUSTOMER_SAMPLES),
  shops: [aShop(1, 'ブランド堂 銀座本店'), aShop(2, '時計のこころ 新宿店')],
  preference: { method: 'any', hours: [] },
  contact_release: 'all',
  decided_at: null,
  better_asked_at: null,
  ...changes,
});

export const aLead = (changes: Partial<Lead> = {}): Lead => ({
  number: '6F1C-2A9E-3B7D',
  created_at: inDays(-3),
  shop_name: 'ブランド堂 銀座本店',
  state: 'informed',
  withdrawn_at: null,
  prefecture: '東京都',
  items: ITEMS,
  details: lead.shape.details.parse(CUSTOMER_SAMPLES),
  preference: { method: 'phone', hours: ['evening'] },
  contact: null,
  questions: [],
  bettering: 'closed',
  release: null,
  review: null,
  quote: null,
  declined: null,
  withheld: false,
  passed: false,
  decided: false,
  ...changes,
});

export const A_CONTACT: NonNullable<Lead['contact']> = {
  ...CUSTOMER_SAMPLES,
  name1: '山田 花子',
  kana1: 'ヤマダ ハナコ',
  tel1: '090-1234-5678',
  email: 'hanako@example.jp',
  description: '',
  address: '東京都千代田区千代田1-1',
};

const PHOTO = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'watch.jpg'));

/** Photos come from the API, as the pages ask for them. */
export function answerPhotos(upstream: Upstream): void {
  upstream.answer(/^\/v1\/photos\//, (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.end(PHOTO);
  });
}

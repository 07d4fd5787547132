import { describe, expect, test } from 'vitest';
import { compareQuotes, isUndecided, type OwnShop } from './compare-quotes.ts';

const TODAY = '2026-11-22';

function shop(
  name: string,
  low: number,
  high = low,
  more: Partial<OwnShop> & { until?: string; items?: number[] } = {},
): OwnShop {
  const { until = '2026-12-06', items: goods, ...rest } = more;
  const items = goods?.map((item) => ({ item, amount: low / goods.length })) ?? null;
  return {
    uuid: name,
    name,
    tel: '',
    state: 'quoted',
    since: '2026-11-20T00:00:00Z',
    quote: {
      low,
      high,
      valid_until: until,
      method: 'visit',
      remark: '',
      items,
      given_at: '2026-11-20T00:00:00Z',
    },
    why: null,
    may: ['choose', 'refuse'],
    pending: null,
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
    ...rest,
  };
}

const comparisonOf = (...shops: OwnShop[]) => {
  const offers = compareQuotes(shops, TODAY);
  return {
    order: offers.map((offer) => offer.shop.name).join(''),
    highest: offers.flatMap((offer) => (offer.isHighest ? [offer.shop.name] : [])).join(''),
    undecided: isUndecided(offers),
  };
};

describe('Quotes are compared', () => {
  test.each([
    ['single amounts', [shop('a', 100), shop('b', 300), shop('c', 200)], 'bca', 'b', false],
    ['a range above all others', [shop('a', 100, 150), shop('b', 160, 200)], 'ba', 'b', false],
    ['a range that begins where another quote ends', [shop('a', 150), shop('b', 150, 200)], 'ba', 'b', false],
    ['ranges that overlap', [shop('a', 100, 200), shop('b', 150, 180)], 'ab', '', true],
    ['an amount within a range', [shop('a', 150), shop('b', 100, 200)], 'ba', '', true],
    ['two equal amounts', [shop('a', 200), shop('b', 200), shop('c', 100)], 'abc', 'ab', false],
    [
      'offers for the same goods',
      [shop('a', 100, 100, { items: [0, 2] }), shop('b', 300, 300, { items: [0, 2] })],
      'ba',
      'b',
      false,
    ],
    ['offers for different goods', [shop('a', 100), shop('b', 300, 300, { items: [1] })], 'ba', '', false],
    [
      'an offer for goods that are all taken back',
      [shop('a', 0, 0, { items: [] }), shop('b', 300), shop('c', 200)],
      'bca',
      'b',
      false,
    ],
    ['one quote', [shop('a', 200)], 'a', '', false],
    ['a quote that is over', [shop('a', 900, 900, { until: '2026-11-21' }), shop('b', 200)], 'ba', '', false],
    ['a quote on its last day', [shop('a', 900, 900, { until: TODAY }), shop('b', 200)], 'ab', 'a', false],
    [
      'a shop that cannot take it after all',
      [shop('a', 900, 900, { state: 'declined' }), shop('b', 200), shop('c', 100)],
      'bca',
      'b',
      false,
    ],
    [
      'a shop that was refused',
      [shop('a', 900, 900, { state: 'refused' }), shop('b', 200), shop('c', 100)],
      'bca',
      'b',
      false,
    ],
    [
      'a refusal that can be taken back',
      [
        shop('a', 900, 900, { pending: { what: 'refused', until: '2026-11-25T02:00:00.000Z' } }),
        shop('b', 200),
      ],
      'ab',
      'a',
      false,
    ],
    [
      'a shop that can still be chosen beside the one that was',
      [shop('a', 900, 900, { state: 'unchosen' }), shop('b', 200, 200, { state: 'chosen' })],
      'ab',
      'a',
      false,
    ],
    ['a shop without a quote', [shop('a', 1, 1, { quote: null })], '', '', false],
  ])('%s', (_name, shops, order, highest, isTie) =>
    expect(comparisonOf(...shops)).toEqual({ order, highest, undecided: isTie }),
  );
});

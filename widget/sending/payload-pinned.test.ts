import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEME_NAMES, type Theme } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { type Customer, EMPTY_CUSTOMER } from '../customer/customer.ts';
import { emptyItem } from '../goods/item.ts';
import { validateItem } from '../goods/item-validation.ts';
import { type Manner, sampleItemOf } from '../goods/sample-answers.ts';
import { aPhoto } from '../test/items.ts';
import type { Attribution } from '../visit/attribution.ts';
import { buildPayload } from './payload.ts';

/**
 * The payload of every category, theme and manner of answering, pinned. The answers are made from the lists of
 * questions, so a new category needs no entry; existing entries must stay as they are, byte for byte.
 */
interface Pinned {
  readonly customer: readonly string[];
  /** By category, theme and manner, without the part of the name that all fields of goods share. */
  readonly items: Readonly<Record<string, readonly string[]>>;
}

const PINNED: Pinned = JSON.parse(readFileSync(new URL('./payload-pinned.json', import.meta.url), 'utf8'));

const REQUEST = 'user_form[user_requests][]';

const CUSTOMER: Customer = {
  ...EMPTY_CUSTOMER,
  name1: '山田 太郎',
  kana1: 'ヤマダ タロウ',
  zip1: '150-0001',
  addr1: '1-2-3',
  email: 'taro@example.com',
  tel1: '090-1234-5678',
  description: '箱に傷があります',
  agreedToTerms: true,
};

const ATTRIBUTION: Attribution = {
  utmSource: 'mail',
  utmMedium: 'letter',
  utmCampaign: 'spring',
  referrer: 'https://www.google.com/',
};

function sample(category: CategoryKey, theme: Theme, manner: Manner) {
  const sources = { theme, manner, photo: () => aPhoto('sample.jpg') };
  return sampleItemOf(emptyItem('1', category), sources);
}

function linesOf(category: CategoryKey, theme: Theme, manner: Manner): string[] {
  const form = buildPayload({
    items: [sample(category, theme, manner)],
    customer: CUSTOMER,
    attribution: ATTRIBUTION,
    ip: '203.0.113.9',
    mediumUuid: '5b1f6f0e-0000-4000-8000-000000000000',
    fileOf: ({ file }) => file,
  });
  return [...form].map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : `file ${value.name}`}`,
  );
}

const MANNERS = ['listed', 'unlisted'] as const;
const everything = CATEGORY_KEYS.flatMap((category) =>
  THEME_NAMES.flatMap((theme) => MANNERS.map((manner) => [category, theme, manner] as const)),
);

describe('a sample that is made from the questions of a category', () => {
  test.each(everything)('%s in the theme %s, %s, can be sent', (category, theme, manner) => {
    expect(validateItem(sample(category, theme, manner))).toEqual({});
  });
});

describe('what is sent is what has always been sent', () => {
  test.each(Object.entries(PINNED.items))('%s', (combination, pairs) => {
    const [category, theme, manner] = combination.split(' ') as [CategoryKey, Theme, Manner];
    const item = pairs.map((pair) => REQUEST + pair);
    expect(linesOf(category, theme, manner)).toEqual([...PINNED.customer, ...item]);
  });
});

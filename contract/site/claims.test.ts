import { describe, expect, test } from 'vitest';
import { CLAIM_KEYS, type Claim, claimRow, claimsMade, isMade, withClaims } from './claims.ts';

const NOBODY = { claims: claimsMade(false, {}), shops: undefined };
const operator = (evidence: Partial<Record<Claim, string>> = {}, listed?: number) => ({
  claims: claimsMade(true, evidence),
  shops: listed === undefined ? undefined : { listed, bought: [] },
});
const WORDS = {
  text: '査定します。{price.sentence}',
  items: [{ claim: 'first', title: '{first.title}' }, { title: '審査済み' }],
} as const;

describe('The claims of the site', () => {
  test('all stand as long as nobody answers for them', () => {
    expect(NOBODY.claims).toEqual(CLAIM_KEYS);
    expect(withClaims(WORDS, NOBODY)).toEqual({
      text: '査定します。平均買取単価は約70万5千円です。',
      items: [{ claim: 'first', title: '日本初の買取比較メディア' }, { title: '審査済み' }],
    });
    expect(withClaims('{shops.value}', NOBODY)).toBe('800社突破');
  });

  test('with an operator, only those stand that have evidence or that the software sees to', () => {
    const { claims } = operator({ price: '2026年の成約2,000件の平均' });
    expect(claims).toContain('price');
    for (const claim of claims) expect(claim === 'price' || claimRow(claim).source === 'service').toBe(true);
    expect(withClaims(WORDS, operator())).toEqual({ text: '査定します。', items: [{ title: '審査済み' }] });
  });

  test('a number of shops is the one that was counted, whatever else is published, and none where there are none', () => {
    const evidence = { shops: '契約書の控え' };
    expect(withClaims('提携買取店{shops.value}', operator(evidence, 1_234))).toBe('提携買取店1,234社');
    expect(isMade('shops', operator(evidence, 0))).toBe(false);
    expect(withClaims('{shops.support}加盟後', operator({}, 3))).toBe('加盟後');
  });

  test.each(CLAIM_KEYS)('%s says what it rests on', (claim) => {
    const { source, basis, counted, follows } = claimRow(claim);
    expect(Boolean(basis ?? counted)).toBe(source !== 'evidence');
    // Evidence that is not published may leave other words behind.
    if (source !== 'evidence') expect(Boolean(follows)).toBe(source === 'count' || source === 'check');
  });
});

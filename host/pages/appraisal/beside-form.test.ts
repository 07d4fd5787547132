import { expect, test } from 'vitest';
import { DISCLOSED, MOST_CHOSEN } from '#contract/life/follow-up.ts';
import { BESIDE_FORM } from './beside-messages.ts';

const wordsAt = (release: 'all' | 'chosen', moment: string) =>
  BESIDE_FORM.learnings({ release, mostShops: 17, years: 3, silentDays: 1, lookedDays: 2 }).find(
    ({ when }) => when === moment,
  )?.what ?? '';

test('A seller whose contact goes to chosen shops reads so beside the form', () => {
  expect(wordsAt('chosen', '送信すると')).toContain('17社まで');
  expect(wordsAt('chosen', '送信すると')).not.toContain(DISCLOSED.contact);
  expect(wordsAt('chosen', '査定額が届いてから')).toMatch(
    `${DISCLOSED.contact}は、お選びになったお店（${MOST_CHOSEN}社まで）`,
  );
});

test('A seller whose contact goes to all shops reads so beside the form', () => {
  expect(wordsAt('all', '送信すると')).toContain('ご住所・電話番号・メールアドレスを見られます');
  expect(wordsAt('all', '査定額が届いてから')).toBe('');
});

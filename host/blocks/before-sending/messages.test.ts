import { describe, expect, test } from 'vitest';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';
import { beforeSendingFaq, beforeSendingWords } from './messages.ts';

const CHOSEN = { release: 'chosen', mostShops: 15, years: 3, silentDays: 1, lookedDays: 2 } as const;
const ALL = { release: 'all', mostShops: 24, years: 3, silentDays: 1, lookedDays: 2 } as const;

const textOf = (words: ReturnType<typeof beforeSendingWords>) => JSON.stringify(words);

describe('Before sending, a seller reads what is so on this site', () => {
  test('where contact goes to chosen shops, that no other shop learns it', () => {
    const text = textOf(beforeSendingWords(CHOSEN, null)) + JSON.stringify(beforeSendingFaq(CHOSEN));
    expect(text).toContain(`一度に選べるのは${MOST_CHOSEN}社まで`);
    expect(text).toContain('いいえ。電話番号が伝わるのは');
    expect(text).not.toContain('連絡先を見られます');
  });

  test('where it goes to all, that truth, with as many shops as the setting says', () => {
    const text = textOf(beforeSendingWords(ALL, null)) + JSON.stringify(beforeSendingFaq(ALL));
    expect(text).toContain('代わりのお店を含めて24社まで');
    expect(text).toContain('かかってくることがあります');
    expect(text).not.toMatch(/選んだお店にだけ。|いいえ。/);
  });

  test.each([
    [1, '1時間以内'],
    [47, '47時間以内'],
    [49, '3日以内'],
  ])('a median of %i hours as %s', (hours, words) => {
    expect(textOf(beforeSendingWords(CHOSEN, hours))).toContain(`半数では、${words}に`);
  });

  test('without a median, after how many days another shop is looked for in the place of one that is silent', () => {
    const quiet = textOf(beforeSendingWords({ ...CHOSEN, silentDays: 2 }, null));
    expect(quiet).toContain('2営業日たっても返事や質問のないお店があれば');
    const known = textOf(beforeSendingWords({ ...ALL, lookedDays: 3 }, null));
    expect(known).toContain('1営業日（連絡先を見たお店は3営業日）');
  });

  test('how many shops can learn the contact now, where fewer than the most can', () => {
    const now = 'いまは、北海道からのご依頼では、最大3社です。';
    expect(textOf(beforeSendingWords(ALL, null, now))).toContain(`${now}一度に10社まで、`);
    expect(textOf(beforeSendingWords(ALL, null))).not.toContain('いまは');
  });

  test('without a median, no number of hours', () => {
    expect(textOf(beforeSendingWords(CHOSEN, null))).not.toMatch(/\d(時間|日)以内|半数/);
  });
});

import { describe, expect, test } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { CONTACT_GOES_TO } from '#contract/docs/transmissions.ts';
import { COOKIES } from '#contract/site/cookies.ts';
import { PURPOSE_NAMES, PURPOSES } from '#contract/site/purposes.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import { aboutWords } from './about/messages.ts';
import { HOME_FAQ } from './home/below/messages.ts';
import { privacyChapters } from './privacy/messages.ts';
import { securityChapters } from './security/messages.ts';
import { TERMS } from './terms/messages.ts';

const settingsWith = (changes: Partial<SiteSettings>) =>
  ({
    productName: 'くらべ堂',
    siteUrl: '',
    retentionDays: 0,
    tagManagerId: '',
    tagConsent: false,
    mapsKey: '',
    disclosure: { release: 'all', mostShops: 15, years: 3, silentDays: 1, lookedDays: 2 },
    ...changes,
  }) as SiteSettings;

const policyWith = (changes: Partial<SiteSettings> = {}) =>
  JSON.stringify(privacyChapters(settingsWith(changes)));
const chapterOf = (id: string, settings: SiteSettings) =>
  JSON.stringify(privacyChapters(settings).find((chapter) => chapter.id === id)?.parts);
const termsOf = (article: number) => JSON.stringify(TERMS.articles[article - 1]?.paragraphs);

describe('The legal texts agree', () => {
  test('on the purposes: the question, the promise, the terms and the policy have the same ones', () => {
    expect(PURPOSE_NAMES).toBe('サービスの提供、提携買取店のご紹介、お問い合わせへの対応');
    expect(
      HOME_FAQ.filter(({ answer }) => answer.includes(`${PURPOSE_NAMES}のためだけに使用します`)),
    ).toHaveLength(1);
    expect(JSON.stringify(aboutWords('くらべ堂'))).toContain(PURPOSE_NAMES);
    for (const { name, details } of PURPOSES) {
      expect(termsOf(8)).toContain(name);
      for (const text of [name, ...details]) expect(policyWith()).toContain(text);
    }
  });

  test('on cookies: the terms and the policy have those of the desks, and no others', () => {
    const policy = chapterOf('external-transmission', settingsWith({}));
    for (const { name, purpose, days } of Object.values(COOKIES)) {
      expect(policy).toContain(name);
      expect(policy).toContain(`${days}日間`);
      for (const text of [policy, termsOf(5)]) expect(text).toContain(purpose);
    }
    expect(policy.match(/__Host-[\w-]+/g)).toEqual(Object.values(COOKIES).map(({ name }) => name));
    for (const text of [policy, termsOf(5)]) expect(text).toMatch(/自らはクッキーを(使い|利用し)ません/);
  });

  test('on signing in: there is no password', () => {
    expect(termsOf(9)).toContain('パスキー');
    expect(JSON.stringify(TERMS.articles).match(/パスワード/g)).toHaveLength(1);
    expect(termsOf(9)).toContain('パスワードは用いません');
  });

  test('on contact: a seller who chooses shops gives it to these only', () => {
    expect(termsOf(8)).toContain('選ばれた提携買取店に限り提供します');
    for (const release of keysOf(CONTACT_GOES_TO))
      expect(
        policyWith({ disclosure: { release, mostShops: 15, years: 3, silentDays: 1, lookedDays: 2 } }),
      ).toContain(CONTACT_GOES_TO[release]);
  });

  test('on media: both say what they hear of, and that it is nobody’s name', () => {
    expect(termsOf(8)).toContain('この通知に、利用者の氏名及び連絡先は含みません');
    expect(policyWith()).toContain('提携メディアに、紹介の成果だけをお知らせします');
  });

  test('on what leaves before sending: the page about security names the counted steps beside postal codes and lists', () => {
    const parts = securityChapters(settingsWith({})).flatMap((chapter) => chapter.parts);
    const typing = JSON.stringify(
      parts.find((part) => typeof part === 'object' && 'facts' in part && part.folded?.id === 'at-typing'),
    );
    for (const words of ['郵便番号', '選択肢', '進み具合', '答えは送りません'])
      expect(typing).toContain(words);
  });
});

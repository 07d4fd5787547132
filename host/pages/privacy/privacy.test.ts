import { describe, expect, test } from 'vitest';
import { TEST_RETENTION } from '#contract/docs/transmissions.ts';
import { type ContactRelease, MOST_CHOSEN } from '#contract/life/follow-up.ts';
import type { Operator, SiteSettings } from '#contract/site/site-settings.ts';
import { companyFacts } from '../company/messages.ts';
import { securityChapters } from '../security/messages.ts';
import { privacyChapters } from './messages.ts';

const OPERATOR: Operator = {
  name: '株式会社見本',
  representative: '見本 太郎',
  address: '東京都千代田区1-1',
  phone: '03-0000-0000',
  email: '',
  license: '',
};

const settings = (changes: Partial<SiteSettings> = {}) =>
  ({
    productName: 'くらべ堂',
    siteUrl: '',
    operator: OPERATOR,
    retentionDays: 0,
    tagManagerId: '',
    mapsKey: '',
    disclosure: { release: 'all', mostShops: 15, years: 3, silentDays: 1, lookedDays: 2 },
    ...changes,
  }) as SiteSettings;

const textOf = (chapters: unknown) => JSON.stringify(chapters);

describe('What the site says of its operator and of personal information follows the settings', () => {
  test('the operator is named in the policy and on the page of the company', () => {
    for (const text of [textOf(privacyChapters(settings())), textOf(companyFacts(settings()))]) {
      expect(text).toContain('株式会社見本');
      expect(text).toContain('東京都千代田区1-1');
      expect(text).toContain('03-0000-0000');
      expect(text).not.toContain('設定されていません');
    }
  });

  test('where nobody is configured, nobody is made up', () => {
    const nobody = settings({ operator: undefined });
    expect(companyFacts(nobody).filter(([, fact]) => fact.includes('設定されていません'))).toHaveLength(5);
    expect(textOf(privacyChapters(nobody))).not.toContain('株式会社');
  });

  test('an operator that only introduces says that it has no licence', () => {
    const license = '東京都公安委員会 第301000000000号';
    expect(textOf(companyFacts(settings()))).toContain('買取は行わず');
    expect(textOf(companyFacts(settings({ operator: { ...OPERATOR, license } })))).toContain(license);
  });

  test('for how long things are kept is what the server does', () => {
    for (const chapters of [privacyChapters, securityChapters]) {
      expect(textOf(chapters(settings({ retentionDays: 90 })))).toContain('受け付けから90日間');
      expect(textOf(chapters(settings())).replaceAll(TEST_RETENTION, '')).not.toMatch(/90日|受け付けから/);
    }
  });

  test('which shops learn what is what the server does', () => {
    const policy = (release: ContactRelease, more = {}) =>
      textOf(
        privacyChapters(
          settings({
            disclosure: { release, mostShops: 15, years: 3, silentDays: 1, lookedDays: 2, ...more },
          }),
        ),
      );
    expect(policy('all')).toContain('ご紹介した提携買取店が、お名前とご連絡先を確認できます');
    expect(policy('chosen')).toContain(`お客様が査定額を見て選んだ買取店（最大${MOST_CHOSEN}社）だけに`);
    expect(policy('chosen')).not.toContain('ご紹介した提携買取店が、お名前');
    expect(policy('all', { mostShops: 20 })).toContain('代わりのお店を含めて最大20社');
    expect(policy('all', { years: 5 })).toContain('5年間保存');
  });

  test('services that learn of a visit are named only if they are used', () => {
    expect(textOf(privacyChapters(settings()))).not.toMatch(/タグ マネージャー|Google マップ/);
    expect(textOf(privacyChapters(settings({ tagManagerId: 'GTM-1' })))).toContain('タグ マネージャー');
    expect(textOf(privacyChapters(settings({ mapsKey: 'key' })))).toContain('Google マップ');
  });

  test('only a site that is open over TLS says that everything is encrypted', () => {
    expect(textOf(securityChapters(settings({ siteUrl: 'https://a.example' })))).toContain('すべて暗号化');
    expect(textOf(securityChapters(settings()))).not.toContain('すべて暗号化');
  });

  test('the anchors that forms and pages link to are there', () => {
    const ids = privacyChapters(settings()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['personal-information', 'external-transmission', 'rights']));
  });
});

test('The policy and the page about security say how long a test is kept, whatever the setting', () => {
  for (const retentionDays of [0, 90])
    for (const chapters of [privacyChapters, securityChapters]) {
      const text = textOf(chapters(settings({ retentionDays })));
      expect(text).toContain('テストモードでのお申し込み');
      expect(text).toContain(TEST_RETENTION);
    }
});

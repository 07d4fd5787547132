import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PEOPLE } from '#art/index/people.ts';
import { claimsMade, withClaims } from '#contract/site/claims.ts';
import { REASONS } from '../blocks/reasons/messages.ts';
import { CATEGORY_NAMES } from '../frame/labels.ts';
import { BANNER } from '../frame/messages.ts';
import { aboutWords } from './about/messages.ts';
import { ACCESSIBILITY } from './accessibility/messages.ts';
import { ACHIEVEMENTS } from './achievements/messages.ts';
import { AREA, AREAS } from './areas/messages.ts';
import { CAMPAIGN_GIFT } from './campaign-gift/messages.ts';
import { COLUMN } from './column/messages.ts';
import { COMPANY } from './company/messages.ts';
import { CONTACT } from './contact/messages.ts';
import { EVIDENCE } from './evidence/messages.ts';
import { FAQ } from './faq/messages.ts';
import { HERO } from './home/messages.ts';
import { LP, LP_INDEX } from './lp/messages.ts';
import { LANDING_PAGES } from './lp/words/index.ts';
import type { LandingPage } from './lp/words/landing-page.ts';
import { PARTNER_WORDS } from './partners/messages.ts';
import { SHOP } from './partners/shop-messages.ts';
import { PRIVACY } from './privacy/messages.ts';
import { LOST_LINK } from './request/messages.ts';
import { SAMPLE } from './request/sample/messages.ts';
import { SECURITY } from './security/messages.ts';
import { SITE_MAP } from './site-map/messages.ts';
import { STORE, STORE_FAQ } from './store/messages.ts';
import { TERMS, withNames } from './terms/messages.ts';

const ABOUT = aboutWords('タカクラベ');

const length = (text: string) => Array.from(text).length;
/** The words as they stand without an operator. */
const asWritten = <Words>(words: Words) =>
  withClaims(words, { claims: claimsMade(false, {}), shops: undefined });
const LANDINGS: [string, LandingPage][] = Object.entries(asWritten(LANDING_PAGES));

describe('The terms', () => {
  // Clauses 1.1-15, 1.2-127
  test('hold 21 articles in the order of their topics', () => {
    const topics = [
      '適用範囲',
      '本規約への同意',
      '本規約の変更',
      '通知',
      'クッキー及び第三者の広告・分析ツール',
      '会員登録及び承認',
      '登録事項の変更',
      '個人情報の取扱い',
      'ユーザーID',
      '禁止事項',
      '本サービスの停止等',
      '知的財産権',
      '本サービスの内容の変更及び終了',
      '免責',
      '反社会的勢力の排除',
      '損害賠償責任の範囲',
      '秘密保持',
      '分離可能性',
      '事業譲渡等の場合の地位の移転',
      '準拠法',
      '管轄裁判所',
    ];
    expect(TERMS.articles.map(({ title }) => title)).toEqual(
      topics.map((topic, index) => `第${index + 1}条（${topic}）`),
    );
  });

  // Clauses 1.2-128, 1.2-129, 1.2-130, 1.2-131, 1.2-132, 1.2-133, 1.2-134, 1.2-135, 1.9-24
  test.each([
    [5, 'クッキー'],
    [5, '第三者が提供する広告配信ツール'],
    [6, '理由を開示する義務を負いません'],
    [8, '提携買取店に対し、利用者情報を'],
    [8, '既に知っている場合'],
    [14, '出会いの機会を提供するものにとどまります'],
    [14, '当事者、代理人又は仲立人となるものではありません'],
    [16, '軽過失'],
    [16, '通信費及び電気料金'],
    [16, '金5,000円'],
    [16, 'いずれか低い額'],
    [20, '日本法'],
    [21, '東京簡易裁判所又は東京地方裁判所'],
  ])('say in article %i: %s', (article, words) => {
    expect(JSON.stringify(TERMS.articles[article - 1]?.paragraphs)).toContain(words);
  });

  test('number their paragraphs without a gap, and refer to articles that exist', () => {
    for (const { title, paragraphs } of TERMS.articles) {
      const texts = paragraphs.filter((paragraph) => typeof paragraph === 'string');
      if (texts.length === 1) continue;
      expect(
        texts.map((text) => text.split('　')[0]),
        title,
      ).toEqual(texts.map((_, index) => String(index + 1)));
    }
    const references = JSON.stringify(TERMS.articles.map(({ paragraphs }) => paragraphs)).matchAll(
      /(?<!法)第(\d+)条/g,
    );
    for (const [, number] of references) {
      expect(Number(number) <= 21 || number === '548', `第${number}条`).toBe(true);
    }
  });

  test('take the names of the service and of who runs it', () => {
    const lead = withNames(TERMS.lead, { product: 'くらべ堂', operator: '株式会社$&' });
    expect(lead).toContain('株式会社$&（以下「当社」といいます。）が提供する「くらべ堂」');
    expect(lead).not.toMatch(/[{}]/);
  });
});

describe('The landing pages', () => {
  // Clauses 1.1-5, 1.2-12, 1.2-156
  test('of the specification are there, each with its category', () => {
    const presets = LANDINGS.map(([path, { category, selection }]) => [path, category, selection]);
    const ofTheSpecification = [
      ['tokei', 'watch', undefined],
      ['bag', 'bag', undefined],
      ['hoseki', 'jewelry', undefined],
      ['kotto', 'antique', undefined],
      ['camera', 'camera', undefined],
      ['sake', 'alcohol', undefined],
      ['gold', 'preciousMetal', undefined],
      ['kotto/kosen', 'antique', '古銭・小判'],
      ['kotto/kimono', 'antique', '着物'],
      ['music', 'music', undefined],
    ];
    expect(presets).toEqual(expect.arrayContaining(ofTheSpecification));
  });

  // Clauses 1.2-151, 1.2-152
  test.each(LANDINGS)('%s answers five questions and says three times why comparing pays', (_, page) => {
    expect(page.faq).toHaveLength(5);
    expect(page.points).toHaveLength(3);
    expect(page.checkpoints.length).toBeGreaterThanOrEqual(4);
    expect(page.checkpoints.length).toBeLessThanOrEqual(6);
    expect(page.voices).toHaveLength(4);
  });

  test.each(LANDINGS)('%s has its pictures', (_, { voices, social = 'social-site' }) => {
    for (const { portrait } of voices) expect(PEOPLE).toHaveProperty(portrait);
    const picture = new URL(`../../art/images/${social}.jpg`, import.meta.url);
    expect(existsSync(picture), social).toBe(true);
  });

  test.each(LANDINGS)('%s keeps to the lengths of titles and of the hero', (_, { title, hero }) => {
    expect(length(title)).toBeLessThanOrEqual(34);
    expect(hero.lines.length).toBeGreaterThanOrEqual(2);
    expect(hero.lines.length).toBeLessThanOrEqual(3);
    expect(length(hero.text)).toBeGreaterThanOrEqual(40);
    expect(length(hero.text)).toBeLessThanOrEqual(70);
  });

  test('repeat none of their sentences on another page', () => {
    const texts = LANDINGS.flatMap(([, { title, description, hero, points, faq }]) => [
      title,
      description,
      hero.text,
      ...points.flatMap((point) => [point.title, point.text]),
      ...faq.flatMap(({ question, answer }) => [question, answer]),
    ]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

// Clauses 1.1-38, 1.2-101
test('shops find the answers to seven questions', () => {
  expect(STORE_FAQ).toHaveLength(7);
});

/** With every claim, and with none that needs evidence or a count. */
const ALL = { claims: claimsMade(false, {}), shops: undefined };
const BARE = { claims: claimsMade(true, {}), shops: undefined };

test.each([
  ['home', HERO],
  ['landing pages', LP],
  // Its history is left out as a whole.
  ['about', { ...ABOUT, description: ABOUT.plainDescription, story: undefined }],
  ['store', STORE],
  ['reasons', REASONS],
  ['partners', PARTNER_WORDS],
  ['banner', BANNER],
])('the words of %s name only claims that the table has', (_, words) => {
  expect(JSON.stringify(withClaims(words, ALL))).not.toMatch(/\{\w+\.\w+/);
  expect(JSON.stringify(withClaims(words, BARE))).not.toMatch(
    /\{\w+\.\w+|最大10社|審査を通過|No\.1|\d万|800社|1,200社|日本初|年間/,
  );
});

// Clause 1.2-137
test('the campaign runs from the first to the last day of a month', () => {
  expect(CAMPAIGN_GIFT.period.text(2026, 11, 30)).toBe('2026年11月1日〜11月30日');
  expect(CAMPAIGN_GIFT.exclusions.items).toHaveLength(4);
});

const DESCRIPTIONS: [string, string][] = [
  ...LANDINGS.map(([path, { description }]): [string, string] => [`/lp/${path}`, description]),
  ['/lp', asWritten(LP_INDEX.description)],
  ['/about', asWritten(ABOUT.description)],
  ['/about without its history', asWritten(ABOUT.plainDescription)],
  ['/store', withClaims(STORE.description, ALL)],
  ['/store without a promise', withClaims(STORE.description, BARE)],
  ['/store/thanks', STORE.thanks.description],
  ['/contact', CONTACT.description],
  ['/campaign-gift', CAMPAIGN_GIFT.description],
  ['/terms', TERMS.description],
  ['/faq', FAQ.description],
  ['/company', COMPANY.description],
  ['/evidence', EVIDENCE.description],
  ['/privacy', PRIVACY.description],
  ['/requests', LOST_LINK.description],
  ['/requests/sample', SAMPLE.description],
  ['/security', SECURITY.description],
  ['/accessibility', ACCESSIBILITY.description],
  ['/sitemap', SITE_MAP.description],
  ['/achievements', asWritten(ACHIEVEMENTS.description)],
  ['/partners', withClaims(PARTNER_WORDS.description, ALL)],
  ['/partners without a number', withClaims(PARTNER_WORDS.description, BARE)],
  ['/partners/{uuid}', asWritten(SHOP.fallbackDescription)],
  ['/column', COLUMN.description],
  ['/areas', AREAS.description],
  ['/areas: short names', AREA.description({ prefecture: '東京都', category: 'alcohol' }, 1)],
  ['/areas: long names', AREA.description({ prefecture: '神奈川県', category: 'preciousMetal' }, 1_200)],
  ...CATEGORY_NAMES.map((label): [string, string] => [
    `/achievements: ${label}`,
    asWritten(ACHIEVEMENTS.descriptionOf(label)),
  ]),
  ...CATEGORY_NAMES.map((label): [string, string] => [
    `/column/category: ${label}`,
    COLUMN.categoryDescription(label),
  ]),
];

// Clause 1.2-32
test.each(DESCRIPTIONS)('%s is described in 80 to 120 characters', (_, description) => {
  expect(length(description)).toBeGreaterThanOrEqual(80);
  expect(length(description)).toBeLessThanOrEqual(120);
});

// Clause 1.2-33
test('every page has keywords, each once', () => {
  const pages = [
    ABOUT,
    STORE,
    CONTACT,
    CAMPAIGN_GIFT,
    TERMS,
    ACHIEVEMENTS,
    AREAS,
    PARTNER_WORDS,
    COLUMN,
    FAQ,
    COMPANY,
    EVIDENCE,
    PRIVACY,
    SECURITY,
    ACCESSIBILITY,
    LOST_LINK,
    SAMPLE,
    SITE_MAP,
    LP_INDEX,
    ...Object.values(LANDING_PAGES),
  ];
  for (const { keywords } of pages) {
    expect(keywords.length).toBeGreaterThanOrEqual(3);
    expect(new Set(keywords).size).toBe(keywords.length);
  }
});

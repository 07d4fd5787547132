import { CATEGORIES, CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import type { Area } from '#contract/site/areas.ts';

/**
 * Names of pages, by the first segment of their path, for navigation, breadcrumbs and the sitemap (document 1,
 * section 2).
 */
export const PAGE_LABELS = {
  '': 'トップ',
  about: '私たちについて',
  achievements: '買取実績',
  partners: '提携買取店',
  column: 'コラム',
  terms: '利用規約',
  contact: 'お問い合わせ',
  'campaign-gift': 'ギフトカードキャンペーン',
  faq: 'よくあるご質問',
  requests: '査定依頼の確認',
  store: '加盟店募集',
  'partners-guide': 'フォームの埋め込み',
  status: 'フォームの稼働状況',
  company: '運営会社',
  privacy: 'プライバシーポリシー',
  security: '情報の安全管理',
  accessibility: 'アクセシビリティ',
  evidence: '表示の根拠',
  sitemap: 'サイトマップ',
} as const;

/** The paths of the pages that have a name. */
export const PAGE_PATHS: readonly string[] = Object.keys(PAGE_LABELS).map((segment) => `/${segment}`);

/** Pages that are there only while there is something to count. */
const COUNTED_LABELS: Readonly<Record<string, string>> = { areas: '地域と品物から買取店を探す' };

/** Segments of a path that name a category: 'watch', 'precious_metal' and, in the column, 'precious-metal'. */
const CATEGORY_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CATEGORY_KEYS.map((key) => [slugOf(key), CATEGORIES[key].label])),
  ...Object.fromEntries(
    CATEGORY_KEYS.map((key) => [slugOf(key).replaceAll('_', '-'), CATEGORIES[key].label]),
  ),
  knowledge: '買取の基礎知識',
};

/** Every category once, for tests and lists. */
export const CATEGORY_NAMES: readonly string[] = [...new Set(Object.values(CATEGORY_LABELS))];

/** Slugs come from outside: 'constructor' must not find a property that every object inherits. */
const own = (labels: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(labels, key) ? labels[key] : undefined;

export const pageLabel = (segment: string): string | undefined =>
  own(PAGE_LABELS, segment) ?? own(COUNTED_LABELS, segment);
export const categoryLabel = (slug: string): string | undefined => own(CATEGORY_LABELS, slug);

/** The name of the page of an area. */
export const areaLabel = ({ prefecture, category }: Area): string =>
  `${prefecture}で${CATEGORIES[category].label}を買い取る店`;

import type { Page } from 'playwright/test';
import { claimsMade, withClaims } from '#contract/site/claims.ts';
import { LANDING_PAGES } from '#host/pages/lp/words/index.ts';
import type { LandingPage } from '#host/pages/lp/words/landing-page.ts';

/** The site of the tests has shops for all goods everywhere, so titles are those of the demonstration. */
const ALL_CLAIMS = { claims: claimsMade(false, {}), shops: undefined };

/** The pages of the site and their titles (document 1, section 2). */
export interface SitePage {
  path: string;
  title: string;
  /** Whether search engines are told not to index the page. */
  noindex?: boolean;
}

export const SITE_PAGES: readonly SitePage[] = [
  { path: '/', title: '累計査定依頼10万件' },
  { path: '/form', title: '一括査定依頼フォーム' },
  { path: '/achievements', title: '買取実績' },
  { path: '/achievements/precious_metal', title: '金・貴金属' },
  // The operator of the tests has no results of this category.
  { path: '/achievements/music', title: '楽器', noindex: true },
  { path: '/column', title: 'コラム' },
  { path: '/column/category/watch', title: '時計' },
  { path: '/column/watch-box-and-papers', title: '時計の箱と保証書' },
  { path: '/partners', title: '提携買取店一覧' },
  { path: '/areas', title: '地域と品物から買取店を探す' },
  { path: '/areas/tokyo/watch', title: '東京都で時計を買い取る店' },
  { path: '/about', title: 'タカクラベとは' },
  { path: '/requests', title: '査定依頼の確認' },
  { path: '/requests/sample', title: 'ご依頼のページの見本' },
  { path: '/store', title: '加盟店募集' },
  { path: '/store/thanks', title: 'お申し込みありがとうございます', noindex: true },
  { path: '/contact', title: 'お問い合わせ' },
  { path: '/partners-guide', title: '埋め込みガイド' },
  { path: '/status', title: 'フォームの稼働状況' },
  { path: '/faq', title: 'よくあるご質問' },
  { path: '/evidence', title: '表示の根拠' },
  { path: '/company', title: '運営会社' },
  { path: '/privacy', title: 'プライバシーポリシー' },
  { path: '/security', title: '情報の安全管理' },
  { path: '/accessibility', title: 'アクセシビリティ' },
  { path: '/sitemap', title: 'サイトマップ' },
  { path: '/terms', title: '利用規約' },
  { path: '/campaign-gift', title: 'ギフトカード' },
  { path: '/lp', title: '最大10社の無料一括査定' },
  ...Object.entries<LandingPage>(LANDING_PAGES).map(([path, { title }]) => ({
    path: `/lp/${path}`,
    title: withClaims(title, ALL_CLAIMS),
  })),
];

/**
 * Waits until a page of the site answers visitors' actions: its script, and in a page that React takes over, React and
 * its effects, which run a moment later.
 */
export async function untilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyPresses' in window));
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type="held"]') ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** Waits until no section of the page has a guessed height (host/blocks/section/lay-out.ts). */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  );
}

/** Scrolls through the page, so that everything that waits for it starts. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += 600) {
      window.scrollTo(0, at);
      // A busy browser may paint no frame for minutes.
      await Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 200))]);
    }
  });
}

import { expect, type Page } from 'playwright/test';
import { DEFAULT_THEME, THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { test } from '#test/browser/test.ts';

async function openWith(page: Page, category: string, theme: string) {
  await page.goto(`/demo/?theme=${theme}&initial-category=${category}`);
  const frame = page.frameLocator('iframe[title="査定フォーム"]');
  await page.getByRole('button', { name: 'サンプルを入力' }).click();
  await expect(page.getByText('サンプルを入力しました')).toBeVisible();
  return frame;
}

async function sendSample(page: Page, category: string, theme: string): Promise<void> {
  const frame = await openWith(page, category, theme);
  await frame.getByRole('button', { name: '次へ' }).click();
  await expect(frame.getByRole('textbox', { name: /^氏名/ })).toHaveValue('見本 花子');
  await frame.getByRole('button', { name: '査定スタート' }).click();
  const log = page.getByRole('list', { name: 'イベントの記録' });
  await expect(log.getByText('appraisal-form:complete')).toBeVisible();
  await expect(log.getByText(/"shops":10/)).toBeVisible();
}

/** widget/sending/payload-pinned.test.ts also holds that the sample of each category can be sent. */
for (const key of CATEGORY_KEYS) {
  const tag = key === CATEGORY_KEYS[0] ? ['@desktop'] : ['@desktop', '@all'];
  test(`A QA person sends a sample of ${CATEGORIES[key].label} with three clicks`, { tag }, async ({
    page,
  }) => {
    await sendSample(page, key, 'product');
  });
}

for (const theme of THEME_NAMES.filter((name) => name !== DEFAULT_THEME)) {
  test(`A sample uses the words of the theme ${theme} and can be sent @desktop`, async ({ page }) => {
    await sendSample(page, 'watch', theme);
  });
}

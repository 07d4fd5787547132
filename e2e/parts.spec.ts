import { expect, type Page } from 'playwright/test';
import { THEME_LABELS } from '#contract/docs/themes.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { recordTrouble } from '#test/browser/events.ts';
import { expectAllExamined } from '#test/browser/examined.ts';
import { test } from '#test/browser/test.ts';

const frames = (page: Page) => page.locator('iframe');

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/demo/parts/${query}`);
  await expect(page.getByRole('heading', { name: 'フォームの部品' })).toBeVisible();
}

test('A developer sees a part in each state and theme, each with what axe says of it @desktop', async ({
  page,
}) => {
  const trouble = await recordTrouble(page);
  await open(page, '?part=consent');
  await expectAllExamined(page);
  for (const theme of THEME_NAMES) {
    const frame = page.getByTitle(`consent（not yet given、${THEME_LABELS[theme]}）`);
    await expect(frame.contentFrame().getByRole('link', { name: /プライバシーポリシー/ })).toBeVisible();
  }
  await expect(page.getByText('違反なし')).toHaveCount(await frames(page).count());
  await expect(page.getByText('違反はありません。')).toBeVisible();
  expect(await trouble()).toEqual([]);
  await expectNoAxeViolations(page);
});

test('A developer narrows the page down to a theme, and the address can be handed on @desktop', async ({
  page,
}) => {
  await open(page, '?part=dialog');
  await expectAllExamined(page);
  const all = await frames(page).count();
  await page.getByLabel('テーマ').selectOption('lp');
  await expect(frames(page)).toHaveCount(all / THEME_NAMES.length);
  await page.reload();
  await expect(page.getByLabel('部品')).toHaveValue('dialog');
  await expect(page.getByLabel('テーマ')).toHaveValue('lp');
  await expect(frames(page)).toHaveCount(all / THEME_NAMES.length);
});

test('The page of parts fits a phone @phone @all', async ({ page }) => {
  await open(page, '?part=thanks-step');
  await expectAllExamined(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

import { expect, type Locator, type Page } from 'playwright/test';
import { customerBox, itemBlock, mainButton, questionControl, toCustomer } from '#test/browser/form.ts';
import { untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const formOn = (page: Page) => page.locator('appraisal-form');

/** The form's own heading, which only screen readers find on these pages. */
const ownHeading = (page: Page) => formOn(page).getByRole('heading', { level: 2 });

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test.describe('On a small phone @phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('a seller sees the first question of /form at once, under one title, with nothing to lead away', async ({
    page,
  }) => {
    await page.goto('/form');
    await untilInteractive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('一括査定依頼フォーム');
    await expect(ownHeading(page)).toHaveCSS('clip-path', 'inset(50%)');
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    expect(await bottomOf(questionControl(itemBlock(formOn(page), 1), '商品カテゴリ'))).toBeLessThan(480);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  });

  test('the first field of the contact details stands on the first screen, and has the focus', async ({
    page,
  }) => {
    await page.goto('/form');
    await toCustomer(formOn(page));
    await expect(page).toHaveURL('/customer-form');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('お客様情報の入力');
    await expect(customerBox(formOn(page), 'name1')).toBeFocused();
    expect(await bottomOf(customerBox(formOn(page), 'name1'))).toBeLessThan(480);
  });

  test('the field that is typed into and its error stay in sight above the keyboard', async ({ page }) => {
    await page.goto('/form');
    await toCustomer(formOn(page));
    const form = formOn(page);
    await mainButton(form).click();
    const tel = customerBox(form, 'tel1');
    await tel.focus();
    await page.evaluate(() => {
      const root = document.querySelector('appraisal-form')?.shadowRoot;
      const field = root?.activeElement?.getBoundingClientRect();
      scrollBy(0, (field?.bottom ?? 0) - innerHeight + 8);
    });
    // The height above a keyboard.
    await page.setViewportSize({ width: 390, height: 360 });
    const error = form.getByText('電話番号を入力してください');
    await expect.poll(() => bottomOf(error)).toBeLessThanOrEqual(360);
    expect((await tel.boundingBox())?.y).toBeGreaterThan(0);
  });
});

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
])
  test.describe(`On a screen of ${viewport.width} px @phone`, () => {
    test.use({ viewport });

    test('the text below the first step of /form follows it without an empty screen between', async ({
      page,
    }) => {
      await page.goto('/form');
      await untilInteractive(page);
      const last = await bottomOf(formOn(page).getByRole('link', { name: 'トップページへ' }));
      const next = await page.getByRole('heading', { name: /^誰に、何が/ }).boundingBox();
      expect((next?.y ?? Number.NaN) - last).toBeLessThan(200);
    });
  });

test('The page of all landing pages has the form for any goods and leads to each of the ten @desktop', async ({
  page,
}) => {
  await page.goto('/lp');
  await untilInteractive(page);
  await expect(formOn(page)).toHaveAttribute('theme', 'lp');
  await expect(questionControl(itemBlock(formOn(page), 1), '商品カテゴリ')).toContainText('選択してください');
  const links = page.getByRole('main').locator('a[href^="/lp/"]');
  await expect(links).toHaveCount(10);
  await links.filter({ hasText: '着物' }).click();
  await expect(page).toHaveURL('/lp/kotto/kimono');
  await expect(itemBlock(formOn(page), 1).getByText('着物').first()).toBeVisible();
});

import { expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import {
  customerBox,
  mainButton,
  questionControl,
  sendRequest,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { openOwnPage, snippetOf } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const SCRIPT = '<script src="/widget/appraisal-form.js" async></script>';
const BUTTONS = `<style>body { overflow-x: hidden }</style>
  <header style="position: sticky; top: 0; height: 40px; background: white">店の見出し</header>
  <main><h1>提携先のページ</h1><div style="height: 900px">前の文章</div>
  <a href="/form" data-appraisal-form-open data-appraisal-form-theme="lp" data-appraisal-form-initial-category="music">無料で査定</a>
  <button type="button" data-appraisal-form-open="side" data-appraisal-form-initial-category="watch"><b>時計を査定</b></button>
  <div style="height: 3000px">後の文章</div></main>`;

const dialogIn = (page: Page) => page.getByRole('dialog', { name: '査定フォーム', exact: true });
const formIn = (page: Page) => page.locator('appraisal-form');
const opener = (page: Page) => page.getByRole('link', { name: '無料で査定' });

/** Opens the page with the buttons from another page. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/demo/plain/baseline.html');
  await openOwnPage(page, SCRIPT + BUTTONS);
  await page.waitForFunction(() => customElements.get('appraisal-form'));
}

const scrollOf = (page: Page) => page.evaluate(() => scrollY);

test.describe('A dialog that a partner’s button opens', () => {
  test('has the form of the button; Esc gives the page back as it was, and what was answered waits', async ({
    page,
  }) => {
    await arrive(page);
    await opener(page).scrollIntoViewIfNeeded();
    const before = await scrollOf(page);
    const styles = () =>
      page.evaluate(
        () => document.documentElement.getAttribute('style') ?? document.body.getAttribute('style'),
      );
    await opener(page).press('Enter');
    await expect(page.getByRole('heading', { name: '査定フォーム', exact: true })).toBeFocused();
    await expect(formIn(page)).toHaveAttribute('theme', 'lp');
    await expect(questionControl(formIn(page), '商品カテゴリ')).toHaveText('楽器');
    await expectNoAxeViolations(page);
    expect((await page.getByText('店の見出し').boundingBox())?.y, 'the header behind it').toBe(0);
    await opener(page).dispatchEvent('click');
    await expect(dialogIn(page)).toHaveCount(1);

    await toCustomer(formIn(page));
    await customerBox(formIn(page), 'name1').fill('山田 花子');
    const wheelEvent = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), {
            capture: true,
            once: true,
          }),
        ),
    );
    await page.mouse.move(150, 400);
    await page.mouse.wheel(0, 4000);
    // Otherwise the wheel may turn the page after the dialog has closed.
    await wheelEvent;
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect.poll(styles, 'the page scrolls again').toBeNull();
    expect(await scrollOf(page)).toBe(before);

    await opener(page).press('Enter');
    await expect(customerBox(formIn(page), 'name1')).toHaveValue('山田 花子');
  });

  test('takes a further request after one was sent', { tag: '@phone' }, async ({ page }) => {
    await arrive(page);
    await opener(page).press('Enter');
    await sendRequest(formIn(page));
    await untilThanks(page);
    await dialogIn(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
    await opener(page).press('Enter');
    await expect(questionControl(formIn(page), '商品カテゴリ')).toHaveText('楽器');
  });

  test('closes on Back, and then Back leaves the page, also from a later step', { tag: '@phone' }, async ({
    page,
  }) => {
    await arrive(page);
    await opener(page).click();
    await toCustomer(formIn(page));
    await page.goBack();
    await expect(questionControl(formIn(page), '楽器の種類')).toBeVisible();
    await page.goBack();
    await expect(dialogIn(page)).toBeHidden();
    await opener(page).click();
    await toCustomer(formIn(page));
    await page.getByRole('button', { name: '閉じる' }).click();
    await expect(dialogIn(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/baseline\.html$/);
  });

  test('fills a phone, stands at the side of a large screen, and opens for a button that comes later', async ({
    page,
  }) => {
    await arrive(page);
    await page.evaluate(() => {
      const button = document.querySelector('button') as HTMLElement;
      button.replaceWith(button.cloneNode(true));
    });
    await page.getByText('時計を査定').click();
    await expect(questionControl(formIn(page), '商品カテゴリ')).toHaveText('時計');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const box = await dialogIn(page).locator('.frame').boundingBox();
    const side = Math.min(width, 520);
    expect(box).toEqual({ x: width - side, y: 0, width: side, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

/** A router that draws each view as a new body, also on Back. The form may keep nothing in the browser. */
const SWAPPING = `<script>
  const draw = (view) => {
    const body = document.createElement('body');
    body.innerHTML = '<h1>' + view + '</h1><button id="more">詳細</button><a href="/form" data-appraisal-form-open data-appraisal-form-storage="none" data-appraisal-form-initial-category="music">無料で査定</a>';
    body.querySelector('#more').onclick = () => { history.pushState({ view: '詳細の画面' }, '', '?more'); draw('詳細の画面'); };
    document.body.replaceWith(body);
  };
  history.replaceState({ view: '一覧の画面' }, '');
  addEventListener('popstate', ({ state }) => draw(state.view));
  addEventListener('DOMContentLoaded', () => draw('一覧の画面'));
</script>`;

test('Where a router draws the page anew on Back, the dialog closes, the answers wait, and Back stays in the page', {
  tag: '@desktop',
}, async ({ page }) => {
  const view = page.getByRole('heading', { level: 1 });
  await page.goto('/demo/plain/baseline.html');
  await openOwnPage(page, '', { head: SWAPPING + SCRIPT });
  await page.waitForFunction(() => customElements.get('appraisal-form'));
  await page.getByRole('button', { name: '詳細' }).click();
  await opener(page).click();
  await toCustomer(formIn(page));
  await customerBox(formIn(page), 'name1').fill('山田 花子');
  await page.goBack();
  await expect(questionControl(formIn(page), '楽器の種類')).toBeVisible();
  await page.goBack();
  await expect(dialogIn(page)).toBeHidden();
  await opener(page).click();
  await mainButton(formIn(page)).click();
  await expect(customerBox(formIn(page), 'name1')).toHaveValue('山田 花子');
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(dialogIn(page)).toBeHidden();
  await page.goBack();
  await expect(view).toHaveText('一覧の画面');
  await expect(formIn(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/baseline\.html$/);
});

test('Without its script the dialog’s link leads to the form', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/widget/dialog.js', (route) => route.abort());
  await arrive(page);
  await opener(page).click();
  await expect(page).toHaveURL(/\/form$/);
});

test('A dialog keeps apart the answers of a form that stands in the page', { tag: '@desktop' }, async ({
  page,
}) => {
  await openOwnPage(page, BUTTONS + snippetOf());
  await page.getByText('時計を査定').click();
  await expect(formIn(page)).toHaveCount(2);
  await expect(questionControl(page.locator('#appraisal-form-watch'), '商品カテゴリ')).toHaveText('時計');
});

import { expect, type Locator, type Page } from 'playwright/test';
import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import {
  aCustomer,
  customerBox,
  dialogOf,
  fillBy,
  mainButton,
  questionControl,
  termsBox,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { openPlainPage, THEMES } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';
import { ALL_QUESTIONS, visitAll } from '#test/browser/visit.ts';

/** The levels of the visible headings, in order. */
function headingLevels(form: Locator): Promise<number[]> {
  return form.evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const scope = root.querySelector('dialog[open]') ?? root;
    const headings = [...scope.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    return headings.filter((one) => one.checkVisibility()).map((one) => Number(one.localName[1]));
  });
}

function expectNoLevelLeftOut(levels: number[], where: string): void {
  expect.soft(levels.length, `${where}: headings`).toBeGreaterThan(0);
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1];
    if (before !== undefined) expect.soft(level, `${where}: ${levels}`).toBeLessThanOrEqual(before + 1);
  }
}

for (const theme of THEMES) {
  test(`No step and no dialog of the ${theme} theme has a barrier that axe can find, and headings are in order`, {
    // Each part in each state and theme is checked by the component tests; here they are together.
    tag: theme === DEFAULT_THEME ? '@phone' : ['@phone', '@all'],
  }, async ({ page }) => {
    test.slow();
    await visitAll(page, theme, async (form, where) => {
      expectNoLevelLeftOut(await headingLevels(form), where);
      await test.step(where, () => expectNoAxeViolations(page, 'appraisal-form'));
    });
  });
}

test.describe('With the keyboard only', { tag: '@desktop' }, () => {
  /** Presses Tab until a control has the focus, at most as often as a seller would. */
  async function tabTo(page: Page, control: Locator): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await control.evaluate((element) => element.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  }

  async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
    await tabTo(page, control);
    await page.keyboard.press(key);
  }

  test('a seller sends a request for a camera with a photo', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    const dialog = dialogOf(page);
    await pressOn(page, questionControl(form, '商品カテゴリ'));
    await pressOn(page, dialog.getByRole('button', { name: 'カメラ' }));
    await expect(questionControl(form, '商品カテゴリ')).toBeFocused();
    await pressOn(page, questionControl(form, '査定したいもの').getByRole('radio').first(), 'Space');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown');
    await expect(form.getByRole('radio', { name: 'レンズのみ' })).toBeChecked();
    await pressOn(page, questionControl(form, 'メーカー名'));
    await tabTo(page, dialog.getByPlaceholder('検索'));
    await page.keyboard.type('canon');
    await pressOn(page, dialog.getByRole('button', { name: /^Canon/ }));
    await expect(dialog).toHaveAccessibleName('商品名を選択してください');
    await tabTo(page, dialog.getByPlaceholder('検索'));
    await page.keyboard.type('そんな商品はない');
    await pressOn(page, dialog.getByRole('button', { name: 'わからない' }));
    await pressOn(page, questionControl(form, '商品の状態').getByRole('radio').first(), 'Space');
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, form.getByLabel('写真を追加'));
    await (await chooser).setFiles([smallPhoto()]);
    await pressOn(page, form.getByRole('button', { name: '次へ' }));

    const customer = aCustomer();
    for (const field of ['name1', 'kana1', 'zip1', 'addr1', 'email', 'tel1'] as const) {
      await tabTo(page, customerBox(form, field));
      await page.keyboard.type(customer[field]);
    }
    await pressOn(page, termsBox(form), 'Space');
    await pressOn(page, form.getByRole('button', { name: '査定スタート' }));
    await untilThanks(form);
    for (const name of ['簡単なアンケートのお願い', 'ご意見をお聞かせください']) {
      await expect(dialog).toHaveAccessibleName(name);
      await pressOn(page, dialog.getByRole('button', { name: '回答せずに閉じる' }));
    }
    await expect(dialog).toHaveCount(0);
    expect((await submittedRequests(customer.email))[0]?.items[0]?.photos).toHaveLength(1);
  });

  test('the sticky bar on landing pages never covers the focused control', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const form = await openPlainPage(page, 'lp');
    await fillBy(form, { items: ALL_QUESTIONS });
    await mainButton(form).focus();
    // The focus brings the last controls: the photos.
    await expect(form.getByLabel('写真を追加').first()).toBeAttached();
    await mainButton(form).focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      const [top, bar, name] = await form.evaluate((element) => {
        const root = element.shadowRoot as ShadowRoot;
        const active = root.activeElement as HTMLElement;
        const target = active.closest('label') ?? active;
        const covering = root.querySelector('[part=progress]') as HTMLElement;
        return [
          target.getBoundingClientRect().top,
          covering.getBoundingClientRect().bottom,
          active.outerHTML,
        ];
      });
      expect(top, name).toBeGreaterThanOrEqual(bar);
    }
  });

  test('the focus is visible, stays inside an open dialog and returns when the dialog closes', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    const trigger = questionControl(form, '商品カテゴリ');
    await tabTo(page, trigger);
    const outline = await trigger.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('heading')).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const place = await form.evaluate((element) => {
        const active = element.shadowRoot?.activeElement;
        return active ? Boolean(active.closest('dialog')) : 'outside of the page';
      });
      expect(place).not.toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  });
});

// Where it goes from step to step is in widget/parts/app/app.browser.test.tsx.
test.describe('The focus moves to the place where the seller continues', { tag: '@desktop' }, () => {
  test('to the thanks, where it stays while Esc closes the surveys, and where it returns from them', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'lp');
    await toCustomer(form);
    const customer = aCustomer();
    for (const field of ['name1', 'kana1', 'zip1', 'email', 'tel1'] as const) {
      await customerBox(form, field).fill(customer[field]);
    }
    await mainButton(form).press('Enter');
    await untilThanks(form);
    const thanks = form.getByRole('heading', { name: '査定のご依頼、ありがとうございます' });
    await expect(thanks).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveAccessibleName('ご意見をお聞かせください');
    await expect(thanks).toBeFocused();
    await dialogOf(page).getByRole('button', { name: '回答せずに閉じる' }).press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(thanks).toBeFocused();
  });
});

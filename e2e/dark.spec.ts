import { expect, type Locator } from 'playwright/test';
import { dialogOf, questionControl } from '#test/browser/form.ts';
import { openOwnPage, openPage, untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const DARK = 'rgb(29, 26, 20)';
const LIGHT = 'rgb(250, 247, 240)';

const groundOf = (form: Locator) => form.locator('.form').first();

test('A form that follows its page is dark before it is seen, in a dialog and in a frame too, and changes with the page', {
  tag: '@desktop',
}, async ({ page }) => {
  // The grounds of all that is painted in the form, from its first moment on.
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Reflect.set(window, 'grounds', grounds);
    const look = () => {
      const form = document.querySelector('body > appraisal-form')?.shadowRoot?.querySelector('.form');
      if (form && getComputedStyle(form).visibility === 'visible')
        grounds.add(getComputedStyle(form).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  await openPage(page, 'dark');
  const form = page.locator('body > appraisal-form');
  await expect(groundOf(form)).toHaveCSS('background-color', DARK);
  expect(await page.evaluate(() => [...(Reflect.get(window, 'grounds') as Set<string>)])).toEqual([DARK]);

  await page.getByRole('link', { name: 'ボタンで開く' }).click();
  const dialog = page.getByRole('dialog', { name: '査定フォーム' });
  await expect(groundOf(page.locator('[data-appraisal-form-dialog] appraisal-form'))).toHaveCSS(
    'background-color',
    DARK,
  );
  await expect(dialog.getByRole('heading', { name: '査定フォーム', exact: true })).toHaveCSS(
    'color',
    'rgb(241, 235, 221)',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '配色を切り替える' }).click();
  await expect(groundOf(form)).toHaveCSS('background-color', LIGHT);
  await questionControl(form, '商品カテゴリ').click();
  await expect(dialogOf(form)).toBeVisible();

  await openOwnPage(
    page,
    '<script async src="/widget/appraisal-form.js"></script><appraisal-form scheme="auto" embed="frame"></appraisal-form>',
    {
      head: '<style>.dark { color-scheme: dark }</style><script>document.documentElement.className = "dark"</script>',
    },
  );
  const frame = page.frameLocator('appraisal-form iframe');
  await expect(groundOf(frame.locator('appraisal-form'))).toHaveCSS('background-color', DARK);
  await expect(frame.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => document.documentElement.removeAttribute('class'));
  await expect(groundOf(frame.locator('appraisal-form'))).toHaveCSS('background-color', LIGHT);
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('Where the file of dark forms is lost, the form is light, and works', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route(/\/assets\/dark-/, (route) => route.abort());
  await page.goto('/demo/plain/dark.html');
  await untilInteractive(page);
  await expect(groundOf(page.locator('body > appraisal-form'))).toHaveCSS('background-color', LIGHT);
});

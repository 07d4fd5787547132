import { expect, type Page } from 'playwright/test';
import { alertOf, dialogOf, questionControl } from '#test/browser/form.ts';
import { holdFiles } from '#test/browser/hold.ts';
import { openOwnPage, snippetOf, untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

/** The file of the form, which the script loads after it has painted the first step. */
const FORM = /\/widget\/form(-react)?\.js$/;
const SENTENCE = 'フォームの読み込みが終わりません';

test.describe('A form that does not come', { tag: '@phone' }, () => {
  test('because a file is lost says so at once, and 再試行 loads the page again', async ({ page }) => {
    await page.route(FORM, (route) => route.abort());
    await openOwnPage(page, snippetOf({ theme: 'lp' }));
    const form = page.locator('appraisal-form');
    await expect(alertOf(form, SENTENCE)).toBeInViewport();
    await expect(form.getByRole('link', { name: 'フォームのページを開く' })).toHaveAttribute(
      'href',
      /\/form$/,
    );
    await page.unroute(FORM);
    await form.getByRole('button', { name: '再試行' }).click();
    await untilInteractive(page);
    await expect(form.getByRole('alert')).toBeHidden();
  });

  test('within eight seconds says so; when it comes after all, it takes over what was chosen', async ({
    page,
  }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(FORM, (route) => gate.then(() => route.continue()));
    await page.clock.install();
    await openOwnPage(page, snippetOf({ theme: 'product' }));
    const form = page.locator('appraisal-form');
    await expect(form.getByText('選択してください')).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(alertOf(form, SENTENCE)).toBeHidden();
    await page.clock.fastForward(4000);
    await expect(alertOf(form, SENTENCE)).toBeInViewport();
    await form.getByText('選択してください').click();
    await dialogOf(page).getByRole('button', { name: '時計' }).click();
    await expect(alertOf(form, SENTENCE)).toBeInViewport();
    release();
    await expect(form.getByRole('alert')).toBeHidden();
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('時計');
  });

  test('is not missed while the seller is in the list of the painted first step, only afterwards', async ({
    page,
  }) => {
    await page.route(FORM, () => {});
    await page.clock.install();
    const form = await openOwnPage(page, snippetOf());
    await form.getByText('選択してください').click();
    await page.clock.fastForward(8000);
    await expect(dialogOf(page)).toBeVisible();
    await expect(form.getByText(SENTENCE)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(alertOf(form, SENTENCE)).toBeInViewport();
  });

  test('on the page of the contact details says so too', async ({ page }) => {
    await page.route(FORM, (route) => route.abort());
    const form = await openOwnPage(page, snippetOf({ step: 'customer' }));
    await expect(alertOf(form, SENTENCE)).toBeInViewport();
  });

  test('because its script is blocked leaves what the partner wrote in the element', async ({ page }) => {
    await page.route('**/appraisal-form.js', (route) => route.abort());
    await openOwnPage(page, snippetOf().replace('></appr', '><a href="/form">査定フォームを開く</a></appr'));
    await expect(page.getByRole('link', { name: '査定フォームを開く' })).toBeVisible();
  });
});

/** The lines of errors on the console. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

const script = (code: string) => `<script>${code}</script>`;

const says = async (page: Page) => {
  await expect(alertOf(page, SENTENCE)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'フォームのページを開く' })).toHaveAttribute('href', /\/form$/);
};

test.describe('A form that comes and does not start', { tag: '@phone' }, () => {
  for (const [what, own] of [
    ['', ''],
    [
      ' and shows something there',
      "constructor() { super(); this.attachShadow({ mode: 'open' }).append('…'); }",
    ],
    [' and has closed it', "constructor() { super(); this.attachShadow({ mode: 'closed' }); }"],
  ])
    test(`because a script of the page has taken the tag${what} says so, and the console says why`, async ({
      page,
    }) => {
      const errors = errorsOf(page);
      const definition = `customElements.define('appraisal-form', class extends HTMLElement { ${own} });`;
      await openOwnPage(page, snippetOf(), { head: script(definition) });
      await says(page);
      expect(errors.join()).toContain('another script has taken the element');
    });

  test('because a script of the page closes all shadow roots says so below it', async ({ page }) => {
    const closing = `const attach = Element.prototype.attachShadow, roots = [];
      Element.prototype.attachShadow = function () {
        const root = attach.call(this, { mode: 'closed' });
        roots.push(root);
        return root;
      };`;
    await openOwnPage(page, snippetOf(), { head: script(closing) });
    const texts = () => page.evaluate('roots.map(({ textContent }) => textContent).join()');
    await expect.poll(texts).toContain(SENTENCE);
  });

  test('because a script of the page takes the tag while the form loads says so', async ({ page }) => {
    const errors = errorsOf(page);
    const release = await holdFiles(page, FORM);
    const form = await openOwnPage(page, snippetOf());
    await expect(form.getByText('選択してください')).toBeVisible();
    await page.evaluate(() => customElements.define('appraisal-form', class extends HTMLElement {}));
    release();
    await says(page);
    expect(errors.join()).toContain('another script has taken the element');
  });

  test('because the page breaks what it needs says so, also where the page adds it later', async ({
    page,
  }) => {
    const errors = errorsOf(page);
    const damage = "WeakMap.prototype.set = function () { throw new Error('broken by the page'); };";
    await openOwnPage(page, snippetOf(), { head: script(damage) });
    await says(page);
    expect(errors.join()).toContain('broken by the page');
    await page.evaluate(() => {
      document.querySelector('appraisal-form')?.remove();
      document.body.append(document.createElement('appraisal-form'));
    });
    await says(page);
  });

  test('because the browser is not allowed to define it says so', async ({ page }) => {
    await openOwnPage(page, snippetOf(), { head: script('customElements.define = function () {};') });
    await says(page);
  });

  test('because a server has closed the element says so', async ({ page }) => {
    const [line] = snippetOf().split('<appraisal-form');
    const template = '<template shadowrootmode="closed">…</template>';
    await openOwnPage(page, `${line}<appraisal-form>${template}</appraisal-form>`);
    await says(page);
  });
});

test('A script that was pasted into a page that does not name its address says so on the console and in the form', {
  tag: '@phone',
}, async ({ page, request }) => {
  const errors = errorsOf(page);
  const code = await (await request.get('/widget/appraisal-form.js')).text();
  const link = '<a href="https://form.example/form?medium-uuid=1">査定フォームを開く</a>';
  await openOwnPage(page, `<appraisal-form>${link}</appraisal-form>${script(code)}`);
  await expect(alertOf(page, SENTENCE)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'フォームのページを開く' })).toHaveAttribute(
    'href',
    'https://form.example/form?medium-uuid=1',
  );
  expect(errors.join()).toContain('could not be loaded from undefined');
});

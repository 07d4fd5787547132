import { expect, type Page } from 'playwright/test';
import { DEMO_MEDIA } from '#contract/calls/demo.ts';
import { DOCTOR_PARAMETER } from '#contract/embed/doctor.ts';
import { policyLines } from '#contract/embed/snippet.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { openOwnPage, snippetOf, untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const report = (page: Page) => page.getByRole('dialog', { name: 'フォームの診断' });
const WELL = '問題は見つかりませんでした。';

/** The report, after the body. */
const OVERLAY = 'html > div';

const query = `?${DOCTOR_PARAMETER}`;

test.describe('A partner asks the doctor', { tag: '@phone' }, () => {
  test('about a page where all is well: it says so, in the page and on the console, and Esc closes it; visitors load nothing of it', async ({
    page,
  }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const body = `<button type="button">ボタン</button>${snippetOf({ theme: 'lp' })}`;
    await openOwnPage(page, body);
    await untilInteractive(page);
    expect(paths).not.toContain('/widget/doctor.js');
    await openOwnPage(page, body, { query });
    await expect(report(page)).toBeVisible();
    expect(paths).toContain('/widget/doctor.js');
    await expect(report(page)).toContainText(WELL);
    expect(lines.join()).toContain(WELL);
    await expectNoAxeViolations(page, OVERLAY);
    await page.keyboard.press('Escape');
    await expect(report(page)).toBeHidden();
    await expect(page.locator('html > *')).toHaveCount(2);
  });

  test('and the server hears what was found in the page of a medium, in codes', async ({ page }) => {
    const medium = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';
    const telling = page.waitForRequest(/\/findings\?/);
    await openOwnPage(page, `<div style="width: 200px">${snippetOf({ 'medium-uuid': medium })}</div>`, {
      query,
    });
    const reportUrl = new URL((await telling).url());
    expect(reportUrl.pathname).toBe(`/v1/media/${medium}/findings`);
    const { host, pathname } = new URL(page.url());
    expect(Object.fromEntries(reportUrl.searchParams)).toEqual({
      page: host + pathname,
      codes: 'medium-unknown,narrow',
    });
  });

  test('about a column that is too narrow, on the console: the findings are what they get', async ({
    page,
  }) => {
    const form = await openOwnPage(page, `<div style="width: 200px">${snippetOf()}</div>`);
    await untilInteractive(page);
    const findings = await form.evaluate((element: HTMLElementTagNameMap['appraisal-form']) =>
      element.doctor(),
    );
    expect(findings).toMatchObject([{ code: 'narrow', level: 'warning' }]);
    await expect(report(page)).toContainText('フォームの幅が200ピクセルしかありません。');
    await page.goto(new URL(findings[0]?.guide ?? '').pathname);
    await expect(page.locator(new URL(findings[0]?.guide ?? '').hash)).toBeVisible();
  });

  test('about a policy that forgets pictures, and copies the line that it needs', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openOwnPage(page, snippetOf(), {
      query,
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    });
    const [, sources] = policyLines(baseURL ?? '').find(([name]) => name === 'img-src') ?? [];
    const line = `img-src ${sources};`;
    await expect(report(page).getByRole('region', { name: line })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoAxeViolations(page, OVERLAY);
    await report(page)
      .getByRole('button', { name: `コピーする：${line}` })
      .click();
    await expect(report(page).getByRole('status')).toHaveText('コピーしました');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  });

  test('about a medium that nobody was given', async ({ page }) => {
    const medium = '11111111-2222-4333-8444-555555555555';
    await openOwnPage(page, snippetOf({ 'medium-uuid': medium }), { query });
    await expect(report(page)).toContainText('登録されていません');
  });

  test('about a page of a medium that says nowhere that it is an advertisement; one that does is well', async ({
    page,
  }) => {
    const form = snippetOf({ 'medium-uuid': DEMO_MEDIA.anywhere });
    await openOwnPage(page, form, { query });
    await expect(report(page)).toContainText('広告であることの表示');
    await openOwnPage(page, `<p>【PR】時計を売るなら</p>${form}`, { query });
    await expect(report(page)).toContainText(WELL);
  });

  test('about a form whose file is lost', async ({ page }) => {
    await page.route(/\/widget\/form(-react)?\.js$/, (route) => route.abort());
    await openOwnPage(page, snippetOf(), { query });
    await expect(report(page)).toContainText('フォームのファイルを読み込めません。');
  });
});

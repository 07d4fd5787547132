import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Request } from 'playwright/test';
import { freePort } from '#test/base/free-port.ts';
import { spawnServer, stopServer, untilUp } from '#test/base/server-process.ts';
import { chooseAnswer, questionControl } from '#test/browser/form.ts';
import { openElsewhere } from '#test/browser/other-origin.ts';
import { test } from '#test/browser/test.ts';

const ROOT = join(import.meta.dirname, '..');

/* On a server of its own, because a release there changes all its pages. The product API is on the other one. */
test.describe('A partner who stays on one release', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  let folder: string;
  let server: ChildProcess;
  let url: string;

  test.beforeAll(async ({ baseURL }) => {
    folder = mkdtempSync(join(tmpdir(), 'e2e-releases-'));
    // The command itself refuses while CHANGELOG.md has lines that wait for a release.
    const publish = `
      import { publish } from './server/files/releases/releases.ts';
      import packageFile from './package.json' with { type: 'json' };
      await publish('dist/widget', ${JSON.stringify(join(folder, 'releases'))}, packageFile.version);`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', publish], { cwd: ROOT });
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    server = spawnServer({
      PORT: port,
      DATA_DIR: folder,
      API_BASE: `${baseURL}`,
      CONTENT_API_BASE: `${baseURL}/wp-json`,
    });
    await untilUp(server, url);
  });
  test.afterAll(async () => {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  });

  /** The code of the guide for a page that stays on this release. */
  async function pinnedCode(page: Page): Promise<string> {
    await page.goto(`${url}/partners-guide?theme=lp`);
    await page.getByRole('combobox', { name: 'フォームの更新' }).selectOption('pinned');
    const code = page.getByRole('region', { name: 'HTML', exact: true }).locator('code');
    await expect(code).toContainText('integrity');
    return code.innerText();
  }

  test('copies lines that the browser checks, and each first file of that release comes once', async ({
    page,
  }) => {
    const code = await pinnedCode(page);
    const paths: string[] = [];
    // The preview of the guide may still be loading, in its own frame.
    page.on('request', (request: Request) => {
      const isOfPage = request.frame() === page.mainFrame();
      if (isOfPage && /\/widget\//.test(request.url())) paths.push(new URL(request.url()).pathname);
    });
    const close = await openElsewhere(page, code);
    const form = page.locator('appraisal-form');
    await chooseAnswer(form, '商品カテゴリ', '時計');
    await expect(questionControl(form, '商品カテゴリ')).toHaveText('時計');
    expect(paths.filter((path) => !path.startsWith('/widget/1.'))).toEqual([]);
    const first = [...code.matchAll(/(?:href|src)="[^"]*?(\/widget\/[^"]+)"/g)].map(([, path]) => path);
    expect(first.length).toBeGreaterThan(1);
    expect(paths.filter((path) => first.includes(path)).sort()).toEqual([...first].sort());
    close();
  });

  test('is safe from a script that was changed on its way: the link stays', async ({ page }) => {
    const code = await pinnedCode(page);
    await page.route('**/appraisal-form.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};window.stolen = true` });
    });
    const refusal = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    const close = await openElsewhere(page, code);
    await refusal;
    await expect(page.getByRole('link', { name: '査定フォームを開く' })).toBeVisible();
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    close();
  });

  test('finds the same lines in the demo', async ({ page }) => {
    await page.goto(`${url}/demo/?theme=lp`);
    await page.getByRole('checkbox', { name: 'このバージョンに固定' }).check();
    const snippet = await page.locator('#snippet').innerText();
    expect(snippet.replace(/<appraisal-form.*/s, '')).toBe(
      (await pinnedCode(page)).replace(/<appraisal-form.*/s, ''),
    );
  });

  test('sees on a page what pages get, since when, and that the form works', async ({ page }) => {
    const answer = await page.request.get(`${url}/widget/version.json`);
    const { version, released, pinned } = await answer.json();
    await page.goto(`${url}/status`);
    await expect(page.getByText('正常に稼働しています')).toBeVisible();
    await expect(page.getByText(url + pinned.script.address)).toBeVisible();
    await expect(page.getByRole('region', { name: 'これまでのバージョン' })).toContainText(
      `${version}（${released}）`,
    );
  });
});

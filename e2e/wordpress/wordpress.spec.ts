import { expect, type Page, test } from 'playwright/test';
import { PLUGIN_PATH } from '#contract/embed/widget-files.ts';
import { aCustomer, itemBlock, questionControl, sendAs } from '#test/browser/form.ts';
import { fillGoods, goodsOf } from '#test/browser/goods.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { logIn, restApi } from './editor.ts';
import { ADMIN, AUTHOR, WordPress } from './wordpress.ts';

/*
 * A real WordPress with the plugin that the site gives out. Runs in `npm run test:all`, because it needs PHP and MariaDB.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const MEDIUM = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Calls the REST API as the logged-in user, and returns the answer. */
const call = async <Answer>(page: Page, wordpress: WordPress, path: string, data: object) =>
  (await restApi(page, wordpress)).send<Answer>(path, data);

interface Post {
  id: number;
  link: string;
  content: { rendered: string };
}

const publish = (page: Page, wordpress: WordPress, title: string, content: string) =>
  call<Post>(page, wordpress, 'posts', { title, content, status: 'publish' });

test.describe('The plugin for WordPress', { tag: '@desktop' }, () => {
  let wordpress: WordPress;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    wordpress = await WordPress.start();
  });
  test.afterAll(() => wordpress?.stop());

  test('is installed by an administrator as a zip, and says what is wrong with a setting', async ({
    page,
    request,
  }) => {
    await logIn(page, wordpress, ADMIN);
    await page.goto(`${wordpress.url}/wp-admin/plugin-install.php?tab=upload`);
    await page.getByLabel('Plugin zip file').setInputFiles({
      name: 'appraisal-form-wordpress.zip',
      mimeType: 'application/zip',
      buffer: await (await request.get(PLUGIN_PATH)).body(),
    });
    await page.getByRole('button', { name: 'Install Now' }).click();
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await expect(page.getByText('Plugin activated.')).toBeVisible();

    await page.getByRole('row', { name: '査定フォーム' }).getByRole('link', { name: '設定' }).click();
    await page.getByLabel('媒体ID').fill('1234');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('媒体IDは、お渡しした36文字のIDをそのまま入力してください。')).toBeVisible();
    await expect(page.getByLabel('媒体ID')).toHaveValue('');
    await page.getByLabel('媒体ID').fill(MEDIUM);
    await page.getByLabel('見た目').selectOption('ランディング');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await expect(page.getByLabel('媒体ID')).toHaveValue(MEDIUM);

    const { name, password } = AUTHOR;
    const email = 'author@example.com';
    await call(page, wordpress, 'users', { username: name, password, email, roles: ['author'] });
  });

  test('shows the form where an author, who may not save scripts, writes the shortcode, and a seller sends a request', async ({
    page,
  }) => {
    await logIn(page, wordpress, AUTHOR);
    const { link, content } = await publish(
      page,
      wordpress,
      '時計を売る',
      '<script>alert(1)</script>\n\n[appraisal-form category="watch" product-name="\'><b>社"]\n\n本文',
    );
    expect(content.rendered).not.toContain('<script>alert');
    await page.context().clearCookies();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const paths: string[] = [];
    page.on('request', (one) => paths.push(new URL(one.url()).pathname));
    await page.goto(link);
    await expect(page.locator('link[rel="preload"][as="script"][href$="/widget/form.js"]')).toHaveCount(1);
    await expect(page.locator('body')).not.toContainText(/Warning|Notice|Deprecated/);
    const form = page.locator('appraisal-form');
    await expect(form).toHaveAttribute('theme', 'lp');
    await expect(form).toHaveAttribute('initial-category', 'watch');
    await expect(form).toHaveAttribute('product-name', "'><b>社");
    const customer = aCustomer();
    await fillGoods(itemBlock(form, 1), 'watch', goodsOf('watch', 'listed'), 'lp');
    await sendAs(form, customer);
    const [request] = await submittedRequests(customer.email);
    expect(request?.mediumUuid).toBe(MEDIUM);
    expect(paths.filter((path) => path === '/widget/form.js')).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('has a block, which the editor shows as the form with its settings', async ({ page }) => {
    await logIn(page, wordpress, AUTHOR);
    const { id, link } = await publish(
      page,
      wordpress,
      'ブロック',
      '<!-- wp:takakurabe/appraisal-form {"theme":"brand","category":"bag"} /-->',
    );
    await page.goto(`${wordpress.url}/wp-admin/post.php?post=${id}&action=edit`);
    const guide = page.getByRole('dialog', { name: 'Welcome to the block editor' });
    await page.addLocatorHandler(guide, () => guide.getByRole('button', { name: 'Close' }).click());
    const preview = page.frameLocator('iframe[title="査定フォームの表示例"]');
    await expect(preview.locator('appraisal-form')).toHaveAttribute('theme', 'brand');
    await page.getByRole('document', { name: /Block: 査定フォーム/ }).click();
    await expect(page.getByLabel('最初のカテゴリ')).toHaveValue('bag');
    await page.getByLabel('見た目').selectOption('標準');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Post updated.').first()).toBeVisible();
    await page.goto(link);
    await expect(page.locator('appraisal-form')).toHaveAttribute('theme', 'product');
    await expect(page.locator('appraisal-form')).toHaveAttribute('initial-category', 'bag');
  });

  test('passes on the parameters of its page that the block names', async ({ page }) => {
    await logIn(page, wordpress, AUTHOR);
    const settings = { category: 'watch', 'prefill-from': 'brand', 'context-from': 'campaign_id' };
    const { link } = await publish(
      page,
      wordpress,
      '記事',
      `<!-- wp:takakurabe/appraisal-form ${JSON.stringify(settings)} /-->`,
    );
    const address = new URL(link);
    address.searchParams.set('brand', 'rolex');
    await page.goto(address.href);
    const form = page.locator('appraisal-form');
    await expect(form).toHaveAttribute('context-from', 'campaign_id');
    await expect(questionControl(form, 'ブランド')).toHaveText(/ROLEX/);
  });

  test('has a button that opens the form in a dialog', async ({ page }) => {
    await logIn(page, wordpress, AUTHOR);
    const { link } = await publish(
      page,
      wordpress,
      'ボタン',
      '[appraisal-form open="middle" theme="product"]時計を査定する[/appraisal-form]',
    );
    await page.goto(link);
    await page.getByRole('link', { name: '時計を査定する' }).click();
    await expect(page.getByRole('dialog', { name: '査定フォーム' })).toBeVisible();
    await expect(page.locator('appraisal-form')).toHaveAttribute('theme', 'product');
  });
});

import { expect, type Locator, type Page } from 'playwright/test';
import { holdFiles } from '#test/browser/hold.ts';
import { untilAnswering } from '#test/browser/site.ts';
import { test } from '#test/browser/site-behind.ts';

test.describe('The menu of a phone @phone', () => {
  // Clauses 1.2-23, 1.4-11
  test('opens, keeps the focus inside, closes on Esc and on a link', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'メニューを開く' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'メニュー' });
    await expect(menu).toBeVisible();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await menu.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: '提携買取店' }).click();
    await expect(page).toHaveURL(/\/partners/);
    await expect(menu).toBeHidden();
  });
});

const PAGED_LISTS = ['/column', '/partners', '/column/category/watch'] as const;

/** The list's shops, as links. */
const shops = (page: Page) => page.getByRole('main').locator('li a[href^="/partners/"]');

test.describe('The partner search', () => {
  // Clauses 1.1-12, 1.2-195, 1.2-203, 1.4-17, 1.4-18, 1.4-20, 1.4-21, 1.4-22
  test('a visitor searches by category, area and keyword, and the URL contains all of it', async ({
    page,
  }) => {
    await page.goto('/partners');
    await expect(page).toHaveURL('/partners?page=1');
    await page.goto('/partners?page=2');
    const search = page.getByRole('search', { name: '店舗を検索' });
    await search.getByRole('button', { name: /^カテゴリ/ }).click();
    await page.getByRole('dialog').getByText('楽器').click();
    await page.getByRole('dialog').getByRole('button', { name: '決定する' }).click();
    await search.getByRole('button', { name: /^エリア/ }).click();
    await page.getByRole('dialog').getByText('近畿', { exact: true }).click();
    await page.getByRole('dialog').getByText('大阪府').click();
    await page.keyboard.press('Escape');
    await search.getByRole('button', { name: '検索する' }).click();
    await expect(page).toHaveURL(/categories=music/);
    expect(new URL(page.url()).searchParams.get('prefecture_names')).toBe('大阪府');
    expect(new URL(page.url()).searchParams.get('page')).toBe('1');
    const addresses = page.getByRole('main').locator('li h2 + p');
    await expect(addresses.first()).toContainText('大阪府');
    for (const address of await addresses.allTextContents()) expect(address).toContain('大阪府');
    const searchCopy = () => page.evaluate(() => localStorage.getItem('partners:search'));
    await expect.poll(searchCopy).toContain('大阪府');
    expect(JSON.parse((await searchCopy()) ?? '')).toEqual({
      categories: ['music'],
      areas: ['大阪府'],
      keyword: '',
      timestamp: expect.any(Number),
    });

    await page.goto('/partners');
    await expect(page).toHaveURL('/partners?page=1');
    await expect.poll(searchCopy).toBeNull();
  });

  // Clause 1.4-23
  test('after the same search twice, a link to the empty search and Back still work @desktop', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/partners');
    await expect(page).toHaveURL('/partners?page=1');
    const keyword = page.getByRole('searchbox', { name: 'キーワード' });
    await keyword.fill('東京');
    await keyword.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await keyword.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '該当する店舗' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: '提携買取店' }).click();
    await expect(page).toHaveURL('/partners?page=1');
    await expect(keyword).toHaveValue('');
    // After the check that follows every search.
    await page.clock.runFor(500);
    await expect(page).toHaveURL('/partners?page=1');
    await page.goBack();
    await expect(keyword).toHaveValue('東京');
  });

  // Clauses 1.2-196, 1.2-198, 1.2-199, 1.2-200, 1.2-201
  test('regions stay open while the visitor changes the selection, and the page behind does not scroll', async ({
    page,
  }) => {
    await page.goto('/partners');
    const search = page.getByRole('search', { name: '店舗を検索' });
    const sheet = page.getByRole('dialog');
    await search.getByRole('button', { name: /^エリア/ }).click();
    await expect(sheet.locator('summary')).toHaveText([
      '北海道・東北',
      '関東',
      '中部',
      '近畿',
      '中国',
      '四国',
      '九州・沖縄',
    ]);
    await sheet.getByText('四国', { exact: true }).click();
    await sheet.getByText('香川県').click();
    await sheet.getByText('香川県').click();
    await expect(sheet.getByText('愛媛県')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await sheet.getByText('四国', { exact: true }).click();
    await sheet.getByText('中国', { exact: true }).click();
    await sheet.getByText('中国すべて').click();
    await sheet.getByRole('button', { name: '決定する' }).click();
    await expect(search.getByRole('button', { name: /^エリア/ })).toContainText(
      '鳥取県、島根県、岡山県、広島県…',
    );
    await search.getByRole('button', { name: /^カテゴリ/ }).click();
    await expect(sheet).toHaveCount(1);
    await expect(sheet.getByRole('checkbox')).toHaveCount(8);
    for (const label of ['時計', 'バッグ', '宝石', 'カメラ', 'お酒', '骨董品', '金・貴金属', '楽器'])
      await expect(sheet.getByRole('checkbox', { name: label, exact: true })).toBeAttached();
  });

  test('a sheet takes the focus when it opens, and gives it back however it is closed', async ({ page }) => {
    await page.goto('/partners?page=1');
    await untilAnswering(page);
    const opener = page
      .getByRole('search', { name: '店舗を検索' })
      .getByRole('button', { name: /^カテゴリ/ });
    const sheet = page.getByRole('dialog');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: '決定する' }).click(),
      () => sheet.getByRole('button', { name: '閉じる' }).press('Enter'),
    ]) {
      await opener.click();
      await expect(sheet.getByRole('heading')).toBeFocused();
      await close();
      await expect(sheet).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  // Clause 1.2-197
  test('a sheet of a phone stands at the foot of the screen; its choices can be cleared and confirmed @phone', async ({
    page,
  }) => {
    await page.goto('/partners?page=1');
    await untilAnswering(page);
    const opener = page.getByRole('search', { name: '店舗を検索' }).getByRole('button', { name: /^エリア/ });
    await opener.click();
    const sheet = page.getByRole('dialog');
    const place = () =>
      sheet.evaluate((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return [left, innerWidth - right, innerHeight - bottom];
      });
    await expect.poll(place).toEqual([0, 0, 0]);
    await sheet.getByText('四国', { exact: true }).click();
    await sheet.getByText('香川県').click();
    await expect(sheet.getByRole('checkbox', { name: '香川県' })).toBeChecked();
    await sheet.getByRole('button', { name: 'クリア' }).click();
    await expect(sheet.getByRole('checkbox', { name: '香川県' })).not.toBeChecked();
    await sheet.getByText('愛媛県').click();
    await sheet.getByRole('button', { name: '決定する' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toContainText('愛媛県');
    await expect(opener).not.toContainText('香川県');
  });

  test('a press outside the choices closes them, and the selection stays @desktop', async ({ page }) => {
    await page.goto('/partners?page=1');
    const category = page
      .getByRole('search', { name: '店舗を検索' })
      .getByRole('button', { name: /^カテゴリ/ });
    await category.click();
    await page.getByRole('dialog').getByText('楽器').click();
    await page.mouse.click(4, 4);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(category).toContainText('楽器');
  });

  // Clause 1.8-16
  test('a search without results shows a message @desktop', async ({ page }) => {
    await page.goto('/partners?page=1&keyword=ありえない店名');
    await expect(page.getByText('店舗情報が見つかりませんでした。')).toBeVisible();
  });

  test('no line of an address ends within its house number @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/partners');
    await expect(shops(page).first()).toBeVisible();
    const lines = await shops(page).evaluateAll((items) =>
      items.flatMap((item) => {
        const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        const counts: number[] = [];
        while (walker.nextNode()) {
          if (!/^\d+(-\d+)+$/.test(walker.currentNode.nodeValue ?? '')) continue;
          const range = document.createRange();
          range.selectNode(walker.currentNode);
          counts.push(range.getClientRects().length);
        }
        return counts;
      }),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((count) => count !== 1)).toEqual([]);
  });

  // Clauses 1.2-10, 1.2-204
  test('a shop page shows every field, and a link to a map that needs no key', async ({ page }) => {
    await page.goto('/partners');
    await expect(page).toHaveURL('/partners?page=1');
    const name = await shops(page).first().getByRole('heading').textContent();
    await shops(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    for (const label of ['会社名', '代表者名', '所在地', '取扱カテゴリ', '買取方法']) {
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: '現在位置' })).toContainText(name ?? '');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('The column', () => {
  // Clauses 1.2-185, 1.8-7
  test('after half an hour the lists beside an article say that they may be old, and can be renewed @desktop', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/column/watch-box-and-papers');
    await untilAnswering(page);
    const latest = page.getByRole('complementary').locator('section', { hasText: '最新記事' });
    const old = latest.getByText('データが古い可能性があります');
    await expect(old).toBeHidden();
    await page.clock.runFor('30:01');
    await expect(old).toBeVisible();
    await latest.getByRole('button', { name: '更新' }).click();
    await expect(old).toBeHidden();
    await expect(latest.getByRole('listitem')).toHaveCount(5);
  });

  // Clauses 1.2-165, 1.4-13
  test('the URL of a list names its first page as soon as scripts are there @desktop', async ({ page }) => {
    for (const list of PAGED_LISTS) {
      await page.goto(`${list}?utm_source=x`);
      await expect(page).toHaveURL(`${list}?utm_source=x&page=1`);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${PAGED_LISTS[1]}?utm_source=x&page=1`);
  });

  // Clause 1.8-14
  test('an unknown category shows a message and a link back @desktop', async ({ page }) => {
    await page.goto('/column/category/boats');
    await expect(page.getByText('カテゴリーが見つかりません')).toBeVisible();
    await page.getByRole('link', { name: /コラム.*戻る/ }).click();
    await expect(page).toHaveURL(/\/column/);
  });

  // Clauses 1.2-7, 1.2-173, 1.2-177
  test('a reader goes from the list to an article, its contents and its author', async ({ page }) => {
    await page.goto('/column/category/watch');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const contents = page.getByRole('navigation', { name: '目次' });
    await contents.getByRole('link').first().click();
    await expect(page).toHaveURL(/#heading-1$/);
    await expect(page.locator('#heading-1')).toBeInViewport();
    await expect(page.getByText('この記事を書いた人')).toBeVisible();
    await expect(page.getByRole('heading', { name: '最新記事' })).toBeVisible();
  });
});

test.describe('The forms', () => {
  // Clauses 1.1-16, 1.5-15
  test('a visitor sends an enquiry and can start another one @desktop', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(page.getByText('氏名は必須です')).toBeVisible();
    await expect(page.getByLabel('氏名')).toBeFocused();
    await page.getByLabel('氏名').fill('山田 花子');
    await page.getByLabel('メールアドレス').fill('hanako');
    await page.getByLabel('お問い合わせ本文').fill('教えてください');
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(page.getByText('正しいメールアドレスの形式で入力してください')).toBeVisible();
    await page.getByLabel('メールアドレス').fill('hanako@example.jp');
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(page.getByText('送信完了')).toBeVisible();
    await page.getByText('別のお問い合わせを入力する').click();
    for (const label of ['氏名', 'メールアドレス', 'お問い合わせ本文'])
      await expect(page.getByLabel(label)).toHaveValue('');
  });

  // Clauses 1.2-109, 1.5-7, 1.5-12
  test('a shop registers and sees the thanks @desktop', async ({ page }) => {
    await page.goto('/store');
    await page.getByLabel('法人名（正式社名）').fill('株式会社たから堂');
    await page.getByLabel('ご担当者名').fill('宝田 一郎');
    await page.getByLabel('郵便番号').fill('162-0801');
    await expect(page.getByText('東京都新宿区山吹町')).toBeVisible();
    await page.getByLabel('郵便番号').fill('162080');
    await expect(page.getByText('東京都新宿区山吹町')).toHaveCount(0);
    await page.getByLabel('郵便番号').fill('0000000');
    await expect(page.getByText('郵便番号が正しくありません。')).toBeVisible();
    await page.getByLabel('郵便番号').fill('1620801');
    await page.getByLabel('電話番号').fill('03-1234');
    await page.getByLabel('メールアドレス').fill('takara@example.jp');
    await page.getByRole('button', { name: /登録/ }).last().click();
    await expect(page.getByText('正しい電話番号を入力してください（例：03-1234-5678）')).toBeVisible();
    await page.getByLabel('電話番号').fill('03-1234-5678');
    await expect(page.getByText('正しい電話番号を入力してください（例：03-1234-5678）')).toHaveCount(0);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /登録/ }).last().click();
    await expect(page).toHaveURL('/store/thanks');
    await expect(page.getByRole('heading', { name: 'お申し込みありがとうございます' })).toBeVisible();
  });
});

test.describe('Before the scripts have loaded', () => {
  /** Scripts wait until the returned function is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    return release;
  }

  test('a press on a button is remembered, and answered as soon as it can be', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '背景の切り替えを止める' }).click();
    release();
    await expect(page.getByRole('button', { name: '背景の切り替えを始める' })).toBeVisible();
  });

  test('the choices of the partner search open, and stay as the visitor has set them', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/partners?page=1', { waitUntil: 'commit' });
    const search = page.getByRole('search', { name: '店舗を検索' });
    await search.getByRole('button', { name: /^カテゴリ/ }).click();
    await page.getByRole('dialog').getByText('楽器').click();
    release();
    await expect(search.getByRole('button', { name: /^カテゴリ/ })).toContainText('楽器');
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: '楽器' })).toBeChecked();
    await page.keyboard.press('Escape');
    await search.getByRole('button', { name: '検索する' }).click();
    await expect(page).toHaveURL(/categories=music/);
  });

  // Those who choose by keyboard press nothing.
  test('a choice of the guide is applied, whether React comes or not @desktop', async ({ page }) => {
    const code = page.getByRole('region', { name: 'HTML', exact: true }).locator('code');
    const choose = (category: string) =>
      page.getByRole('combobox', { name: '最初のカテゴリ' }).selectOption({ label: category });
    const release = await holdScripts(page);
    await page.goto('/partners-guide', { waitUntil: 'commit' });
    await choose('楽器');
    release();
    await expect(code).toContainText('initial-category="music"');
    await page.unrouteAll();
    await page.route('**/hydrate-*.js', (route) => route.abort());
    await page.goto('/partners-guide', { waitUntil: 'commit' });
    await choose('カメラ');
    await expect(code).toContainText('initial-category="camera"');
  });
});

test.describe('Without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false });

  // Clause 1.6-2
  test('an enquiry is checked and sent', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('氏名').fill('山田 花子');
    await page.getByLabel('メールアドレス').fill('hanako');
    await page.getByLabel('お問い合わせ本文').fill('教えてください');
    await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(page.getByText('正しいメールアドレスの形式で入力してください')).toBeVisible();
    await expect(page.getByLabel('お問い合わせ本文')).toHaveValue('教えてください');
    await page.getByLabel('メールアドレス').fill('hanako@example.jp');
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(page.getByRole('heading', { name: '送信完了' })).toBeVisible();
  });

  // Clause 1.6-2
  test('a shop registers, whatever it typed between the digits of its postal code', async ({ page }) => {
    await page.goto('/store');
    await page.getByLabel('法人名（正式社名）').fill('株式会社たから堂');
    await page.getByLabel('ご担当者名').fill('宝田 一郎');
    await page.getByLabel('郵便番号').fill('〒１６２－０８０１');
    await page.getByLabel('電話番号').fill('03-1234-5678');
    await page.getByLabel('メールアドレス').fill('takara@example.jp');
    await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
    await page.getByRole('button', { name: /登録/ }).last().click();
    await expect(page.getByText(/に同意してください$/)).toBeVisible();
    await expect(page.getByLabel('ご担当者名')).toHaveValue('宝田 一郎');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /登録/ }).last().click();
    await expect(page).toHaveURL('/store/thanks');
  });

  // Clause 1.4-22
  test('a visitor searches shops by category and area', async ({ page }) => {
    await page.goto('/partners');
    const search = page.getByRole('search', { name: '店舗を検索' });
    await search.getByRole('button', { name: /^カテゴリ/ }).click();
    await page.getByRole('dialog').getByText('楽器').click();
    await page.getByRole('dialog').getByText('時計').click();
    await page.getByRole('dialog').getByRole('button', { name: '決定する' }).click();
    await search.getByRole('button', { name: /^エリア/ }).click();
    await page.getByRole('dialog').getByText('近畿', { exact: true }).click();
    await page.getByRole('dialog').getByText('大阪府').click();
    await page.getByRole('dialog').getByText('四国', { exact: true }).click();
    await page.getByRole('dialog').getByText('四国すべて').click();
    await page.keyboard.press('Escape');
    await search.getByRole('button', { name: '検索する' }).click();
    await expect(page).toHaveURL(/page=1/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '1',
      categories: 'watch,music',
      prefecture_names: '大阪府,徳島県,香川県,愛媛県,高知県',
    });
    await expect(page.getByRole('main').locator('li h2 + p').first()).toContainText(
      /大阪府|徳島県|香川県|愛媛県|高知県/,
    );
    await search.getByRole('link', { name: '条件をクリア' }).click();
    await expect(page).toHaveURL('/partners');
  });

  // Clauses 1.2-165, 1.4-14
  test('a list has its first page at its own address, and a page beyond the last becomes the last', async ({
    page,
    request,
    baseURL,
  }) => {
    for (const list of PAGED_LISTS) {
      // For search engines, which know the list by this address.
      const answer = await request.get(list, { maxRedirects: 0 });
      expect(answer.status(), list).toBe(200);
      expect(await answer.text()).toMatch(new RegExp(`<link rel="canonical" href="${baseURL}${list}"/?>`));
      await page.goto(`${list}?utm_source=x`);
      await expect(page).toHaveURL(`${list}?utm_source=x`);
      await expect(page.getByRole('article').or(shops(page)).first()).toBeVisible();
      await page.goto(`${list}?page=99999`);
      await expect(page).toHaveURL(/page=\d{1,2}$/);
      await expect(page.getByRole('article').or(shops(page)).first()).toBeVisible();
    }
  });

  test('the thank-you page leads to the form', async ({ page }) => {
    await page.goto('/thanks');
    await expect(page).toHaveURL('/form');
  });
});

test.describe('The carousels of a phone @phone', () => {
  for (const { path, names } of [
    { path: '/', names: ['強化買取カテゴリ', '買取実績のカテゴリ', 'おすすめの提携買取店'] },
    { path: '/lp/tokei', names: ['時計の買取実績'] },
  ]) {
    test(`of ${path} leave their slides where they are as they start`, async ({ page, site }) => {
      const release = await holdFiles(page, /\/create-swiper-/);
      await page.goto(site.url + path);
      const rows = names.map((name) => page.getByRole('group', { name, exact: true }).locator('.swiper'));
      const slidesOf = async (row: Locator) => {
        await row.scrollIntoViewIfNeeded();
        return row.locator('.swiper-slide').evaluateAll((slides) =>
          slides.map((slide) => {
            const { left, width, height } = slide.getBoundingClientRect();
            return [left, width, height].map(Math.round);
          }),
        );
      };
      const before: number[][][] = [];
      for (const row of rows) {
        await expect(row).not.toHaveClass(/swiper-initialized/);
        before.push(await slidesOf(row));
      }
      release();
      for (const [index, row] of rows.entries()) {
        await row.scrollIntoViewIfNeeded();
        await expect(row).toHaveClass(/swiper-initialized/);
        expect.soft(await slidesOf(row), names[index]).toEqual(before[index]);
      }
    });
  }
});

test.describe('The carousels @desktop', () => {
  // Clauses 1.2-159, 1.2-160, 1.9-8, 1.9-31
  test('a gallery is a grid on a wide screen, a carousel on a narrow one, and a grid again', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/lp/tokei`);
    const gallery = page.getByRole('group', { name: '時計の買取実績' });
    await gallery.scrollIntoViewIfNeeded();
    const row = gallery.locator('.swiper');
    await expect(row).not.toHaveClass(/swiper-initialized/);
    const fits = () => gallery.evaluate((element) => element.scrollWidth <= element.clientWidth + 1);
    expect(await fits()).toBe(true);

    await page.setViewportSize({ width: 640, height: 900 });
    await gallery.scrollIntoViewIfNeeded();
    await expect(row).toHaveClass(/swiper-initialized/);
    const slide = await gallery.locator('.swiper-slide').first().boundingBox();
    const whole = await gallery.boundingBox();
    // 1.1 slides are visible between the edges of the page, with 16 pixels between them.
    expect(slide?.width).toBeCloseTo(((whole?.width ?? 0) - 1.6) / 1.1, 0);
    await gallery.getByRole('button', { name: '2枚目を表示' }).click();

    await page.setViewportSize({ width: 641, height: 900 });
    await expect(row).not.toHaveClass(/swiper-initialized/);
    expect(await fits()).toBe(true);
  });

  test('everything that moves by itself can be stopped', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(site.url);
    const startButton = page.getByRole('button', { name: '背景の切り替えを始める' });
    await page.getByRole('button', { name: '背景の切り替えを止める' }).click();
    await expect(startButton).toBeVisible();
    const results = page.getByRole('group', { name: '買取実績' });
    await results.scrollIntoViewIfNeeded();
    await results.getByRole('button', { name: '自動再生を止める' }).click();
    await expect(results.getByRole('button', { name: '自動再生を始める' })).toBeVisible();
  });
});

import { expect, type Page } from 'playwright/test';
import { CATEGORIES, CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import { OPERATOR } from '#test/base/operator.ts';
import { test } from '#test/browser/site-behind.ts';

/**
 * Document 1, section 2: the parts of each page. All of it is in the HTML, so nothing here needs scripts. Pages with
 * claims are those of a site without an operator, which has all of them.
 */
test.use({ javaScriptEnabled: false });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Where the links of a part lead, in order. */
const targets = (page: Page, name: string) =>
  region(page, name)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** No result of music is published here, so that it has its landing page. */
const RESULTS_OF = CATEGORY_KEYS.map((key) =>
  key === 'music' ? '/lp/music' : `/achievements/${slugOf(key)}`,
);

test.describe('Around every page @desktop', () => {
  // Clauses 1.2-20, 1.2-26
  test('the header has the logo and five links, the footer all pages and who runs the site', async ({
    page,
  }) => {
    await page.goto('/contact');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'タカクラベ' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('navigation').first().getByRole('link')).toHaveText([
      'トップ',
      '私たちについて',
      '買取実績',
      '提携買取店',
      'コラム',
    ]);
    const footer = page.getByRole('contentinfo');
    const pages = ['/', '/about', '/achievements', '/partners', '/column', '/campaign-gift', '/contact'];
    const more = ['/terms', '/store', '/company', '/privacy', '/privacy#personal-information'];
    for (const path of [...pages, ...more])
      await expect(footer.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  });

  // Clause 1.2-28
  test('the band calls for a net appraisal, done in 60 seconds at the fastest, and leads to the form', async ({
    page,
  }) => {
    await page.goto('/about');
    const band = region(page, 'かんたんネット査定');
    await expect(band).toContainText('入力は最短60秒');
    await expect(band.getByRole('link')).toHaveAttribute('href', '/form');
  });

  // Clause 1.2-40
  test('the breadcrumbs begin at the top page, and are missing on the home page', async ({ page }) => {
    await page.goto('/achievements/watch');
    const crumbs = page.getByRole('navigation', { name: '現在位置' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['トップ', '買取実績', '時計']);
    await page.goto('/');
    await expect(crumbs).toHaveCount(0);
  });
});

test.describe('The home page @desktop', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  // Clause 1.2-56
  test('leads from its first screen to the form', async ({ page }) => {
    const start = page.getByRole('main').getByRole('link', { name: '無料で一括査定をはじめる' }).first();
    await expect(start).toHaveAttribute('href', '/form');
  });

  // Clauses 1.2-58, 1.2-60, 1.2-72
  test('leads from the slides and from the list of the categories to their results', async ({ page }) => {
    expect(await targets(page, 'いま査定できる品物')).toEqual([...RESULTS_OF, '/areas']);
    await expect(region(page, 'いま査定できる品物').getByRole('link').first()).toContainText('実績を見る');
    expect(await targets(page, '取扱カテゴリ')).toEqual(RESULTS_OF);
  });

  // Clauses 1.2-66, 1.2-68
  test('shows results of six categories, which lead to all of them', async ({ page, site }) => {
    await page.goto(site.url);
    const results = region(page, '買取実績').getByRole('group');
    await expect(results.locator('strong')).toHaveText(['時計', 'バッグ', '宝石', 'カメラ', 'お酒', '絵画']);
    await expect(results.locator('img')).toHaveCount(6);
    expect(new Set(await targets(page, '買取実績'))).toEqual(new Set(['/achievements']));
  });

  // Clauses 1.2-69, 1.4-4
  test('says in a line each who has asked for what', async ({ page, site, upstream }) => {
    const request = { id: 1, time: '3分前', location: '東京都', item: '時計' };
    upstream.answerJson(/^\/v1\/recent_appraisals/, { recent_appraisals: [request] });
    await page.goto(site.url);
    await expect(region(page, '最近の査定依頼').getByRole('listitem').first()).toHaveText(
      /「.+」のお客様が.+の買取を依頼しました$/,
    );
  });

  // Clause 1.2-71
  test('explains in three pictures how the best of ten companies is found', async ({ page }) => {
    const steps = region(page, 'ご利用の流れ');
    await expect(steps).toContainText('最大10社の中から、いちばん納得できる買取店を選べます。');
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(steps.getByRole('listitem').locator('img')).toHaveCount(3);
  });

  // Clauses 1.2-74, 1.2-76, 1.3-21
  test('answers nine questions and lets three customers speak', async ({ page, site }) => {
    await page.goto(site.url);
    await expect(region(page, 'よくあるご質問').locator('details')).toHaveCount(9);
    const voices = region(page, 'お客様の声').getByRole('listitem');
    await expect(voices).toHaveCount(3);
    for (const voice of await voices.all()) {
      await expect(voice.locator('img')).toHaveCount(1);
      await expect(voice.getByRole('heading')).not.toBeEmpty();
    }
  });

  // Clauses 1.1-27, 1.1-33, 1.1-34, 1.1-35, 1.1-36, 1.1-37, 1.2-75, 1.3-20
  test('answers what sellers ask about shops, accessories, ways, cancelling and their data', async ({
    page,
  }) => {
    const answers = region(page, 'よくあるご質問');
    for (const answer of [
      '古物商許可番号を公開する提携買取店だけをご紹介しています。',
      'はい、付属品がなくても売却できます。',
      '買取の方法には、店頭・出張・宅配があります。',
      '売却が成立する前であれば、無料でキャンセルできます。',
      'サービスの提供、提携買取店のご紹介、お問い合わせへの対応のためだけに使用します。',
    ])
      await expect(answers, answer).toContainText(answer);
    await expect(answers.locator('a', { hasText: 'プライバシーポリシー' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });
});

// Clauses 1.1-27, 1.2-64, 1.2-65, 1.2-80
test('The home page gives three reasons, which lead to the page about us, and the number of shops @desktop', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const reasons = region(page, '選ばれる3つの理由');
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([/高額/, /審査/, /日本初/]);
  await expect(reasons.getByRole('link', { name: /とは|について/ })).toHaveAttribute('href', '/about');
  const shops = region(page, '提携買取店');
  await expect(shops).toContainText(/厳しい審査を通過した[1-9][\d,]*社以上の買取店/);
  await expect(
    shops.getByRole('group', { name: '新着の提携買取店' }).getByRole('heading').first(),
  ).not.toBeEmpty();
});

// Clauses 1.1-8, 1.1-18, 1.1-19, 1.1-20, 1.1-21, 1.1-22, 1.1-23, 1.1-24, 1.1-25, 1.1-26, 1.1-28, 1.1-29, 1.1-30,
// 1.1-32, 1.2-147, 1.2-153
test('The claims stand on their pages as they were made @desktop', async ({ page, site }) => {
  for (const [path, claims] of [
    [
      '/',
      [
        '累計査定依頼10万件突破',
        'No.1',
        'マーケティングリサーチ機構調べ（2025年4月期）',
        '1,000万件以上',
        '2025年4月時点',
        '800社突破',
        '約30秒から',
        '最短60秒',
        '全国',
        '24時間・年中無休',
      ],
    ],
    [
      '/lp/tokei',
      [
        '査定満足度No.1',
        '1000万件以上の査定依頼',
        '提携買取店800社突破',
        '24時間・年中無休で受付中',
        '最短60秒で入力完了',
        '※1',
        '※2',
      ],
    ],
    [
      '/store',
      [
        '約800社',
        '1,200社を超える',
        '約70万5千円',
        '年間20万人以上',
        '最短翌日',
        '最短即日',
        '日本初',
        '約10年',
        '初期費用',
        '掲載料',
        '成功報酬',
        '0円',
      ],
    ],
    ['/about', ['2016年', '10万件', '2025年']],
  ] as const) {
    await page.goto(site.url + path);
    const html = (await page.content()).replaceAll(/<[^>]+>/g, '');
    expect(claims.filter((claim) => !html.includes(claim))).toEqual([]);
  }
});

// Clause 1.1-31
test('A claim with a footnote has the same one on every page that makes it @desktop', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/lp/tokei', '/about']) {
    await page.goto(site.url + path);
    const main = page.getByRole('main');
    const claims = main.getByRole('listitem').or(main.getByRole('term'));
    for (const [claim, number, note] of [
      ['査定満足度', 1, '※1 マーケティングリサーチ機構調べ（2025年4月期）'],
      ['査定依頼', 2, '※2 2025年4月時点'],
    ] as const) {
      const row = claims.filter({ hasText: claim }).filter({ has: page.getByRole('link', { name: /※/ }) });
      const mark = row.getByRole('link', { name: `※${number}`, exact: true });
      await expect(mark, `${path}: ${claim}`).toHaveAttribute('href', `/evidence#note-${number}`);
      await expect(main.getByText(note, { exact: true }), `${path}: ${note}`).toBeVisible();
    }
  }
});

// Clauses 1.1-9, 1.1-10, 1.2-95, 1.2-96, 1.2-99, 1.2-100, 1.2-101, 1.6-3
test('The page for shops has its parts in order, each with its number of points @desktop', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/store`);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    '初期費用も、掲載料も、成功報酬も。すべて0円。',
    '選ばれる4つの理由',
    '掲載までの4ステップ',
    '加盟後も続く3つのサポート',
    '加盟をお考えの方からのよくあるご質問',
    '加盟店登録フォーム',
  ]);
  await expect(region(page, '選ばれる4つの理由').getByRole('listitem')).toHaveCount(4);
  await expect(region(page, '掲載までの4ステップ').getByRole('heading', { level: 3 })).toHaveText([
    'アカウント登録',
    'エリアと品目を選ぶ',
    '店舗ページを作る',
    '査定依頼が届く',
  ]);
  await expect(region(page, '加盟後も続く3つのサポート').getByRole('heading', { level: 3 })).toHaveText([
    /電話とメール/,
    /セミナー/,
    /成功事例/,
  ]);
  await expect(region(page, '加盟をお考えの方からのよくあるご質問').locator('details')).toHaveCount(7);
});

test.describe('The page for shops @desktop', () => {
  test.beforeEach(({ page }) => page.goto('/store'));

  // Clauses 1.1-39, 1.1-40, 1.1-41, 1.1-42, 1.1-43, 1.6-4
  test('answers what shops ask: no store, any prefecture, a licence, contracts by e-mail, one person', async ({
    page,
  }) => {
    const answers = region(page, '加盟をお考えの方からのよくあるご質問');
    for (const answer of [
      'メールと専用のページで行います',
      '全国どの都道府県でも加盟していただけます',
      'いつでも変更できます',
      '古物商許可が必要です',
      'メールで契約を締結します',
      '古物商許可をお持ちの個人事業主の方もご登録いただけます',
    ])
      await expect(answers, answer).toContainText(answer);
  });

  // Clauses 1.1-6, 1.2-102, 1.2-103
  test('has banners 完全無料 and 登録してみる that lead to its form', async ({ page }) => {
    const banners = page.getByRole('main').locator('a[href="#store-form"]');
    expect(await banners.count()).toBeGreaterThanOrEqual(3);
    for (const banner of await banners.all()) await expect(banner).toHaveText(/完全無料.*登録してみる/);
    await expect(page.locator('#store-form form')).toHaveCount(1);
  });

  // Clauses 1.2-105, 1.2-106, 1.2-107
  test('asks in its form for five things and for the terms, each required and named in its field', async ({
    page,
  }) => {
    const form = page.locator('#store-form form');
    const labels = ['法人名（正式社名）', 'ご担当者名', '郵便番号', '電話番号', 'メールアドレス'];
    for (const label of labels) {
      await expect(form.getByLabel(label)).toHaveAttribute('placeholder', label);
      await expect(form.getByLabel(label)).toHaveAttribute('required', '');
    }
    await expect(
      form.getByRole('checkbox', { name: /利用規約.*プライバシーポリシー.*個人情報の取り扱い/ }),
    ).toHaveAttribute('required', '');
  });

  // Clauses 1.2-118, 1.9-21
  test('thanks for a registration, promises to call within three working days, and leads back', async ({
    page,
  }) => {
    await page.goto('/store/thanks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('お申し込みありがとうございます');
    await expect(page.getByRole('main')).toContainText(
      'ご登録内容を確認のうえ、担当者より3営業日以内にご連絡いたします。',
    );
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/store');
  });
});

// Clauses 1.2-120, 1.2-121, 1.2-122, 1.5-21
test('The contact form says in each field what belongs there, and has no mark 必須 @desktop', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const label of ['氏名', 'メールアドレス', 'お問い合わせ本文']) {
    await expect(page.getByLabel(label)).toHaveAttribute('placeholder', `${label}を入力してください`);
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  }
  await expect(page.getByLabel('お問い合わせ本文')).toHaveAttribute('rows', '4');
  await expect(page.getByRole('main')).not.toContainText('必須');
});

// Clauses 1.2-136, 1.2-138, 1.2-139, 1.2-140, 1.2-141, 1.2-142, 1.2-143, 1.2-144, 1.2-145, 1.7-21, 1.9-23
test('The gift campaign says who gets what, how, and who does not @desktop', async ({ page }) => {
  await page.goto('/campaign-gift');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '無料で査定をはじめる' })).toHaveAttribute('href', '/form/');
  await expect(main).toContainText('ご紹介した買取店で査定を完了された方');
  await expect(main).toContainText('1,000円分のギフトカード');
  await expect(main.locator('ol').getByRole('heading')).toHaveText([
    '期間中に査定を申し込む',
    '査定後にアンケートに答える',
    'ギフトカードを受け取る',
  ]);
  await expect(main.getByRole('link', { name: /外部サイト/ })).toHaveAttribute('target', '_blank');
  await expect(region(page, '対象外となる場合').getByRole('listitem')).toHaveText([
    /^査定のお申し込みを確認できない/,
    /^買取店での査定の完了を確認できない/,
    /応募の内容を確認できない/,
    /^すでに.*受け取られている/,
  ]);
  const notes = region(page, 'ご注意');
  await expect(notes).toContainText('お一人様1回限り');
  await expect(notes).toContainText(`本キャンペーンは、${OPERATOR.OPERATOR_NAME}が運営しています。`);
  await expect(notes).toContainText('ギフトカードの発行元ではお受けしておりません。');
  await expect(region(page, 'お問い合わせ先')).toContainText('キャンペーン事務局');
});

test.describe('A landing page @desktop', () => {
  for (const [path, goods, results] of [
    ['/lp/camera', 'カメラ', 6],
    ['/lp/kotto/kimono', '着物', 4],
  ] as const) {
    // Clauses 1.2-149, 1.2-150, 1.2-151, 1.2-162
    test(`${path} has ${results} results, four voices, and buttons that lead to the form in it`, async ({
      page,
      site,
    }) => {
      await page.goto(site.url + path);
      const gallery = region(page, `${goods}の買取実績`).getByRole('img');
      await expect(gallery).toHaveCount(results);
      for (const [index, picture] of (await gallery.all()).entries())
        await expect(picture).toHaveAttribute('alt', `買取実績 0${index + 1}`);
      const voices = region(page, 'お客様の声').getByRole('img');
      await expect(voices).toHaveCount(4);
      await expect(voices.last()).toHaveAttribute('alt', 'お客様の声4');
      await expect(page.getByRole('main').locator('a[href="#appraisal-form"]')).not.toHaveCount(0);
      await expect(page.locator('#appraisal-form appraisal-form')).toHaveAttribute('theme', 'lp');
    });
  }

  // Clause 1.2-146
  test('has one picture of its hero for desktops and one for phones', async ({ page }) => {
    await page.goto('/lp/tokei');
    const hero = page.locator('main picture').first();
    await expect(hero.locator('source[media="(max-width: 47.9375em)"]').first()).toHaveAttribute(
      'srcset',
      /-phone/,
    );
  });
});

test.describe('The column @desktop', () => {
  // Clauses 1.1-11, 1.2-6, 1.2-7, 1.2-164, 1.2-166, 1.2-167, 1.9-13
  test('lists twelve articles to a page, and marks the category that is shown', async ({ page }) => {
    await page.goto('/column?page=1');
    await expect(page.getByRole('article')).toHaveCount(12);
    const chips = page.getByRole('navigation', { name: '記事のカテゴリ' });
    await expect(chips.locator('[aria-current]')).toHaveText('すべて');
    await expect(chips.getByRole('link', { name: '時計' })).toHaveAttribute('href', '/column/category/watch');
    await page.goto('/column/category/watch?page=1');
    await expect(chips.locator('[aria-current]')).toHaveText('時計');
  });

  // Clauses 1.2-8, 1.2-170, 1.2-171, 1.2-172, 1.2-175, 1.2-176, 1.2-180, 1.9-15
  test('shows an article with its picture, contents, author, tags, last change and other articles', async ({
    page,
  }) => {
    await page.goto('/column/watch-box-and-papers');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '時計', exact: true }).first()).toHaveAttribute(
      'href',
      '/column/category/watch',
    );
    await expect(main.locator('img').first()).toHaveAttribute('width', /\d+/);
    const contents = main.getByRole('navigation', { name: '目次' }).locator('details');
    await expect(contents).toHaveAttribute('open', '');
    await expect(main).toContainText(/最終更新日\s*\d{4}\.\d{2}\.\d{2}/);
    await expect(main).toContainText('タグ');
    const author = region(page, 'この記事を書いた人');
    await expect(author.locator('img')).toHaveAttribute('width', '221');
    await expect(author.locator('img')).toHaveAttribute('srcset', /1x, .* 2x$/);
    const latest = page
      .getByRole('complementary')
      .locator('section', { hasText: '最新記事' })
      .getByRole('listitem');
    await expect(latest).toHaveCount(5);
    const heights = await latest
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().height));
    expect(heights[0], 'the first one is large').toBeGreaterThan(Math.max(...heights.slice(1)));
  });
});

// Clauses 1.1-7, 1.2-9, 1.2-191, 1.2-192, 1.2-194, 1.9-14
test('The list of shops has ten to a page, their number, and a link to each @desktop', async ({ page }) => {
  await page.goto('/partners?page=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('提携買取店一覧');
  await expect(page.getByText(/該当する店舗\s*[\d,]+\s*件/)).toBeVisible();
  await expect(page.getByRole('main').locator('li a[href^="/partners/"]')).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'ページ送り' })).toBeVisible();
});

// Clauses 1.2-204, 1.2-205, 1.2-206
test('The page of a shop has its own words, an introduction, its facts and a map @desktop', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/v1/partner_shops/company_shops')).json();
  const [shop] = data;
  await page.goto(`/partners/${shop.uuid}`);
  const part = (name: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(page.getByRole('main').locator('header')).toContainText(shop.company_name);
  await expect(part('会社からのメッセージ').locator('p')).toHaveText(shop.company_free_text);
  await expect(part('タカクラベからのご紹介').locator('p')).toHaveText(shop.minna_free_text);
  const facts = part('店舗情報');
  for (const fact of [shop.representative_name, shop.antique_dealer_license, shop.methods.join('・')])
    await expect(facts, fact).toContainText(fact);
  await expect(part('地図')).toContainText(shop.address);
});

// Clauses 1.2-207, 1.2-208, 1.2-209, 1.3-17
test('The results have a chip for all and one for each category, and pictures for fine screens @desktop', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/achievements`);
  const chips = page.getByRole('navigation', { name: '買取実績のカテゴリ' }).getByRole('link');
  await expect(chips).toHaveText(['すべて', ...CATEGORY_KEYS.map((key) => CATEGORIES[key].label)]);
  const captions = page.getByRole('main').locator('figcaption > span');
  await expect(captions).toContainText([
    '時計',
    'バッグ',
    '宝石',
    'カメラ',
    'お酒',
    '骨董品',
    '金・貴金属',
    '時計',
  ]);
  for (const source of await page.getByRole('main').locator('figure source').all()) {
    const widths = [...((await source.getAttribute('srcset')) ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
      Number(width),
    );
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(2 * Math.min(...widths));
  }
});
